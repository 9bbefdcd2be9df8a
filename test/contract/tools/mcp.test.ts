import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOOLS } from '../../../clients/conformance/document.ts';
import { newDepartment } from '../../support/builders/organisation/organisation.ts';
import { createPerson, setUpCeo, withApiKey } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { holdLock, ORGANISATION_LOCK, untilWaiting } from '../../support/database/held-lock.ts';
import { callTool, failureIn, messageOf, sendMessage, sendOlder } from '../../support/mcp/messages.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

let server: TestServer;
let ceo: Client;
let observer: Client;

beforeAll(async () => {
  server = await startServer();
  ceo = await withApiKey(await setUpCeo(server.client), 'ceo');
  observer = (await createPerson(server, 'watcher', 'observer')).bearer;
});
afterAll(() => server.close());

const namesOf = async (client: Client): Promise<string[]> =>
  (await sendMessage(client, 'tools/list')).body.result.tools.map(({ name }: { name: string }) => name);
const departmentNames = async (): Promise<string[]> =>
  (await ceo.call('listDepartments')).body.data.map(({ name }: { name: string }) => name);

describe('mcp', () => {
  it('400/2001: an id that is neither a text nor an integer', async () => {
    for (const id of [null, true, 1.5]) {
      const { body, headers } = messageOf('tools/list');
      expect(errorOf(await ceo.callRaw('mcp', { body: { ...body, id }, headers }))).toEqual([400, 2001]);
    }
  });
  it('200: the discovery returns the revision, tools only, and how long it may be cached', async () => {
    const { body } = await sendMessage(ceo, 'server/discover');
    expect(body.result).toMatchObject({
      resultType: 'complete',
      supportedVersions: ['2026-07-28'],
      capabilities: { tools: {} },
      ttlMs: 60_000,
      cacheScope: 'private',
    });
    expect(Object.keys(body.result.capabilities)).toEqual(['tools']);
  });

  it('200: the list has what the caller may use, in a fixed order, with schemas and hints, for this caller only', async () => {
    const { result } = (await sendMessage(ceo, 'tools/list')).body;
    expect(result).toMatchObject({ resultType: 'complete', cacheScope: 'private', ttlMs: 60_000 });
    expect(result.tools).toHaveLength(TOOLS.length);
    const toolOf = (name: string) => result.tools.find((tool: { name: string }) => tool.name === name);
    expect(toolOf('departments.list')).toMatchObject({
      inputSchema: { properties: { offset: { type: 'integer' } }, additionalProperties: false },
      annotations: { readOnlyHint: true, destructiveHint: false },
    });
    expect(Object.keys(toolOf('departments.list').inputSchema.properties)).toEqual(['offset', 'limit']);
    expect(toolOf('departments.delete')).toMatchObject({
      inputSchema: { required: ['department_id', 'reason'] },
      annotations: { readOnlyHint: false, destructiveHint: true },
    });
    expect(toolOf('departments.create')).toMatchObject({
      inputSchema: { properties: { idempotency_key: { type: 'string' } } },
      annotations: { destructiveHint: false },
    });
    const all = result.tools.map(({ name }: { name: string }) => name);
    expect(await namesOf(ceo)).toEqual(all);
    const seen = await namesOf(observer);
    expect(seen).toHaveLength(15);
    expect(all.filter((name: string) => seen.includes(name))).toEqual(seen);
  });

  it('200: a call by either name returns the data of the operation, as structure and as text', async () => {
    const { id } = await newDepartment(ceo, 'called');
    for (const name of ['departments.get', 'departments_get']) {
      const result = await callTool(ceo, name, { department_id: id });
      expect(result).toMatchObject({ resultType: 'complete', structuredContent: { id, name: 'called' } });
      expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
    }
    const listed = await callTool(ceo, 'departments.list', { limit: 1 });
    expect(listed.structuredContent.items).toHaveLength(1);
    const gone = await callTool(ceo, 'departments.delete', { department_id: id, reason: 'done' });
    expect(gone).toMatchObject({ structuredContent: {}, content: [{ type: 'text', text: '{}' }] });
  });

  it('200: an error of the operation is an error result with its sentence and code', async () => {
    await newDepartment(ceo, 'there');
    expect(failureIn(await callTool(ceo, 'departments.create', { name: 'THERE' })).error_code).toBe(4001);
    expect(failureIn(await callTool(ceo, 'departments.create', { nonsense: 1 }))).toMatchObject({
      error_code: 2001,
      error: expect.stringContaining('arguments /nonsense: is not a known field'),
    });
    expect(failureIn(await callTool(ceo, 'departments.get', { department_id: 'nobody' })).error_code).toBe(3000);
    const hostile = JSON.parse('{"name":"by prototype","__proto__":{"head":"x"}}');
    expect(failureIn(await callTool(ceo, 'departments.create', hostile)).error_code).toBe(2001);
    expect(await departmentNames()).not.toContain('by prototype');
    // The guard is checked first: a caller without permission learns nothing about the arguments.
    expect(failureIn(await callTool(observer, 'departments.create', { nonsense: 1 })).error_code).toBe(1001);
    expect(await departmentNames()).not.toContain('nonsense');
  });

  it('200: a key runs with its own role, not with that of its owner', async () => {
    const key = await withApiKey(ceo, 'observer');
    expect(await namesOf(key)).toHaveLength(15);
    expect(failureIn(await callTool(key, 'departments.create', { name: 'by key' })).error_code).toBe(1001);
    expect(await departmentNames()).not.toContain('by key');
  });

  it('200: the same key and arguments run once, other arguments are refused, a failure leaves the key free', async () => {
    const args = { name: 'once', idempotency_key: 'attempt-1' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => callTool(ceo, 'departments.create', args)));
    expect(new Set(answers.map(({ structuredContent }) => structuredContent.id)).size).toBe(1);
    expect((await departmentNames()).filter((name) => name === 'once')).toHaveLength(1);
    const other = await callTool(ceo, 'departments.create', { ...args, name: 'another' });
    expect(failureIn(other).error_code).toBe(4000);
    const key = 'attempt-2';
    await callTool(ceo, 'departments.create', { name: 'ONCE', idempotency_key: key });
    expect(await callTool(ceo, 'departments.create', { name: 'freed', idempotency_key: key })).toMatchObject({
      structuredContent: { name: 'freed' },
    });
    for (const wrong of ['', 'with space', 'x'.repeat(256), 7])
      expect(failureIn(await callTool(ceo, 'departments.create', { name: 'x', idempotency_key: wrong }))).toMatchObject(
        {
          error_code: 2001,
        },
      );
    expect(failureIn(await callTool(ceo, 'departments.list', { idempotency_key: 'a' })).error_code).toBe(2001);
  });

  it('a caller who closes the connection ends the work: uncommitted changes are rolled back', async () => {
    const { pool } = server.store;
    const release = await holdLock(pool, ORGANISATION_LOCK);
    const connections = () =>
      new Promise<number>((resolve) => server.server.getConnections((_, count) => resolve(count)));
    const before = await connections();
    const caller = new AbortController();
    const args = { name: 'abandoned', idempotency_key: 'abandoned-1' };
    const { body, headers } = messageOf('tools/call', { name: 'departments.create', arguments: args });
    const sent = fetch(`${server.baseUrl}/mcp`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${ceo.identity.bearer}` },
      body: JSON.stringify(body),
      signal: caller.signal,
    }).catch(() => null);
    await untilWaiting(pool);
    caller.abort();
    expect(await sent).toBeNull();
    await eventually(async () => (await connections()) === before);
    await release();
    // The work has ended once its key is released.
    await eventually(async () => {
      const { rows } = await pool.query('select 1 from idempotency_claims where key = $1 and status is null', [
        args.idempotency_key,
      ]);
      return rows.length === 0;
    });
    expect(await departmentNames()).not.toContain('abandoned');
    const again = await callTool(ceo, 'departments.create', args);
    expect(again.structuredContent).toMatchObject({ name: 'abandoned' });
  });

  it('200: an unknown name is the error -32602 and is not repeated in full', async () => {
    const { body } = await sendMessage(ceo, 'tools/call', { name: 'x'.repeat(500), arguments: {} });
    expect(body.error).toMatchObject({ code: -32602 });
    expect(body.error.message.length).toBeLessThan(100);
    const hostile = await sendMessage(ceo, 'tools/call', { name: '__proto__', arguments: {} });
    expect(hostile.body.error.code).toBe(-32602);
  });

  it('200: an older client is served without a session, with the only event of a stream', async () => {
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'old', version: '1' } };
    const began = await sendOlder(ceo, { jsonrpc: '2.0', id: 1, method: 'initialize', params });
    expect(began.headers['mcp-session-id']).toBeUndefined();
    expect(began.frames[0]?.data.result).toMatchObject({ protocolVersion: '2025-06-18', capabilities: { tools: {} } });
    const listed = await sendOlder(ceo, { jsonrpc: '2.0', id: 2, method: 'tools/list' });
    expect(listed.frames[0]?.data.result.tools).toHaveLength(TOOLS.length);
    expect(listed.frames[0]?.data.result.ttlMs).toBeUndefined();
  });

  it('202: a notification is accepted and has no response', async () => {
    const answer = await sendOlder(ceo, { jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([answer.status, answer.text]).toEqual([202, '']);
  });

  it('400: headers that contradict the message (-32020), and a revision that is not served (-32022, with the list)', async () => {
    const contradicted = await sendMessage(ceo, 'tools/list', {}, { 'mcp-method': 'tools/call' });
    expect([contradicted.status, contradicted.body.error.code]).toEqual([400, -32020]);
    const long = await sendMessage(ceo, 'tools/call', { name: 'x'.repeat(100_000) }, { 'mcp-name': 'other' });
    expect([long.status, long.body.error.message.length]).toEqual([400, 200]);
    const renamed = await sendMessage(ceo, 'tools/call', { name: 'company.read' }, { 'mcp-name': 'agents.list' });
    expect([renamed.status, renamed.body.error.code]).toEqual([400, -32020]);
    const future = await ceo.callRaw('mcp', {
      body: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/list',
        params: {
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2099-01-01',
            'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      },
      headers: {
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2099-01-01',
        'mcp-method': 'tools/list',
      },
    });
    expect([future.status, future.body.error.code]).toEqual([400, -32022]);
    expect(future.body.error.data.supported).toEqual(['2026-07-28']);
  });

  it('400/2001: a body that is not a message', async () => {
    for (const text of ['[]', 'null', '7', '{"a":', '"x"', '{"jsonrpc":"1.0","method":"x"}', '{"jsonrpc":"2.0"}']) {
      const answer = await ceo.callRaw('mcp', { raw: { text, type: 'application/json' } });
      expect(errorOf(answer)).toEqual([400, 2001]);
    }
  });

  it('403/1001: a page of another origin, another port and null included, whatever its credential', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:1', 'http://127.0.0.1:9']) {
      const answer = await sendMessage(observer, 'tools/list', {}, { origin });
      expect([origin, ...errorOf(answer)]).toEqual([origin, 403, 1001]);
    }
    const crossSite = await sendMessage(observer, 'tools/list', {}, { 'sec-fetch-site': 'cross-site' });
    expect(errorOf(crossSite)).toEqual([403, 1001]);
    const own = await sendMessage(observer, 'tools/list', {}, { origin: server.baseUrl });
    expect(own.status).toBe(200);
  });

  it('404: a method that is not offered (-32601)', async () => {
    for (const method of ['resources/list', 'prompts/list', 'nonsense', 'tasks/list', 'subscriptions/listen']) {
      const answer = await sendMessage(ceo, method);
      expect([method, answer.status, answer.body.error.code]).toEqual([method, 404, -32601]);
    }
  });

  it('405/2001: GET and DELETE', async () => {
    for (const method of ['get', 'delete']) {
      const answer = await ceo.send(method, '/mcp');
      expect([answer.status, JSON.parse(answer.text).error_detail.error_code]).toEqual([405, 2001]);
    }
  });

  it('406: an older client that accepts no stream', async () => {
    const answer = await sendOlder(
      ceo,
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      { accept: 'application/json' },
    );
    expect(answer.status).toBe(406);
  });

  it('401/1000: without a credential, without a hint at an authorisation server', async () => {
    const answer = await sendMessage(server.client, 'tools/list');
    expect(errorOf(answer)).toEqual([401, 1000]);
    expect(answer.headers['www-authenticate']).not.toContain('resource_metadata');
  });

  const switchTo = (value: boolean) =>
    ceo.call('saveSetting', { path: { namespace: 'api', key: 'mcp_server_enabled' }, body: { value } });

  it('503/8001: while it is switched off; the capability reports the same', async () => {
    expect((await ceo.call('getCapabilities')).body.data.mcp_server).toBe(true);
    await switchTo(false);
    expect(errorOf(await sendMessage(ceo, 'tools/list'))).toEqual([503, 8001]);
    expect((await ceo.call('getCapabilities')).body.data.mcp_server).toBe(false);
    await switchTo(true);
  });

  it('writes an entry for every change and none for a read', async () => {
    await callTool(ceo, 'departments.create', { name: 'entered', idempotency_key: 'e1' });
    await callTool(ceo, 'company.read');
    const { data } = (await ceo.call('listAuditLog', { query: { action: 'tool.ran' } })).body;
    expect(data[0]).toMatchObject({
      agent_id: null,
      target_name: 'departments.create',
      details: { arguments: { name: 'entered' }, channel: 'mcp' },
    });
  });
});
