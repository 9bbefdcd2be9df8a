import { check, type Group } from '../check.ts';
import type { Answer } from '../exchange.ts';
import { ensure, outcome, requireOutcome, requireSuccess } from '../expect.ts';
import type { Scene } from '../scene.ts';

const RATE_HEADERS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;
const AT_ONCE = 20;

const figuresOf = ({ headers }: Pick<Answer, 'headers'>): number[] =>
  RATE_HEADERS.map((name) => Number(headers[name] ?? Number.NaN));

const OFF = 'the window of the operation, or all limits, are off';
const isUnlimited = ({ headers }: Pick<Answer, 'headers'>): boolean =>
  RATE_HEADERS.every((name) => headers[name] === undefined);

/** A creation that is refused for its body, which counts all the same. */
const counted = async (scene: Scene, wantsLimit = false): Promise<Answer> => {
  const { key } = await scene.person('manager');
  return key.call('createConnection', { raw: { text: '[]', type: 'application/json' }, wantsLimit });
};

const limited = async (scene: Scene): Promise<Answer> => {
  const answer = await counted(scene);
  return isUnlimited(answer) ? scene.skip(OFF) : answer;
};

const tellsWhereItStands = async (scene: Scene): Promise<void> => {
  const [first, second] = [await limited(scene), await counted(scene)];
  requireOutcome(first, '400/2001', 'its body is no object');
  const [[limit = 0, left = 0, reset = 0], [, leftThen = 0]] = [figuresOf(first), figuresOf(second)];
  ensure(limit === 120, `its window lets through 120, got ${limit}`, first);
  ensure(left < limit && reset >= 1 && reset <= 60, 'the figures are those of a window of 60 s', first);
  ensure(leftThen === left - 1, 'a request that failed counts like any other', second);
};

const isFree = async (scene: Scene): Promise<void> => {
  const answer = await scene.ceo.key.call('getCompany');
  requireSuccess(answer);
  ensure(isUnlimited(answer), 'a GET has no window of its own', answer);
};

const endsAtItsLimit = async (scene: Scene): Promise<void> => {
  const [, left = 0] = figuresOf(await limited(scene));
  const answers: Answer[] = [];
  for (let sent = 0; sent < left + AT_ONCE; sent += AT_ONCE)
    answers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => counted(scene, true)))));
  const passed = answers.filter(({ status }) => status === 400);
  const refused = answers.filter((answer) => outcome(answer) === '429/5001');
  const others = answers.find((answer) => !['400/2001', '429/5001'].includes(outcome(answer)));
  ensure(others === undefined, 'each is let through or refused with 429/5001', others ?? null);
  ensure(passed.length === left, `${left} were left, ${passed.length} were let through`, refused[0] ?? null);
  const [first] = refused;
  const after = Number(first?.headers['retry-after']);
  ensure(after >= 1 && after <= 60, 'a refusal says how long to wait', first ?? null);
};

const countsByPerson = async (scene: Scene): Promise<void> => {
  const used = await counted(scene, true);
  if (isUnlimited(used)) scene.skip(OFF);
  requireOutcome(used, '429/5001', 'the check before has used the window up');
  const broken = { raw: { text: '[]', type: 'application/json' }, wantsLimit: true };
  requireOutcome(await scene.ceo.key.call('createConnection', broken), '400/2001', 'somebody else');
  const { key } = await scene.person('manager');
  requireOutcome(await key.call('createWebhookEndpoint', broken), '400/2001', 'another operation');
};

const probes = async ({ nobody }: Scene): Promise<void> => {
  const answers = await Promise.all(
    (['getLiveness', 'getReadiness'] as const).flatMap((id) =>
      Array.from({ length: AT_ONCE }, () => nobody.call(id, { wantsLimit: true })),
    ),
  );
  for (const answer of answers) ensure(answer.status !== 429, 'a probe is never limited', answer);
};

/** It uses a window up, so it goes last. */
export const LIMITS: Group = {
  name: 'limits',
  title: 'Windows and their figures',
  checks: [
    check('a window tells where it stands', 'spec/rules/limits.md#rate-headers', tellsWhereItStands),
    check('what only reads has no window', 'spec/rules/limits.md#windows', isFree),
    check('probes are never limited', 'spec/rules/limits.md#general-limit', probes),
    check(
      'of parallel requests exactly those pass that are left',
      'spec/rules/limits.md#sliding-windows',
      endsAtItsLimit,
    ),
    check('a window is of one person and one operation', 'spec/rules/limits.md#windows', countsByPerson),
  ],
};
