import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/** What happened, told by the service that did it. `action` is `thing.verb_in_past`, such as `user.created`. */
export interface AuditFact {
  readonly action: string;
  /** User id from the credential; null when nobody was signed in. */
  readonly actorId: string | null;
  readonly agentId?: string | null;
  readonly targetType?: string;
  readonly targetId?: string;
  readonly targetName?: string;
  readonly reason?: string;
  readonly details?: Record<string, unknown>;
}

/** Writes audit entries in the transaction of the change they tell of (spec/rules/events.md#entries). */
export class AuditLog {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Adds the entry to `em`; it is stored when the caller's transaction commits. */
  record(em: EntityManager, fact: AuditFact): void {
    em.create(AuditEntry, {
      id: newId(),
      action: fact.action,
      actorId: fact.actorId,
      agentId: fact.agentId ?? null,
      targetType: fact.targetType ?? null,
      targetId: fact.targetId ?? null,
      targetName: fact.targetName ?? null,
      reason: fact.reason ?? null,
      details: fact.details ?? null,
      at: this.#clock.now(),
    });
  }
}
