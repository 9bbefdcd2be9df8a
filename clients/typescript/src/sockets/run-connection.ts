import type { PlatformEvent, ServerFrame } from '../document.ts';
import type { PlatformClient } from '../http/path-client.ts';
import { unwrapRecord } from '../http/record.ts';
import { FeedUnavailable } from './channels-refused.ts';
import { frameIn } from './frames.ts';
import { runSocket, socketAddress } from './run-socket.ts';
import type { Subscriptions } from './subscriptions.ts';

/** Events are missing. */
export interface SocketGap {
  /** Read `listEvents` from here; null if the missing events no longer exist and the data must be read again. */
  readonly resumeAfter: string | null;
}

/** What is done with what a socket receives, one message at a time. An error of these functions closes the socket. */
export interface SocketHandlers {
  /** Called for each event; `event_type` identifies it. */
  onEvent?(event: PlatformEvent): Promise<void> | void;
  /** Called when missed events do not follow. */
  onGap?(gap: SocketGap): Promise<void> | void;
  /** Called for every other frame too. */
  onFrame?(frame: ServerFrame): Promise<void> | void;
  /** A connection without data for this long is replaced; the server sends something every 30 s. Default 45 000. */
  readonly silenceMs?: number;
}

const SILENCE_MS = 45_000;

/** An error that a new connection does not fix: an invalid frame, or an error of a function of the caller. */
export class SocketEnded extends Error {
  constructor(cause: unknown) {
    super('the socket has ended', { cause });
  }
}

/** When a connection ends, and what is called after each event. */
interface Run {
  readonly signal: AbortSignal;
  onProgress(): void;
}

/** In a page the base URL may be empty. */
const baseOf = ({ baseUrl }: PlatformClient): string =>
  baseUrl || ((globalThis as { location?: { origin?: string } }).location?.origin ?? '');

/** One connection, with a new ticket. Rejects with `SocketEnded`, or with the error of a lost connection. */
export const runConnection = async (
  client: PlatformClient,
  subscriptions: Subscriptions,
  { onEvent, onGap, onFrame, silenceMs = SILENCE_MS }: SocketHandlers,
  { signal, onProgress }: Run,
): Promise<void> => {
  const { ticket } = await unwrapRecord(client.POST('/api/v1/auth/ws-ticket', { signal }), { ticket: 'string' });
  const take = async (text: string, socket: WebSocket): Promise<void> => {
    const frame = frameIn(text);
    if ('event_id' in frame) {
      await onEvent?.(frame);
      subscriptions.take(frame);
      return onProgress();
    }
    const action = 'action' in frame ? frame.action : null;
    if (action === 'auth_ok') subscriptions.connect((next) => socket.send(JSON.stringify(next)));
    subscriptions.receive(frame);
    if ('gap' in frame && frame.gap) await onGap?.({ resumeAfter: frame.resume_after });
    await onFrame?.(frame);
  };
  const onText = async (text: string, socket: WebSocket): Promise<void> => {
    try {
      await take(text, socket);
    } catch (error) {
      throw error instanceof FeedUnavailable ? error : new SocketEnded(error);
    }
  };
  const address = socketAddress(baseOf(client), ticket);
  await runSocket(address, { signal, silenceMs, onText }).finally(() => subscriptions.disconnect());
};
