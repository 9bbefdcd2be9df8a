import { PlatformError } from '../errors/platform-error.ts';
import { streamEvents } from '../events/stream-events.ts';
import type { PathClient } from '../http/path-client.ts';
import { sleep } from '../http/sleep.ts';

const RECONNECT_MS = 5_000;

/** Whether the stream is refused for good, so that only polling remains. */
const isRefused = (error: unknown): boolean =>
  error instanceof PlatformError && !error.retryable && error.status !== null && error.status < 500;

const isAbout = (id: string, payload: object | null): boolean =>
  (payload as { readonly approval_id?: unknown } | null)?.approval_id === id;

/** Wakes when the stream opens and for each event of the approval, until the signal is aborted or the stream is refused. */
export const watch = async (client: PathClient, id: string, wake: () => void, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    let isOpen = false;
    const onSign = (): void => {
      // A decision from before the stream was open has no event on it.
      if (!isOpen) wake();
      isOpen = true;
    };
    try {
      for await (const { event, data } of streamEvents(client, { channels: ['approvals'], onSign, signal }))
        if (event === 'gap' || (event === 'event' && isAbout(id, data.payload))) wake();
    } catch (error) {
      if (isRefused(error)) return;
    }
    await sleep(RECONNECT_MS, signal).catch(() => {});
  }
};
