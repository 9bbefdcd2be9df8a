import type { AuditEntryRecord } from '../../domain/foundation/audit/audit-entry.entity.ts';
import type { Schema } from './schemas.ts';

export const presentAuditEntry = (entry: AuditEntryRecord): Schema<'AuditEntryResponse'> => ({
  id: entry.id,
  action: entry.action,
  actor_id: entry.actorId ?? null,
  agent_id: entry.agentId ?? null,
  target_type: entry.targetType ?? null,
  target_id: entry.targetId ?? null,
  target_name: entry.targetName ?? null,
  reason: entry.reason ?? null,
  details: entry.details ?? null,
  address: entry.address ?? null,
  user_agent: entry.userAgent ?? null,
  session_id: entry.sessionId ?? null,
  key_id: entry.keyId ?? null,
  at: entry.at.toISOString(),
});
