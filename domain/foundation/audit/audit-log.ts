import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement } from '../database/connections/prepared-connection.ts';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { truncate } from '../kernel/text/text.ts';
import type { CommandSource, CommandSources } from './command-source.ts';
import { INSERT_AUDIT_ENTRY } from './statements.ts';

/** An action, reported by the service that performed it. `action` is `thing.verb_in_past`, such as `user.created`. */
export interface AuditFact {
  readonly action: string;
  /** User id from the credential; null without a signed-in user. */
  readonly actorId: string | null;
  readonly agentId?: string | null;
  readonly targetType?: string | null;
  readonly targetId?: string | null;
  readonly targetName?: string | null;
  readonly reason?: string | null;
  readonly details?: Record<string, unknown>;
}

/** The part of a source that an entry shows. */
export type ShownSource = { readonly [K in 'address' | 'userAgent' | 'sessionId' | 'keyId']: string | null };

const MAX_ADDRESS = 64;
const MAX_USER_AGENT = 512;
const NOWHERE: ShownSource = { address: null, userAgent: null, sessionId: null, keyId: null };

/** The source as an entry shows it: empty values are null, long ones are truncated (spec/rules/events.md#sources). */
export const shownSource = (source: CommandSource | null): ShownSource => {
  if (source === null) return NOWHERE;
  const { address, userAgent, sessionId, keyId } = source;
  return {
    address: truncate(address, MAX_ADDRESS) || null,
    userAgent: truncate(userAgent, MAX_USER_AGENT) || null,
    sessionId,
    keyId,
  };
};

/** Writes audit entries in the transaction of the change that they record (spec/rules/events.md#entries). */
export class AuditLog {
  readonly #clock: Clock;
  readonly #sources: CommandSources;

  constructor(clock: Clock, sources: CommandSources) {
    this.#clock = clock;
    this.#sources = sources;
  }

  /** Writes the entry with the source of the command in the transaction of `em`. */
  record(em: EntityManager, fact: AuditFact, source: ShownSource = shownSource(this.#sources.current)): void {
    const { action, actorId, agentId, targetType, targetId, targetName, reason, details } = fact;
    const target = [targetType, targetId, targetName, reason].map((text) => text ?? null);
    const { address, userAgent, sessionId, keyId } = source;
    queueStatement(em, INSERT_AUDIT_ENTRY, [
      ...[newId(), action, actorId, agentId ?? null, ...target, details ?? null, this.#clock.now()],
      ...[address, userAgent, sessionId, keyId],
    ]);
  }
}
