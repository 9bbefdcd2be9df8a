import { setTimeout as wait } from 'node:timers/promises';
import { GUARDED, OPERATIONS, type Operation, pathNames, takes } from '../../document.ts';
import type { CallRequest } from '../../protocol/caller.ts';
import { outcome, requireHeader, requireStatus } from '../../protocol/expect.ts';
import { type Held, UPGRADE } from '../../protocol/wire.ts';
import { check, type Group, pairsOf } from '../../scene/check.ts';
import { bodyOf, dryOf, pathValues, requiredOf } from '../../scene/harmless.ts';
import type { Scene } from '../../scene/scene.ts';
import { SHOWN } from './shown.ts';

// Each check here is about one status, and calls every operation that declares it and can provoke it.

const JSON_TYPE = 'application/json';

/** Headers that are validated; those of conditional reads are not. */
const BROKEN_HEADERS: ReadonlySet<string> = new Set(['if-match', 'idempotency-key']);

/** Operations without parameters or body: only the request itself can be malformed. */
const nothingToBreak = OPERATIONS.filter(
  ({ hasBody, path, parameters }) =>
    !hasBody &&
    pathNames(path).length === 0 &&
    parameters.every(({ in: place, name }) => place === 'header' && !BROKEN_HEADERS.has(name.toLowerCase())),
);

/** Without `Host`, and without a credential in case it is accepted. */
const withoutHost = async (scene: Scene): Promise<void> => {
  const { anonymous } = scene;
  const probe = await anonymous.send('GET', '/api/v1/healthz', { omitsHost: true });
  if (probe.headers['x-request-id'] === undefined) {
    scene.exchanges.takeMismatches();
    scene.skip('a proxy in front of the deployment responds to a malformed request');
  }
  for (const { id } of nothingToBreak) requireStatus(await anonymous.call(id, { omitsHost: true }), '400/2001', id);
};

const STRANGE: CallRequest = { headers: { origin: 'https://conformance.invalid' } };

/** Public operations that refuse pages of other origins. */
const ofOneOrigin = OPERATIONS.filter(
  ({ id, responses }) => responses.has(403) && !GUARDED.some((guarded) => guarded.id === id),
);

const otherOrigins = async ({ anonymous }: Scene): Promise<void> => {
  for (const operation of ofOneOrigin) {
    const upgrade = operation.responses.has(101) ? UPGRADE : {};
    const { headers, ...required } = requiredOf(operation);
    const request = { path: pathValues(operation), ...required, ...bodyOf(operation) };
    const response = await anonymous.call(operation.id, {
      ...request,
      headers: { ...headers, ...upgrade, ...STRANGE.headers },
    });
    requireStatus(response, '403/1001', operation.id);
  }
};

/** Conditional operations without an example; those with one are tested with it. */
const conditional = GUARDED.filter((operation) => takes(operation, 'if-match') && SHOWN[operation.id] === undefined);

/**
 * Sends a stale tag for an existing object; existence is checked before the tag, and the tag before everything else.
 */
const anotherVersion = (operation: Operation) =>
  check(
    `${operation.id} with a stale tag`,
    'spec/rules/requests.md#conditional-changes',
    async (scene) => {
      const path = (await scene.subjects.pathOf(operation)) ?? scene.skip('no operation creates what it changes');
      const { query, headers } = requiredOf(operation);
      const response = await scene.ceo.session.call(operation.id, {
        path,
        query: { ...(query as Record<string, string>), ...dryOf(operation) },
        headers: { ...headers, 'if-match': '"another-version"' },
        ...bodyOf(operation),
      });
      // The setup wizard refuses changes after the setup (spec/rules/organisation.md#wizard-state).
      const isClosed = operation.path.includes('/setup/') && outcome(response) === '409/4000';
      if (!isClosed) requireStatus(response, '409/4002');
    },
    // An object that cannot be created here cannot be changed either.
    [409, 200, 204].flatMap((status) => pairsOf([operation], status)),
  );

/** Operations with a body in memory that require a credential: the memory belongs to the caller. */
const withBody = GUARDED.filter(({ hasBody, takesFiles }) => hasBody && !takesFiles);
const LARGEST = 1_048_576;
/** Bodies up to this size are always read. */
const ALWAYS_READ = 16_384;
const PARALLEL = 16;
/**
 * Long enough to receive the error of a refused request, also in the last rounds on a busy machine; in total less than the
 * deadline of a body.
 */
const ANSWERED_WITHIN_MS = [500, 1_000, 1_000, 3_000, 3_000, 3_000] as const;
const POLL_INTERVAL_MS = 50;

/** Whether each request is refused within the time. */
const areRefused = async (held: readonly Held[], withinMs: number): Promise<boolean> => {
  const until = Date.now() + withinMs;
  const isDone = () => held.every((each) => each.status() === 503);
  while (!isDone() && Date.now() < until) await wait(POLL_INTERVAL_MS);
  return isDone();
};

/**
 * Sends bodies without their last byte until all processes refuse more from this caller; returns whether that happened.
 * The rounds suffice for three processes of sixteen bodies each, one round that all refuse, and two for uneven load
 * balancing.
 */
const exhaustMemory = async ({ ceo }: Scene, held: Held[]): Promise<boolean> => {
  for (const withinMs of ANSWERED_WITHIN_MS) {
    const path = { namespace: 'conformance', key: 'nothing' };
    const more = Array.from({ length: PARALLEL }, () => ceo.session.hold('saveSetting', { path }, LARGEST));
    held.push(...more);
    if (await areRefused(more, withinMs)) return true;
  }
  return false;
};

/**
 * Sends a request while the memory is exhausted. Incomplete bodies end after some seconds
 * (spec/rules/errors.md#body-deadline), so a slow run sends them again.
 */
const callWithoutMemory = async (scene: Scene, held: Held[], operation: Operation): Promise<void> => {
  const raw = { text: JSON.stringify({ no_such_field: 'x'.repeat(ALWAYS_READ) }), type: JSON_TYPE };
  const request = { path: pathValues(operation), ...requiredOf(operation), raw };
  const ask = () => scene.ceo.session.call(operation.id, request);
  let response = await ask();
  if (response.status !== 503) {
    if (!(await exhaustMemory(scene, held)))
      scene.skip('the deployment takes longer to refuse bodies than they may take');
    response = await ask();
  }
  requireStatus(response, '503/8001', operation.id);
  requireHeader(response, 'retry-after', '1');
};

const noRoom = async (scene: Scene): Promise<void> => {
  const held: Held[] = [];
  try {
    if (!(await exhaustMemory(scene, held)))
      scene.skip('more processes than are tested accept bodies, or a proxy in front of them does');
    for (const operation of withBody) await callWithoutMemory(scene, held, operation);
  } finally {
    for (const each of held) each.release();
  }
};

export const REFUSALS: Group = {
  name: 'refusals',
  title: 'Requests that every operation refuses',
  checks: [
    check(
      'a request without Host is refused',
      'spec/rules/errors.md#malformed-http',
      withoutHost,
      pairsOf(nothingToBreak, 400),
    ),
    check('pages of other origins are refused', 'spec/rules/auth.md#origin', otherOrigins, pairsOf(ofOneOrigin, 403)),
    check(
      'too many parallel bodies are refused',
      'spec/rules/limits.md#request-body-memory',
      noRoom,
      pairsOf(withBody, 503),
    ),
    ...conditional.map(anotherVersion),
  ],
};
