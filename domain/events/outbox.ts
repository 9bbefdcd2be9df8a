import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';

/** Something that happened, as it goes to those who listen (conversation.md 18). */
export interface DomainEvent {
  /** Such as `department.created`. */
  readonly type: string;
  /** The channel it appears on, such as `departments`, or `user:<id>`. */
  readonly channel: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The one user who may see it, where not everybody on the channel may. */
  readonly audience?: string;
}

/** The name of the database notification that says "there is something new"; it carries a number, never the event. */
export const OUTBOX_CHANNEL = 'organisation_events';

/** Writes events in the transaction of the change they tell of: they exist exactly when the change does. */
export class Outbox {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async publish(em: EntityManager, ...events: readonly DomainEvent[]): Promise<void> {
    for (const { type, channel, payload, audience } of events) {
      await em.execute(
        `with written as (
           insert into outbox_events (event_id, event_type, channel, audience, payload, at) values (?, ?, ?, ?, ?::jsonb, ?) returning seq)
         select pg_notify('${OUTBOX_CHANNEL}', seq::text) from written`,
        [newId(), type, channel, audience ?? null, JSON.stringify(payload), this.#clock.now()],
      );
    }
  }
}
