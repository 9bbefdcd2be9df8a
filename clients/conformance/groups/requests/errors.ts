import { GUARDED, OPERATIONS, type Operation, type Parameter, pathNames, takes } from '../../document.ts';
import { asMap } from '../../json.ts';
import type { ApiResponse } from '../../protocol/exchange.ts';
import { ensure, FAILURE_FORMS, requireHeader, requireStatus, requireSuccess } from '../../protocol/expect.ts';
import { check, type Group } from '../../scene/check.ts';
import { bodyOf, pathValues, requiredOf, unknownPath } from '../../scene/harmless.ts';
import type { Scene } from '../../scene/scene.ts';
import { expectRefusal } from './rows.ts';

const JSON_TYPE = 'application/json';
const LARGEST_BODY = 1_048_576;

/** `Accept`, and the media type of the error that it selects (spec/rules/errors.md#negotiation). */
const FORMS: readonly (readonly [accept: string | null, form: string])[] = [
  [null, 'application/json'],
  ['*/*', 'application/json'],
  ['text/html', 'application/json'],
  ['application/problem+json', 'application/problem+json'],
  ['application/problem+json, */*', 'application/problem+json'],
  ['application/json;q=0.5, application/problem+json', 'application/problem+json'],
  ['application/json, application/problem+json', 'application/json'],
  ['application/problem+json;q=0', 'application/json'],
];

const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(), camera=(), microphone=()',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store, no-cache, must-revalidate, max-age=0',
  pragma: 'no-cache',
  'content-security-policy':
    "default-src 'self'; script-src 'self'; base-uri 'self'; object-src 'none'; frame-ancestors 'none'",
};

/** A body that the creation of a project must refuse with 400/2001. */
const refusedBody = (name: string, rule: string, text: string) =>
  check(`a body with ${name} is refused`, rule, async ({ ceo }) => {
    const response = await ceo.key.call('createProject', { raw: { text, type: JSON_TYPE } });
    requireStatus(response, '400/2001');
  });

/** Operations that check a signature, a setup token or another protocol before the body. */
const OTHERWISE: readonly string[] = ['receiveWebhook', 'setupAdmin', 'mcp'];
/** Operations of which no body is a file; files have their own checks. */
const ordinary = OPERATIONS.filter(({ takesFiles, id }) => !takesFiles && !OTHERWISE.includes(id));
const withBody = ordinary.filter(({ hasBody }) => hasBody);
const withBodyLimit = ordinary.filter(({ responses }) => responses.has(413));

/** Sends this text as the body of the operation. */
const askWith = ({ ceo }: Scene, operation: Operation, text: string, type = JSON_TYPE): Promise<ApiResponse> =>
  ceo.session.call(operation.id, { path: pathValues(operation), ...requiredOf(operation), raw: { text, type } });

const unknownField = (operation: Operation) =>
  check(`${operation.id} refuses unknown fields`, 'spec/rules/errors.md#json-values', async (scene) =>
    requireStatus(await askWith(scene, operation, '{"no_such_field":1}'), '400/2001'),
  );

const otherMediaTypes = async (scene: Scene): Promise<void> => {
  for (const operation of withBody)
    requireStatus(await askWith(scene, operation, '{}', 'text/plain'), '415/2001', operation.id);
};

const tooLarge = async (scene: Scene): Promise<void> => {
  const text = JSON.stringify({ a: 'x'.repeat(LARGEST_BODY) });
  for (const operation of withBodyLimit) requireStatus(await askWith(scene, operation, text), '413/2001', operation.id);
};

const isOfQuery = ({ in: place }: Parameter): boolean => place === 'query';

/** The receiver of webhooks has its own checks. */
const withPath = OPERATIONS.filter(({ path, id }) => pathNames(path).length > 0 && !OTHERWISE.includes(id));
const withQuery = GUARDED.filter(({ method, parameters }) => method === 'GET' && parameters.some(isOfQuery));
const withLimit = GUARDED.filter((operation) => takes(operation, 'limit'));
const withCondition = GUARDED.filter((operation) => takes(operation, 'if-match'));

const tooLongPaths = async (scene: Scene): Promise<void> => {
  for (const operation of withPath) {
    const path = Object.fromEntries(pathNames(operation.path).map((name) => [name, 'x'.repeat(129)]));
    const request = { ...requiredOf(operation), ...bodyOf(operation), path };
    await expectRefusal(scene, operation.id, request, '400/2001');
  }
};

const brokenLimits = async ({ ceo }: Scene): Promise<void> => {
  for (const operation of withLimit) {
    const required = requiredOf(operation).query as Record<string, string>;
    const query = { ...required, limit: 'x' };
    const response = await ceo.session.call(operation.id, { path: pathValues(operation), query });
    requireStatus(response, '400/2001', operation.id);
  }
};

/** A repeated query parameter is invalid. */
const repeatedQueries = async ({ ceo }: Scene): Promise<void> => {
  for (const operation of withQuery) {
    const [{ name } = { name: '' }] = operation.parameters.filter(isOfQuery);
    const response = await ceo.session.call(operation.id, {
      path: pathValues(operation),
      query: `${name}=1&${name}=1`,
    });
    requireStatus(response, '400/2001', operation.id);
  }
};

const brokenConditions = async (scene: Scene): Promise<void> => {
  for (const operation of withCondition) {
    const { headers, ...required } = requiredOf(operation);
    const path = unknownPath(operation) ?? pathValues(operation);
    const request = { ...required, path, ...bodyOf(operation), headers: { ...headers, 'if-match': 'nonsense' } };
    await expectRefusal(scene, operation.id, request, '400/2001');
  }
};

const negotiates = async ({ anonymous }: Scene): Promise<void> => {
  for (const [accept, form] of FORMS) {
    const headers: Record<string, string> = accept === null ? {} : { accept };
    const response = await anonymous.call('listProjects', { headers });
    requireStatus(response, '401/1000', accept ?? 'no Accept');
    requireHeader(response, 'content-type', form);
  }
};

const instances = async ({ anonymous }: Scene): Promise<void> => {
  const own = '3f2b8c1e-5d4a-4b6f-9c7d-8e9f0a1b2c3d';
  const seen = new Set<unknown>([own]);
  for (const accept of FAILURE_FORMS) {
    const response = await anonymous.call('listProjects', { headers: { accept, 'x-request-id': own } });
    const body = asMap(response.body);
    const instance = asMap(body.error_detail).instance ?? body.instance;
    ensure(instance === response.headers['x-request-id'], 'instance and x-request-id are the same', response);
    ensure(!seen.has(instance), 'every request has a separate id, assigned by the server', response);
    seen.add(instance);
  }
};

const wrongMethods = async ({ anonymous }: Scene): Promise<void> => {
  const response = await anonymous.send('PUT', '/api/v1/projects');
  requireStatus(response, '405/2001', 'before any credential is read');
  requireHeader(response, 'allow', 'GET, HEAD, OPTIONS, POST');
};

const headAndOptions = async ({ anonymous, ceo }: Scene): Promise<void> => {
  const get = await ceo.key.call('getCompany');
  const head = await ceo.key.send('HEAD', '/company');
  requireStatus(head, '200', 'HEAD has the status of GET');
  requireHeader(head, 'etag', get.headers.etag ?? '');
  const options = await anonymous.send('OPTIONS', '/company');
  requireStatus(options, '204', 'OPTIONS of a known path');
  requireHeader(options, 'allow', 'GET, HEAD, OPTIONS, PATCH');
};

const brokenPaths = async ({ ceo }: Scene): Promise<void> => {
  for (const user_id of ['x'.repeat(129), 'a\0b'])
    requireStatus(await ceo.key.call('getUser', { path: { user_id } }), '400/2001');
  requireStatus(await ceo.key.call('getUser', { path: { user_id: 'nobody' } }), '404/3000', 'it names nobody');
  // Last, because Prism ends at it: a mock refuses a malformed id, so it fails the step before and does not get here.
  requireStatus(await ceo.key.send('GET', '/api/v1/users/%ff'), '400/2001');
};

const queries = async ({ ceo }: Scene): Promise<void> => {
  for (const query of [
    'limit=1&limit=1',
    'limit=01',
    'limit=%2B1',
    'limit=1.0',
    'limit=1e1',
    'limit=',
    'limit=x',
    'limits=1',
  ])
    requireStatus(await ceo.key.call('listProjects', { query }), '400/2001', query);
};

const sendsCommonHeaders = async ({ anonymous, ceo }: Scene): Promise<void> => {
  const responses = [
    await anonymous.call('getLiveness'),
    await anonymous.call('listProjects'),
    await anonymous.send('GET', '/api/v1/no-such-path'),
    await ceo.key.call('createProject', { raw: { text: '{', type: JSON_TYPE } }),
  ];
  for (const response of responses) {
    for (const [name, value] of Object.entries(COMMON_HEADERS)) requireHeader(response, name, value);
    // Its value depends on the deployment.
    const hsts = String(response.headers['strict-transport-security']);
    ensure(/^max-age=\d/.test(hsts), 'every response has Strict-Transport-Security', response);
    ensure(response.headers['x-powered-by'] === undefined, 'no response names the server software', response);
  }
};

const slashes = async ({ anonymous }: Scene): Promise<void> => {
  requireSuccess(await anonymous.call('getLiveness'));
  ensure((await anonymous.send('OPTIONS', '/api/v1/healthz/')).status === 204, 'one trailing slash is ignored');
  requireStatus(await anonymous.send('GET', '/api/v1/healthz//'), '404/3002', 'and no more');
};

export const ERRORS: Group = {
  name: 'errors',
  title: 'Malformed requests and error responses',
  checks: [
    check('the form of an error follows Accept', 'spec/rules/errors.md#negotiation', negotiates),
    check('every request has a separate id', 'spec/rules/errors.md#instance', instances),
    check('an unknown path is 404 with code 3002', 'spec/rules/errors.md#codes', async ({ anonymous, ceo }) => {
      requireStatus(await anonymous.send('GET', '/api/v1/no-such-path'), '404/3002');
      requireStatus(await ceo.key.send('POST', '/no-such-path'), '404/3002');
    }),
    check('a wrong method is 405 with Allow', 'spec/rules/errors.md#wrong-methods', wrongMethods),
    check('HEAD and OPTIONS work where GET does', 'spec/rules/errors.md#head-and-options', headAndOptions),
    check('one trailing slash is ignored', 'spec/rules/errors.md#paths', slashes),
    check(
      'every response has the common headers',
      'spec/rules/requests.md#headers-of-every-response',
      sendsCommonHeaders,
    ),
    check('broken paths are refused', 'spec/rules/errors.md#path-parameters', brokenPaths),
    check('broken queries are refused', 'spec/rules/errors.md#query-parameters', queries),
    check('every body beyond 1 MiB is refused', 'spec/rules/errors.md#body-size', tooLarge),
    check('every body of another media type is refused', 'spec/rules/errors.md#media-types', otherMediaTypes),
    check('an empty body is refused where one is needed', 'spec/rules/errors.md#presence-of-a-body', async ({ ceo }) =>
      requireStatus(await ceo.key.call('createProject'), '400/2001'),
    ),
    check('a content coding is refused', 'spec/rules/errors.md#media-types', async ({ ceo }) => {
      const request = { body: { name: 'x' }, headers: { 'content-encoding': 'gzip' } };
      requireStatus(await ceo.key.call('createProject', request), '415/2001');
    }),
    refusedBody('truncated JSON', 'spec/rules/errors.md#validation-details', '{"name":'),
    refusedBody('a list at the top level', 'spec/rules/errors.md#presence-of-a-body', '[]'),
    refusedBody('U+0000', 'spec/rules/errors.md#json-values', '{"name":"a\\u0000b"}'),
    refusedBody('a lone surrogate', 'spec/rules/errors.md#json-values', '{"name":"\\ud800"}'),
    refusedBody('an infinite number', 'spec/rules/errors.md#json-values', '{"name":"x","budget":1e999}'),
    refusedBody('a string instead of a number', 'spec/rules/errors.md#json-values', '{"name":"x","budget":"1"}'),
    refusedBody('__proto__', 'spec/rules/errors.md#json-values', '{"name":"x","__proto__":{"a":1}}'),
    refusedBody('65 nested levels', 'spec/rules/errors.md#json-values', `{"name":${'['.repeat(65)}${']'.repeat(65)}}`),
    check('every path refuses an id of 129 characters', 'spec/rules/errors.md#path-parameters', tooLongPaths),
    check('every parameter is given once', 'spec/rules/errors.md#query-parameters', repeatedQueries),
    check('every list refuses a limit that is not a number', 'spec/rules/errors.md#query-parameters', brokenLimits),
    check('every change refuses a malformed condition', 'spec/rules/requests.md#conditional-changes', brokenConditions),
    ...withBody.map(unknownField),
  ],
};
