import { compareVersions } from '../../../domain/foundation/kernel/text/compare-versions.ts';

/** `## [<version>]` or `## [<anything>] (interface <version>)`. */
const HEADING = /^## \[([^\]\n]+)\](?: \(interface ([^\s)]+)\))?/gm;

/** The interface versions that have a section in the changelog. */
export const versionsIn = (changelog: string): ReadonlySet<string> =>
  new Set([...changelog.matchAll(HEADING)].map(([, first = '', named]) => named ?? first));

/** Why a breaking change must not be published yet; null if it may. */
export const versionObstacle = (before: string, now: string, changelog: string): string | null => {
  if (compareVersions(now, before) <= 0) return `info.version is ${now}, which is not higher than ${before}`;
  return versionsIn(changelog).has(now) ? null : `CHANGELOG.md has no heading of interface ${now}`;
};
