import { signal } from '@preact/signals';
import { type FeedFrame, streamEvents } from 'organisation-platform-client';
import { api, asSignedIn, type Schema } from './api.ts';
import { goOnAs, whoIsThere } from './session/renewal.ts';

/** Whether what happens is heard: not yet, immediately, or not at the moment. */
export const liveness = signal<'beginning' | 'live' | 'away'>('beginning');

/**
 * An event; `anew` when from here on everything is heard, so that what was read before may be old; `gap` when events are missing, which
 * makes it old, too.
 */
export type Heard = Schema<'Event'> | 'anew' | 'gap';
type Listener = (heard: Heard) => void;

const listeners = new Set<Listener>();
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** The server says something every 15 s. */
const SILENCE_MS = 40_000;
const UNSEEN_MS = 30_000;
const UNSEEN_READING_MS = 60_000;

/** Hears all that the person may see, in order; gives what ends it. */
export const followEvents = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const returns = new Set<() => void>();

/** Is told when the server responds again after it did not; gives what ends it. */
export const onReturn = (listener: () => void): (() => void) => {
  returns.add(listener);
  return () => returns.delete(listener);
};

const tell = (heard: Heard): void => {
  for (const listener of [...listeners]) listener(heard);
};

let position: string | null = null;

const take = (frame: FeedFrame): void => {
  if (frame.event === 'event') {
    position = frame.data.position;
    tell(frame.data);
  } else if (frame.event === 'bookmark') position = frame.data.position;
  else if (frame.event === 'gap') tell('gap');
  // The role may be another one.
  else if (frame.data.reason === 'revoked')
    void whoIsThere().then(
      (found) => found && goOnAs(found),
      () => {},
    );
};

const hasOpened = (): void => {
  const wasAway = liveness.value === 'away';
  liveness.value = 'live';
  // It begins with now, and what was read before now may have changed in between.
  if (position === null) tell('anew');
  if (wasAway) for (const listener of [...returns]) listener();
};

const hearOnce = async (signal: AbortSignal): Promise<void> => {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), SILENCE_MS);
  let isOpen = false;
  const onSign = (): void => {
    if (!isOpen) hasOpened();
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

/** Aborted once nobody has checked the page for a while: a browser has six connections for all tabs of a server. */
const whileLookedAt = (): AbortController => {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => leaving.abort(), UNSEEN_MS);
  };
  document.addEventListener('visibilitychange', look, { signal: leaving.signal });
  look();
  return leaving;
};

/** Until somebody looks at the page again; in the meantime what it shows, its title too, is read now and then. */
const untilLookedAt = async (signal: AbortSignal): Promise<void> => {
  while (document.hidden && !signal.aborted) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, UNSEEN_READING_MS);
      const seen = (): void => {
        clearTimeout(timer);
        resolve();
      };
      document.addEventListener('visibilitychange', seen, { once: true, signal });
      signal.addEventListener('abort', seen, { once: true });
    });
    if (document.hidden) tell('anew');
  }
};

/** Follows the events over lost connections and restarts until the signal is aborted. */
export const startLive = async (signal: AbortSignal): Promise<void> => {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const begun = performance.now();
    const looking = whileLookedAt();
    // The connection may have been lost, the server replaced, or the session ended: in any case it is tried again.
    await asSignedIn(() => hearOnce(AbortSignal.any([signal, looking.signal]))).catch(() => {});
    const isUnseen = looking.signal.aborted;
    looking.abort();
    if (signal.aborted) return;
    if (isUnseen) await untilLookedAt(signal);
    else liveness.value = 'away';
    if (isUnseen || performance.now() - begun > LONGEST_PAUSE_MS) pause = FIRST_PAUSE_MS;
    // Not all pages at once, when the server was replaced.
    if (!isUnseen) await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
  }
};
