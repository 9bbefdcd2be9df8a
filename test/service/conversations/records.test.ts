import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConversationStatus } from '../../../domain/conversations/conversation.entity.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { failureOf, openConversation } from '../../support/builders/chat/turns.ts';
import { crowdConversations } from '../../support/builders/load/crowds.ts';
import { createPerson } from '../../support/builders/people.ts';
import { whileUncommitted } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const NOON = new Date('2031-06-15T12:00:00.000Z');
const LATER = new Date(NOON.getTime() + 1);

const clock = new ManualClock(NOON);
let server: TestServer;
let userId: string;
beforeAll(async () => {
  server = await startServer({ clock });
  ({ id: userId } = await createPerson(server, 'ann', 'ceo'));
});
afterAll(() => server.close());

describe('the turns of a conversation', () => {
  it('are read up to the newest thousand, oldest first', async () => {
    const turns = Array.from({ length: 1_001 }, (_, index) => ({ role: 'user' as const, content: `Turn ${index}` }));
    const id = await openConversation(server, userId, 'direct', ...turns);
    const read = await server.services.conversations.turnsOf(id);
    expect(read.map(({ content }) => content)).toEqual(turns.slice(1).map(({ content }) => content));
    expect((await server.services.conversations.lastTurnOf(id))?.content).toBe('Turn 1000');
  });
});

describe('a conversation that was found idle', () => {
  const setStatus = (id: string, status: ConversationStatus) =>
    server.store.unitOfWork.write(async (em) => {
      const { conversations } = server.services;
      conversations.setStatus(em, await conversations.lock(em, id), status);
    });

  it.each<[string, ConversationStatus, Date, boolean, boolean]>([
    ['is erased', 'active', LATER, false, true],
    ['is erased if it was closed', 'closed', LATER, false, true],
    ['stays if it was proposed in the meantime', 'proposed', LATER, false, false],
    ['stays if it was changed in the meantime', 'active', NOON, false, false],
    ['stays if something in it is pending', 'active', LATER, true, false],
  ])('%s', async (_, status, before, isPending, isErased) => {
    const { ownConversations, conversations } = server.services;
    const id = await openConversation(server, userId, 'direct', { role: 'user', content: 'Hello' });
    await setStatus(id, status);
    await ownConversations.eraseIdle(id, before, async () => isPending);
    expect(await conversations.turnsOf(id)).toHaveLength(isErased ? 0 : 1);
  });
});

describe('a conversation', () => {
  const TURN = { role: 'user', content: 'Hello' } as const;
  const append = (id: string) =>
    server.store.unitOfWork.write(async (em) => {
      const { conversations } = server.services;
      conversations.append(em, await conversations.lockOpen(em, id), TURN);
    });

  it('4000: gets no turn that waits until it is closed', async () => {
    const id = await openConversation(server, userId, 'direct');
    const close = () => server.services.ownConversations.close(id, actorNamed(userId));
    expect(await whileUncommitted(server.store, close, () => failureOf(append(id)))).toBe(4000);
    expect(await server.services.conversations.turnsOf(id)).toEqual([]);
  });

  it('numbers turns that are written at the same time one after the other', async () => {
    const id = await openConversation(server, userId, 'direct');
    await whileUncommitted(
      server.store,
      () => append(id),
      () => append(id),
    );
    const turns = await server.services.conversations.turnsOf(id);
    expect(turns.map(({ sequence }) => sequence)).toEqual([0, 1]);
  });

  it('is not erased as idle when it gets a turn while it is examined', async () => {
    const id = await openConversation(server, userId, 'direct', TURN);
    const erase = () => server.services.ownConversations.eraseIdle(id, LATER, async () => false);
    clock.advance(1);
    await whileUncommitted(server.store, () => append(id), erase);
    expect(await server.services.conversations.turnsOf(id)).toHaveLength(2);
  });

  it('4000: is not opened above the limit when another one is opened at the same time', async () => {
    const { id } = await createPerson(server, 'talker', 'manager');
    const open = () => openConversation(server, id, 'direct');
    await crowdConversations(server.store.pool, await open(), 998);
    expect(await whileUncommitted(server.store, open, () => failureOf(open()))).toBe(4000);
  });
});
