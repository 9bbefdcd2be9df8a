import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActRun, Said } from '../../../domain/acting/run.ts';
import { ActRuns } from '../../../domain/acting/runs.ts';
import { Conflict } from '../../../domain/foundation/errors/errors.ts';
import { untilWaiting } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

/** In a transaction of its own. */
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
const saidOf = (...names: readonly string[]): Said => ({
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
  historyTurns: 0,
  instruction: 'Do it',
  said: [saidOf('A')],
  steps: 1,
  ...fields,
});
const written = (name: string) => ({ tool: TOOL, given: { name } });
const begin = (run: ActRun, ...names: readonly string[]) =>
  server.store.unitOfWork.write((em) => runs.begin(em, run, names.map(written), KEPT));
const callsOf = async ({ id }: ActRun) =>
  (await runs.find(id))?.calls.map(({ arguments: given, result }) => [given?.name ?? null, result]);

describe('a stored run', () => {
  it('takes one reply for each step: a second process adds no reply', async () => {
    const run = runOf();
    await begin(run, 'A');
    const reply = (name: string) =>
      server.store.unitOfWork.write((em) =>
        runs.say(em, { ...run, steps: 2, said: [...run.said, saidOf(name)] }, 1, [written(name)]),
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

  it('gives other arguments to the first call only, and to none that ran', async () => {
    const [waiting, ran] = [runOf(), runOf()];
    for (const run of [waiting, ran]) await begin(run, 'A', 'B');
    await server.store.unitOfWork.write(async (em) => {
      await runs.finishCall(em, ran.id, 0, { isError: false, text: 'done' });
      for (const { id, said } of [waiting, ran]) await runs.replaceArguments(em, id, { name: 'Changed' }, said);
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

  it('loses its words in every run of the conversation, and in a reply that is being written', async () => {
    const conversationId = crypto.randomUUID();
    const [replying, waiting, other] = [runOf({ conversationId }), runOf({ conversationId }), runOf()];
    for (const run of [replying, waiting, other]) await begin(run, 'A');
    let erasing: Promise<void> = Promise.resolve();
    await server.store.unitOfWork.write(async (em) => {
      const said = [...replying.said, saidOf('B')];
      await runs.say(em, { ...replying, steps: 2, said }, 1, [written('B')]);
      erasing = outside(() => server.store.unitOfWork.write((own) => runs.forgetWords(own, conversationId)));
      await untilWaiting(server.store.pool);
    });
    await erasing;
    const saidIn = async ({ id }: ActRun) => (await runs.find(id))?.run.said.map(({ text }) => text);
    expect([await saidIn(replying), await saidIn(waiting), await saidIn(other)]).toEqual([['', ''], [''], ['Words']]);
    expect([await runs.isForgotten(waiting.id), await runs.isForgotten(other.id)]).toEqual([true, false]);
  });
});
