import { randomUUID } from 'node:crypto';
import { exampleOf, type OperationId } from '../../../document.ts';
import type { JsonMap } from '../../../json.ts';
import { requireSuccess } from '../../../protocol/expect.ts';
import type { Check } from '../../../scene/check.ts';
import { UNKNOWN_ID } from '../../../scene/subjects.ts';
import { claimRun, finishedRun } from '../../../scene/work.ts';
import { type Prepare, refused } from '../../requests/rows.ts';

const ENDED = 'spec/rules/work.md#status-of-the-run';
const PAUSES = 'spec/rules/work.md#pauses';
const FINISHES = 'spec/rules/work.md#finishing-a-run';
const REVIEWS = 'spec/rules/work.md#review-by-a-person';
const REFERENCES = 'spec/rules/errors.md#references-in-a-body';
const SAME = 'spec/rules/requests.md#same-request';

/** A report on the run that was finished. */
const afterTheEnd =
  (body: JsonMap): Prepare =>
  async (scene) => {
    const { path, lease_token } = await finishedRun(scene);
    return { path, body: { ...body, lease_token } };
  };

/** A report on a new run, whose task has one criterion. */
const onNewRun =
  (body: JsonMap): Prepare =>
  async (scene) => {
    const { path, lease_token } = await claimRun(scene, { task: { acceptance_criteria: ['It has a summary.'] } });
    return { path, body: { ...body, lease_token } };
  };

/** Pauses or resumes a project under a key, which the next request uses otherwise. */
const underUsedKey =
  (id: 'pauseWork' | 'resumeWork'): Prepare =>
  async ({ ceo, cleanup, subjects }) => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { scope: 'project', id: await subjects.one('project_id') };
    requireSuccess(await ceo.session.call(id, { body, headers }));
    const resume = async () => (await ceo.session.call('resumeWork', { body })).status === 200;
    cleanup.later(`pause of the project ${body.id}`, resume);
    return { body: { ...body, reason: 'Another one.' }, headers };
  };

const STEP = { key: 'after', kind: 'note', title: 'After the end' };

/** A file for the run that was finished. */
const fileAfterTheEnd: Prepare = async (scene) => {
  const { path, lease_token } = await finishedRun(scene);
  return {
    path: { ...path, artifact_name: 'late.txt' },
    raw: { text: 'Late', type: 'text/markdown' },
    headers: { 'lease-token': lease_token },
  };
};

/** A review of a new run that lacks its comment. */
const inReviewWithoutComment: Prepare = async (scene) => {
  const { caller, path, lease_token } = await claimRun(scene, { task: { review_policy: 'person' } });
  requireSuccess(await caller.call('finishRun', { path, body: { lease_token, outcome: 'succeeded' } }));
  return { path, body: { verdict: 'rework' } };
};

const ofUnknownProject: Prepare = () => ({ body: { scope: 'project', id: UNKNOWN_ID } });
const ofNoProject: Prepare = () => ({ body: { scope: 'project' } });

const afterTheEndOf = (id: OperationId, body: JsonMap): Check =>
  refused(id, 'a run that was finished', '409/4000', ENDED, afterTheEnd(body));

/** Reports that the state of the run, or a rule about their bodies, does not allow. */
export const WORK_REFUSALS: readonly Check[] = [
  afterTheEndOf('heartbeatRun', {}),
  afterTheEndOf('addRunSteps', { steps: [STEP] }),
  afterTheEndOf('requestInput', { question: 'May I?' }),
  afterTheEndOf('finishRun', { outcome: 'failed', failure: { kind: 'unknown' } }),
  afterTheEndOf('releaseRun', {}),
  refused('putArtifact', 'a run that was finished', '409/4000', ENDED, fileAfterTheEnd),
  refused('reviewRun', 'a run that is not in review', '409/4000', REVIEWS, async (scene) => ({
    path: (await finishedRun(scene)).path,
    body: { verdict: 'rework', comment: 'Once more.' },
  })),
  refused('reviewRun', 'a rework without a comment', '422/2000', REVIEWS, inReviewWithoutComment),
  refused('finishRun', 'a criterion without a report', '422/2000', FINISHES, onNewRun({ outcome: 'succeeded' })),
  refused('finishRun', 'a failure without its reason', '422/2000', FINISHES, onNewRun({ outcome: 'failed' })),
  refused(
    'finishRun',
    'an artifact of another run',
    '404/3000',
    REFERENCES,
    onNewRun({
      outcome: 'succeeded',
      criteria: [{ index: 0, met: true, evidence: 'See it.', artifact_id: UNKNOWN_ID }],
    }),
  ),
  refused(
    'addRunSteps',
    'a step that is too long',
    '422/2000',
    'spec/rules/work.md#steps',
    onNewRun({ steps: [{ ...STEP, content: 'ü'.repeat(40_000) }] }),
  ),
  refused('registerWorker', 'an unknown agent', '404/3000', REFERENCES, (scene) => ({
    path: { worker_name: scene.name('nowhere') },
    body: { ...exampleOf('registerWorker', 'labels'), agent_ids: [UNKNOWN_ID] },
  })),
  ...(['pauseWork', 'resumeWork'] as const).flatMap((id) => [
    refused(id, 'an unknown project', '404/3000', REFERENCES, ofUnknownProject),
    refused(id, 'a project without its id', '422/2000', PAUSES, ofNoProject),
    refused(id, 'a different request with the same key', '409/4000', SAME, underUsedKey(id)),
  ]),
];
