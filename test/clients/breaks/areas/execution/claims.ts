import {
  answered,
  asCeo,
  asked,
  type Broken,
  ofCheck,
  on,
  said,
  told,
  unheard,
  type When,
  withError,
  within,
  without,
  withStatus,
} from '../../forms.ts';
import type { Break } from '../../proxy/break.ts';

const CLAIMS = on('POST', '/claims');
const TASK = within('/tasks/');
const RELEASE = on('POST', '/release');
const LOST = 'execution/a lost claim is returned again';
const RELEASED = 'execution/a released task is ready again';
const PAUSED = 'execution/a paused task is not claimed';
const OWNER = 'execution/a worker belongs to the user who registered it';

const isReplayed: When = (_asked, answer) => answer?.headers['idempotency-replayed'] === 'true';

/** A claim that gets nothing repeats the one before it. */
const repeatingClaims = (): Break => {
  let last = '';
  return answered(({ status, text }, path) => {
    if (!path.endsWith('/claims') || status !== 200) return {};
    if (text.includes('"lease_token"')) last = text;
    return last === '' ? {} : { text: last };
  });
};

/** Workers and their claims. */
export const BREAKS_OF_CLAIMS: readonly Broken[] = [
  ...ofCheck('execution/a task goes to one of several claims', 'spec/rules/work.md#offers', [
    'several workers get one task',
    repeatingClaims(),
    'exactly one gets it, 4 did',
  ]),
  ...ofCheck(
    LOST,
    'spec/rules/work.md#lost-claims',
    ['a lost claim is refused', withError(200, 409, 4000, isReplayed), 'expected 200, got 409/4000'],
    [
      'a repeated claim does not say so',
      without('idempotency-replayed'),
      'expected the header idempotency-replayed: true, got none',
    ],
    [
      'a lost claim has another token',
      told('"lease_token":"lt_', '"lease_token":"lt-', isReplayed),
      'the same key returns the same claim with its token',
    ],
    [
      'another claim with a used key is the first one',
      said('{"max":2}', '{}'),
      'expected 409/4000, got 200: the same key with another max',
    ],
  ),
  ...ofCheck(
    RELEASED,
    'spec/rules/work.md#ends-of-runs',
    ['a release creates something', withStatus(200, 201, RELEASE), 'expected 200, got 201'],
    [
      'a released run is still running',
      told('"status":"released"', '"status":"running"', RELEASE),
      'the run is released',
    ],
    ['a released attempt counts', told('"attempts":0', '"attempts":1', TASK), 'the attempt is not counted'],
    [
      'a second claim has the epoch of the first',
      told('"epoch":2', '"epoch":1', CLAIMS),
      'the next claim is a new run with the next epoch',
    ],
  ),
  ...ofCheck(
    PAUSED,
    'spec/rules/work.md#pauses',
    ['a pause is not carried out', asked('/execution/pause', '/execution/resume'), 'a paused task is not claimed'],
    ['a pause is only accepted', withStatus(200, 202, on('POST', '/execution/pause')), 'expected 200, got 202'],
    [
      'a paused task waits for something else',
      told('"reason":"paused"', '"reason":"project"', TASK),
      'it waits for paused, got project',
    ],
    ['an end of a pause is only accepted', withStatus(200, 202, on('POST', '/resume')), 'expected 200, got 202'],
  ),
  ...ofCheck(
    OWNER,
    'spec/rules/work.md#registration',
    ['every user claims for every worker', asCeo(CLAIMS), 'expected 403/1001, got 200: another user claims'],
    [
      'every user replaces every worker',
      asCeo(({ method, path }) => method === 'PUT' && path.includes('/workers/conformance-')),
      'expected 409/4001, got 200: another user registers',
    ],
    [
      'a name of the server can be registered',
      asked('/workers/built-in.', '/workers/other.'),
      'expected 409/4001, got 201: a name of the server',
    ],
  ),
  ...ofCheck('execution/claims do not change the tag of a worker', 'spec/rules/work.md#presence', [
    'a claim changes the tag of its worker',
    unheard('if-none-match', within('/workers/')),
    'expected 304, got 200: after a claim',
  ]),
];
