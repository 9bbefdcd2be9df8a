import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type CharterRecord,
  type CharterVersionSource,
  FormerCharterVersion,
  type FormerCharterVersionRecord,
  type StoredVersionMark,
} from '../charter.entity.ts';
import { type CharterContent, contentOfRecord } from '../charter-content.ts';

/** How many versions before the present one are kept of a charter; the oldest go first. */
export const KEPT_VERSIONS = 100;

/** Who made a version, when, and how it came to be. */
export interface CharterVersionMark {
  /** Null where the release that made it did not note it. */
  readonly source: CharterVersionSource | null;
  readonly savedBy: string;
  readonly savedAt: Date;
}

/** What a charter said in one of its versions, and who made it. */
export type CharterVersion = Pick<
  FormerCharterVersionRecord,
  'charterId' | 'version' | keyof CharterVersionMark | keyof CharterContent
>;

/** The present version of a charter. */
export const presentVersion = (charter: CharterRecord): CharterVersion => ({
  charterId: charter.id,
  version: charter.version,
  ...markOf(charter),
  ...contentOfRecord(charter),
});

/** What the row of a charter holds about its present version. */
export const storedMark = (version: number, { source, savedBy, savedAt }: CharterVersionMark): StoredVersionMark => ({
  version,
  source,
  saved_by: savedBy,
  saved_at: savedAt.toISOString(),
});

/**
 * Gives a charter, whose row is locked, another content as its next version, and keeps the one it had, in the caller's transaction
 * (spec/rules/conversation.md#charter-versions). Nothing else changes what a charter says.
 */
export const replaceContent = async (
  em: EntityManager,
  charter: CharterRecord,
  content: Partial<CharterContent>,
  mark: CharterVersionMark,
): Promise<void> => {
  em.create(FormerCharterVersion, presentVersion(charter));
  // By number, not by count: no version is looked at, and a version that is missing leaves room for none.
  const tooOld = { charterId: charter.id, version: { $lt: charter.version - KEPT_VERSIONS + 1 } };
  await em.nativeDelete(FormerCharterVersion, tooOld);
  const version = charter.version + 1;
  em.assign(charter, { ...content, version, updatedAt: mark.savedAt, versionMark: storedMark(version, mark) });
};

/**
 * Who made the present version. A server of the last release, which goes on while this one is installed, makes versions and leaves no mark,
 * or that of an earlier one: the creator alone changes a charter, and a draft changed last when it got its version.
 */
const markOf = ({ version, versionMark, createdBy, createdAt, updatedAt }: CharterRecord): CharterVersionMark => {
  if (versionMark?.version === version) {
    const { source, saved_by: savedBy, saved_at: savedAt } = versionMark;
    return { source, savedBy, savedAt: new Date(savedAt) };
  }
  const isFirst = version === 1;
  return { source: isFirst ? 'interview' : null, savedBy: createdBy, savedAt: isFirst ? createdAt : updatedAt };
};
