import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { StoredEnvelope, StoredScope } from './charter-parts.ts';

export type CharterStatus = 'drafted' | 'approved' | 'cancelled';

/**
 * A reviewable charter. Exactly one of `projectId` and `proposedProjectName` is set; the five provenance fields iff approved. A draft
 * may name a project that does not exist, so `projectId` is text; the approval finds out.
 */
export const Charter = defineEntity({
  name: 'Charter',
  tableName: 'charters',
  indexes: [{ name: 'charters_created_by_created_at_index', properties: ['createdBy', 'createdAt'] }],
  properties: {
    id: p.uuid().primary(),
    conversationId: p.uuid(),
    createdBy: p.text(),
    version: p.integer(),
    status: p.text().$type<CharterStatus>(),
    title: p.text(),
    brief: p.text(),
    goals: p.json<readonly string[]>().columnType('json'),
    constraints: p.json<readonly string[]>().columnType('json'),
    successCriteria: p.json<readonly string[]>().columnType('json'),
    scope: p.json<StoredScope>().columnType('json'),
    envelope: p.json<StoredEnvelope>().columnType('json'),
    projectId: p.text().nullable(),
    proposedProjectName: p.text().nullable(),
    proposedProjectDescription: p.text(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    approvedAt: p.datetime(3).nullable(),
    approvedBy: p.text().nullable(),
    forecastId: p.uuid().nullable(),
    correlationId: p.text().nullable(),
    taskId: p.uuid().nullable(),
  },
});
export type CharterRecord = InferEntity<typeof Charter>;
