import { GUARDED, type Operation, operationOfId } from '../../document.ts';
import type { ApiResponse } from '../../protocol/exchange.ts';
import { ensure, outcome, requireStatus, requireSuccess } from '../../protocol/expect.ts';
import { check, type Group, pairsOf, statusesOf } from '../../scene/check.ts';
import type { Role } from '../../scene/guards.ts';
import { harmless } from '../../scene/harmless.ts';
import type { Person } from '../../scene/people.ts';
import type { Scene } from '../../scene/scene.ts';

const RATE_HEADERS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;
const PARALLEL = 20;
/** A check does not exhaust larger limits. */
const MAX_HITS = 600;
const BROKEN = { raw: { text: '[]', type: 'application/json' } };

const hasFigures = ({ headers }: Pick<ApiResponse, 'headers'>): boolean =>
  RATE_HEADERS.some((name) => headers[name] !== undefined);
const figuresOf = ({ headers }: Pick<ApiResponse, 'headers'>): number[] =>
  RATE_HEADERS.map((name) => Number(headers[name] ?? Number.NaN));

/** A new user with the default limit of the deployment; skips if it has none. */
const newcomerTo = async (scene: Scene) => {
  const path = { namespace: 'limits', key: 'createConnection' };
  const { value } = requireSuccess(await scene.ceo.session.call('getSetting', { path })).data;
  const [points = 0, seconds = 0] = String(value).split('/').map(Number);
  if (!(points > 0)) scene.skip('the limit of the operation is disabled');
  const person = await scene.people.newPerson(scene.ceo, scene.name('limited'), 'manager');
  return { person, points, seconds };
};

/** A creation with an invalid body, which counts toward the limit. */
const counted = ({ key }: Person): Promise<ApiResponse> =>
  key.call('createConnection', { ...BROKEN, wantsLimit: true }) as Promise<ApiResponse>;

const requireFigures = (response: ApiResponse, scene: Scene): void => {
  if (!hasFigures(response)) scene.skip('all limits are off (RATE_LIMITS)');
};

/** Skips if the deployment has no limits. */
export const needsLimits = async (scene: Scene): Promise<void> =>
  requireFigures(await counted(await scene.person('manager')), scene);

const countsDown = async (scene: Scene): Promise<void> => {
  const { person, points, seconds } = await newcomerTo(scene);
  const [first, second] = [await counted(person), await counted(person)];
  requireFigures(first, scene);
  requireStatus(first, '400/2001', 'its body is not an object');
  const [[limit = 0, left = 0, reset = 0], [, leftThen = 0]] = [figuresOf(first), figuresOf(second)];
  ensure(limit === points, `its limit is ${points}, got ${limit}`, first);
  ensure(left === points - 1 && reset >= 1 && reset <= seconds, `the rate headers are those of ${seconds} s`, first);
  ensure(leftThen === left - 1, 'a request that failed counts like any other', second);
};

const isFree = async (scene: Scene): Promise<void> => {
  const response = await scene.ceo.key.call('getCompany');
  requireSuccess(response);
  ensure(!hasFigures(response), 'a GET has no separate limit', response);
};

const enforcesLimit = async (scene: Scene): Promise<void> => {
  const { person, points, seconds } = await newcomerTo(scene);
  if (points > MAX_HITS) scene.skip(`the limit of ${points} requests is too large to be exhausted`);
  const startedAt = Date.now();
  const responses: ApiResponse[] = [];
  for (let sent = 0; sent < points + PARALLEL; sent += PARALLEL)
    responses.push(...(await Promise.all(Array.from({ length: PARALLEL }, () => counted(person)))));
  const [first] = responses;
  if (first !== undefined) requireFigures(first, scene);
  // If the first request no longer counts when the last one is refused, the check has no result.
  const next = await counted(person);
  const other = await person.key.call('createWebhookEndpoint', { ...BROKEN, wantsLimit: true });
  const somebody = await scene.ceo.key.call('createConnection', { ...BROKEN, wantsLimit: true });
  if (Date.now() - startedAt > seconds * 1000) scene.skip('the deployment took longer than the period of the limit');
  checkBurst(responses, points, seconds);
  requireStatus(next, '429/5001', 'the limit is exhausted');
  requireStatus(other as ApiResponse, '400/2001', 'another operation of the same person');
  requireStatus(somebody as ApiResponse, '400/2001', 'somebody else');
};

const checkBurst = (responses: readonly ApiResponse[], points: number, seconds: number): void => {
  const passed = responses.filter((response) => outcome(response) === '400/2001');
  const refused = responses.filter((response) => outcome(response) === '429/5001');
  const others = responses.find((response) => !['400/2001', '429/5001'].includes(outcome(response)));
  ensure(others === undefined, 'each is accepted or refused with 429/5001', others ?? null);
  ensure(passed.length === points, `${points} succeed, ${passed.length} succeeded`, refused[0] ?? null);
  const after = Number(refused[0]?.headers['retry-after']);
  ensure(after >= 1 && after <= seconds, 'the error contains the seconds to wait', refused[0] ?? null);
};

/** A check does not exhaust larger limits. */
const MAX_REQUESTS = 10_000;
const CONNECTIONS = 32;

/** A limit per user that several operations share. */
interface SharedLimit {
  /** Its name in the settings. */
  readonly key: string;
  readonly role: Role;
  readonly operations: readonly Operation[];
  /** A request that counts in the limit and is refused early. */
  readonly ask: (person: Person) => Promise<ApiResponse>;
  /** The status and code when the limit is exhausted. */
  readonly refusal: string;
}

/** Operations of workers count in a separate window. */
const ofWorkers = GUARDED.filter(({ isInGeneralLimit }) => !isInGeneralLimit);
const inGeneralLimit = GUARDED.filter(({ isInGeneralLimit }) => isInGeneralLimit);

const GENERAL: SharedLimit = {
  key: 'general_user',
  role: 'observer',
  operations: inGeneralLimit,
  ask: ({ key }) => key.send('HEAD', '/api/v1/projects', { query: 'limit=x', wantsLimit: true }),
  refusal: '429/5000',
};
const WORK: SharedLimit = {
  key: 'work',
  role: 'manager',
  operations: ofWorkers,
  ask: ({ key }) =>
    key.call('heartbeatRun', {
      ...harmless(operationOfId('heartbeatRun')),
      wantsLimit: true,
    }) as Promise<ApiResponse>,
  refusal: '429/5001',
};

/** Exhausts the limit of this user; returns whether it was exhausted in time. */
const useUp = async (person: Person, points: number, { ask }: SharedLimit): Promise<boolean> => {
  let [left, isUsedUp] = [points + CONNECTIONS, false];
  const askOn = async (): Promise<void> => {
    while (left > 0 && !isUsedUp) {
      left -= 1;
      isUsedUp = (await ask(person)).status === 429;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  return isUsedUp;
};

/** Exhausts the limit of a new user, after which its operations must be refused for this user. */
const endsFor =
  (limit: SharedLimit, more: (person: Person) => Promise<void> = async () => {}) =>
  async (scene: Scene): Promise<void> => {
    const path = { namespace: 'limits', key: limit.key };
    const { value } = requireSuccess(await scene.ceo.session.call('getSetting', { path })).data;
    const [points = 0, seconds = 0] = String(value).split('/').map(Number);
    if (!(points > 0 && points <= MAX_REQUESTS)) scene.skip('the limit is disabled, or too large to be exhausted');
    const person = await scene.people.newPerson(scene.ceo, scene.name('limited'), limit.role);
    await needsLimits(scene);
    // An exhausted user cannot sign out for a minute.
    const remove = () => scene.ceo.session.call('deleteUser', { path: { user_id: person.id } });
    await refusesAll(scene, person, points, seconds, limit)
      .then(() => more(person))
      .finally(remove);
  };

const refusesAll = async (
  scene: Scene,
  person: Person,
  points: number,
  seconds: number,
  limit: SharedLimit,
): Promise<void> => {
  const startedAt = Date.now();
  const isUsedUp = await useUp(person, points, limit);
  const tookTooLong = () => Date.now() - startedAt > seconds * 1000;
  if (!isUsedUp && tookTooLong()) scene.skip('the deployment took longer than the period of the limit');
  ensure(isUsedUp, `${points} requests in ${seconds} s are accepted, and no more`);
  for (const operation of limit.operations) {
    const response = await person.key.call(operation.id, { ...harmless(operation), wantsLimit: true });
    if (response.status !== 429 && tookTooLong()) scene.skip('the deployment took longer than the period of the limit');
    requireStatus(response as ApiResponse, limit.refusal, operation.id);
  }
};

/** Reports of workers do not use up the general limit. */
const mayStillRead = async ({ key }: Person): Promise<void> =>
  requireStatus((await key.call('getCompany', { wantsLimit: true })) as ApiResponse, '200', 'the general limit');

/** The maximum number of attempts of a check. */
const MAX_ATTEMPTS = 20;

const locksTheName = async (scene: Scene): Promise<void> => {
  const path = { namespace: 'auth', key: 'lockout_attempts' };
  const most = Number(requireSuccess(await scene.ceo.session.call('getSetting', { path })).data.value);
  if (most > MAX_ATTEMPTS) scene.skip(`${most} attempts are too many to be made`);
  const body = { username: scene.name('locked'), password: scene.people.newPassword() };
  // The limit of the address is a different one, which is waited out.
  const attempt = () => scene.anonymous.call('login', { body, wantsLimit: 5000 });
  for (let made = 1; made < most; made += 1) requireStatus(await attempt(), '401/1000');
  requireStatus(await attempt(), '429/5000', `the failure number ${most}`);
};

const probes = async ({ anonymous }: Scene): Promise<void> => {
  const responses = await Promise.all(
    (['getLiveness', 'getReadiness'] as const).flatMap((id) =>
      Array.from({ length: PARALLEL }, () => anonymous.call(id, { wantsLimit: true })),
    ),
  );
  for (const response of responses)
    ensure(response.status !== 429, 'a probe is never limited', response as ApiResponse);
};

/** Exhausts the limits of users that were created for it. */
export const LIMITS: Group = {
  name: 'limits',
  title: 'Rate limits',
  checks: [
    check('the rate headers count down', 'spec/rules/limits.md#rate-headers', countsDown),
    check('reads have no limit per operation', 'spec/rules/limits.md#operation-limits', isFree),
    check(
      'a name is locked after too many failures',
      'spec/rules/auth.md#lockout',
      locksTheName,
      statusesOf('login', 429),
    ),
    check('probes are never limited', 'spec/rules/limits.md#general-limit', probes),
    check(
      'exactly the remaining number of parallel requests succeeds',
      'spec/rules/limits.md#sliding-windows',
      enforcesLimit,
    ),
    check(
      'the general limit of a user covers all operations',
      'spec/rules/limits.md#general-limit',
      endsFor(GENERAL),
      pairsOf(inGeneralLimit, 429),
    ),
    check(
      'the limit of work covers claims and reports',
      'spec/rules/work.md#limit-of-work',
      endsFor(WORK, mayStillRead),
      pairsOf(ofWorkers, 429),
    ),
  ],
};
