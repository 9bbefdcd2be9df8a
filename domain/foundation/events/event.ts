/** Something that happened, as it goes to those who listen (spec/rules/events.md#outbox). */
export interface DomainEvent {
  /** Such as `department.created`. */
  readonly type: string;
  /** The channel it appears on, such as `departments`, or `user:<id>`. */
  readonly channel: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The one user who may see it, where not everybody on the channel may. */
  readonly audience?: string;
}

/** An event that has its number in the feed. */
export interface FeedEvent {
  /** Dense within the feed, given after the commit of the change. */
  readonly number: number;
  /** UUID; the same wherever the event appears. */
  readonly id: string;
  readonly type: string;
  readonly channel: string;
  readonly audience: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  /** When it was written, in the transaction of the change. */
  readonly at: Date;
}

/** A place in the feed. Another epoch means that history was lost in between (spec/rules/events.md#epochs). */
export interface Position {
  readonly epoch: string;
  readonly number: number;
}

const POSITION = /^([0-9a-f]{8})\.(0|[1-9]\d{0,14})$/;

/** As it goes over the wire: `<epoch>.<number>`. */
export const positionText = ({ epoch, number }: Position): string => `${epoch}.${number}`;

/** Null for a text that is no position. */
export const parsePosition = (text: string): Position | null => {
  const [, epoch, digits] = POSITION.exec(text) ?? [];
  return epoch === undefined ? null : { epoch, number: Number(digits) };
};
