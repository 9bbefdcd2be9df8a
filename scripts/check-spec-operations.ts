import type { JsonMap } from './generate-bundle.ts';
import { asList, asMap } from './generate-bundle.ts';
import type { Operation } from './generate-operations.ts';
import { dereference } from './generate-operations.ts';

/** One operation, the document around it, and where to report what is wrong with it. */
export interface OperationCheck {
  readonly document: JsonMap;
  readonly operation: Operation;
  readonly report: (message: string) => void;
}

type Rule = (check: OperationCheck) => void;

// operationIds become method names of client libraries: verb and noun, stable for ever.
const VERBS: Readonly<Record<string, readonly string[]>> = {
  get: ['get', 'list', 'open', 'oauth'],
  post: [
    ...['create', 'setup', 'login', 'logout', 'dev', 'refresh', 'change', 'grant', 'randomize', 'complete', 'send'],
    ...['stream', 'close', 'interview', 'cancel', 'approve', 'reject', 'rotate', 'start', 'receive', 'reorder'],
    ...['restore', 'mcp'],
  ],
  put: ['set', 'save', 'update'],
  patch: ['update', 'edit'],
  delete: ['delete', 'revoke', 'reset', 'clear'],
};

const EXTENSIONS = new Set([
  ...['x-access', 'x-rate-limit', 'x-concurrency', 'x-idempotent', 'x-secret-answer', 'x-plain-answer'],
]);

/** The shared responses an operation may use for a status. Those of undeclared routes are missing on purpose. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  304: ['NotModified'],
  400: ['BadRequest'],
  401: ['Unauthorized', 'UnauthorizedSignedOut', 'WrongCredentials'],
  402: ['PaymentRequired'],
  403: ['Forbidden', 'ForeignOrigin'],
  404: ['NotFound'],
  409: ['Conflict'],
  413: ['PayloadTooLarge'],
  415: ['UnsupportedMediaType'],
  422: ['UnprocessableContent'],
  429: ['TooManyRequests'],
  500: ['InternalError'],
  502: ['BadGateway'],
  503: ['ServiceUnavailable'],
};

const RATE_LIMIT_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/** Whether the operation needs the session cookie or a bearer token. */
const isProtected = ({ policy }: Operation): boolean =>
  !policy.access.some((word) => ['public', 'refresh'].includes(word));

const isRead = ({ policy }: Operation): boolean => policy.method === 'get';

const hasParameter = ({ parameters }: Operation, name: string): boolean =>
  parameters.some((parameter) => parameter.name === name);

/** The health of an unknown department is an answer, not a failure: the one path id that is never 404. */
const namesObject = ({ id, policy }: Operation): boolean => policy.path.includes('{') && id !== 'getDepartmentHealth';

const responsesOf = ({ source }: Operation): JsonMap => asMap(source.responses);

function successesOf({ document, operation }: OperationCheck): JsonMap[] {
  return Object.entries(responsesOf(operation))
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => dereference(document, response));
}

const naming: Rule = ({ operation, report }) => {
  const verbs = VERBS[operation.policy.method] ?? [];
  const verb = /^[a-z]+/.exec(operation.id)?.[0] ?? '';
  if (!/^[a-z]+([A-Z][a-z0-9]*)*$/.test(operation.id)) report('operationId is camelCase: verb and noun');
  if (!verbs.includes(verb))
    report(`operationId of a ${operation.policy.method} begins with one of: ${verbs.join(', ')}`);
};

const texts: Rule = ({ operation, report }) => {
  const { summary, description, tags } = operation.source;
  if (typeof summary !== 'string' || summary.endsWith('.') || summary.length > 80)
    report('needs a summary of at most 80 characters without a full stop');
  if (typeof description !== 'string' || description.length < 60)
    report('needs a description: what it does, what can go wrong, what to do then');
  if (asList(tags).length !== 1) report('needs exactly one tag');
};

const extensions: Rule = ({ operation, report }) => {
  for (const key of Object.keys(operation.source))
    if (key.startsWith('x-') && !EXTENSIONS.has(key))
      report(`${key} is no known extension; known are ${[...EXTENSIONS].join(', ')}`);
};

const security: Rule = ({ operation, report }) => {
  const isOpen = Array.isArray(operation.source.security) && operation.source.security.length === 0;
  if (isOpen === isProtected(operation))
    report('security: [] belongs to operations with x-access public or refresh, and only to them');
};

const sharedFailures: Rule = ({ operation, report }) => {
  for (const [status, response] of Object.entries(responsesOf(operation))) {
    if (status.startsWith('2') || asMap(response)['x-report'] === true) continue;
    const names = SHARED[status] ?? [];
    const allowed = names.map((name) => `#/components/responses/${name}`);
    if (!allowed.includes(String(asMap(response).$ref)))
      report(
        names.length === 0
          ? `declares ${status}, which no operation answers`
          : `${status} must be responses.yaml#/${names.join(' or ')}`,
      );
  }
};

const statuses: Rule = ({ operation, report }) => {
  for (const [status, why] of requiredStatuses(operation))
    if (responsesOf(operation)[status] === undefined) report(`needs ${status}: ${why}`);
  if (operation.policy.isUnlimited && responsesOf(operation)['429'] !== undefined)
    report('is never limited, so it has no 429');
};

/** The statuses that follow from what else the operation declares, each with the reason. */
function requiredStatuses(operation: Operation): [string, string][] {
  const { policy } = operation;
  const has = (name: string) => hasParameter(operation, name);
  const rules: [boolean, string, string][] = [
    [true, '400', 'every request can be malformed'],
    [true, '500', 'every operation can fail'],
    [!policy.isUnlimited, '429', 'the general limit applies'],
    [isProtected(operation) || !isRead(operation), '503', 'it needs the database'],
    [isProtected(operation), '401', 'it is protected'],
    [isProtected(operation), '403', 'it is protected'],
    [policy.body !== 'none', '413', 'it has a body'],
    [policy.body !== 'none', '415', 'it has a body'],
    [namesObject(operation) && policy.method !== 'put', '404', 'its path names an object'],
    [has('If-Match'), '409', 'If-Match can mismatch'],
    [has('If-None-Match'), '304', 'If-None-Match can match'],
    [policy.isIdempotent, '409', 'an Idempotency-Key can be used twice'],
  ];
  return rules.filter(([applies]) => applies).map(([, status, why]) => [status, why]);
}

const headerParameters: Rule = ({ operation, report }) => {
  const { policy } = operation;
  const expect = (name: string, isExpected: boolean, when: string) => {
    if (hasParameter(operation, name) !== isExpected)
      report(`${isExpected ? 'needs' : 'must not have'} the header parameter ${name}: ${when}`);
  };
  const isWrite = !isRead(operation);
  expect('x-csrf-token', isWrite && isProtected(operation), 'it belongs to protected operations that change something');
  expect('If-None-Match', isRead(operation) && policy.hasEtag, 'it belongs to every GET with an ETag');
  const replaces = ['put', 'patch', 'delete'].includes(policy.method) || operation.id.startsWith('restore');
  const decides = /^(approve|reject|cancel)[A-Z]/.test(operation.id);
  expect('If-Match', replaces || decides, 'it belongs to PUT, PATCH, DELETE, to restoring a version and to decisions');
  expect('Idempotency-Key', policy.isIdempotent, 'it belongs to operations with x-idempotent: true');
  if (['put', 'patch'].includes(policy.method) && !policy.hasEtag) report('its success must carry an ETag');
  if (policy.path.includes('{') === false && policy.method === 'delete')
    report('a DELETE names its object in the path');
};

const windows: Rule = (check) => {
  const { operation, report } = check;
  const { window, isUnlimited } = operation.policy;
  if (!isRead(operation) && window === null) report('needs x-rate-limit, because it changes something');
  if (isUnlimited && !isRead(operation)) report('only probes are never limited');
  for (const success of successesOf(check)) {
    const headers = Object.keys(asMap(success.headers));
    for (const name of RATE_LIMIT_HEADERS)
      if (headers.includes(name) !== (window !== null))
        report(
          `${window === null ? 'must not declare' : 'needs'} the header ${name} on success: it belongs to operations with a window`,
        );
  }
};

const successHeaders: Rule = (check) => {
  const { operation, report } = check;
  const { isIdempotent, hasSecret } = operation.policy;
  for (const success of successesOf(check)) {
    const hasReplayed = 'idempotency-replayed' in asMap(success.headers);
    if (hasReplayed !== (isIdempotent && !hasSecret))
      report(
        'idempotency-replayed belongs to the success of operations whose answers are stored: x-idempotent without x-secret-answer',
      );
  }
  if (successesOf(check).length === 0) report('needs a successful response');
};

const RULES: readonly Rule[] = [
  ...[naming, texts, extensions, security, sharedFailures, statuses, headerParameters, windows, successHeaders],
];

/** Applies every rule about a single operation. */
export function checkOperation(check: OperationCheck): void {
  for (const rule of RULES) rule(check);
}
