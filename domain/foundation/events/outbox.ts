import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement } from '../database/connections/prepared-connection.ts';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import type { DomainEvent } from './event.ts';
import { INSERT_EVENTS } from './statements.ts';

/**
 * Writes events in the transaction of their change: they exist exactly when the change does. They get their numbers after the commit, and
 * nobody is notified inside the transaction (spec/decisions/0032-event-numbers-assigned-after-commit.md).
 */
export class Outbox {
  readonly #clock: Clock;
  readonly #onWritten: () => void;

  /** `onWritten` is called in the transaction of every change with events. */
  constructor(clock: Clock, onWritten: () => void = () => {}) {
    this.#clock = clock;
    this.#onWritten = onWritten;
  }

  /** Writes the events of a change in its transaction, in their order. */
  publish(em: EntityManager, ...events: readonly DomainEvent[]): void {
    if (events.length === 0) return;
    const at = this.#clock.now();
    const rows = events.map(({ type, channel, payload, audience = null }) => [
      newId(),
      type,
      channel,
      audience,
      payload,
    ]);
    queueStatement(em, INSERT_EVENTS, [at, JSON.stringify(rows)]);
    this.#onWritten();
  }
}
