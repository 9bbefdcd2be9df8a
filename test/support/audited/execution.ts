import { newActiveProject, newOwnRun, newWorker, reviewApprovalOf } from '../builders/execution/work.ts';
import type { RequestBodyOf } from '../client/operation-types.ts';
import { type AuditedRows, byTag, type Scene, stale, UNKNOWN, unique, unknown } from './scene.ts';

const EVENTS = 'runs tell their story by their own record and their events';
const UNKNOWN_RUN = { path: { run_id: UNKNOWN } };
const TOKEN = `lt_${'A'.repeat(43)}`;

const worker = async ({ ceo }: Scene) => ({ path: await newWorker(ceo, {}, unique('worker').replace(' ', '-')) });

/** A run of the ceo, in the middle of its work. */
const run = async ({ ceo }: Scene, fields: Partial<RequestBodyOf<'createTask'>> = {}) => {
  const held = await newOwnRun(ceo, fields);
  return { ...held, at: { path: held.path }, lease: { lease_token: held.token } };
};

/** A project as the scope of a pause. */
const scope = async ({ ceo }: Scene) => ({ scope: 'project', id: await newActiveProject(ceo), reason: 'Later' });
const UNKNOWN_SCOPE = { body: { scope: 'project', id: UNKNOWN } };

/** The runs of tasks, and the workers that execute them. */
export const auditedExecution: AuditedRows = {
  pauseWork: {
    action: 'work.paused',
    targetType: 'project',
    isRepeatable: true,
    arrange: async (scene) => {
      const body = await scope(scene);
      return { targetId: body.id, reason: body.reason, request: { body }, refused: unknown(UNKNOWN_SCOPE) };
    },
  },
  resumeWork: {
    action: 'work.resumed',
    targetType: 'project',
    isRepeatable: true,
    arrange: async (scene) => {
      const body = await scope(scene);
      await scene.ceo.callRaw('pauseWork', { body });
      return { targetId: body.id, reason: body.reason, request: { body }, refused: unknown(UNKNOWN_SCOPE) };
    },
  },
  registerWorker: {
    action: 'worker.registered',
    targetType: 'worker',
    isRepeatable: true,
    arrange: async (scene) => {
      const { path } = await worker(scene);
      return byTag({ path, body: { max_runs: 2 } }, { targetId: path.worker_name });
    },
  },
  deleteWorker: {
    action: 'worker.deleted',
    targetType: 'worker',
    arrange: async (scene) => {
      const at = await worker(scene);
      return { targetId: at.path.worker_name, request: at, refused: stale(at) };
    },
  },
  claimRuns: {
    action: null,
    why: EVENTS,
    arrange: async (scene) => ({
      request: await worker(scene),
      refused: unknown({ path: { worker_name: 'nobody' } }),
    }),
  },
  heartbeatRun: {
    action: null,
    why: EVENTS,
    arrange: async (scene) => {
      const { at, lease } = await run(scene);
      return { request: { ...at, body: lease }, refused: unknown({ ...UNKNOWN_RUN, body: { lease_token: TOKEN } }) };
    },
  },
  addRunSteps: {
    action: null,
    why: EVENTS,
    arrange: async (scene) => {
      const { at, lease } = await run(scene);
      const steps = [{ key: 'a', kind: 'note', title: 'A step' }];
      return {
        request: { ...at, body: { ...lease, steps } },
        refused: unknown({ ...UNKNOWN_RUN, body: { lease_token: TOKEN, steps } }),
      };
    },
  },
  putArtifact: {
    action: null,
    why: EVENTS,
    arrange: async (scene) => {
      const { path, token } = await run(scene);
      const file = (run_id: string, lease: string) => ({
        path: { run_id, artifact_name: 'report.txt' },
        raw: { text: 'A report', type: 'text/markdown' },
        headers: { 'lease-token': lease },
      });
      return { request: file(path.run_id, token), refused: unknown(file(UNKNOWN, TOKEN)) };
    },
  },
  requestInput: {
    action: null,
    why: 'the approval itself says who asked',
    arrange: async (scene) => {
      const { at, lease } = await run(scene);
      const question = 'Which colour?';
      return {
        request: { ...at, body: { ...lease, question } },
        refused: unknown({ ...UNKNOWN_RUN, body: { lease_token: TOKEN, question } }),
      };
    },
  },
  releaseRun: {
    action: null,
    why: EVENTS,
    arrange: async (scene) => {
      const { at, lease } = await run(scene);
      return { request: { ...at, body: lease }, refused: unknown({ ...UNKNOWN_RUN, body: { lease_token: TOKEN } }) };
    },
  },
  finishRun: {
    action: 'run.finished',
    targetType: 'run',
    isRepeatable: true,
    arrange: async (scene) => {
      const { at, lease, runId, agentId } = await run(scene);
      const body = { ...lease, outcome: 'succeeded' };
      return {
        targetId: runId,
        agentId,
        request: { ...at, body },
        refused: unknown({ ...UNKNOWN_RUN, body: { ...body, lease_token: TOKEN } }),
      };
    },
  },
  reviewRun: {
    action: 'run.reviewed',
    targetType: 'run',
    arrange: async (scene) => {
      const { path, token, runId, taskId } = await run(scene, { review_policy: 'person' });
      await scene.ceo.call('finishRun', { path, body: { lease_token: token, outcome: 'succeeded' } });
      const body = { verdict: 'passed' };
      const approval = await reviewApprovalOf(scene.ceo, taskId);
      const before = { action: 'approval.approved', targetType: 'approval', targetId: approval };
      return { targetId: runId, before, request: { path, body }, refused: unknown({ ...UNKNOWN_RUN, body }) };
    },
  },
};
