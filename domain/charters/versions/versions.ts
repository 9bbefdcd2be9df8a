import type { EntityManager } from '@mikro-orm/postgresql';
import { queueStatement } from '../../foundation/database/connections/prepared-connection.ts';
import { queueChanges, queueInsert } from '../../foundation/database/records.ts';
import {
  Charter,
  type CharterRecord,
  type CharterVersionSource,
  FormerCharterVersion,
  type FormerCharterVersionRecord,
  type StoredVersionMark,
} from '../charter.entity.ts';
import { type CharterContent, contentOfRecord } from '../charter-content.ts';
import { DELETE_OLD_CHARTER_VERSIONS } from '../statements.ts';

/** The number of former versions that are kept for a charter; the oldest are deleted first. */
export const KEPT_VERSIONS = 100;

/** The author, time and origin of a version. */
export interface CharterVersionMark {
  /** Null if the release that made the version did not store it. */
  readonly source: CharterVersionSource | null;
  readonly savedBy: string;
  readonly savedAt: Date;
}

/** The author, time and origin of a new version. */
export interface NewVersionMark extends CharterVersionMark {
  /** The API key of the author's request; null for a session. */
  readonly keyId: string | null;
}

/** The content of a version with its mark. */
export type CharterVersion = Pick<
  FormerCharterVersionRecord,
  'charterId' | 'version' | keyof CharterVersionMark | keyof CharterContent
>;

export const presentVersion = (charter: CharterRecord): CharterVersion => ({
  charterId: charter.id,
  version: charter.version,
  ...markOf(charter),
  ...contentOfRecord(charter),
});

/** The mark of the current version, as stored in the row of the charter. */
export const storedMark = (
  version: number,
  { source, savedBy, keyId, savedAt }: NewVersionMark,
): StoredVersionMark => ({
  version,
  source,
  saved_by: savedBy,
  key_id: keyId,
  saved_at: savedAt.toISOString(),
});

/**
 * Stores new content as the next version of a locked charter, in the caller's transaction, and keeps the previous
 * version (spec/rules/conversation.md#charter-versions). Returns the changed charter. This is the only way to change
 * the content of a charter.
 */
export const replaceContent = (
  em: EntityManager,
  charter: CharterRecord,
  content: Partial<CharterContent>,
  mark: NewVersionMark,
): CharterRecord => {
  queueInsert(em, FormerCharterVersion, presentVersion(charter));
  // By number and not by count: no version is read, and a missing one does not extend the range.
  queueStatement(em, DELETE_OLD_CHARTER_VERSIONS, [charter.id, charter.version - KEPT_VERSIONS + 1]);
  const version = charter.version + 1;
  const stamp = { version, updatedAt: mark.savedAt, versionMark: storedMark(version, mark) };
  return queueChanges(em, Charter, charter, { ...content, ...stamp });
};

/**
 * The origin of the current version. During an upgrade, a server of the previous release stores versions with no mark
 * or an outdated one: only the creator changes a charter, and a draft was last updated when it got its version.
 */
const markOf = ({ version, versionMark, createdBy, createdAt, updatedAt }: CharterRecord): CharterVersionMark => {
  if (versionMark?.version === version) {
    const { source, saved_by: savedBy, saved_at: savedAt } = versionMark;
    return { source, savedBy, savedAt: new Date(savedAt) };
  }
  const isFirst = version === 1;
  return { source: isFirst ? 'interview' : null, savedBy: createdBy, savedAt: isFirst ? createdAt : updatedAt };
};
