import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import type { DomainEvent } from './event.ts';

/** The name of the database notification that says "there is something new"; it carries a number, never the event. */
export const OUTBOX_CHANNEL = 'organisation_events';

/** Writes events in the transaction of the change they tell of: they exist exactly when the change does. */
export class Outbox {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** One statement and one notification, however many events a change has; they keep their order. */
  async publish(em: EntityManager, ...events: readonly DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    const at = this.#clock.now();
    const rows = events.map(({ type, channel, payload, audience = null }) => [
      newId(),
      type,
      channel,
      audience,
      payload,
    ]);
    await em.execute(
      `with written as (
         insert into outbox_events (event_id, event_type, channel, audience, payload, at)
         select (event ->> 0)::uuid, event ->> 1, event ->> 2, event ->> 3, event -> 4, ?
         from jsonb_array_elements(?::jsonb) with ordinality as given (event, place) order by place
         returning seq)
       select pg_notify('${OUTBOX_CHANNEL}', max(seq)::text) from written`,
      [at, JSON.stringify(rows)],
    );
  }
}
