import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { StoredEnvelope, StoredScope } from './charter-parts.ts';

export type CharterStatus = 'drafted' | 'approved' | 'cancelled';

/** How a version came to be: drafted by its interview, or edited by a person. */
export type CharterVersionSource = 'interview' | 'edit';

/** Who made a version, as the row of the charter holds it of its present one. */
export interface StoredVersionMark {
  /** The version it is about: a server of the release before counts versions up without it. */
  readonly version: number;
  /** Null where the release that made it did not note it. */
  readonly source: CharterVersionSource | null;
  readonly saved_by: string;
  /** UTC with milliseconds. */
  readonly saved_at: string;
}

/** What a charter says, in each of its versions. */
const contentProperties = () => ({
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
});

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
    versionMark: p.json<StoredVersionMark>().columnType('json').nullable(),
    ...contentProperties(),
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

/** What a charter said before it was changed; never changed itself. The present version is in the row of the charter alone. */
export const FormerCharterVersion = defineEntity({
  name: 'FormerCharterVersion',
  tableName: 'charter_versions',
  properties: {
    charterId: p.uuid().primary(),
    version: p.integer().primary(),
    source: p.text().$type<CharterVersionSource>().nullable(),
    savedBy: p.text(),
    savedAt: p.datetime(3),
    ...contentProperties(),
  },
});
export type FormerCharterVersionRecord = InferEntity<typeof FormerCharterVersion>;
