import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replies, replyHeaders } from '../../derived/replies.js';
import { operations } from '../../generated/operations.ts';
import type { OperationPolicy } from '../../handlers/http/document/policy.ts';
import { valuesIn } from '../../handlers/http/responses/event-stream.ts';
import type { Body } from '../support/client/client.ts';
import { type Example, SHOWN } from '../support/sweep/examples.ts';

let child: ChildProcess;
let base = '';
beforeAll(async () => {
  child = spawn(process.execPath, ['scripts/mock/main.ts', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  base = await new Promise((resolve) => {
    child.stdout?.on('data', (line) => resolve(/http:\S+/.exec(String(line))?.[0] ?? ''));
  });
});
afterAll(() => void child.kill());

const policies: Readonly<Record<string, OperationPolicy>> = operations;
type Given = { readonly body?: unknown; readonly headers?: Record<string, string>; readonly query?: string };
interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

/** Calls an operation of the mock and holds its response against the document. */
const call = async (id: string, path: Record<string, string> = {}, given: Given = {}): Promise<Seen> => {
  const { method, path: template } = policies[id] as OperationPolicy;
  const address = template.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(path[name] ?? 'unknown'));
  const answer = await fetch(`${base}${address}${given.query ?? ''}`, {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json', ...given.headers },
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
  });
  const [text, type] = [await answer.text(), answer.headers.get('content-type') ?? ''];
  const declared = replies[id]?.[answer.status];
  for (const name of replyHeaders[id]?.[answer.status] ?? [])
    expect([id, name, answer.headers.has(name)]).toEqual([id, name, true]);
  if (text === '') expect([id, answer.status, declared]).toEqual([id, answer.status, expect.anything()]);
  else
    for (const value of valuesIn(type, text))
      expect([id, answer.status, declared?.[type]?.(value), declared?.[type]?.errors ?? null]).toEqual([
        id,
        answer.status,
        true,
        null,
      ]);
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: type.endsWith('json') ? JSON.parse(text) : undefined,
  };
};
const requestOf = (id: string): Example['value'] => SHOWN.get(id as never)?.requests[0]?.value;

describe('the mock', () => {
  it.each(Object.keys(policies))('answers %s as the document declares', async (id) => {
    await call(id, {}, { body: requestOf(id) });
  });
  it.each(
    Object.entries(policies).flatMap(([id, { statuses }]) =>
      statuses.filter((status) => status >= 200).map((status) => [id, status] as const),
    ),
  )('answers %s with %i when it is asked to', async (id, status) => {
    const { status: seen } = await call(id, {}, { body: requestOf(id), headers: { prefer: `code=${status}` } });
    expect(seen).toBe(status);
  });
  it('remembers what is created, changed and deleted', async () => {
    const { body, status } = await call('createUser', {}, { body: { ...requestOf('createUser'), username: 'mary' } });
    const { id } = body.data;
    expect([status, body.data.username]).toEqual([201, 'mary']);
    const read = await call('getUser', { user_id: id });
    expect(read.body.data).toEqual(body.data);
    expect((await call('listUsers')).body.data[0]).toEqual(body.data);
    const [etag, stale] = [read.headers.get('etag') ?? '', '"stale"'];
    const change = { role: 'observer' };
    expect(
      (await call('updateUserRole', { user_id: id }, { body: change, headers: { 'if-match': stale } })).body
        .error_detail.error_code,
    ).toBe(4002);
    expect(
      (await call('updateUserRole', { user_id: id }, { body: change, headers: { 'if-match': etag } })).body.data.role,
    ).toBe('observer');
    expect((await call('getUser', { user_id: id }, { headers: { 'if-none-match': etag } })).status).toBe(200);
    expect((await call('deleteUser', { user_id: id })).status).toBe(204);
    expect((await call('getUser', { user_id: id })).status).toBe(404);
    expect((await call('listUsers')).body.data).not.toContainEqual(expect.objectContaining({ id }));
  });
  it('says where what it created is, also beside a secret', async () => {
    const task = await call('createTask', {}, { body: requestOf('createTask') });
    expect(task.headers.get('location')).toBe(`/api/v1/tasks/${task.body.data.id}`);
    const { endpoint, secret } = (await call('createWebhookEndpoint', {}, { body: requestOf('createWebhookEndpoint') }))
      .body.data;
    expect(secret).toMatch(/^whsec_/);
    expect((await call('getWebhookEndpoint', { endpoint_id: endpoint.id })).body.data).toEqual(endpoint);
  });
  it('decides what waits, and keeps what was asked for', async () => {
    const asked = { ...requestOf('createApproval'), title: 'Buy a printer' };
    const { id } = (await call('createApproval', {}, { body: asked })).body.data;
    const { data } = (await call('approveApproval', { approval_id: id }, { body: requestOf('approveApproval') })).body;
    expect(data).toMatchObject({ id, title: 'Buy a printer', status: 'approved' });
    expect((await call('getApproval', { approval_id: id })).body.data.status).toBe('approved');
  });
  it('leads through a list by its cursor', async () => {
    for (let count = 0; count < 5; count += 1) await call('createProject', {}, { body: requestOf('createProject') });
    const all = (await call('listProjects')).body.data;
    const seen = [];
    let cursor = '';
    do {
      const { data, pagination } = (
        await call('listProjects', {}, { query: `?limit=2${cursor && `&cursor=${cursor}`}` })
      ).body;
      expect(data.length).toBeLessThanOrEqual(2);
      seen.push(...data);
      cursor = pagination.next_cursor ?? '';
    } while (cursor !== '');
    expect(seen).toEqual(all);
  });
  it('streams a turn to its end', async () => {
    const { text } = await call('streamTurn', {}, { body: requestOf('streamTurn') });
    const frames = valuesIn('text/event-stream', text) as Body[];
    const said = frames
      .filter(({ event }) => event === 'delta')
      .map(({ data }) => data.delta)
      .join('');
    expect(frames.map(({ event }) => event)).toEqual(['delta', 'delta', 'complete', 'chime']);
    expect(frames.find(({ event }) => event === 'complete')?.data.answer.answer).toBe(said);
  });
  it('refuses what the document refuses, and continues', async () => {
    expect((await call('createUser', {}, { body: { username: 5 } })).status).toBe(400);
    const send = async (path: string, init?: RequestInit) => (await fetch(base + path, init)).status;
    const post = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(await send('/api/v1/users', post('{'))).toBe(400);
    expect(await send('/api/v1/users', post(`"${'x'.repeat(2 ** 21)}"`))).toBe(413);
    expect(await send('/api/v1/nothing')).toBe(404);
    expect(await send('/api/v1/users', { method: 'PUT' })).toBe(405);
    expect(await send('/api/v1/users/%zz')).toBe(404);
    expect(await send('/api/v1/users?limit=1e999&cursor=-1')).toBe(200);
    expect(await send('/api/v1/users/__proto__')).toBe(404);
    expect(await send('//')).toBe(404);
    expect(await send('/api/v1/users', { method: 'HEAD' })).toBe(200);
    expect((await call('openWebSocket')).status).toBe(426);
    expect(await send('/api/v1/ws', { headers: { prefer: 'code=101' } })).toBe(426);
  });
  it('says what was found in a body that it refuses', async () => {
    const { body } = await call('createUser', {}, { body: { username: 5 } });
    expect(body.error).toContain('body /username: must be string');
    expect(body.error_detail.detail).toBe(body.error);
  });
  it('tells a failure as a problem where that is preferred', async () => {
    const { status, headers, body } = await call(
      'getProject',
      {},
      { headers: { accept: 'application/problem+json', prefer: 'code=404' } },
    );
    expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    expect(body).toMatchObject({ status: 404, error_code: 3000 });
  });
  it.each(['/api/v1/company', '/api/v1/meta/chat/conversations', '/company/'])('serves %s, too', async (path) => {
    expect((await fetch(base + path)).status).toBe(200);
  });
  it('may be asked by a page of any origin', async () => {
    const origin = 'http://127.0.0.1:5173';
    const asked = { method: 'OPTIONS', headers: { origin, 'access-control-request-headers': 'x-csrf-token' } };
    const preflight = await fetch(`${base}/api/v1/users`, asked);
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'x-csrf-token']);
    const answer = await fetch(`${base}/api/v1/users`, { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-request-id');
  });
});

describe.each(['scripts/mock/main.ts', 'scripts/demo/main.ts'])('the command line of %s', (script) => {
  const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  it('exit 0 with the usage for --help', () => {
    expect(run('--help')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('--port <number>') });
  });
  it.each([['--nonsense'], ['--port', '65536'], ['--port', 'x']])('exit 2 with the usage for %s %s', (...args) => {
    const { status, stderr } = run(...args);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^organisation-platform: .*\n\n.*--port <number>/s)]);
    expect(stderr).not.toContain('    at ');
  });
});

it('the page about the mock names what it understands', () => {
  const text = readFileSync(new URL('../../docs/mock.md', import.meta.url), 'utf8');
  for (const word of ['npm run mock', 'prefer: code=', 'prefer: example=', '--port'])
    expect(text.toLowerCase()).toContain(word);
});
