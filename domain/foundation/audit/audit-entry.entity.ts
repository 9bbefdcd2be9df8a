import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

/**
 * One recorded action. Never changed, and deleted only by retention; fields that do not apply are null. `seq` is the order of writing. The
 * indexes of the filters are in migration 0019.
 */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  properties: {
    id: p.uuid().primary(),
    seq: p.bigint().$type<string>().autoincrement().unique('audit_entries_seq_unique'),
    action: p.text(),
    actorId: p.text().nullable(),
    agentId: p.text().nullable(),
    targetType: p.text().nullable(),
    targetId: p.text().nullable(),
    targetName: p.text().nullable(),
    reason: p.text().nullable(),
    details: p.json<Record<string, unknown>>().nullable(),
    at: p.datetime(3),
    address: p.text().nullable(),
    userAgent: p.text().nullable(),
    sessionId: p.text().nullable(),
    keyId: p.text().nullable(),
  },
});
export type AuditEntryRecord = InferEntity<typeof AuditEntry>;
