import { PlatformError } from '../errors/platform-error.ts';
import { requireMilliseconds } from '../http/number-option.ts';
import { sleep as sleepByTimer } from '../http/sleep.ts';
import { pauseAfter } from '../sockets/backoff.ts';
import { UnrecoverableError } from './feed-requests.ts';
import { Follower, type FollowOptions } from './follower.ts';

/** The longest wait that is accepted from the server. */
const MAX_RETRY_AFTER_S = 60;

/** Throws TypeError for a URL or a key that no request can contain, and RangeError for a time that no timer can wait. */
const refuseUnusable = ({ baseUrl, apiKey, silenceMs }: FollowOptions): void => {
  if (silenceMs !== undefined) requireMilliseconds('silenceMs', silenceMs);
  if (!/^https?:$/.test(new URL(baseUrl).protocol))
    throw new TypeError(`baseUrl must be an http or https URL: ${baseUrl}`);
  if (typeof apiKey === 'string') new Headers({ authorization: `Bearer ${apiKey}` });
};

/**
 * Follows events until the signal is aborted, over lost connections and restarts; lost events are reported, and so is a
 * position that the server cannot continue from. Rejects with `PlatformError` if the key is refused, with `ChannelsRefused`
 * if a channel is, with TypeError for an invalid URL or key, with RangeError for an invalid `silenceMs`, with the error of
 * the function `apiKey`, with `UnreadableResponse` for an invalid frame, and with errors of `onEvent` and `onLost`; continue
 * from the last processed position. The pause between connections without events grows up to 30 s.
 */
export const followEvents = async (to: FollowOptions): Promise<void> => {
  refuseUnusable(to);
  const follower = new Follower(to);
  const { sleep = sleepByTimer } = to;
  while (!to.signal.aborted) {
    let asked = 0;
    try {
      await follower.listen();
    } catch (error) {
      // An unavailable or overloaded server is retried.
      if (error instanceof UnrecoverableError) throw error.cause;
      if (error instanceof PlatformError) asked = Math.min(error.retryAfter ?? 0, MAX_RETRY_AFTER_S) * 1_000;
    }
    const pause = pauseAfter(follower.failures);
    follower.failures += 1;
    await sleep(Math.max(asked, pause), to.signal).catch(() => {});
  }
};
