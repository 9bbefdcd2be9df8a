import type { History } from '../../../domain/events/history.ts';
import type { Selection } from '../../../domain/events/selection.ts';
import type { EndReason, Resumption, Subscription } from '../../../domain/events/subscription.ts';
import { ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';
import { type Position, positionText } from '../../../domain/foundation/events/event.ts';
import type { ClientFrame, ServerFrame } from '../../../generated/events.ts';
import { eventFrame } from '../event-frames.ts';
import { BadFrame, filterIn, readClientFrame } from './client-frame.ts';
import type { Connection, Message } from './connection.ts';

/** Why a socket is closed (spec/rules/events.md#close-codes). */
export const CLOSE = {
  done: 1000,
  stopping: 1001,
  failed: 1011,
  unauthenticated: 4001,
  revoked: 4003,
  slow: 4008,
  tooMany: 4029,
} as const;

export const closeCodeOf = (reason: EndReason): number => (reason === 'gone' ? CLOSE.done : CLOSE[reason]);

/** An answer that has its place among the events; `sent` is called when it has left. */
export interface Note {
  readonly text: string;
  readonly sent: () => void;
}

type Text = (channels: readonly string[]) => ServerFrame;

const subscribed =
  ({ replayed, isGap }: Resumption, resumeAfter: Position | null): Text =>
  (channels) => ({
    action: 'subscribed',
    channels: [...channels],
    replayed,
    gap: isGap,
    resume_after: isGap && resumeAfter !== null ? positionText(resumeAfter) : null,
  });

const NOTHING_MISSED: Resumption = { replayed: 0, isGap: false };
const HISTORY_LOST: Resumption = { replayed: 0, isGap: true };
const AWAY = 'the feed cannot be read at the moment; ask again';

type Subscribe = Extract<ClientFrame, { action: 'subscribe' }>;

/** A socket whose user is known: what the client asks for, one after the other, and everything that is said to it, in order. */
export class SocketSession {
  readonly #connection: Connection;
  readonly #subscription: Subscription<Note>;
  readonly #history: Pick<History, 'positionOf'>;
  #sent: () => void = () => {};

  constructor(connection: Connection, subscription: Subscription<Note>, history: Pick<History, 'positionOf'>) {
    this.#connection = connection;
    this.#subscription = subscription;
    this.#history = history;
  }

  /** Serves the client until the socket has closed. Rejects with what went wrong within. */
  async serve(): Promise<void> {
    await Promise.all([this.#speak(), this.#listen()]);
  }

  async #listen(): Promise<void> {
    for (let message = await this.#connection.receive(); message !== null; message = await this.#connection.receive())
      await this.#hear(message);
  }

  /** Lets go of what waits for an answer that nobody takes any more. */
  end(): void {
    this.#sent();
  }

  async #speak(): Promise<void> {
    for (;;) {
      const heard = await this.#subscription.next();
      if (heard.kind === 'end') return;
      if (heard.kind === 'event') await this.#connection.send(eventFrame(heard.event, heard.epoch).text);
      else if (heard.kind === 'note') await this.#connection.send(heard.note.text).then(heard.note.sent);
      else if (heard.kind === 'gap') await this.#say(subscribed(HISTORY_LOST, null)(this.#subscription.channels));
      else await this.#say({ action: 'bookmark', position: positionText(heard.position) });
    }
  }

  #say(frame: ServerFrame): Promise<void> {
    return this.#connection.send(JSON.stringify(frame));
  }

  async #hear({ bytes, isBinary }: Message): Promise<void> {
    try {
      await this.#obey(readClientFrame(bytes, isBinary));
    } catch (error) {
      if (error instanceof BadFrame)
        return this.#answer((note) => this.#subscription.say(note({ error: error.message })));
      if (error instanceof ServiceUnavailable)
        return this.#answer((note) => this.#subscription.say(note({ error: AWAY })));
      throw error;
    }
  }

  #obey(frame: ClientFrame): Promise<void> {
    if (frame.action === 'auth') throw new BadFrame('the socket is authenticated already');
    if (frame.action === 'ping') return this.#answer((note) => this.#subscription.say(note({ action: 'pong' })));
    if (frame.action === 'unsubscribe') {
      const text: Text = (channels) => ({ action: 'unsubscribed', channels: [...channels] });
      return this.#tune((now) => now.without(frame.channels), text);
    }
    const change = (now: Selection): Selection => now.with(frame.channels, filterIn(frame));
    return frame.since === undefined
      ? this.#tune(change, subscribed(NOTHING_MISSED, null))
      : this.#resume(frame, frame.since, change);
  }

  #tune(change: (now: Selection) => Selection, text: Text): Promise<void> {
    return this.#answer((note) => this.#subscription.tune(change, (channels) => note(text(channels))));
  }

  async #resume({ channels: names }: Subscribe, since: string, change: (now: Selection) => Selection): Promise<void> {
    const position = await this.#history.positionOf(since);
    await this.#answer((note) =>
      this.#subscription.resume(change, names, position, (channels, resumption) =>
        note(subscribed(resumption, position)(channels)),
      ),
    );
  }

  /** Waits until the answer has left: whoever does not take answers is not asked for more. */
  async #answer(give: (note: (frame: ServerFrame) => Note) => void | Promise<void>): Promise<void> {
    if (this.#connection.isGone) return;
    let sent = (): void => {};
    const taken = new Promise<void>((resolve) => {
      sent = resolve;
    });
    this.#sent = sent;
    await give((frame) => ({ text: JSON.stringify(frame), sent }));
    await taken;
  }
}
