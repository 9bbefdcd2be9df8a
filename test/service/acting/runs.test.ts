import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActRun, TranscriptReply } from '../../../domain/acting/act-run.ts';
import { ActRuns } from '../../../domain/acting/act-runs.ts';
import { Conflict } from '../../../domain/foundation/errors/errors.ts';
import { untilWaiting } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

/** In a separate transaction. */
const outside = AsyncLocalStorage.snapshot();
let server: TestServer;
let runs: ActRuns;
beforeAll(async () => {
  server = await startServer();
  runs = new ActRuns(server.store.unitOfWork);
});
afterAll(() => server.close());

const TOOL = 'departments.create';
const KEPT = new Date('2099-01-01T00:00:00.000Z');
const replyOf = (...names: readonly string[]): TranscriptReply => ({
  text: 'Words',
  calls: names.map((name) => ({
    toolName: TOOL,
    wireName: 'departments_create',
    arguments: { name },
    result: null,
  })),
});
const runOf = (fields: Partial<ActRun> = {}): ActRun => ({
  id: crypto.randomUUID(),
  principal: { userId: 'u1', keyId: null },
  agentId: crypto.randomUUID(),
  conversationId: crypto.randomUUID(),
  taskId: null,
  historyTurns: 0,
  instruction: 'Do it',
  transcript: [replyOf('A')],
  steps: 1,
  ...fields,
});
const written = (name: string) => ({ tool: TOOL, given: { name } });
const begin = (run: ActRun, ...names: readonly string[]) =>
  server.store.unitOfWork.write((em) => runs.begin(em, run, names.map(written), KEPT));
const callsOf = async ({ id }: ActRun) =>
  (await runs.find(id))?.calls.map(({ arguments: given, result }) => [given?.name ?? null, result]);

describe('a stored run', () => {
  it('accepts one reply for each step: a second process adds no reply', async () => {
    const run = runOf();
    await begin(run, 'A');
    const reply = (name: string) =>
      server.store.unitOfWork.write((em) =>
        runs.addReply(em, { ...run, steps: 2, transcript: [...run.transcript, replyOf(name)] }, 1, [written(name)]),
      );
    await reply('B');
    await expect(reply('C')).rejects.toThrow(Conflict);
    expect(await callsOf(run)).toEqual([
      ['A', null],
      ['B', null],
    ]);
  });

  it('marks a call once, and keeps the first result', async () => {
    const run = runOf();
    await begin(run, 'A', 'B');
    const finish = (text: string) =>
      server.store.unitOfWork.write((em) => runs.finishCall(em, run.id, 0, { isError: false, text }));
    await finish('first');
    await expect(finish('second')).rejects.toThrow(Conflict);
    expect(await callsOf(run)).toEqual([
      [null, 'first'],
      ['B', null],
    ]);
  });

  it('gives changed arguments to the first call only, and to none that ran', async () => {
    const [waiting, ran] = [runOf(), runOf()];
    for (const run of [waiting, ran]) await begin(run, 'A', 'B');
    await server.store.unitOfWork.write(async (em) => {
      await runs.finishCall(em, ran.id, 0, { isError: false, text: 'done' });
      for (const { id, transcript } of [waiting, ran])
        await runs.replaceArguments(em, id, { name: 'Changed' }, transcript);
    });
    expect(await callsOf(waiting)).toEqual([
      ['Changed', null],
      ['B', null],
    ]);
    expect(await callsOf(ran)).toEqual([
      [null, 'done'],
      ['B', null],
    ]);
  });

  it('loses its text in every run of the conversation, and in a reply that is being written', async () => {
    const conversationId = crypto.randomUUID();
    const [replying, waiting, other] = [runOf({ conversationId }), runOf({ conversationId }), runOf()];
    for (const run of [replying, waiting, other]) await begin(run, 'A');
    let erasing: Promise<void> = Promise.resolve();
    await server.store.unitOfWork.write(async (em) => {
      const transcript = [...replying.transcript, replyOf('B')];
      await runs.addReply(em, { ...replying, steps: 2, transcript }, 1, [written('B')]);
      erasing = outside(() => server.store.unitOfWork.write((own) => runs.eraseText(own, conversationId)));
      await untilWaiting(server.store.pool);
    });
    await erasing;
    const textsIn = async ({ id }: ActRun) => (await runs.find(id))?.run.transcript.map(({ text }) => text);
    expect([await textsIn(replying), await textsIn(waiting), await textsIn(other)]).toEqual([
      ['', ''],
      [''],
      ['Words'],
    ]);
    expect([await runs.isErased(waiting.id), await runs.isErased(other.id)]).toEqual([true, false]);
  });
});
