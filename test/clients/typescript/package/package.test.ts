import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/bench/processes.ts';
import { newAgent, newDepartment } from '../../../support/builders/organisation/organisation.ts';
import { PASSWORD, signIn } from '../../../support/builders/people.ts';
import type { Client } from '../../../support/client/client.ts';
import { createDatabase, type TestDatabase } from '../../../support/database/database.ts';
import { type ServerProcess, startServerProcess } from '../../../support/server/server-process.ts';
import { eventually } from '../../../support/time/eventually.ts';
import { blocksOf, type Installation, install } from './install.ts';

const samples = blocksOf('clients/typescript/README.md');
const [key = '', session = '', quickStart = '', small = '', stream = '', waiting = '', receiver = '', working = ''] =
  samples;
const [follower = ''] = blocksOf('docs/events.md');
const [decider = ''] = blocksOf('docs/recipes.md');
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const program = (name: string): string => read(`../../programs/${name}.ts`);
const readme = read('../../../../clients/typescript/README.md');
/** For pages: the types of a browser, and not those of Node. */
const BROWSER = ['--lib', 'es2024,dom,dom.iterable,dom.asynciterable', '--typeRoots', 'none'];
const PAGE = `import * as platform from 'organisation-platform-client';
import { departments } from 'organisation-platform-client/operations';
export const { createClient, followEvents, openSocket, signIn, waitFor, pages, streamTurn, unwrap, update } = platform;
export const client: platform.PlatformClient = createClient({ baseUrl: '', session: true, operations: { departments } });
`;

let installation: Installation;
let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  installation = await install();
  const examples = {
    key,
    session,
    'quick-start': quickStart,
    small,
    stream,
    waiting,
    receiver,
    working,
    follower,
    decider,
  };
  const programs = { flow: program('flow'), 'first-day': program('first-day'), ...examples };
  await Promise.all([installation.compile(programs), installation.compile({ page: PAGE }, BROWSER)]);
  database = await createDatabase();
  server = await startServerProcess({ DATABASE_URL: database.url, MODEL_PROVIDER: 'guided' });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  installation.remove();
});

describe('the package, installed', () => {
  it('supports a strict program, against an empty server', async () => {
    const { code, output } = await installation.start('flow', { PLATFORM_URL: server.baseUrl }).ended;
    expect(output.trim().split('\n')).toEqual([
      'the first account is signed in',
      'users come by pages',
      'a conflict is typed',
      'a change is made on what somebody else has changed',
      'a creation whose response was lost took effect once',
      'a turn is streamed',
      'events continue after a lost connection',
      'a webhook is verified and typed',
      'a webhook under another secret is refused',
    ]);
    expect(code).toBe(0);
  });
});

describe('the first day with the package, on a fresh server', () => {
  let fresh: TestDatabase;
  let empty: ServerProcess;
  beforeAll(async () => {
    fresh = await createDatabase();
    empty = await startServerProcess({ DATABASE_URL: fresh.url, MODEL_PROVIDER: 'guided' });
  });
  afterAll(async () => {
    await empty.stop();
    await fresh.drop();
  });

  it('has twelve steps', async () => {
    const { code, output } = await installation.start('first-day', { PLATFORM_URL: empty.baseUrl }).ended;
    expect(output.trim().split('\n')).toEqual([
      '1. ceo, new',
      '2. bob',
      '3. reports, observer',
      '4. Research',
      '5. three agents',
      '6. Iris, Noah, Vera, Research',
      '7. 15 %, true',
      '8. answered',
      '9. approved',
      '10. Atlas',
      '11. webhook.test, refused under another secret',
      '12. DUPLICATE_RECORD, 4001, false',
    ]);
    expect(code).toBe(0);
  });

  it('is followed by a further key, printed for the shell, and a session', async () => {
    const account = { PLATFORM_URL: empty.baseUrl, PLATFORM_ADMIN_PASSWORD: PASSWORD };
    const made = await installation.start('key', account).ended;
    expect(made.output).toMatch(/^export PLATFORM_API_KEY=ok_[\w-]{43}\n$/);
    const entered = await installation.start('session', account).ended;
    expect([made.code, entered.code]).toEqual([0, 0]);
    expect(entered.output).toMatch(/^\w+ false 3\n$/);
  });
});

describe('the examples in documents, run unchanged', () => {
  let ceo: Client;
  let given: Record<string, string>;
  beforeAll(async () => {
    ceo = await signIn(server.client, 'chief');
    const { api_key } = (await ceo.call('createApiKey', { body: { name: 'documents', role: 'ceo' } })).body.data;
    given = { PLATFORM_URL: server.baseUrl, PLATFORM_API_KEY: api_key };
  });

  it('the program that waits hears of its approval, and of the decision', async () => {
    const running = installation.start('waiting', given);
    await eventually(() => running.said().includes('deploy:release\n'));
    const { data } = (await ceo.call('listApprovals', { query: { status: 'pending' } })).body;
    const approval_id = data.find(({ title }) => title === 'Release')?.id ?? '';
    await ceo.call('approveApproval', { path: { approval_id }, body: { comment: 'Go.' } });
    const { code, output } = await running.ended;
    expect([code, output]).toEqual([0, 'deploy:release\napproved Go.\n']);
  });

  it('the quick start creates a project, misses a task, and changes the description', async () => {
    const { code, output } = await installation.start('quick-start', given).ended;
    expect(output).toMatch(/^\S+ Atlas\n(\S+ .*\n)*RESOURCE_NOT_FOUND .*\nBegun\.\n$/m);
    expect(code).toBe(0);
  });

  it('are all samples of the README: each is a whole program, in TypeScript', () => {
    const languages = [...readme.matchAll(/^```(.+)$/gm)].map(([, language]) => language);
    expect(languages.filter((language) => language !== 'sh')).toEqual(samples.map(() => 'ts'));
    expect(samples).toEqual([key, session, quickStart, small, stream, waiting, receiver, working]);
    for (const sample of samples) expect(sample).toContain("from 'organisation-platform-client';\n");
  });

  it('the client with one namespace lists the departments', async () => {
    await ceo.call('createDepartment', { body: { name: 'Samples', budget_percent: 1 } });
    const { code, output } = await installation.start('small', given).ended;
    expect(output.split('\n')).toContain('Samples');
    expect(code).toBe(0);
  });

  it('the stream prints something', async () => {
    const { code, output } = await installation.start('stream', given).ended;
    expect(output).toMatch(/\w/);
    expect(output).not.toContain('Error');
    expect(code).toBe(0);
  });

  it('the worker executes a task, and ends on request', async () => {
    const running = installation.start('working', given);
    await newDepartment(ceo, 'Writing');
    const { id: agentId } = await newAgent(ceo, 'Wren', 'Writing');
    const project = (await ceo.call('createProject', { body: { name: 'Worked on' } })).body.data;
    await ceo.call('updateProject', { path: { project_id: project.id }, body: { status: 'active' } });
    const body = {
      project_id: project.id,
      title: 'Report',
      description: 'Short.',
      type: 'research',
      assigned_to: agentId,
    } as const;
    const task = (await ceo.call('createTask', { body })).body.data;
    const statusOf = async () => (await ceo.call('getTask', { path: { task_id: task.id } })).body.data.status;
    await eventually(async () => ['in_review', 'completed'].includes(await statusOf()));
    expect(running.said()).toContain('task Report\n');
    running.terminate();
    expect((await running.ended).code).toBe(0);
  });

  it('the subscriber of docs/events.md receives an event of a project, and ends on request', async () => {
    const running = installation.start('follower', given);
    await eventually(() => running.said().includes('anew\n'));
    await ceo.call('createProject', { body: { name: 'Heard' } });
    await eventually(() => running.said().includes(': Heard\n'));
    running.terminate();
    expect((await running.ended).code).toBe(0);
  });

  it('the recipe for webhooks approves harmless requests, and leaves the others to people', async () => {
    const port = await freePort();
    const running = installation.start('decider', { ...given, PORT: String(port) });
    await eventually(() => running.said().includes('listening'));
    const submit = async (risk_level: string): Promise<string> => {
      const body = {
        action_type: 'content:publish',
        title: `Of ${risk_level} risk`,
        description: 'It waits.',
        risk_level,
      } as const;
      return (await ceo.callRaw('createApproval', { body })).body.data.id;
    };
    const [high, low] = [await submit('high'), await submit('low')];
    const statusOf = async (approval_id: string) =>
      (await ceo.call('getApproval', { path: { approval_id } })).body.data.status;
    await eventually(async () => (await statusOf(low)) === 'approved');
    await eventually(() => running.said().includes('approved: Of low risk\n'));
    expect(await statusOf(high)).toBe('pending');
    expect(running.said()).toBe('listening\napproved: Of low risk\n');
    running.terminate();
    await running.ended;
  });

  it('the receiver accepts messages that are signed with one of its secrets, and nothing else', async () => {
    const [old, recent] = ['whsec_b2xkLXNlY3JldA==', 'whsec_bmV3LXNlY3JldA=='];
    const port = await freePort();
    const running = installation.start('receiver', { PORT: String(port), WEBHOOK_SECRETS: `${old} ${recent}` });
    const body = JSON.stringify({ type: 'task.assigned', timestamp: '', data: { task_id: 'one', agent_id: 'two' } });
    const deliver = async (secret: string): Promise<number> => {
      const at = new Date();
      const headers = {
        'webhook-id': 'event',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Webhook(secret).sign('event', at, body),
      };
      return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
    };
    await eventually(() =>
      deliver(old).then(
        (status) => status === 204,
        () => false,
      ),
    );
    expect(await deliver(recent)).toBe(204);
    expect(await deliver('whsec_b3RoZXI=')).toBe(401);
    expect(running.said()).toBe('event one two\nevent one two\n');
    running.terminate();
    await running.ended;
  });
});
