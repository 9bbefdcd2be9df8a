import type { EventType } from './event-types.ts';

/** An event as subscribers receive it (spec/rules/events.md#outbox). */
export interface DomainEvent {
  readonly type: EventType;
  /** Its channel, such as `departments` or `user:<id>`. */
  readonly channel: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The only user who may see it; by default all subscribers of the channel. */
  readonly audience?: string;
}

/** An event with its number in the feed. */
export interface FeedEvent {
  /** Consecutive within the feed, given after the commit of the change. */
  readonly number: number;
  /** A UUID; the same wherever the event appears. */
  readonly id: string;
  readonly type: EventType;
  readonly channel: string;
  readonly audience: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The time of writing, in the transaction of the change. */
  readonly at: Date;
}

/** A position in the feed. Another epoch means that history was lost in between (spec/rules/events.md#epochs). */
export interface Position {
  readonly epoch: string;
  readonly number: number;
}

const POSITION = /^([0-9a-f]{8})\.(0|[1-9]\d{0,14})$/;

/** The wire form: `<epoch>.<number>`. */
export const positionText = ({ epoch, number }: Position): string => `${epoch}.${number}`;

/** Null for a text that is not a position. */
export const parsePosition = (text: string): Position | null => {
  const [, epoch, digits] = POSITION.exec(text) ?? [];
  return epoch === undefined ? null : { epoch, number: Number(digits) };
};
