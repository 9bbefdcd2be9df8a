import { type Broken, errorOf, ofCheck, on, withError, withHeader, within, without, withStatus } from '../forms.ts';
import type { Break, Told } from '../proxy/break.ts';

const BURST = 'limits/exactly the remaining number of parallel requests succeeds';
const WINDOWS = 'spec/rules/limits.md#sliding-windows';
const COUNT_DOWN = 'limits/the rate headers count down';
const HEADERS = 'spec/rules/limits.md#rate-headers';
const GENERAL = 'spec/rules/limits.md#general-limit';
const CREATION = on('POST', '/connections');
const LOGIN = on('POST', '/auth/login');
const HEARTBEAT = on('POST', '/heartbeat');

/** Changes some of the responses to the counted requests, by the number of those that were refused before. */
const afterRefusals = (change: (answer: Told, refused: number) => Told): Break => {
  let refused = 0;
  return {
    tell: (answer, request) => {
      if (!CREATION(request)) return answer;
      const told = change(answer, refused);
      if (answer.status === 429) refused += 1;
      return told;
    },
  };
};

/** A burst is as many requests as the limit allows, and these. */
const REFUSED_IN_BURST = 20;
const acceptingAfterBurst = (): Break =>
  afterRefusals((answer, refused) =>
    answer.status === 429 && refused >= REFUSED_IN_BURST ? errorOf(answer, 400, 2001) : answer,
  );
const acceptingOneMore = (): Break =>
  afterRefusals((answer, refused) => (answer.status === 429 && refused === 0 ? errorOf(answer, 400, 2001) : answer));
const sharingTheLimit = (): Break =>
  afterRefusals((answer, refused) => (refused > 0 ? errorOf(answer, 429, 5001) : answer));

/** Breaks of a deployment with rate limits. */
export const BREAKS_OF_LIMITS: readonly Broken[] = [
  ...ofCheck(
    COUNT_DOWN,
    HEADERS,
    ['a limit does not report the remaining number', without('ratelimit-remaining'), 'the rate headers are those of'],
    [
      'a request that counts is refused with another error',
      withError(400, 422, 2000, CREATION),
      'expected 400/2001, got 422/2000: its body is not an object',
    ],
    ['a limit reports another number', withHeader('ratelimit-limit', '7'), 'its limit is 20, got 7'],
    [
      'a request that failed is not counted',
      withHeader('ratelimit-remaining', '19'),
      'a request that failed counts like any other',
    ],
  ),
  ...ofCheck('limits/reads have no limit per operation', 'spec/rules/limits.md#operation-limits', [
    'a read has a limit',
    withHeader('ratelimit-limit', '120', on('GET', '/company')),
    'a GET has no separate limit',
  ]),
  ...ofCheck(
    BURST,
    WINDOWS,
    ['a limit is never reached', withStatus(429, 400), 'each is accepted or refused with 429/5001'],
    ['one request too many is accepted', acceptingOneMore(), '20 succeed, 21 succeeded'],
    [
      'a limit asks for a day',
      withHeader('retry-after', '86400', (_asked, answer) => answer?.status === 429),
      'the error contains the seconds to wait',
    ],
    ['a limit ends with the burst', acceptingAfterBurst(), 'expected 429/5001, got 400/2001: the limit is exhausted'],
    [
      'another operation is limited too',
      withError(400, 429, 5001, on('POST', '/webhook-endpoints')),
      'expected 400/2001, got 429/5001: another operation of the same person',
    ],
    ['a limit is shared by all users', sharingTheLimit(), 'expected 400/2001, got 429/5001: somebody else'],
  ),
  ...ofCheck(
    'limits/the general limit of a user covers all operations',
    GENERAL,
    [
      'one operation is not counted in the general limit',
      withStatus(429, 200, within('/api/v1/health')),
      'expected 429/5000, got 200/5000',
    ],
    [
      'the general limit is never reached',
      withStatus(429, 400, ({ method }) => method === 'HEAD'),
      'are accepted, and no more',
    ],
  ),
  ...ofCheck(
    'limits/a name is locked after too many failures',
    'spec/rules/auth.md#lockout',
    ['a name is locked after the first failure', withError(401, 429, 5000, LOGIN), 'expected 401/1000, got 429/5000'],
    ['a name is never locked', withError(429, 401, 1000, LOGIN), 'expected 429/5000, got 401/1000: the failure number'],
  ),
  ...ofCheck(
    'limits/the limit of work covers claims and reports',
    'spec/rules/work.md#limit-of-work',
    ['the limit of work is never reached', withStatus(429, 400, HEARTBEAT), 'are accepted, and no more'],
    [
      'the general limit counts reports of workers',
      withError(429, 429, 5000, on('POST', '/finish')),
      'expected 429/5001, got 429/5000: finishRun',
    ],
    [
      'reports of workers use up the general limit',
      withError(200, 429, 5000, on('GET', '/company')),
      'expected 200, got 429/5000: the general limit',
    ],
  ),
  ...ofCheck('execution/claims of a worker beyond the limit are refused', 'spec/rules/limits.md#concurrency-limits', [
    'any number of claims of a worker waits',
    withStatus(429, 200, on('POST', '/claims')),
    'one claim more than 4 is refused, got',
  ]),
  ...ofCheck('limits/probes are never limited', GENERAL, [
    'a probe is limited',
    withStatus(200, 429, on('GET', '/readyz')),
    'a probe is never limited',
  ]),
  ...ofCheck('sockets/a socket beyond the limit is refused', 'spec/rules/limits.md#concurrency-limits', [
    'one subscriber too many is admitted',
    {
      tell: (answer, { path }) =>
        path.endsWith('/concurrency/listeners')
          ? { ...answer, text: answer.text.replace(/("value":"?)(\d+)/, (_all, name, cap) => `${name}${cap - 1}`) }
          : answer,
    },
    'expected 429/5002, got 101',
  ]),
];
