import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import type { Fetch } from '../../../../clients/typescript/src/http/retry.ts';
import { RunFailed, RunStopped } from '../../../../clients/typescript/src/work/run-ends.ts';
import type { RunFunction } from '../../../../clients/typescript/src/work/run-outcome.ts';
import { worker } from '../../../../clients/typescript/src/work/worker.ts';
import { workSettings } from '../../../../domain/execution/work-settings.ts';
import {
  newActiveProject,
  newReadyTask,
  newWorkAgent,
  openWorkScene,
  readTask,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { withApiKey } from '../../../support/builders/people.ts';
import { withSetting } from '../../../support/builders/settings.ts';
import { known } from '../../../support/client/known.ts';
import type { RequestBodyOf } from '../../../support/client/operation-types.ts';
import { eventually } from '../../../support/time/eventually.ts';

let scene: WorkScene;
let apiKey: string;

beforeAll(async () => {
  scene = await openWorkScene();
  apiKey = known((await withApiKey(scene.manager.client, 'manager')).identity.bearer);
});
afterAll(() => scene.close());

let started = 0;
/** Runs a worker for a new agent on a new task until `work` is over. */
const withWorker = async (
  handle: RunFunction,
  work: (taskId: string, stop: () => void) => Promise<void>,
  {
    task = {},
    fetch = (request) => globalThis.fetch(request),
    shutdownSeconds = 5,
    onError,
  }: {
    task?: Partial<RequestBodyOf<'createTask'>>;
    fetch?: Fetch;
    shutdownSeconds?: number;
    onError?: () => Promise<never>;
  } = {},
): Promise<unknown[]> => {
  const errors: unknown[] = [];
  const report = onError ?? ((error: unknown): void => void errors.push(error));
  const agentId = await newWorkAgent(scene.ceo);
  const projectId = await newActiveProject(scene.ceo);
  const client = createClient({ baseUrl: scene.server.baseUrl, apiKey, fetch });
  started += 1;
  const options = { name: `typescript-${started}`, agentIds: [agentId], shutdownSeconds, onError: report };
  const running = worker(client, options);
  const over = running.run(handle);
  try {
    await work(await newReadyTask({ ...scene, agentId, projectId }, task), running.stop);
  } finally {
    running.stop();
    await over;
  }
  return errors;
};
const runsOf = async (taskId: string) =>
  (await scene.ceo.call('listRuns', { query: { task_id: taskId } })).body.data.toReversed();
const untilStatus = (taskId: string, ...statuses: readonly string[]) =>
  eventually(async () => statuses.includes((await readTask(scene.ceo, taskId)).status), 20);
/** Loses the response to the first request whose path ends so. */
const losing = (end: string): Fetch => {
  let isLost = false;
  return async (request) => {
    const response = await fetch(request);
    if (isLost || !new URL(request.url).pathname.endsWith(end)) return response;
    isLost = true;
    await response.body?.cancel();
    throw new TypeError('the response was lost');
  };
};
/** Refuses each request whose path ends so, as after the task was claimed again. */
const takenOver =
  (end: string): Fetch =>
  async (request) => {
    if (!new URL(request.url).pathname.endsWith(end)) return fetch(request);
    const error_detail = { error_code: 4002, detail: 'Taken over', instance: 'test', retryable: false };
    return Response.json({ data: null, error: 'Taken over', error_detail, success: false }, { status: 409 });
  };

describe('worker', () => {
  it('executes a task: steps, progress, an artifact that is streamed, and the result', async () => {
    const errors = await withWorker(
      async (run) => {
        await run.progress(10, 'Begun');
        await run.step('note', 'First');
        await run.steps({ kind: 'message', title: 'Second', content: 'Text' });
        async function* report() {
          yield `# ${run.task.title}\n`;
          yield new TextEncoder().encode('Streamed\n');
        }
        const { id, size } = await run.putArtifact('report.txt', report, 'text/markdown');
        const text = await new Response(await run.content(id)).text();
        const evidence = `${size} bytes: ${text}`;
        return { summary: 'Done', criteria: [{ index: 0, met: true, evidence, artifact_id: id }] };
      },
      async (taskId) => {
        await untilStatus(taskId, 'in_review');
        const [run] = await runsOf(taskId);
        expect(run).toMatchObject({ status: 'succeeded', summary: 'Done', progress: 10, note: 'Begun' });
        expect(run?.criteria).toMatchObject([{ evidence: expect.stringContaining('Streamed') }]);
        const steps = (await scene.ceo.call('listRunSteps', { path: { run_id: known(run).id } })).body.data;
        expect(steps.map(({ title }) => title)).toEqual(['First', 'Second']);
      },
      { task: { acceptance_criteria: ['It is written'] } },
    );
    expect(errors).toEqual([]);
  });

  it.each([
    [new RunFailed('tool', 'The tool is broken', { retryable: false }), { kind: 'tool', retryable: false }],
    [new Error('Oops'), { kind: 'unknown', message: 'Oops', retryable: true }],
  ])('an error fails the run: %s', async (error, expected) => {
    await withWorker(
      () => Promise.reject(error),
      async (taskId) => {
        await eventually(async () => (await runsOf(taskId))[0]?.status === 'failed');
        expect((await runsOf(taskId))[0]?.failure).toMatchObject(expected);
      },
    );
  });

  it('a result that the server does not accept fails the run, and is reported', async () => {
    const errors = await withWorker(
      async () => ({ summary: 'No criteria' }),
      async (taskId) => {
        await eventually(async () => (await runsOf(taskId))[0]?.status === 'failed');
        expect((await runsOf(taskId))[0]?.failure?.kind).toBe('invalid_output');
      },
      { task: { acceptance_criteria: ['It is written'] } },
    );
    expect(errors).toMatchObject([{ status: 422 }]);
  });

  it('a question ends the run, and the next run has the reply', async () => {
    const errors = await withWorker(
      async (run) => {
        const { status, answer } = await run.ask('Which colour?', { options: ['Red', 'Blue'] });
        return { summary: `${status}: ${answer}` };
      },
      async (taskId) => {
        await eventually(async () => (await runsOf(taskId))[0]?.status === 'waiting');
        const pending = (await scene.ceo.call('listApprovals', { query: { status: 'pending', limit: 200 } })).body.data;
        const path = { approval_id: known(pending.find(({ task_id }) => task_id === taskId)).id };
        await scene.ceo.call('approveApproval', { path, body: { comment: 'Blue' } });
        await untilStatus(taskId, 'in_review');
        const runs = await runsOf(taskId);
        expect(runs.map(({ status, summary }) => [status, summary])).toEqual([
          ['released', ''],
          ['succeeded', 'approved: Blue'],
        ]);
      },
    );
    expect(errors).toEqual([]);
  });

  it('a cancelled task aborts the signal of its run, and the run ends', async () => {
    await withSetting(scene.server, workSettings.leaseSeconds, 10, async () => {
      const reasons: unknown[] = [];
      await withWorker(
        (run) =>
          new Promise((_resolve, reject) => {
            run.signal.addEventListener('abort', () => {
              reasons.push(run.signal.reason);
              reject(run.signal.reason);
            });
          }),
        async (taskId) => {
          await eventually(async () => (await runsOf(taskId)).length === 1);
          await scene.ceo.call('cancelTask', { path: { task_id: taskId } });
          await eventually(async () => (await runsOf(taskId))[0]?.status === 'cancelled', 20);
        },
      );
      expect(reasons).toEqual([expect.any(RunStopped)]);
      expect(reasons).toMatchObject([{ reason: 'cancelled' }]);
    });
  });

  it('a lease that was taken over stops the run, and nothing more is reported', async () => {
    const reasons: unknown[] = [];
    const errors = await withWorker(
      async (run) => {
        await run.step('note', 'Too late').catch((error: unknown) => reasons.push(error));
        reasons.push(run.stopReason, run.signal.aborted);
        return { summary: 'Too late' };
      },
      async (taskId) => {
        await eventually(async () => reasons.length === 3);
        expect((await runsOf(taskId))[0]?.status).toBe('running');
      },
      { fetch: takenOver('/steps') },
    );
    expect(reasons).toEqual([expect.any(RunStopped), 'lease_lost', true]);
    expect(errors).toEqual([]);
  });

  it('a refused progress does not stop a run, and a callback that fails does not end the worker', async () => {
    const refusals: unknown[] = [];
    const errors = await withWorker(
      async (run) => {
        await run.progress(101).catch((error: unknown) => refusals.push(error));
        refusals.push(run.stopReason);
        return { summary: 'Done', criteria: [{ index: 7, met: true, evidence: 'None', artifact_id: null }] };
      },
      (taskId) => eventually(async () => (await runsOf(taskId))[0]?.status === 'failed'),
      { onError: () => Promise.reject(new Error('the callback failed')) },
    );
    expect(refusals).toMatchObject([{ status: 400 }, null]);
    expect(errors).toEqual([]);
  });

  it('a function may report the end itself, once', async () => {
    const errors = await withWorker(
      async (run) => {
        await run.finish({ summary: 'Early' });
        expect(run.isReported).toBe(true);
        await expect(run.fail('tool', 'Too late')).rejects.toThrow('already');
        throw new Error('after the end');
      },
      async (taskId) => {
        await untilStatus(taskId, 'in_review');
        expect(await runsOf(taskId)).toMatchObject([{ status: 'succeeded', summary: 'Early' }]);
      },
    );
    expect(errors).toEqual([new Error('after the end')]);
  });

  it('a function may release its run', async () => {
    const errors = await withWorker(
      async (run) => void (await run.release('Not for me', { delaySeconds: 60 })),
      async (taskId) => {
        await eventually(async () => (await runsOf(taskId))[0]?.status === 'released');
        expect(await runsOf(taskId)).toHaveLength(1);
      },
    );
    expect(errors).toEqual([]);
  });

  it.each(['/claims', '/heartbeat', '/steps', '/finish', '/artifacts/a.txt'])(
    'a lost response to %s changes nothing',
    async (end) => {
      const errors = await withWorker(
        async (run) => {
          await run.progress(50);
          await run.step('note', 'Only');
          await run.putArtifact('a.txt', 'text');
          return { summary: 'Once' };
        },
        async (taskId) => {
          await untilStatus(taskId, 'in_review');
          const runs = await runsOf(taskId);
          expect(runs.map(({ status, summary }) => [status, summary])).toEqual([['succeeded', 'Once']]);
          const path = { run_id: known(runs[0]).id };
          expect((await scene.ceo.call('listRunSteps', { path })).body.data).toHaveLength(1);
          expect((await scene.ceo.call('listArtifacts', { query: path })).body.data).toMatchObject([{ version: 1 }]);
        },
        { fetch: losing(end) },
      );
      expect(errors).toEqual([]);
    },
  );

  it('a stop lets a run finish', async () => {
    const may = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    await withWorker(
      async () => {
        begun.resolve();
        await may.promise;
        return { summary: 'Finished' };
      },
      async (taskId, stop) => {
        // Not when the server has the run: a claim whose response has not arrived yet is released.
        await begun.promise;
        stop();
        may.resolve();
        await untilStatus(taskId, 'in_review');
      },
    );
  });

  it('a stop releases a run that does not end in time, and its attempt does not count', async () => {
    const begun = Promise.withResolvers<void>();
    await withWorker(
      () => {
        begun.resolve();
        return new Promise<never>(() => {});
      },
      async (taskId, stop) => {
        await begun.promise;
        stop();
        await untilStatus(taskId, 'assigned');
        expect((await runsOf(taskId))[0]?.status).toBe('released');
        expect((await readTask(scene.ceo, taskId)).attempts).toBe(0);
      },
      { shutdownSeconds: 0.1 },
    );
  });

  it('rejects with the error of a registration that is refused', async () => {
    const client = createClient({ baseUrl: scene.server.baseUrl, apiKey });
    await expect(worker(client, { name: 'built-in.1' }).run(async () => ({}))).rejects.toMatchObject({ status: 409 });
    expect(() => worker(client, { name: 'x', maxRuns: 0 })).toThrow(RangeError);
    expect(() => worker(client, { name: 'x', shutdownSeconds: 0 })).toThrow(RangeError);
  });
});
