import {
  answered,
  asCeo,
  type Broken,
  errorOf,
  nextDigits,
  ofCheck,
  on,
  told,
  withError,
  within,
  withList,
  withStatus,
} from '../../forms.ts';
import type { Break } from '../../proxy/break.ts';

const STEPS = on('POST', '/steps');
const LISTED = on('GET', '/steps');
const FINISH = on('POST', '/finish');
const REVIEW = on('POST', '/review');
const CLAIMS = on('POST', '/claims');
const TASK = within('/tasks/');
const ORDER = 'execution/steps are stored once and in order';
const STEP_RULES = 'spec/rules/work.md#steps';
const RESERVED = 'execution/a reservation beyond a cap is refused';
const ONCE = 'execution/a result is recorded once';
const EXPECTED = 'execution/an expected artifact must be delivered';
const OTHERS = 'execution/a run is reviewed by somebody else';
const REWORK = 'execution/a rework returns the task with the review';

/** Every second finish that succeeds is refused. */
const refusingRepetition = (): Break => {
  let finished = 0;
  return {
    tell: (answer, asked) => {
      if (!FINISH(asked) || answer.status !== 200) return answer;
      finished += 1;
      return finished % 2 === 0 ? errorOf(answer, 409, 4000) : answer;
    },
  };
};

/** Reports of workers, and their reviews. */
export const BREAKS_OF_REPORTS: readonly Broken[] = [
  ...ofCheck(
    ORDER,
    STEP_RULES,
    ['steps create something', withStatus(200, 201, STEPS), 'expected 200, got 201'],
    ['the newest step is the first', withList(LISTED, ['data'], (steps) => steps.reverse()), 'each key is stored once'],
    [
      'a repeated step is stored again',
      withList(LISTED, ['data'], (steps) => steps.push(steps[1])),
      'each key is stored once, in order, got 1 a,2 b,3 c,2 b',
    ],
  ),
  ...ofCheck('execution/credentials in steps are masked', STEP_RULES, [
    'a credential in a step is stored',
    told('***', 'the token', LISTED),
    'a credential in a step is masked',
  ]),
  ...ofCheck(
    RESERVED,
    'spec/rules/work.md#reservations',
    ['a cap does not bind reservations', withStatus(402, 200, STEPS), 'expected 402/6000, got 200/6000'],
    [
      'a refused reservation is stored',
      withList(LISTED, ['data'], (steps) => steps.push({})),
      'a refused reservation stores nothing',
    ],
  ),
  ...ofCheck(
    ONCE,
    'spec/rules/work.md#repeated-reports',
    ['a finish creates something', withStatus(200, 201, FINISH), 'expected 200, got 201'],
    [
      'a repeated finish ends the run again',
      answered(({ text }, path) =>
        path.endsWith('/finish') ? { text: text.replace(/("finished_at":")[^"]*/, `$1${nextDigits()}`) } : {},
      ),
      'the same finish returns the same run',
    ],
    [
      'a second result replaces the first',
      withStatus(409, 200, FINISH),
      'expected 409/4000, got 200/4000: another finish',
    ],
    [
      'a task without a review is in review',
      told('"status":"completed"', '"status":"in_review"', TASK),
      'without a review the task is completed',
    ],
  ),
  ...ofCheck(
    EXPECTED,
    'spec/rules/work.md#finishing-a-run',
    [
      'a run succeeds without its artifact',
      told('"status":"failed"', '"status":"succeeded"', FINISH),
      'an artifact is missing, got succeeded',
    ],
    [
      'a missing artifact is an unknown failure',
      told('"missing_artifact"', '"unknown"', FINISH),
      'an artifact is missing, got failed',
    ],
  ),
  ...ofCheck(
    OTHERS,
    'spec/rules/work.md#reviews-by-others',
    [
      'a file replaces itself',
      withStatus(201, 200, ({ method, path }) => method === 'PUT' && path.endsWith('/report.txt')),
      'expected 201, got 200',
    ],
    ['a success is a failure', told('"status":"succeeded"', '"status":"failed"', FINISH), 'the run succeeded'],
    [
      'the key that claimed a run reviews it',
      asCeo(REVIEW),
      'expected 403/1001, got 200: the key that claimed the run',
    ],
    ['a review is only accepted', withStatus(200, 202, REVIEW), 'expected 200, got 202: another person'],
    [
      'a run shows another review',
      told('"verdict":"passed"', '"verdict":"undecided"', REVIEW),
      'the run shows its review',
    ],
    [
      'a task that passed is still in review',
      told('"status":"completed"', '"status":"in_review"', TASK),
      'a pass completes the task',
    ],
    [
      'the artifacts of a pass are not accepted',
      told('"is_accepted":true', '"is_accepted":false', on('GET', '/artifacts')),
      'a pass accepts the artifacts',
    ],
  ),
  ...ofCheck(
    REWORK,
    'spec/rules/work.md#results-of-a-review',
    ['a rework is refused', withError(200, 409, 4000, REVIEW), 'expected 200, got 409/4000'],
    [
      'the comment of a rework is lost',
      told('"comment":"The total is missing."', '"comment":""', CLAIMS),
      'the next claim has the comment of the review',
    ],
    ['a rework counts twice', told('"reworks":1', '"reworks":2', CLAIMS), 'the task was reworked once, got 2'],
  ),
  ...ofCheck(ONCE, 'spec/rules/work.md#repeated-reports', [
    'a repeated finish is refused',
    refusingRepetition(),
    'expected 200, got 409/4000: the same finish again',
  ]),
];
