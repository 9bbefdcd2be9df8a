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
  /** The events of a transaction that are sent with its next statement, each as JSON. */
  readonly #unsent = new WeakMap<object, string[]>();

  /** `onWritten` is called in the transaction of every change with events. */
  constructor(clock: Clock, onWritten: () => void = () => {}) {
    this.#clock = clock;
    this.#onWritten = onWritten;
  }

  /** Writes the events of a change in its transaction, in order. Events published before the next statement share one insert. */
  publish(em: EntityManager, ...events: readonly DomainEvent[]): void {
    if (events.length === 0) return;
    const rows = events.map(({ type, channel, payload, audience = null }) =>
      JSON.stringify([newId(), type, channel, audience, payload]),
    );
    const transaction = em.getTransactionContext() as object;
    const unsent = this.#unsent.get(transaction);
    if (unsent === undefined) this.#queue(em, transaction, rows);
    else unsent.push(...rows);
    this.#onWritten();
  }

  #queue(em: EntityManager, transaction: object, rows: string[]): void {
    const at = this.#clock.now();
    this.#unsent.set(transaction, rows);
    queueStatement(em, INSERT_EVENTS, () => {
      this.#unsent.delete(transaction);
      return [at, `[${rows.join(',')}]`];
    });
  }
}
