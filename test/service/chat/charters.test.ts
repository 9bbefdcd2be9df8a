import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import { charterTurns, takeTurn } from '../../support/builders/chat/chat.ts';
import { firstUser } from '../../support/builders/chat/chat-scene.ts';
import { failureOf, failureOfLeaver } from '../../support/builders/chat/model-calls.ts';
import { countStored, interview, storedConversation, wholeIdea } from '../../support/builders/organisation/charters.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
let actor: Actor;

beforeAll(async () => {
  server = await startServer();
  ({ ceo, actor } = await firstUser(server));
});
afterAll(() => server.close());

const charterTurn = async (asked: Partial<Parameters<typeof takeTurn>[3]> = {}) =>
  (await takeTurn(server, charterTurns(server), 'charter', { message: 'An idea', actor, ...asked })).charter;

describe('a charter turn', () => {
  it('asks and drafts as the interview does, and continues one that the interview began', async () => {
    const first = await charterTurn({ message: 'I have an idea: a portal' });
    expect(first).toMatchObject({ status: 'needs_more', charter: null, isConversationClosed: false });
    const { body } = await interview(ceo, wholeIdea(), first.conversationId);
    expect(body.data).toMatchObject({ conversation_id: first.conversationId, status: 'drafted' });
    const again = await charterTurn({ message: 'budget: 70k', conversationId: first.conversationId });
    expect(again).toMatchObject({ status: 'drafted', charter: { id: body.data.charter.id, version: 2 } });
    expect(await storedConversation(server, first.conversationId)).toMatchObject({ kind: 'charter', turnCount: 6 });
  });

  it('uses the project of the request as its hint', async () => {
    const { id } = (await ceo.call('createProject', { body: { name: 'Portal' } })).body.data;
    const { charter } = await charterTurn({ message: wholeIdea().replace(/\nproject:.*$/, ''), projectId: id });
    expect(charter).toMatchObject({ projectId: id, proposedProjectName: null });
  });

  it('excludes earlier explanations from the interview', async () => {
    const { conversationId } = await charterTurn();
    const { conversations } = server.services;
    await server.store.unitOfWork.write(async (em) => {
      const conversation = await conversations.lockOpen(em, conversationId);
      conversations.append(em, conversation, { role: 'user', content: 'Who?', purpose: 'explanation' });
      conversations.append(em, conversation, { role: 'assistant', content: 'Nobody', purpose: 'explanation' });
    });
    expect((await charterTurn({ message: 'Fewer calls', conversationId })).nextQuestion).toContain('constraints');
  });

  it('is closed by the cap of the interview, settled like any other turn', async () => {
    await changeSetting(server.store, 'chat', 'interview_max_turns', 1);
    const { conversationId } = await charterTurn();
    expect(await charterTurn({ conversationId })).toMatchObject({ isConversationClosed: true });
    await changeSetting(server.store, 'chat', 'interview_max_turns', 12);
    expect(await storedConversation(server, conversationId)).toMatchObject({ status: 'closed' });
  });

  it('is undone when its records cannot be stored', async () => {
    const before = await countStored(server);
    const settle = async () => {
      throw new Error('no room');
    };
    for (const message of ['An idea', wholeIdea()])
      expect(await failureOf(charterTurn({ message, settle }))).toMatchObject({ message: 'no room' });
    expect(await countStored(server)).toEqual(before);
  });

  it.each([
    ['a turn of the chat', (message: string, signal: AbortSignal) => charterTurn({ message, signal })],
    [
      'a turn of the interview',
      (message: string, signal: AbortSignal) =>
        server.services.interviews.takeTurn({ message, conversationId: null, project: null }, actor, signal),
    ],
  ])('of a caller who disconnected after the model call is not stored: %s', async (_what, take) => {
    const before = await countStored(server);
    const { gateway } = server.services;
    for (const message of ['An idea', wholeIdea()]) {
      const failure = await failureOfLeaver(gateway, 'structured', 1, (signal) => take(message, signal));
      expect(failure).toMatchObject({ message: 'gone' });
    }
    expect(await countStored(server)).toEqual(before);
  });

  it('needs a model provider', async () => {
    const bare = await startServer({ env: { MODEL_PROVIDER: 'none' } });
    expect(() => charterTurns(bare).requireOpen()).toThrow(expect.objectContaining({ code: 8001 }));
    await bare.close();
  });
});
