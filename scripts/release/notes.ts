import { compareVersions } from '../../domain/foundation/kernel/text/compare-versions.ts';

/** A changelog whose unreleased lines have become those of a version, and the lines themselves. */
export interface Release {
  readonly changelog: string;
  readonly notes: string;
}

const HEADING = /^## \[Unreleased\].*$/m;
const RELEASED = /^## \[(\d+\.\d+\.\d+(?:-rc\.\d+)?)\]/gm;

/** The versions that have a section, newest first. */
export const releasedIn = (changelog: string): string[] =>
  [...changelog.matchAll(RELEASED)].map(([, version = '']) => version).sort((a, b) => compareVersions(b, a));

/** A version includes the changes of its last candidate. */
const inherited = (changelog: string, version: string): string => {
  const candidate = releasedIn(changelog).find((released) => released.startsWith(`${version}-rc.`));
  return candidate === undefined ? '' : `- All changes of ${candidate}.\n\n`;
};

/**
 * Turns the section "Unreleased" into the section of the version and adds an empty one above it. `day` is a date like 2030-01-31.
 * Throws if the section is missing or has no entry.
 */
export function closeUnreleased(changelog: string, version: string, interfaceVersion: string, day: string): Release {
  const heading = HEADING.exec(changelog);
  if (heading === null) throw new Error('CHANGELOG.md has no section "## [Unreleased]"');
  const before = changelog.slice(0, heading.index);
  const rest = changelog.slice(heading.index + heading[0].length);
  const end = rest.search(/^## /m);
  const notes = `${inherited(changelog, version)}${(end === -1 ? rest : rest.slice(0, end)).trim()}`.trim();
  if (!/^- /m.test(notes)) throw new Error('the section "Unreleased" of CHANGELOG.md has no entry');
  const older = end === -1 ? '' : `\n${rest.slice(end)}`;
  const section = `## [${version}] (interface ${interfaceVersion}) - ${day}\n\n${notes}\n`;
  return { changelog: `${before}## [Unreleased]\n\n${section}${older}`, notes };
}
