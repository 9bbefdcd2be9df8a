import { asCeo, type Broken, ofCheck, on, told, withError, within, withStatus } from '../../forms.ts';
import type { Break } from '../../proxy/break.ts';

const HEARTBEAT = on('POST', '/heartbeat');
const INPUT = on('POST', '/input-requests');
const CLAIMS = on('POST', '/claims');
const TASK = within('/tasks/');
const TOKEN = 'execution/a report needs the token of the run, and its user';
const LEASE_CALLS = 'spec/rules/work.md#lease-calls';
const RENEWED = 'execution/a heartbeat extends the lease';
const TAKEN_OVER = 'execution/a lease that was taken over changes nothing';
const STOPS = 'execution/the run of a cancelled task stops';
const WAITS = 'execution/a run waits for the reply of a person';

const LEASE_TOKEN = /lt_[\w-]{43}/;

/** Replaces the token of reports by that of the last claim. */
const knowingTokens = (replace: (token: () => string) => Break): Break => {
  let token = '';
  return {
    ...replace(() => token),
    tell: (answer, asked) => {
      if (CLAIMS(asked)) token = LEASE_TOKEN.exec(answer.text)?.[0] ?? token;
      return answer;
    },
  };
};
const inBodies = (token: () => string): Break => ({
  body: (text, { path }) => (path.includes('/runs/') ? text.replace(LEASE_TOKEN, token()) : text),
});
const inHeaders = (token: () => string): Break => ({
  ask: (request) =>
    request.headers['lease-token'] === undefined
      ? request
      : { ...request, headers: { ...request.headers, 'lease-token': token() } },
});

/** Leases, and the runs that lose or give back theirs. */
export const BREAKS_OF_LEASES: readonly Broken[] = [
  ...ofCheck(
    TOKEN,
    LEASE_CALLS,
    ['a report needs no token', knowingTokens(inBodies), 'expected 403/1001, got 200: heartbeatRun, a wrong token'],
    ['a file needs no token', knowingTokens(inHeaders), 'expected 403/1001, got 201: putArtifact, a wrong token'],
    ['every user reports on every run', asCeo(HEARTBEAT), 'expected 403/1001, got 200: another user'],
  ),
  ...ofCheck(
    RENEWED,
    'spec/rules/work.md#extending-a-lease',
    ['a heartbeat creates something', withStatus(200, 201, HEARTBEAT), 'expected 200, got 201'],
    [
      'every run is asked to stop',
      told('"stop":null', '"stop":{"reason":"paused"}', HEARTBEAT),
      'nobody asks the run to stop',
    ],
    [
      'a heartbeat does not extend the lease',
      told(/"lease_expires_at":"\d{4}/g, '"lease_expires_at":"2020', HEARTBEAT),
      'a heartbeat extends the lease',
    ],
    [
      'a run does not show its progress',
      told('"progress":40', '"progress":39', ({ method }) => method === 'GET'),
      'the run shows its progress',
    ],
  ),
  ...ofCheck(
    TAKEN_OVER,
    'spec/rules/work.md#taken-over-leases',
    [
      'a worker is only marked as deleted',
      withStatus(204, 200, ({ method, path }) => method === 'DELETE' && path.includes('/workers/')),
      'expected 204, got 200',
    ],
    [
      'a deleted worker costs an attempt',
      told('"attempts":0', '"attempts":1', TASK),
      'the task of a deleted worker is assigned again',
    ],
    [
      'a lost lease may send heartbeats',
      withStatus(409, 200, HEARTBEAT),
      'expected 409/4002, got 200/4002: a heartbeat',
    ],
    [
      'a finish after the lease is a finish after the end',
      withError(409, 409, 4000, on('POST', '/finish')),
      'expected 409/4002, got 409/4000: a finish',
    ],
    [
      'steps after the lease are steps after the end',
      withError(409, 409, 4000, on('POST', '/steps')),
      'expected 409/4002, got 409/4000: steps',
    ],
    [
      'a late step is shown as one in time',
      told('"is_late":true', '"is_late":false', on('GET', '/steps')),
      'a step that came too late is kept as a late one',
    ],
  ),
  ...ofCheck(
    STOPS,
    'spec/rules/work.md#stop-requests',
    ['a cancellation is only accepted', withStatus(200, 202, on('POST', '/cancel')), 'expected 200, got 202'],
    [
      'a run of a cancelled task is asked to pause',
      told('"reason":"cancelled"', '"reason":"paused"', HEARTBEAT),
      'the heartbeat asks the run to stop',
    ],
    ['a run that must stop may ask', withStatus(409, 201, INPUT), 'expected 409/4000, got 201/4000: a question'],
    [
      'the run of a cancelled task is released',
      told('"status":"cancelled"', '"status":"released"', on('POST', '/release')),
      'the run of a cancelled task is cancelled',
    ],
  ),
  ...ofCheck(
    WAITS,
    'spec/rules/work.md#waiting-runs',
    ['a question creates nothing', withStatus(201, 200, INPUT), 'expected 201, got 200'],
    [
      'a run that waits is running',
      told('"status":"waiting"', '"status":"running"', within('/runs/')),
      'the run waits',
    ],
    [
      'a task whose run waits is in review',
      told('"reason":"input"', '"reason":"review"', TASK),
      'its task waits for the input, got review',
    ],
    ['a reply is only accepted', withStatus(200, 202, on('POST', '/approve')), 'expected 200, got 202'],
    [
      'the reply of a person is lost',
      told('"answer":"EUR"', '"answer":null', CLAIMS),
      'the next claim has the reply, got null',
    ],
  ),
];
