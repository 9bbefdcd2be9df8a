import { signal } from '@preact/signals';
import { type FeedFrame, streamEvents } from 'organisation-platform-client';
import { api, asSignedIn, type Schema } from './api.ts';

/** Whether what happens is heard: not yet, at once, or not at the moment. */
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

/** Hears all that the person may see, in order; gives what ends it. */
export const listen = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
};

const hearOnce = async (signal: AbortSignal): Promise<void> => {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), SILENCE_MS);
  let isOpen = false;
  const onSign = (): void => {
    liveness.value = 'live';
    // It begins with now, and what was read before now may have changed in between.
    if (!isOpen && position === null) tell('anew');
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

/** Follows the events over lost connections and restarts until the signal is aborted. */
export const startLive = async (signal: AbortSignal): Promise<void> => {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const begun = performance.now();
    // The connection may have been lost, the server replaced, or the session ended: in any case it is tried again.
    await asSignedIn(() => hearOnce(signal)).catch(() => {});
    if (performance.now() - begun > LONGEST_PAUSE_MS) pause = FIRST_PAUSE_MS;
    if (signal.aborted) return;
    liveness.value = 'away';
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
