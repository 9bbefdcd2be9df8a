import { asked, type Broken, ofCheck, on, told, withError, withFrame, withList, withStatus } from '../../forms.ts';
import type { Break } from '../../proxy/break.ts';

const STREAMED = 'execution/a stream shows the run to its end';
const STREAMS = 'spec/rules/work.md#run-streams';
const LISTED = 'execution/runs and steps are listed by filters and pages';
const SURVEYED = 'execution/the overview shows pauses, tasks and workers';
const ENDED = 'spec/rules/work.md#status-of-the-run';
const RESUME = on('POST', '/execution/resume');

const losingSecondStep: Break = { hear: (frame) => (/^id: 2$/m.test(frame) ? null : frame) };

/** Streams, events and lists of runs. */
export const BREAKS_OF_FOLLOWING: readonly Broken[] = [
  ...ofCheck(
    STREAMED,
    STREAMS,
    ['a stream begins with another frame', withFrame('event: status', 'event: state'), 'the first frame is the run'],
    ['a stream loses a step', losingSecondStep, 'each step is sent once, in order, got 1,3'],
    ['a stream ends without its last frame', withFrame('event: done', 'event: status'), 'the last frame is the run'],
  ),
  ...ofCheck('execution/a stream of a run continues after a step', STREAMS, [
    'a stream of a run repeats steps',
    asked('after=2', 'after=0'),
    'a stream begins after its step, got 1,2,3',
  ]),
  ...ofCheck('execution/a run publishes its events in order', 'spec/rules/work.md#events-of-work', [
    'a new artifact is another event',
    withFrame('event: artifact.added', 'event: artifact.changed'),
    'got run.started,artifact.changed,run.succeeded',
  ]),
  ...ofCheck(
    LISTED,
    'spec/rules/requests.md#pages',
    [
      'a list has runs that were not asked for',
      withList(on('GET', '/runs'), ['data'], (runs) => runs.push({ id: 'another' })),
      'a filter finds the run, and only it',
    ],
    ['a second filter is ignored', asked('status=failed', 'status=succeeded'), 'filters are combined'],
    ['every page of steps is the first', asked(/&cursor=[^&]*/, ''), 'the next page has the next step'],
  ),
  ...ofCheck(
    'execution/the usage of a task is that of its runs',
    'spec/rules/work.md#usage',
    [
      'the usage has objects that were not asked for',
      withList(on('GET', '/execution/usage'), ['data'], (entries) => entries.push({ id: 'another' })),
      'a task with one run has one entry with one run',
    ],
    [
      'the usage counts a call that no run has made',
      told(/"model_calls":\d+/g, '"model_calls":7', on('GET', '/execution/usage')),
      'the entry has the usage of the run',
    ],
  ),
  ...ofCheck(
    SURVEYED,
    'spec/rules/work.md#overview',
    [
      'the pause of a project is only accepted',
      withStatus(200, 202, on('POST', '/execution/pause')),
      'expected 200, got 202',
    ],
    [
      'the overview hides pauses',
      withList(on('GET', '/execution'), ['data', 'paused'], (paused) => paused.splice(0)),
      'the overview shows what is paused',
    ],
    ['a pause does not end', asked('/execution/resume', '/execution/pause'), 'it does not show what was resumed'],
    ['the end of a pause is only accepted', withStatus(200, 202, RESUME), 'expected 200, got 202'],
    [
      'the overview counts no workers',
      told(/"workers_online":\d+/g, '"workers_online":0', RESUME),
      'it counts the workers that are online',
    ],
    [
      'the overview counts no completed tasks',
      told(/"completed":\d+/g, '"completed":0', RESUME),
      'it counts the completed tasks',
    ],
  ),
];

/** Reports that the state of the run does not allow. */
export const BREAKS_OF_ENDED_RUNS: readonly Broken[] = [
  ...ofCheck('execution/heartbeatRun: a run that was finished', ENDED, [
    'a run that ended was taken over',
    withError(409, 409, 4002, on('POST', '/heartbeat')),
    'expected 409/4000, got 409/4002: heartbeatRun',
  ]),
  ...ofCheck('execution/putArtifact: a run that was finished', ENDED, [
    'a run that ended delivers files',
    withStatus(409, 201, on('PUT', '/late.txt')),
    'expected 409/4000, got 201/4000: putArtifact',
  ]),
  ...ofCheck('execution/finishRun: a criterion without a report', 'spec/rules/work.md#finishing-a-run', [
    'a criterion needs no report',
    withStatus(422, 200, on('POST', '/finish')),
    'expected 422/2000, got 200/2000: finishRun',
  ]),
];
