import { setTimeout as wait } from 'node:timers/promises';
import { GUARDED, OPERATIONS, type Operation, pathNames, takes } from '../../document.ts';
import type { CallRequest } from '../../protocol/caller.ts';
import { outcome, requireHeader, requireOutcome } from '../../protocol/expect.ts';
import { type Held, UPGRADE } from '../../protocol/wire.ts';
import { check, type Group, pairsOf } from '../../scene/check.ts';
import { bodyOf, dryOf, pathValues, requiredOf } from '../../scene/harmless.ts';
import type { Scene } from '../../scene/scene.ts';
import { SHOWN } from './shown.ts';

// Each check here is about one status, and asks every operation of the document that declares it and has what it takes.

const JSON_TYPE = 'application/json';

/** Headers that are checked; those for reading under a condition are not. */
const BROKEN_HEADERS: ReadonlySet<string> = new Set(['if-match', 'idempotency-key']);

/** Nothing of its requests can be malformed but the request itself. */
const nothingToBreak = OPERATIONS.filter(
  ({ hasBody, path, parameters }) =>
    !hasBody &&
    pathNames(path).length === 0 &&
    parameters.every(({ in: place, name }) => place === 'header' && !BROKEN_HEADERS.has(name.toLowerCase())),
);

/** Without `Host`, and without a credential: should it be taken all the same, then for that of nobody. */
const withoutHost = async (scene: Scene): Promise<void> => {
  const { nobody } = scene;
  const probe = await nobody.send('GET', '/api/v1/healthz', { omitsHost: true });
  if (probe.headers['x-request-id'] === undefined) {
    scene.exchanges.takeFaults();
    scene.skip('something before the deployment answers what is no request');
  }
  for (const { id } of nothingToBreak) requireOutcome(await nobody.call(id, { omitsHost: true }), '400/2001', id);
};

const STRANGE: CallRequest = { headers: { origin: 'https://conformance.invalid' } };

/** Open to everybody but pages of others. */
const ofOneOrigin = OPERATIONS.filter(
  ({ id, responses }) => responses.has(403) && !GUARDED.some((guarded) => guarded.id === id),
);

const otherOrigins = async ({ nobody }: Scene): Promise<void> => {
  for (const operation of ofOneOrigin) {
    const upgrade = operation.responses.has(101) ? UPGRADE : {};
    const { headers, ...required } = requiredOf(operation);
    const request = { path: pathValues(operation), ...required, ...bodyOf(operation) };
    const answer = await nobody.call(operation.id, {
      ...request,
      headers: { ...headers, ...upgrade, ...STRANGE.headers },
    });
    requireOutcome(answer, '403/1001', operation.id);
  }
};

/** Changed under a condition, and not shown: those that are shown are tried with what is shown. */
const conditional = GUARDED.filter((operation) => takes(operation, 'if-match') && SHOWN[operation.id] === undefined);

/** Of an object that is there; it is looked for before its tag is, and its tag before everything else. */
const anotherVersion = (operation: Operation) =>
  check(
    `${operation.id} under the tag of another version`,
    'spec/rules/requests.md#conditional-changes',
    async (scene) => {
      const path = (await scene.subjects.pathOf(operation)) ?? scene.skip('nobody makes what it changes');
      const { query, headers } = requiredOf(operation);
      const answer = await scene.ceo.session.call(operation.id, {
        path,
        query: { ...(query as Record<string, string>), ...dryOf(operation) },
        headers: { ...headers, 'if-match': '"another-version"' },
        ...bodyOf(operation),
      });
      // The wizard is closed to every change once the setup is completed (spec/rules/organisation.md#wizard-state).
      const isClosed = operation.path.includes('/setup/') && outcome(answer) === '409/4000';
      if (!isClosed) requireOutcome(answer, '409/4002');
    },
    // What nobody makes here cannot be changed either.
    [409, 200, 204].flatMap((status) => pairsOf([operation], status)),
  );

/** Bodies that a signed-in caller sends: the room for them is that of the caller. */
const withBody = GUARDED.filter(({ hasBody }) => hasBody);
const LARGEST = 1_048_576;
/** What is not a larger is read whatever else there is. */
const ALWAYS_READ = 16_384;
const AT_ONCE = 16;
/** Long enough for what is refused to be answered, for the last rounds on a busy machine, too; together they keep the deadline of a body. */
const ANSWERED_WITHIN_MS = [500, 1_000, 1_000, 3_000, 3_000, 3_000] as const;
const LOOKED_AT_MS = 50;

/** Whether each is refused within that time. */
const areRefused = async (held: readonly Held[], withinMs: number): Promise<boolean> => {
  const until = Date.now() + withinMs;
  const isDone = () => held.every((each) => each.status() === 503);
  while (!isDone() && Date.now() < until) await wait(LOOKED_AT_MS);
  return isDone();
};

/**
 * Sends bodies but for their last byte until all processes refuse more of this caller; whether that came about. The rounds are for three processes of sixteen
 * each, one that all of them refuse, and two in case they are not asked in turn.
 */
const fillRoom = async ({ ceo }: Scene, held: Held[]): Promise<boolean> => {
  for (const withinMs of ANSWERED_WITHIN_MS) {
    const path = { namespace: 'conformance', key: 'nothing' };
    const more = Array.from({ length: AT_ONCE }, () => ceo.session.hold('saveSetting', { path }, LARGEST));
    held.push(...more);
    if (await areRefused(more, withinMs)) return true;
  }
  return false;
};

/** Asks while the room is full; what is incomplete ends after some seconds (spec/rules/errors.md#body-deadline), so a slow run fills it again. */
const askWithoutRoom = async (scene: Scene, held: Held[], operation: Operation): Promise<void> => {
  const raw = { text: JSON.stringify({ no_such_field: 'x'.repeat(ALWAYS_READ) }), type: JSON_TYPE };
  const request = { path: pathValues(operation), ...requiredOf(operation), raw };
  const ask = () => scene.ceo.session.call(operation.id, request);
  let answer = await ask();
  if (answer.status !== 503) {
    if (!(await fillRoom(scene, held))) scene.skip('the deployment takes longer to refuse bodies than they may take');
    answer = await ask();
  }
  requireOutcome(answer, '503/8001', operation.id);
  requireHeader(answer, 'retry-after', '1');
};

const noRoom = async (scene: Scene): Promise<void> => {
  const held: Held[] = [];
  try {
    if (!(await fillRoom(scene, held)))
      scene.skip('bodies are taken by more processes than are tried, or by something before them');
    for (const operation of withBody) await askWithoutRoom(scene, held, operation);
  } finally {
    for (const each of held) each.release();
  }
};

export const REFUSALS: Group = {
  name: 'refusals',
  title: 'What every operation refuses alike',
  checks: [
    check(
      'a request without Host is refused',
      'spec/rules/errors.md#malformed-http',
      withoutHost,
      pairsOf(nothingToBreak, 400),
    ),
    check('pages of others are refused', 'spec/rules/auth.md#origin', otherOrigins, pairsOf(ofOneOrigin, 403)),
    check(
      'too many bodies at once are refused',
      'spec/rules/limits.md#request-body-memory',
      noRoom,
      pairsOf(withBody, 503),
    ),
    ...conditional.map(anotherVersion),
  ],
};
