import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { StoredEnvelope, StoredScope } from './charter-parts.ts';

export type CharterStatus = 'drafted' | 'approved' | 'cancelled';

/** The origin of a version: drafted by its interview, or edited by a person. */
export type CharterVersionSource = 'interview' | 'edit';

/** The origin of the current version, as stored in the row of the charter. */
export interface StoredVersionMark {
  /**
   * The version that the mark describes: a server of the previous release increments the version without updating the
   * mark.
   */
  readonly version: number;
  /** Null if the release that made the version did not store it. */
  readonly source: CharterVersionSource | null;
  readonly saved_by: string;
  /** The API key of the caller; null or absent if there was none. */
  readonly key_id?: string | null;
  /** UTC with milliseconds. */
  readonly saved_at: string;
}

/** The content, which every version has. */
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
 * A charter. Exactly one of `projectId` and `proposedProjectName` is set; the five provenance fields are set if it is
 * approved. A draft may name a project that does not exist, so `projectId` is text; the approval checks it.
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

/** The content of a former version; immutable. The current version is only in the row of the charter. */
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
