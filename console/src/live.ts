import { signal } from '@preact/signals';
import { type FeedFrame, streamEvents } from 'organisation-platform-client';
import { api, asSignedIn, type Schema } from './api.ts';
import { continueAs, fetchCurrentUser } from './session/renewal.ts';

/** The state of the event stream: not yet connected, connected, or interrupted. */
export const liveness = signal<'beginning' | 'live' | 'away'>('beginning');

/**
 * An event; or `restarted` (the stream started over) or `gap` (events are missing), after which data read before may be outdated.
 */
export type FeedUpdate = Schema<'Event'> | 'restarted' | 'gap';
type Listener = (update: FeedUpdate) => void;

const listeners = new Set<Listener>();
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;
/** The server sends something every 15 s. */
const SILENCE_MS = 40_000;
const HIDDEN_MS = 30_000;
const HIDDEN_REFRESH_MS = 60_000;

/** Subscribes to all events that the user may see, in order; returns a function that unsubscribes. */
export const followEvents = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const returns = new Set<() => void>();

/** Calls back when the server responds again after a failure; returns a function that unsubscribes. */
export const onReturn = (listener: () => void): (() => void) => {
  returns.add(listener);
  return () => returns.delete(listener);
};

const notify = (update: FeedUpdate): void => {
  for (const listener of [...listeners]) listener(update);
};

let position: string | null = null;

const take = (frame: FeedFrame): void => {
  if (frame.event === 'event') {
    position = frame.data.position;
    notify(frame.data);
  } else if (frame.event === 'bookmark') position = frame.data.position;
  else if (frame.event === 'gap') notify('gap');
  // The role may have changed.
  else if (frame.data.reason === 'revoked')
    void fetchCurrentUser().then(
      (found) => found && continueAs(found),
      () => {},
    );
};

const onOpen = (): void => {
  const wasAway = liveness.value === 'away';
  liveness.value = 'live';
  // The stream starts with new events, and data read before may have changed in between.
  if (position === null) notify('restarted');
  if (wasAway) for (const listener of [...returns]) listener();
};

const connectOnce = async (signal: AbortSignal): Promise<void> => {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), SILENCE_MS);
  let isOpen = false;
  const onSign = (): void => {
    if (!isOpen) onOpen();
    isOpen = true;
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), SILENCE_MS);
  };
  try {
    const both = AbortSignal.any([signal, silent.signal]);
    for await (const frame of streamEvents(api, { after: position, onSign, signal: both })) take(frame);
  } finally {
    clearTimeout(timer);
  }
};

/** Aborted when the page has been hidden for a while: a browser has six connections per server for all tabs. */
const whileVisible = (): AbortController => {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => leaving.abort(), HIDDEN_MS);
  };
  document.addEventListener('visibilitychange', look, { signal: leaving.signal });
  look();
  return leaving;
};

/** Until the page is visible again. Its data and title are refreshed from time to time. */
const untilVisible = async (signal: AbortSignal): Promise<void> => {
  while (document.hidden && !signal.aborted) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, HIDDEN_REFRESH_MS);
      const seen = (): void => {
        clearTimeout(timer);
        resolve();
      };
      document.addEventListener('visibilitychange', seen, { once: true, signal });
      signal.addEventListener('abort', seen, { once: true });
    });
    if (document.hidden) notify('restarted');
  }
};

/** Follows events over lost connections and restarts until the signal is aborted. */
export const startLive = async (signal: AbortSignal): Promise<void> => {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    const begun = performance.now();
    const visible = whileVisible();
    // The connection may be lost, the server replaced, or the session ended: it is retried in any case.
    await asSignedIn(() => connectOnce(AbortSignal.any([signal, visible.signal]))).catch(() => {});
    const isHidden = visible.signal.aborted;
    visible.abort();
    if (signal.aborted) return;
    if (isHidden) await untilVisible(signal);
    else liveness.value = 'away';
    if (isHidden || performance.now() - begun > MAX_PAUSE_MS) pause = FIRST_PAUSE_MS;
    // A random delay, so that pages do not reconnect at the same time.
    if (!isHidden) await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
  }
};
