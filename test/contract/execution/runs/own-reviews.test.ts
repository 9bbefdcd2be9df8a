import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPROVERS_SETTING } from '../../../../domain/approvals/decide/approvers.ts';
import { workSettings } from '../../../../domain/execution/work-settings.ts';
import {
  claimNext,
  type HeldClaim,
  newActiveProject,
  newReadyTask,
  newRun,
  newWorkAgent,
  newWorker,
  openWorkScene,
  readRun,
  readTask,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { withApiKey } from '../../../support/builders/people.ts';
import { withSetting } from '../../../support/builders/settings.ts';
import type { Client, OperationResponse } from '../../../support/client/client.ts';
import { outcome } from '../../../support/client/expect.ts';
import { known } from '../../../support/client/known.ts';

/** Everything that decides who reviews a run. */
interface Configuration {
  readonly setting: string;
  readonly policy: 'none' | 'agent' | 'person' | 'agent_then_person' | null;
  readonly deciders: (typeof DECIDERS)[number];
  readonly autonomy: 'full' | 'semi' | 'supervised';
  readonly priority: 'critical' | 'low';
  /** Whether the worker claims with an API key or with a session. */
  readonly hasKey: boolean;
  /** Who decides in the end, if it may. */
  readonly decider: 'ceo' | 'session' | 'other key';
}

const DECIDERS = ['anyone', 'people', 'another_person'] as const;
const RUNS = 60;
const configurations: fc.Arbitrary<Configuration> = fc.record({
  setting: fc.constantFrom('none', 'agent', 'person', 'agent_then_person', 'auto'),
  policy: fc.constantFrom('none', 'agent', 'person', 'agent_then_person', null),
  deciders: fc.constantFrom(...DECIDERS),
  autonomy: fc.constantFrom('full', 'semi', 'supervised'),
  priority: fc.constantFrom('critical', 'low'),
  hasKey: fc.boolean(),
  decider: fc.constantFrom('ceo', 'session', 'other key'),
});

let scene: WorkScene;
let ceo: Client;
/** The user whose worker executes the runs: by session, by the key that claims, by a key that it created, and by another key. */
let own: Readonly<Record<'session' | 'key' | 'key of the key' | 'other key', Client>>;

beforeAll(async () => {
  scene = await openWorkScene();
  ceo = scene.ceo;
  const session = scene.manager.client;
  const key = await withApiKey(session, 'manager');
  own = {
    ...{ session, key, 'key of the key': await withApiKey(key, 'manager') },
    'other key': await withApiKey(session, 'manager'),
  };
});
afterAll(() => scene.close());

/** A run of a new agent that its worker has finished. */
const finishedRun = async ({ autonomy, priority, policy, hasKey }: Configuration): Promise<HeldClaim> => {
  const agentId = await newWorkAgent(ceo, { autonomy_level: autonomy });
  const projectId = await newActiveProject(ceo);
  await newReadyTask({ ceo, projectId, agentId }, { priority, review_policy: policy });
  const maker = hasKey ? own.key : own.session;
  const run = await claimNext(maker, await newWorker(own.session, { agent_ids: [agentId] }));
  const body = { lease_token: run.token, outcome: 'succeeded', summary: 'Done' } as const;
  expect(outcome(await maker.call('finishRun', { path: run.path, body }))).toBe('200');
  return run;
};

/** Whether the caller may decide. No API key of the user who claimed the run may. */
const mayDecide = (caller: string, { deciders }: Configuration): boolean =>
  caller === 'ceo' || (caller === 'session' && deciders !== 'another_person');

type Way = (client: Client) => Promise<OperationResponse>;

/** Every way to decide the review of a run. */
const waysFor = ({ path }: HeldClaim, approvalId: string): Readonly<Record<string, Way>> => {
  const approval = { approval_id: approvalId };
  return {
    pass: (client) => client.callRaw('reviewRun', { path, body: { verdict: 'passed' } }),
    rework: (client) => client.callRaw('reviewRun', { path, body: { verdict: 'rework', comment: 'Again' } }),
    reject: (client) => client.callRaw('rejectApproval', { path: approval, body: { reason: 'Again' } }),
    approve: (client) => client.callRaw('approveApproval', { path: approval }),
  };
};

/** Changes of the task that would go past its review, for callers who may change tasks. */
const bypasses = ({ taskId }: HeldClaim): readonly Way[] => {
  const path = { task_id: taskId };
  return [
    (client) => client.callRaw('updateTask', { path, body: { status: 'completed' } }),
    (client) => client.callRaw('updateTask', { path, body: { review_policy: 'none' } }),
    (client) => client.callRaw('startTask', { path }),
  ];
};

const pendingReview = async (taskId: string): Promise<string> => {
  const query = { action_type: 'work:review', status: 'pending', limit: 200 } as const;
  const { data } = (await ceo.call('listApprovals', { query })).body;
  return known(data.find(({ task_id: id }) => id === taskId)).id;
};

const expectNoOwnReview = async (configuration: Configuration): Promise<void> => {
  const run = await finishedRun(configuration);
  const { setting, policy, decider } = configuration;
  if ((policy ?? setting) === 'none') {
    expect((await readTask(ceo, run.taskId)).status).toBe('completed');
    expect((await readRun(ceo, run.runId)).review).toBeNull();
    return;
  }
  const ways = waysFor(run, await pendingReview(run.taskId));
  for (const [name, client] of Object.entries(own)) {
    for (const bypass of bypasses(run)) expect([name, outcome(await bypass(client))]).toEqual([name, '409/4000']);
    if (mayDecide(name, configuration)) continue;
    for (const [way, decide] of Object.entries(ways))
      expect([name, way, outcome(await decide(client))]).toEqual([name, way, '403/1001']);
  }
  expect((await readTask(ceo, run.taskId)).status).toBe('in_review');
  const last = mayDecide(decider, configuration) ? decider : 'ceo';
  const decided = await known(ways.approve)(last === 'ceo' ? ceo : own[last]);
  expect([last, outcome(decided)]).toEqual([last, '200']);
  const { review, agent_id: agentId } = await readRun(ceo, run.runId);
  expect(review.verdict).toBe('passed');
  expect([review.reviewer.kind, review.reviewer.id]).not.toEqual(['agent', agentId]);
};

describe('the review of a run', () => {
  it('is never decided by a key of the user who claimed it, nor by that user under another_person, whatever the configuration', async () => {
    await fc.assert(
      fc.asyncProperty(configurations, async (configuration) => {
        const { setting, deciders } = configuration;
        await withSetting(scene.server, workSettings.review, setting, () =>
          withSetting(scene.server, APPROVERS_SETTING, deciders, () => expectNoOwnReview(configuration)),
        );
      }),
      { numRuns: RUNS },
    );
  });
});

describe('the API keys that review a run', () => {
  /** A run of a task with one criterion, in review, that the key has claimed and finished. */
  const inReview = async (key: Client): Promise<HeldClaim> => {
    const agentId = await newWorkAgent(ceo);
    const projectId = await newActiveProject(ceo);
    const fields = { review_policy: 'person' as const, acceptance_criteria: ['It is short'] };
    await newReadyTask({ ceo, projectId, agentId }, fields);
    const run = await claimNext(key, await newWorker(own.session, { agent_ids: [agentId] }));
    const criteria = [{ index: 0, met: true, evidence: 'Read it' }];
    const body = { lease_token: run.token, outcome: 'succeeded', summary: 'Done', criteria };
    expect(outcome(await key.callRaw('finishRun', { path: run.path, body }))).toBe('200');
    return run;
  };
  const pass = ({ path }: HeldClaim, client: Client, verdict = 'met') =>
    client.callRaw('reviewRun', { path, body: { verdict: 'passed', criteria: [{ index: 0, verdict }] } });

  it('403/1001: no key of the user who claimed it; 200: a key of another user', async () => {
    const first = await withApiKey(own.session, 'manager');
    const key = await withApiKey(first, 'manager');
    const keys = { first, key, child: await withApiKey(key, 'manager'), unrelated: own['other key'] };
    const run = await inReview(key);
    await withSetting(scene.server, APPROVERS_SETTING, 'anyone', async () => {
      for (const [name, client] of Object.entries(keys))
        expect([name, outcome(await pass(run, client))]).toEqual([name, '403/1001']);
      expect((await readTask(ceo, run.taskId)).status).toBe('in_review');
      expect(outcome(await pass(run, await withApiKey(ceo, 'manager')))).toBe('200');
    });
  });

  it('403/1001: the caller is checked before the review, which is 422 for others', async () => {
    const run = await inReview(own.key);
    expect(outcome(await pass(run, own.key, 'unmet'))).toBe('403/1001');
    expect(outcome(await pass(run, ceo, 'unmet'))).toBe('422/2000');
  });
});

describe('a task that its worker would complete past the review', () => {
  const complete = ({ taskId }: HeldClaim, client: Client) =>
    client.callRaw('updateTask', { path: { task_id: taskId }, body: { status: 'completed' } });
  const released = async (policy: 'person' | 'none' | null): Promise<HeldClaim> => {
    const run = await newRun(scene, { review_policy: policy });
    const body = { lease_token: run.token };
    expect(outcome(await own.session.callRaw('releaseRun', { path: run.path, body }))).toBe('200');
    return run;
  };

  it('403/1001: every key of the user who claimed a run of it; 200: a session, and a key of another user', async () => {
    for (const other of [own.session, await withApiKey(ceo, 'manager')]) {
      const run = await released('person');
      for (const name of ['key', 'key of the key', 'other key'] as const)
        expect([name, outcome(await complete(run, own[name]))]).toEqual([name, '403/1001']);
      expect(outcome(await complete(run, other))).toBe('200');
    }
  });

  it('403/1001: the session too while another person decides', async () => {
    const run = await released('person');
    await withSetting(scene.server, APPROVERS_SETTING, 'another_person', async () => {
      expect(outcome(await complete(run, own.session))).toBe('403/1001');
      expect(outcome(await complete(run, ceo))).toBe('200');
    });
  });

  it('403/1001: by an approval that was created manually; a session may approve it', async () => {
    const run = await released('person');
    const path = { task_id: run.taskId };
    await own.key.call('updateTask', { path, body: { status: 'in_review' } });
    const fields = { action_type: 'task:done', title: 'Done', description: 'Done', risk_level: 'low' } as const;
    const { id } = (await own.key.call('createApproval', { body: { ...fields, task_id: run.taskId } })).body.data;
    const approve = (client: Client) => client.callRaw('approveApproval', { path: { approval_id: id } });
    expect(outcome(await approve(own['other key']))).toBe('403/1001');
    expect((await readTask(ceo, run.taskId)).status).toBe('in_review');
    expect(outcome(await approve(own.session))).toBe('200');
    expect((await readTask(ceo, run.taskId)).status).toBe('completed');
  });

  it('403/1001: by another review policy; the session may set it', async () => {
    const run = await released('person');
    const set = (client: Client, policy: 'none' | 'person' | null) =>
      client.callRaw('updateTask', { path: { task_id: run.taskId }, body: { review_policy: policy } });
    for (const policy of ['none', null] as const) expect(outcome(await set(own.key, policy))).toBe('403/1001');
    expect(outcome(await set(own.key, 'person'))).toBe('200');
    expect(outcome(await set(own.session, 'none'))).toBe('200');
  });

  it('403/1001: by the review of a later run that another user claimed', async () => {
    const { taskId } = await released('person');
    const { assigned_to: agentId } = await readTask(ceo, taskId);
    const later = await claimNext(ceo, await newWorker(ceo, { agent_ids: [known(agentId)] }));
    expect(later.taskId).toBe(taskId);
    const body = { lease_token: later.token, outcome: 'succeeded', summary: 'Done' };
    expect(outcome(await ceo.callRaw('finishRun', { path: later.path, body }))).toBe('200');
    const review = { path: later.path, body: { verdict: 'passed' } };
    expect(outcome(await own.key.callRaw('reviewRun', review))).toBe('403/1001');
    expect(outcome(await own.session.callRaw('reviewRun', review))).toBe('200');
  });

  it('200: a task without a review, by its own policy or by the setting', async () => {
    expect(outcome(await complete(await released('none'), own.key))).toBe('200');
    await withSetting(scene.server, workSettings.review, 'none', async () => {
      expect(outcome(await complete(await released(null), own.key))).toBe('200');
    });
  });
});
