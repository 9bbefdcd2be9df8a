import { isDeepStrictEqual } from 'node:util';
import { TOOLS } from '../../document.ts';
import { asList, asMap, isMap, type Json, type JsonMap, parseJson } from '../../json.ts';
import type { Caller } from '../../protocol/caller.ts';
import type { ApiResponse } from '../../protocol/exchange.ts';
import { ensure, requireStatus } from '../../protocol/expect.ts';
import { check, type Group, statusesOf } from '../../scene/check.ts';
import { deletedBy } from '../../scene/makers.ts';
import type { Scene } from '../../scene/scene.ts';
import { UNKNOWN_ID } from '../../scene/subjects.ts';

const REVISION = '2026-07-28';
const META = {
  'io.modelcontextprotocol/protocolVersion': REVISION,
  'io.modelcontextprotocol/clientInfo': { name: 'conformance', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const BOTH_FORMS = 'application/json, text/event-stream';
const READING = [
  'company.read',
  'departments.list',
  'departments.get',
  'agents.list',
  'projects.list',
  'tasks.list',
  'tasks.get',
  'approvals.list',
  'charters.list',
  'work.overview',
  'runs.list',
  'runs.get',
  'runs.steps',
  'artifacts.list',
  'artifacts.get',
];
const INVALID_PARAMS = -32602;
const UNKNOWN_METHOD = -32601;

/** One message of the revision without a handshake. */
const ask = (
  caller: Caller,
  method: string,
  params: JsonMap = {},
  headers: Record<string, string> = {},
): Promise<ApiResponse> => {
  const named: Record<string, string> = typeof params.name === 'string' ? { 'mcp-name': params.name } : {};
  return caller.call('mcp', {
    body: { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } },
    headers: { accept: BOTH_FORMS, 'mcp-protocol-version': REVISION, 'mcp-method': method, ...named, ...headers },
  }) as Promise<ApiResponse>;
};

/** The message of a response; older clients get it as the one frame of a stream. */
const bodyOf = ({ body, frames }: ApiResponse): JsonMap => asMap(frames[0]?.data ?? (body as Json));

const resultOf = (response: ApiResponse): JsonMap => {
  requireStatus(response, '200');
  const { result } = bodyOf(response);
  ensure(isMap(result), 'a message that is understood has a result', response);
  return asMap(result);
};

const call = async (caller: Caller, name: string, args: JsonMap = {}) => {
  const response = await ask(caller, 'tools/call', { name, arguments: args });
  return { response, result: resultOf(response) };
};

const toolsOf = async (caller: Caller): Promise<readonly string[]> =>
  asList(resultOf(await ask(caller, 'tools/list')).tools).map((tool) => String(asMap(tool).name));

const codeIn = (result: JsonMap): Json | undefined => {
  const [content] = asList(result.content);
  return asMap(parseJson(String(asMap(content).text))).error_code;
};

/** A message without an id has no response. */
const hearsNotifications = async (scene: Scene): Promise<void> => {
  const key = await isOn(scene);
  const body = { jsonrpc: '2.0', method: 'notifications/initialized' };
  const response = (await key.call('mcp', { body, headers: { accept: BOTH_FORMS } })) as ApiResponse;
  requireStatus(response, '202');
  ensure(response.text === '', 'a notification has no response', response);
};

/** Skips where the deployment has switched it off. */
const isOn = async (scene: Scene): Promise<Caller> => {
  await scene.needs('mcp_server');
  return scene.ceo.key;
};

const discovers = async (scene: Scene): Promise<void> => {
  const response = await ask(await isOn(scene), 'server/discover');
  const result = resultOf(response);
  ensure(asList(result.supportedVersions).includes(REVISION), `the revision ${REVISION} is served`, response);
  ensure(Object.keys(asMap(result.capabilities)).join() === 'tools', 'only tools are offered', response);
};

const completesHandshake = async (scene: Scene): Promise<void> => {
  const key = await isOn(scene);
  const params = {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'conformance', version: '1.0.0' },
  };
  const response = (await key.call('mcp', {
    body: { jsonrpc: '2.0', id: 1, method: 'initialize', params },
    headers: { accept: BOTH_FORMS },
  })) as ApiResponse;
  ensure(resultOf(response).protocolVersion === '2025-11-25', 'the requested older revision is served', response);
};

const listsPermittedTools = async (scene: Scene): Promise<void> => {
  const all = await toolsOf(await isOn(scene));
  ensure(
    all.toSorted().join() === TOOLS.toSorted().join(),
    `the role ceo has every tool of the document, got ${all.join()}`,
  );
  const seen = await toolsOf((await scene.person('observer')).key);
  ensure(
    seen.toSorted().join() === READING.toSorted().join(),
    `an observer has the tools that read, got ${seen.join()}`,
  );
  ensure(all.filter((name) => seen.includes(name)).join() === seen.join(), 'the order does not depend on the caller');
};

const returnsTheOperationResult = async (scene: Scene): Promise<void> => {
  await isOn(scene);
  const id = await scene.subjects.one('department_id');
  const { response, result } = await call(scene.ceo.key, 'departments.get', { department_id: id });
  const { body } = await scene.ceo.key.call('getDepartment', { path: { department_id: id } });
  const text = asMap(asList(result.content)[0]).text;
  ensure(isDeepStrictEqual(result.structuredContent, body.data), 'it returns the data of its operation', response);
  const isSame = isDeepStrictEqual(parseJson(String(text)), result.structuredContent);
  ensure(isSame, 'the content is the same as JSON text', response);
};

const failsAsTheOperation = async (scene: Scene): Promise<void> => {
  const key = await isOn(scene);
  const { response, result } = await call(key, 'departments.get', { department_id: UNKNOWN_ID });
  ensure(
    result.isError === true && codeIn(result) === 3000,
    'a failed call contains the error code of its operation',
    response,
  );
  const wrong = await call(key, 'departments.get', { department_id: UNKNOWN_ID, nonsense: true });
  ensure(
    wrong.result.isError === true && codeIn(wrong.result) === 2001,
    'an unknown argument is refused',
    wrong.response,
  );
  const anonymous = await ask(key, 'tools/call', { name: 'departments.nonsense', arguments: {} });
  ensure(asMap(bodyOf(anonymous).error).code === INVALID_PARAMS, 'an unknown tool name is -32602', anonymous);
};

const runsOnce = async (scene: Scene): Promise<void> => {
  const key = await isOn(scene);
  const name = scene.name('once');
  const create = (idempotency_key: string) => call(key, 'departments.create', { name, idempotency_key });
  const [first, second] = [await create(name), await create(name)];
  const { id } = asMap(first.result.structuredContent);
  ensure(
    first.result.isError !== true && typeof id === 'string',
    'the first call creates the department',
    first.response,
  );
  deletedBy(scene, 'deleteDepartment', { department_id: String(id) }, { reason: 'The run is over.' });
  const isSame = isDeepStrictEqual(second.result.structuredContent, first.result.structuredContent);
  ensure(isSame, 'the same key and arguments return the first result', second.response);
  const other = await call(key, 'departments.create', { name: `${name}-2`, idempotency_key: name });
  ensure(
    other.result.isError === true && codeIn(other.result) === 4000,
    'other arguments under the key are refused',
    other.response,
  );
};

const offersNoMore = async (scene: Scene): Promise<void> => {
  const response = await ask(await isOn(scene), 'resources/list');
  requireStatus(response, '404');
  ensure(asMap(bodyOf(response).error).code === UNKNOWN_METHOD, 'a method that is not offered is -32601', response);
};

const refusesOthers = async (scene: Scene): Promise<void> => {
  await isOn(scene);
  requireStatus(await ask(scene.anonymous, 'tools/list'), '401/1000');
  requireStatus(await ask(scene.ceo.key, 'tools/list', {}, { origin: 'https://conformance.invalid' }), '403/1001');
  for (const method of ['GET', 'DELETE']) requireStatus(await scene.ceo.key.send(method, '/mcp'), '405/2001', method);
};

const mayNot = async (scene: Scene): Promise<void> => {
  await isOn(scene);
  const { key } = await scene.person('observer');
  const response = await ask(key, 'tools/call', {
    name: 'departments.create',
    arguments: { name: scene.name('never') },
  });
  const body = bodyOf(response);
  const isRefused =
    asMap(body.error).code === INVALID_PARAMS ||
    (asMap(body.result).isError === true && codeIn(asMap(body.result)) === 1001);
  ensure(isRefused, 'a tool runs with the permission of the caller', response);
};

export const MCP: Group = {
  name: 'mcp',
  title: 'Tools by the Model Context Protocol',
  checks: [
    check('the discovery names the revision, and only tools', 'spec/rules/tools.md#mcp-revisions', discovers),
    check('an older client completes the handshake', 'spec/rules/tools.md#mcp-revisions', completesHandshake),
    check(
      'a notification is accepted',
      'spec/rules/tools.md#mcp-revisions',
      hearsNotifications,
      statusesOf('mcp', 202),
    ),
    check(
      'an unsupported method is unknown',
      'spec/rules/tools.md#mcp-revisions',
      offersNoMore,
      statusesOf('mcp', 404),
    ),
    check('the list contains the tools that the caller may use', 'spec/rules/tools.md#permission', listsPermittedTools),
    check('a tool returns the result of its operation', 'spec/rules/tools.md#mcp-results', returnsTheOperationResult),
    check('a tool returns the error of its operation', 'spec/rules/tools.md#failed-calls', failsAsTheOperation),
    check('a call with a key runs once', 'spec/rules/tools.md#repeated-calls', runsOnce),
    check('a tool runs with the permission of the caller', 'spec/rules/tools.md#mcp-calls', mayNot),
    check(
      'callers without a credential and pages of other origins are refused',
      'spec/rules/tools.md#mcp-credentials',
      refusesOthers,
    ),
  ],
};
