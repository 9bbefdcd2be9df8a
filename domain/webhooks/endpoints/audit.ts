import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { WebhookEndpointRecord } from '../webhook-endpoint.entity.ts';

/** Records changes of endpoints in the audit log (spec/rules/events.md#audited-actions). */
export class EndpointAudit {
  readonly #audit: AuditLog;

  constructor(audit: AuditLog) {
    this.#audit = audit;
  }

  /** Adds an entry in the caller's transaction. The path of an address may contain a token, so only the host is recorded. */
  record(
    em: EntityManager,
    action: `webhook_endpoint.${string}`,
    { id: targetId, url }: WebhookEndpointRecord,
    actor: Actor,
    details: Record<string, unknown> = {},
  ): void {
    const targetName = new URL(url).host;
    const target = { targetType: 'webhook_endpoint', targetId, targetName };
    this.#audit.record(em, { action, actorId: actor.userId, ...target, details });
  }
}
