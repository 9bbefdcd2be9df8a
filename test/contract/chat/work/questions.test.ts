import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../domain/foundation/kernel/clock.ts';
import { openConversation, setChat } from '../../../support/builders/chat/turns.ts';
import { putText } from '../../../support/builders/execution/artifacts.ts';
import {
  claimNext,
  type HeldClaim,
  newActiveProject,
  newReadyTask,
  newWorkAgent,
  newWorker,
  openWorkScene,
  type WorkScene,
} from '../../../support/builders/execution/work.ts';
import { draftCharter } from '../../../support/builders/organisation/charters.ts';
import { createPerson, type Person } from '../../../support/builders/people.ts';
import type { Client } from '../../../support/client/client.ts';
import { known } from '../../../support/client/known.ts';
import type { RequestBodyOf } from '../../../support/client/operation-types.ts';

// Questions about the execution of tasks, to the built-in guide.
let scene: WorkScene;
let worker: Client;
let observer: Person;
/** Ids by name. */
const ids: Record<string, string> = {};
let login: HeldClaim;

const idOf = (name: string): string => ids[name] ?? expect.fail(`${name} does not exist`);

const newTask = async (title: string, agent: string, fields: Partial<RequestBodyOf<'createTask'>> = {}) => {
  const place = { ceo: scene.ceo, projectId: idOf('Portal'), agentId: idOf(agent) };
  ids[title] = await newReadyTask(place, { title, ...fields });
  return idOf(title);
};

/** A run of a new task that only this agent has. */
const newRunOf = async (title: string, agent: string): Promise<HeldClaim> => {
  await newTask(title, agent);
  return claimNext(worker, await newWorker(worker, { agent_ids: [idOf(agent)] }));
};

const finish = (run: HeldClaim, fields: object) =>
  worker.call('finishRun', {
    path: run.path,
    body: { lease_token: run.token, outcome: 'succeeded', summary: '', criteria: [], failure: null, ...fields },
  });

const ask = async (message: string, client: Client = scene.ceo, conversation_id: string | null = null) => {
  const { body } = await client.call('sendTurn', { body: { message, conversation_id } });
  const { intent, answer } = body.data;
  expect([message, intent, answer?.confidence]).toEqual([message, 'explain', 0.9]);
  const cited = known(answer).cited_records as { kind: string; label: string }[];
  return { text: known(answer).answer as string, cited: cited.map(({ kind, label }) => `${kind} ${label}`) };
};

const REPORT = ['# Heading', '', '[a link](https://example.com)', '```', 'code', '```', 'password: hunter22', 'End'];

beforeAll(async () => {
  scene = await openWorkScene();
  worker = scene.manager.client;
  observer = await createPerson(scene.server, 'olga', 'observer');
  for (const [name, role] of [
    ['Ada Quinn', 'CTO'],
    ['Ines Roth', 'Developer'],
    ['Omar Aziz', 'Analyst'],
    ['Paul Weber', 'Writer'],
  ] as const)
    ids[name] = await newWorkAgent(scene.ceo, { name, role });
  ids.Portal = await newActiveProject(scene.ceo);
  await scene.ceo.call('updateProject', { path: { project_id: ids.Portal }, body: { name: 'Portal' } });
  login = await newRunOf('Fix login', 'Ada Quinn');
  const report = { lease_token: login.token, progress: 40, note: 'Reading the code' };
  await worker.call('heartbeatRun', { path: login.path, body: report });
  await putText(worker, login, 'first-draft.txt', 'Old');
  await putText(worker, login, 'quarterly-report.txt', REPORT.join('\n'));
  const yesterday = new Date(Date.now() - DAY_MS).toISOString();
  await newTask('Write minutes', 'Ines Roth', { deadline: yesterday, dependencies: [idOf('Fix login')] });
  const failed = await newRunOf('Import data', 'Omar Aziz');
  await finish(failed, { outcome: 'failed', failure: { kind: 'tool', message: 'npm is missing', retryable: false } });
});
afterAll(() => scene.close());

describe('a question about the work of an agent', () => {
  it.each(['What is Ada working on?', 'What is Ada doing?', 'Woran arbeitet Ada gerade?', 'Adaは何をしていますか？'])(
    '%j shows its open runs with their progress, then its tasks',
    async (question) => {
      const { text, cited } = await ask(question);
      expect(text).toMatch(/^Open runs of Ada Quinn: 1\n- Fix login \(running, attempt 1, since .* UTC, 40 %: Reading/);
      expect(text).toMatch(
        /Open tasks of Ada Quinn: 1\n- Fix login \(in_progress, Ada Quinn\): has been in progress since /,
      );
      expect(cited).toEqual(['task Fix login', 'agent Ada Quinn']);
    },
  );

  it('shows what its tasks wait for', async () => {
    const { text } = await ask('What is Ines working on?');
    expect(text).toContain('Open runs of Ines Roth: none');
    expect(text).toMatch(
      /- Write minutes \(assigned, .*\): has been waiting since .* UTC: A dependency has the status in_progress/,
    );
  });

  it.each(['What is being worked on?', 'Nad czym się pracuje?'])('%j shows the open runs of all', async (question) => {
    const { text, cited } = await ask(question);
    expect(text).toMatch(/^Open runs: 1\n- Fix login, by Ada Quinn \(running, attempt 1, /);
    expect(text).toContain('Under way now: 1 task\n- Ada Quinn: Fix login (in_progress)');
    expect(cited).toEqual(['task Fix login', 'agent Ada Quinn']);
  });
});

describe('the reason why a task is not done', () => {
  it.each([
    'Why is the task Write minutes late?',
    'Why is the task "Write minutes" not done?',
    'What is Write minutes waiting for?',
    'Warum wartet die Aufgabe „Write minutes“?',
    '为什么任务「Write minutes」还没有完成？',
  ])('%j states what it waits for, and what can be done', async (question) => {
    const { text, cited } = await ask(question);
    expect(text).toMatch(
      /^The task "Write minutes" has been waiting since .* UTC: A dependency has the status in_progress\.\n/,
    );
    expect(text).toMatch(/- assigned, assigned to Ines Roth, was due \d{4}-\d\d-\d\d\n/);
    expect(text).toContain(
      '- it waits for the task "Fix login" (in progress)\n- what a person can do: complete that task;',
    );
    expect(cited).toEqual(['task Write minutes', 'task Fix login']);
  });

  it('is the failure of the latest run if no attempts are left', async () => {
    const { text } = await ask('Why is the task Import data blocked?');
    expect(text).toContain('The task "Import data" has been waiting since ');
    expect(text).toContain('- its latest run, attempt 1: failed, tool, npm is missing\n');
    expect(text).toContain('- what a person can do: start the task again, change it, or cancel it\n');
  });

  it('is stated for the open tasks of a project or agent, and without a name for overdue tasks', async () => {
    expect((await ask('Why is Portal late?')).text).toMatch(
      /Open tasks of Portal, and what they wait for: 3\n- Write minutes .*\n- Import data .*\n- Fix login /,
    );
    expect((await ask('Why is Omar late?')).text).toMatch(/Open tasks of Omar Aziz, .*: 1\n- Import data \(blocked, /);
    const { text, cited } = await ask('Why is this late?');
    expect(text).toMatch(/^Overdue tasks, and what they wait for: 1\n- Write minutes /);
    expect(text).toContain('Tasks that wait, by reason:\n- dependency: 1\n- attempts exhausted: 1\n');
    expect(cited).toEqual(['task Write minutes']);
  });

  it('is about what was talked about before, if the question says "this"', async () => {
    await setChat(scene.server, { routing_enabled: false });
    const { data: user } = (await scene.ceo.call('getCurrentUser')).body;
    const conversation = await openConversation(scene.server, user.id, 'direct');
    await ask('What is Omar working on?', scene.ceo, conversation);
    const { text } = await ask('Why is this late?', scene.ceo, conversation);
    expect(text).toMatch(/^Open tasks of Omar Aziz, and what they wait for: 1\n/);
    expect((await ask('Why are tasks late?', scene.ceo, conversation)).text).toMatch(/^Overdue tasks/);
    await ask('Which runs failed?', scene.ceo, conversation);
    expect((await ask('Why is it late?', scene.ceo, conversation)).text).toMatch(
      /^The task "Import data" has been waiting/,
    );
  });
});

describe('the artifacts', () => {
  const QUOTE = ['````', ...REPORT.slice(0, 6), 'password: ***', 'End', '````'].join('\n');

  it.each(['Show me the report', 'Muéstrame el informe quarterly-report.txt', '给我看报告 quarterly-report.txt'])(
    '%j shows the one that is meant, with its beginning in a block that its own marks cannot end',
    async (question) => {
      const { text, cited } = await ask(question);
      expect(text).toMatch(
        /^Artifacts that the question may mean: 1\n- quarterly-report\.txt \(\d+ bytes, text\/markdown, /,
      );
      expect(text).toContain(' not accepted, ');
      expect(text).toContain(` of the task "Fix login"\nquarterly-report.txt begins:\n${QUOTE}\n`);
      expect(cited).toContain('task Fix login');
    },
  );

  it.each([
    'What was delivered for Fix login?',
    'What was delivered for the project Portal?',
    'Was wurde für Portal geliefert?',
  ])('%j lists the newest version of each, newest first', async (question) => {
    await putText(worker, login, 'quarterly-report.txt', `Another version for ${question}`);
    const { text } = await ask(question);
    expect(text).toMatch(/Artifacts of (?:Fix login|Portal): 2\n- quarterly-report\.txt .*\n- first-draft\.txt /);
    expect(text.split('quarterly-report.txt (')).toHaveLength(2);
  });

  it('that do not exist are named as missing', async () => {
    expect((await ask('Show me the artifact nothing.pdf')).text).toContain(
      'None of the newest 200 artifacts is called nothing.pdf.\nNewest artifacts: 2',
    );
  });

  it('have no beginning if they are not text, and at most 4000 characters of it', async () => {
    const run = await newRunOf('Draw logo', 'Paul Weber');
    const put = (name: string, text: string) => putText(worker, run, name, text);
    await put('logo.png', '\u0089PNG\r\n\u0000\u0001');
    const { text } = await ask('Show me logo.png');
    expect(text).toContain('Artifacts of this name: 1\n- logo.png (');
    expect(text).not.toContain('begins');
    await put('long.txt', 'ä'.repeat(20_000));
    const long = (await ask('Show me long.txt')).text;
    expect(long).toContain(`- long.txt (39.1 KiB, `);
    expect(long).toContain(`\n\`\`\`\n${'ä'.repeat(4000)}\n\`\`\`\n`);
    await scene.ceo.call('cancelTask', { path: { task_id: run.taskId } });
    await worker.call('releaseRun', { path: run.path, body: { lease_token: run.token } });
  });
});

describe('the runs that failed', () => {
  it.each(['Which runs failed?', 'Quelles exécutions ont échoué ?', 'Hangi çalıştırmalar başarısız oldu?'])(
    'are listed for %j with their failure and the status of the task now',
    async (question) => {
      const { text, cited } = await ask(question);
      expect(text).toMatch(
        /^Runs that failed since .*: 1\n- Import data, Omar Aziz, .* UTC: failed \(tool\): npm is missing; the task is now blocked\n/,
      );
      expect(cited).toContain('task Import data');
    },
  );

  it('are those of the named agent or project', async () => {
    expect((await ask('Which runs of Ada failed?')).text).toMatch(/^Runs that failed since \S+, of Ada Quinn: none\n/);
    expect((await ask('Which runs failed in Portal?')).text).toMatch(/^Runs that failed since \S+, of Portal: 1\n/);
  });
});

describe('a run that waits for a person', () => {
  it('is open, and its task waits for the request, which the reply names with what can be done', async () => {
    const run = await newRunOf('Paint the fence', 'Paul Weber');
    const body = { lease_token: run.token, question: 'Which colour?' };
    await worker.call('requestInput', { path: run.path, body });
    expect((await ask('What is Paul working on?')).text).toMatch(
      /^Open runs of Paul Weber: 1\n- Paint the fence \(waiting for a decision, attempt 1, since /,
    );
    const { text, cited } = await ask('Why is the task Paint the fence waiting?', observer.bearer);
    expect(text).toContain('- it waits for the approval "Which colour?" (pending)\n');
    expect(text).toContain('- what a person can do: reply to the request in the inbox\n');
    expect(cited).toEqual(['task Paint the fence', 'approval Which colour?']);
  });

  it('has a title that is not a part of another title', async () => {
    await newTask('Paint the fence again', 'Omar Aziz');
    const { text } = await ask('Why is the task Paint the fence again waiting?');
    expect(text).toContain('The task "Paint the fence again" ');
    expect(text).not.toContain('The task "Paint the fence" ');
  });
});

describe('a reader of the work', () => {
  it('sees it without other rights, but not the charter whose cap is used up', async () => {
    const charter = await draftCharter(scene.ceo, { title: 'Secret takeover', project: 'Portal', budget: '2' });
    await scene.ceo.call('approveCharter', { path: { charter_id: charter.id } });
    const { data } = (await scene.ceo.call('listTasks', { query: { limit: 1 } })).body;
    const path = { task_id: known(data[0]).id };
    await scene.ceo.call('updateTask', { path, body: { title: 'Prepare merger', assigned_to: idOf('Paul Weber') } });
    const run = await claimNext(worker, await newWorker(worker, { agent_ids: [idOf('Paul Weber')] }));
    expect(run.taskId).toBe(path.task_id);
    const step = {
      key: 'a',
      kind: 'model_call',
      title: 'Think',
      usage: { input_tokens: 1, output_tokens: 1, cost: 2 },
    };
    await worker.callRaw('addRunSteps', {
      path: run.path,
      body: { lease_token: run.token, steps: [{ ...step, finished_at: new Date().toISOString() }] },
    });
    await worker.call('releaseRun', { path: run.path, body: { lease_token: run.token } });
    const waits = async () => (await scene.ceo.call('getTask', { path })).body.data.waiting_for?.reason;
    // Each replica keeps its caps for a second, and the replicas receive requests in turn.
    const reasons = async () => new Set(await Promise.all(scene.server.replicas.map(waits)));
    await expect.poll(reasons, { timeout: 10_000 }).toEqual(new Set(['budget']));
    const question = 'Why is the task Prepare merger waiting?';
    const own = await ask(question);
    expect(own.text).toContain('- it waits for the charter "Secret takeover" (approved)\n');
    expect(own.text).toContain('- what a person can do: cancel the task: this cap cannot be raised\n');
    const { text, cited } = await ask(question, observer.bearer);
    expect(text).toContain('The budget of the charter is used up');
    expect([text.includes('Secret takeover'), cited]).toEqual([false, ['task Prepare merger']]);
    expect((await ask('What is Ada working on?', observer.bearer)).text).toContain('Open runs of Ada Quinn: 1');
  });
});
