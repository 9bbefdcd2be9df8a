import { exampleOf, type OperationId } from '../../document.ts';
import type { JsonMap } from '../../json.ts';
import type { CallRequest } from '../../protocol/caller.ts';
import { requireSuccess } from '../../protocol/expect.ts';
import type { Scene } from '../../scene/scene.ts';
import { claimRun, newWorker } from '../../scene/work.ts';

type Shown = (scene: Scene) => Promise<CallRequest>;

/** The scope of a pause of a project that the kit created. The pause ends with the kit at the latest. */
const aPause = async ({ ceo, cleanup, subjects }: Scene) => {
  const scope = { scope: 'project', id: await subjects.one('project_id') };
  cleanup.later(`pause of the project ${scope.id}`, async () => {
    return (await ceo.session.call('resumeWork', { body: scope })).status === 200;
  });
  return scope;
};

/** A report on a new run of the administrator, with the body of the example. */
const reported =
  (id: OperationId, name: string, task: JsonMap = {}): Shown =>
  async (scene) => {
    const { path, lease_token } = await claimRun(scene, { task });
    return { path, body: { ...exampleOf(id, name), lease_token } };
  };

const CRITERION = ['A customer can download an invoice.'];

/** A run of another user, in review: some deployments do not let the user who claimed a run review it. */
const inReview = async (scene: Scene) => {
  const { session: caller } = await scene.person('manager');
  const task = { acceptance_criteria: CRITERION, review_policy: 'person' };
  const { path, lease_token } = await claimRun(scene, { caller, task });
  const body = { ...exampleOf('finishRun', 'succeeded'), lease_token };
  requireSuccess(await caller.call('finishRun', { path, body }));
  return path;
};

/** Requests that succeed, from the examples of the document, for workers and runs. */
export const SHOWN_WORK: Readonly<Partial<Record<OperationId, Shown>>> = {
  pauseWork: async (scene) => ({ body: { ...exampleOf('pauseWork', 'project'), ...(await aPause(scene)) } }),
  resumeWork: async ({ subjects }) => ({ body: { scope: 'project', id: await subjects.one('project_id') } }),
  registerWorker: async ({ subjects }) => ({
    path: { worker_name: await subjects.one('worker_name') },
    // Without an agent it would get tasks that the kit did not create.
    body: { ...exampleOf('registerWorker', 'labels'), agent_ids: [await subjects.one('work_agent')] },
  }),
  deleteWorker: async (scene) => ({ path: { worker_name: await newWorker(scene) } }),
  claimRuns: async (scene) => ({
    path: { worker_name: await newWorker(scene, scene.ceo.session, scene.name('label')) },
    body: exampleOf('claimRuns', 'plain'),
  }),
  heartbeatRun: reported('heartbeatRun', 'progress'),
  addRunSteps: reported('addRunSteps', 'tool'),
  putArtifact: async (scene) => {
    const { path, lease_token } = await claimRun(scene);
    return {
      path: { ...path, artifact_name: 'invoices.txt' },
      raw: { text: '# Invoices\n\nOne per order.\n', type: 'text/markdown' },
      headers: { 'lease-token': lease_token },
    };
  },
  requestInput: reported('requestInput', 'question'),
  finishRun: reported('finishRun', 'succeeded', { acceptance_criteria: CRITERION, review_policy: 'none' }),
  releaseRun: reported('releaseRun', 'stopping'),
  reviewRun: async (scene) => ({ path: await inReview(scene), body: exampleOf('reviewRun', 'passed') }),
};
