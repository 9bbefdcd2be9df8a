import { asList, asMap } from '../../shared/json.ts';
import { deprecationError, deprecationOf } from '../expand/deprecation.ts';
import { FURTHER_FAILURES } from '../expand/traits.ts';
import type { Operation } from '../generate/operations.ts';

/** An operation, and a function that reports its errors. */
export interface OperationCheck {
  readonly operation: Operation;
  readonly report: (message: string) => void;
  /** Whether the document has an operation of this name. */
  readonly isOperation: (id: string) => boolean;
}

type Rule = (check: OperationCheck) => void;

// operationIds become method names of client libraries: verb and noun, stable forever.
const VERBS: Readonly<Record<string, readonly string[]>> = {
  get: ['get', 'list', 'open', 'oauth', 'stream'],
  post: [
    ...['create', 'setup', 'login', 'logout', 'dev', 'refresh', 'change', 'grant', 'randomize', 'complete', 'send'],
    ...['stream', 'close', 'interview', 'cancel', 'approve', 'reject', 'rotate', 'start', 'receive', 'reorder'],
    ...['restore', 'transfer', 'reset', 'classify', 'mcp', 'redeliver', 'test'],
    ...['claim', 'heartbeat', 'add', 'request', 'finish', 'release', 'review', 'pause', 'resume'],
  ],
  put: ['set', 'save', 'update', 'register', 'put'],
  patch: ['update', 'edit'],
  delete: ['delete', 'revoke', 'reset', 'clear'],
};

const EXTENSIONS = new Set([
  ...['x-access', 'x-rate-limit', 'x-concurrency', 'x-idempotent', 'x-secret-answer', 'x-plain-answer'],
  ...['x-dry-run', 'x-failures', 'x-answers-unknown', 'x-fern-streaming', 'x-tool', 'x-own-origin', 'x-raw-body'],
  ...['x-body-limit', 'x-ignore-unknown-query', 'x-deprecated'],
]);

/** Responses that an operation may declare instead of the shared response of a status. */
const OTHER_FORMS: Readonly<Record<string, readonly string[]>> = {
  400: ['McpBadRequest'],
  401: ['WrongCredentials', 'UnauthorizedSignedOut'],
  403: ['SetupForbidden'],
  404: ['McpUnknownMethod'],
  406: ['McpNotAcceptable'],
  426: ['UpgradeRequired'],
};

/** The only success without an envelope: the connection switches to another protocol. */
const UPGRADED = '101';

/** The effects that a dry run can report in headers. */
const DRY_RUN_WORDS = ['version', 'budget'];

const isRead = ({ policy }: Operation): boolean => policy.method === 'get';

const naming: Rule = ({ operation, report }) => {
  const verbs = VERBS[operation.policy.method] ?? [];
  const verb = /^[a-z]+/.exec(operation.id)?.[0] ?? '';
  if (!/^[a-z]+([A-Z][a-z0-9]*)*$/.test(operation.id)) report('operationId is camelCase: verb and noun');
  if (!verbs.includes(verb))
    report(`operationId of a ${operation.policy.method} begins with one of: ${verbs.join(', ')}`);
};

const texts: Rule = ({ operation, report }) => {
  const { summary, description } = operation.source;
  if (typeof summary !== 'string' || summary.endsWith('.') || summary.length > 80)
    report('needs a summary of at most 80 characters without a full stop');
  if (typeof description !== 'string' || description.length < 60)
    report('needs a description: what it does, what can go wrong, what to do then');
};

const extensions: Rule = ({ operation, report }) => {
  for (const key of Object.keys(operation.written))
    if (key.startsWith('x-') && !EXTENSIONS.has(key))
      report(`${key} is not a known extension; known are ${[...EXTENSIONS].join(', ')}`);
};

const failures: Rule = ({ operation, report }) => {
  for (const status of asList(operation.written['x-failures']).map(String))
    if (!FURTHER_FAILURES.includes(status)) report(`x-failures lists some of: ${FURTHER_FAILURES.join(', ')}`);
  for (const [status, response] of Object.entries(asMap(operation.written.responses))) {
    if (status === UPGRADED || status.startsWith('2') || asMap(response)['x-report'] === true) continue;
    const others = OTHER_FORMS[status] ?? [];
    if (!others.some((name) => asMap(response).$ref === `../../responses.yaml#/${name}`))
      report(
        others.length === 0
          ? `${status} is a shared failure; if nothing else leads to it, write it into x-failures`
          : `${status} can only be responses.yaml#/${others.join(' or ')}`,
      );
  }
};

const trials: Rule = ({ operation, report }) => {
  for (const word of asList(operation.written['x-dry-run']).map(String))
    if (!DRY_RUN_WORDS.includes(word)) report(`x-dry-run lists some of: ${DRY_RUN_WORDS.join(', ')}`);
};

const windows: Rule = ({ operation, report }) => {
  const { window, isUnlimited } = operation.policy;
  if (!isRead(operation) && window === null) report('needs x-rate-limit, because it changes something');
  if (isUnlimited && !isRead(operation)) report('only probes are never limited');
};

const objects: Rule = ({ operation, report }) => {
  if (!operation.policy.path.includes('{') && operation.policy.method === 'delete')
    report('a DELETE names its object in the path');
};

const successes: Rule = ({ operation, report }) => {
  if (!operation.policy.statuses.some((status) => String(status) === UPGRADED || (status >= 200 && status < 300)))
    report('needs a successful response');
};

const deprecations: Rule = ({ operation, report, isOperation }) => {
  const { written } = operation;
  if (written.deprecated !== undefined) report('say x-deprecated, from which deprecated follows');
  const deprecation = deprecationOf(written);
  const error = deprecation === null ? null : deprecationError(deprecation, isOperation);
  if (error !== null) report(error);
};

const RULES: readonly Rule[] = [naming, texts, extensions, failures, trials, windows, objects, successes, deprecations];

/** Applies every rule about a single operation. */
export function checkOperation(check: OperationCheck): void {
  for (const rule of RULES) rule(check);
}
