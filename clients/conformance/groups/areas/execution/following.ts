import { asMap } from '../../../json.ts';
import type { ApiResponse } from '../../../protocol/exchange.ts';
import { ensure, requireStatus } from '../../../protocol/expect.ts';
import { framesIn } from '../../../protocol/frames.ts';
import type { IsEnough } from '../../../protocol/wire.ts';
import { type Check, check } from '../../../scene/check.ts';
import type { Scene } from '../../../scene/scene.ts';
import { claimRun, finishedRun, type LeasedRun } from '../../../scene/work.ts';
import { callPlainly, reportFinish, reportSteps, uploadText } from './calls.ts';

const TIMEOUT_MS = 20_000;
const EVENTS = 'run.started,artifact.added,run.succeeded';

/** Opens a stream, calls `happen`, and returns what was sent until `isEnough` or the end of the stream. */
const follow = async (
  open: (isEnough: IsEnough) => Promise<ApiResponse>,
  isEnough: (text: string) => boolean,
  happen: () => Promise<void>,
): Promise<ApiResponse> => {
  const opened = Promise.withResolvers<void>();
  const stream = open((status, text) => {
    if (status === 200) opened.resolve();
    return status === 200 && isEnough(text);
  });
  // It is awaited only after `happen`, which may fail first.
  stream.catch(() => {});
  await Promise.race([opened.promise, stream]);
  await happen();
  const response = await stream;
  requireStatus(response, '200');
  return response;
};

/** Streams a run to its end. */
const streamed = (scene: Scene, { path }: LeasedRun, query: Record<string, string>, happen = async () => {}) =>
  follow(
    (isEnough) => callPlainly(scene.ceo.key, 'streamRun', { path, query, isEnough, timeoutMs: TIMEOUT_MS }),
    () => false,
    happen,
  );

const stepsIn = ({ frames }: ApiResponse): string =>
  frames
    .filter(({ event }) => event === 'step')
    .map(({ id }) => id)
    .join();

const streamsRun = async (scene: Scene): Promise<void> => {
  const run = await claimRun(scene);
  requireStatus(await reportSteps(run, 'a', 'b'), '200');
  const response = await streamed(scene, run, {}, async () => {
    requireStatus(await reportSteps(run, 'c'), '200');
    requireStatus(await reportFinish(run), '200');
  });
  const { frames } = response;
  ensure(frames[0]?.event === 'status', 'the first frame is the run', response);
  ensure(stepsIn(response) === '1,2,3', `each step is sent once, in order, got ${stepsIn(response)}`, response);
  const last = frames.at(-1);
  const isDone = last?.event === 'done' && asMap(last.data).status === 'succeeded';
  ensure(isDone, 'the last frame is the run that has ended', response);
};

const continuesStream = async (scene: Scene): Promise<void> => {
  const run = await claimRun(scene, { task: { review_policy: 'none' } });
  requireStatus(await reportSteps(run, 'a', 'b', 'c'), '200');
  requireStatus(await reportFinish(run), '200');
  const response = await streamed(scene, run, { after: '2' });
  ensure(stepsIn(response) === '3', `a stream begins after its step, got ${stepsIn(response)}`, response);
};

/** The events of the run, in order. */
const eventsOf = ({ path }: LeasedRun, text: string) =>
  framesIn(text).filter(({ data }) => asMap(asMap(data).payload).run_id === path.run_id);

const publishes = async (scene: Scene): Promise<void> => {
  // Before the stream is open, so that its first event may be claimed.
  await finishedRun(scene);
  const claimed: LeasedRun[] = [];
  const ownIn = (text: string) => claimed.flatMap((run) => eventsOf(run, text)).map(({ event }) => event);
  const query = { channels: 'work' };
  const response = await follow(
    (isEnough) => callPlainly(scene.ceo.key, 'streamEvents', { query, isEnough, timeoutMs: TIMEOUT_MS }),
    (text) => ownIn(text).includes('run.succeeded'),
    async () => {
      const run = await claimRun(scene, { task: { review_policy: 'none' } });
      claimed.push(run);
      requireStatus(await uploadText(run, '# Report\n'), '201');
      requireStatus(await reportFinish(run), '200');
    },
  );
  const told = ownIn(response.text)
    .filter((event) => event !== 'run.progressed')
    .join();
  ensure(told === EVENTS, `the events of a run are ${EVENTS}, got ${told}`, response);
};

/** Streams and events of runs. */
export const FOLLOWING_CHECKS: readonly Check[] = [
  check('a stream shows the run to its end', 'spec/rules/work.md#run-streams', streamsRun),
  check('a stream of a run continues after a step', 'spec/rules/work.md#run-streams', continuesStream),
  check('a run publishes its events in order', 'spec/rules/work.md#events-of-work', publishes),
];
