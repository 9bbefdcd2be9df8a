import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { EventType } from '../foundation/events/event-types.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import { newId } from '../foundation/kernel/ids.ts';
import type { Process } from '../foundation/module.ts';

/** Enough characters of an id to distinguish a few processes. */
const ID_LENGTH = 8;

/** Publishes that a process of the deployment has started or stopped (spec/rules/events.md#system-events). */
export class SystemEvents implements Process {
  readonly #uow: UnitOfWork;
  readonly #outbox: Outbox;
  readonly #replica = newId().slice(0, ID_LENGTH);
  #hasBegun = false;

  constructor(uow: UnitOfWork, outbox: Outbox) {
    this.#uow = uow;
    this.#outbox = outbox;
  }

  async startBackground(): Promise<void> {
    this.#hasBegun = true;
    await this.#publish('system.startup');
  }

  async close(): Promise<void> {
    if (this.#hasBegun) await this.#publish('system.shutdown');
  }

  /** A failed publication must not fail a start or a stop. */
  async #publish(type: EventType): Promise<void> {
    const event = { type, channel: 'system', payload: { replica: this.#replica } };
    await this.#uow.write(async (em) => this.#outbox.publish(em, event)).catch(() => {});
  }
}
