import { setTimeout as wait } from 'node:timers/promises';
import { asList, asMap, type Json, type JsonMap } from '../shared/json.ts';
import type { Api } from './api.ts';

const V1 = '/api/v1';
const PATIENCE_MS = 60_000;
/** Shorter than the lease of a run. */
const HEARTBEAT_MS = 20_000;
const WORKER = 'demo-worker';
/** Reserves the tasks of the demo's worker. */
const LABELS = ['demo'];

const until = async (is: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + PATIENCE_MS; !(await is()); await wait(100))
    if (Date.now() > end) throw new Error('the built-in worker did not execute the charters in time');
};

const charter = (title: string, project: string): JsonMap => ({
  message: [
    title,
    'goals: a list of the causes; a page that the team can read in a minute',
    'constraints: no new tools',
    'success criteria: every cause has a number; the page has a date',
    'scope: billing; out of scope: payroll',
    'budget: 500',
    `project: ${project}`,
  ].join('\n'),
});

/** Approves a new charter; returns its task. */
const approvedCharter = async (api: Api, title: string, project: string): Promise<string> => {
  const drafted = asMap((await api.post(`${V1}/meta/charters/interview`, charter(title, project))).charter);
  return String((await api.post(`${V1}/meta/charters/${drafted.id}/approve`)).task_id);
};

const taskOf = async (api: Api, id: Json | undefined): Promise<JsonMap> => asMap(await api.get(`${V1}/tasks/${id}`));

const pendingIn = async (api: Api, projectId: Json | undefined): Promise<readonly JsonMap[]> => {
  const ids = asList(await api.get(`${V1}/tasks?project_id=${projectId}&limit=100`)).map((task) => asMap(task).id);
  const pending = asList(await api.get(`${V1}/approvals?status=pending&limit=200`)).map(asMap);
  return pending.filter(({ task_id: id }) => ids.includes(id ?? null));
};

const waitsForApproval = async (api: Api, taskId: string): Promise<boolean> =>
  asMap((await taskOf(api, taskId)).waiting_for ?? {}).reason === 'approval';

/**
 * Lets the built-in worker carry out a charter with the guide up to its accepted result, and plan two others: the plan of one waits, that of the
 * other is approved. Then the worker is disabled, so that the tasks of the demo stay as they are. `approver` decides.
 */
export const executeCharters = async (api: Api, approver: Api): Promise<void> => {
  const finished = await approvedCharter(api, 'Find the causes of wrong invoices', 'Causes of wrong invoices');
  const { project_id: projectId } = await taskOf(api, finished);
  await until(async () => {
    for (const { id } of await pendingIn(api, projectId)) await approver.post(`${V1}/approvals/${id}/approve`, {});
    return (await taskOf(api, finished)).status === 'completed';
  });
  const waiting = await approvedCharter(api, 'Explain the new invoices to customers', 'New invoices explained');
  const executing = await approvedCharter(api, 'Compare the fees of card payments', 'Card fees');
  await until(async () => (await waitsForApproval(api, waiting)) && (await waitsForApproval(api, executing)));
  await api.put(`${V1}/settings/work/built_in_enabled`, { value: false });
  const { reference } = asMap((await taskOf(api, executing)).waiting_for ?? {});
  await approver.post(`${V1}/approvals/${reference}/approve`, {});
};

/** A run that the demo's worker has claimed. */
interface Held {
  readonly id: string;
  readonly lease: JsonMap;
}

/** Creates tasks whose runs end in every way, with a worker that is a client of the interface like any other. */
export class DemoWorker {
  readonly #api: Api;
  readonly #approver: Api;
  readonly #running: Held[] = [];
  #projectId: Json = null;

  /** `approver` reviews the runs: the API key that claimed them may not. */
  constructor(api: Api, approver: Api) {
    this.#api = api;
    this.#approver = approver;
  }

  /** Each of the agents gets one task, and must have no other. */
  async work(agents: readonly JsonMap[]): Promise<void> {
    const [one, two, three, four, five, six, seven] = agents;
    const { id } = await this.#api.post(`${V1}/projects`, {
      name: 'Help centre',
      description: 'Answers.',
      budget: 2000,
    });
    this.#projectId = id ?? null;
    await this.#api.patch(`${V1}/projects/${id}`, { status: 'active' });
    await this.#review(await this.#delivered('Write the welcome page', one), 'approve');
    await this.#delivered('Translate the welcome page', two);
    await this.#review(await this.#delivered('Summarise the calls of May', three), 'reject');
    await this.#retried('Compare three mail providers', four);
    await this.#asking('Draft the price list', five);
    this.#running.push(await this.#begun('Check the invoices of 2019', six));
    await this.#failed(await this.#begun('Move the archive', seven), 'The archive is encrypted with a lost key', false);
    setInterval(() => void this.#heartbeat(), HEARTBEAT_MS).unref();
  }

  async #heartbeat(): Promise<void> {
    for (const { id, lease } of this.#running)
      await this.#api.post(`${V1}/runs/${id}/heartbeat`, { ...lease, progress: 40 }).catch(() => {});
  }

  async #task(title: string, agent: JsonMap | undefined, more: JsonMap = {}): Promise<JsonMap> {
    return this.#api.post(`${V1}/tasks`, {
      ...{ project_id: this.#projectId, title, description: `${title}, on one page.`, labels: LABELS },
      ...{ assigned_to: agent?.id ?? null, acceptance_criteria: ['It fits on one page'] },
      ...more,
    });
  }

  /** Claims the task of the agent. The worker acts for no other agent, because other tasks of the demo are ready too. */
  async #claim(agent: JsonMap | undefined): Promise<Held> {
    const registration = { agent_ids: [agent?.id ?? null], labels: LABELS, max_runs: 20, version: 'demo' };
    await this.#api.put(`${V1}/workers/${WORKER}`, registration);
    const claims = asList(await this.#api.list(`${V1}/workers/${WORKER}/claims`, { max: 1 }));
    const claim = asMap(claims[0] ?? {});
    return { id: String(asMap(claim.run ?? {}).id), lease: { lease_token: claim.lease_token ?? null } };
  }

  /** A run with some steps. */
  async #begun(title: string, agent: JsonMap | undefined, more: JsonMap = {}): Promise<Held> {
    await this.#task(title, agent, more);
    const held = await this.#claim(agent);
    await this.#report(held, title);
    return held;
  }

  async #report({ id, lease }: Held, title: string): Promise<void> {
    const now = new Date().toISOString();
    const usage = { input_tokens: 1800, output_tokens: 600, cost: 0.02 };
    const steps = [
      { key: 'plan', kind: 'message', title: 'Plan', content: `First I collect what is known about: ${title}.` },
      { key: 'model', kind: 'model_call', title: 'demo-1', model: 'demo-1', usage, started_at: now, finished_at: now },
      {
        key: 'read',
        kind: 'tool_call',
        title: 'projects.get',
        tool_name: 'projects.get',
        content: '{"name":"Help centre"}',
      },
    ];
    await this.#api.post(`${V1}/runs/${id}/steps`, { ...lease, steps, progress: 40, note: 'Reading what is known' });
  }

  /** A finished run with a file, in review; returns its task. */
  async #delivered(title: string, agent: JsonMap | undefined, more: JsonMap = {}): Promise<string> {
    await this.#task(title, agent, more);
    const held = await this.#claim(agent);
    await this.#report(held, title);
    return this.#finish(held, title);
  }

  async #finish({ id, lease }: Held, title: string): Promise<string> {
    const name = `${title.toLowerCase().replaceAll(' ', '-')}.md`;
    const text = `# ${title}\n\nThe result on one page, with the figures of the last quarter.\n`;
    const artifact = await this.#api.upload(`${V1}/runs/${id}/artifacts/${name}`, text, String(lease.lease_token));
    const criteria = [
      { index: 0, met: true, evidence: 'The file has 90 characters', artifact_id: artifact.id ?? null },
    ];
    const summary = `${title}: done, see ${name}.`;
    const run = await this.#api.post(`${V1}/runs/${id}/finish`, { ...lease, outcome: 'succeeded', summary, criteria });
    return String(run.task_id);
  }

  async #failed({ id, lease }: Held, message: string, retryable: boolean): Promise<string> {
    const failure = { kind: 'tool', message, retryable };
    const run = await this.#api.post(`${V1}/runs/${id}/finish`, { ...lease, outcome: 'failed', failure });
    return String(run.task_id);
  }

  /** A run that failed, and a second one that succeeded. */
  async #retried(title: string, agent: JsonMap | undefined): Promise<void> {
    const taskId = await this.#failed(
      await this.#begun(title, agent, { review_policy: 'none' }),
      'The site of one provider did not respond',
      true,
    );
    await this.#api.post(`${V1}/tasks/${taskId}/start`);
    const again = await this.#claim(agent);
    await this.#report(again, title);
    await this.#finish(again, title);
  }

  async #asking(title: string, agent: JsonMap | undefined): Promise<void> {
    const { id, lease } = await this.#begun(title, agent);
    const question = 'Do the prices include taxes?';
    await this.#api.post(`${V1}/runs/${id}/input-requests`, { ...lease, question, options: ['Yes', 'No'] });
  }

  async #review(taskId: string, decision: 'approve' | 'reject'): Promise<void> {
    const pending = asList(await this.#api.get(`${V1}/approvals?status=pending&limit=200`)).map(asMap);
    const review = pending.find(({ task_id: id }) => id === taskId);
    const body: JsonMap = decision === 'reject' ? { reason: 'The calls of the last week of May are missing.' } : {};
    await this.#approver.post(`${V1}/approvals/${review?.id}/${decision}`, body);
  }
}
