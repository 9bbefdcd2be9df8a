import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActContextReader } from '../../../domain/acting/act-context-reader.ts';
import type { ActRun } from '../../../domain/acting/act-run.ts';
import { ActRuns } from '../../../domain/acting/act-runs.ts';
import { failureOf } from '../../support/builders/chat/turns.ts';
import { inParallel } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let runs: ActRuns;
beforeAll(async () => {
  server = await startServer();
  runs = new ActRuns(server.store.unitOfWork);
});
afterAll(() => server.close());

const write = <T>(work: Parameters<typeof server.store.unitOfWork.write<T>>[0]) => server.store.unitOfWork.write(work);
const written = { tool: 'departments.create', given: { name: 'a' } };
const begun = async (fields: Partial<ActRun> = {}): Promise<ActRun> => {
  const run: ActRun = {
    id: crypto.randomUUID(),
    principal: { userId: 'u', keyId: null },
    agentId: crypto.randomUUID(),
    conversationId: null,
    taskId: null,
    historyTurns: 0,
    instruction: 'Do it',
    transcript: [],
    steps: 1,
    ...fields,
  };
  await write((em) => runs.begin(em, run, [written, { tool: null, given: null }], new Date()));
  return run;
};
const told = { isError: false, text: '{}' };

describe('the rows of a run', () => {
  it('mark a call once, whichever process has it, even without a lease; the mark replaces its arguments', async () => {
    const { id } = await begun();
    const codes = await inParallel(4, () => failureOf(write((em) => runs.finishCall(em, id, 0, told))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 4000)).toHaveLength(3);
    const found = await runs.find(id);
    expect(found?.calls).toEqual([
      { position: 0, tool: 'departments.create', arguments: null, is_done: true, is_error: false, result: '{}' },
      { position: 1, tool: null, arguments: null, is_done: false, is_error: null, result: null },
    ]);
  });

  it('accept a further reply once for its step', async () => {
    const run = await begun();
    const next = { ...run, steps: 2 };
    const codes = await inParallel(3, () => failureOf(write((em) => runs.addReply(em, next, 2, [written]))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect((await runs.find(run.id))?.calls).toHaveLength(3);
  });

  it('hold no text once their conversation was erased: no reply is added, and no model receives them', async () => {
    const [run, other] = [await begun({ conversationId: crypto.randomUUID() }), await begun()];
    const changes = { read: async () => ({ organisation: { departments: [], agents: [] } }) };
    const contexts = new ActContextReader({
      changes: changes as never,
      projects: { choices: async () => [] },
      tasks: { namedIn: async () => [] },
      runs,
    });
    await write((em) => runs.eraseText(em, run.conversationId as string));
    const told = (each: ActRun) =>
      Promise.all([
        failureOf(contexts.read(each)),
        failureOf(write((em) => runs.addReply(em, { ...each, steps: 2 }, 2, [written]))),
      ]);
    expect([await told(run), await told(other)]).toEqual([
      [4000, 4000],
      [null, null],
    ]);
    expect((await runs.find(run.id))?.calls[0]?.arguments).toEqual({ name: 'a' });
  });

  it('are deleted at the end of the run, which nothing continues then', async () => {
    const run = await begun();
    await runs.end(run.id);
    expect(await runs.find(run.id)).toBeNull();
    expect(await failureOf(write((em) => runs.finishCall(em, run.id, 0, told)))).toBe(4000);
    expect((await server.store.pool.query('select 1 from act_calls where run_id = $1', [run.id])).rows).toEqual([]);
  });
});
