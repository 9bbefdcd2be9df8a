import { compareVersions } from '../../domain/foundation/kernel/text/compare-versions.ts';

/** The section of a release. */
export interface Section {
  /** A day like 2030-01-31. */
  readonly day: string;
  readonly notes: string;
}

const HEADING = /^## \[Unreleased\].*$/m;
const RELEASED = /^## \[(\d+\.\d+\.\d+(?:-rc\.\d+)?)\].*$/gm;

/** The versions that have a section, newest first. */
export const releasedIn = (changelog: string): string[] =>
  [...changelog.matchAll(RELEASED)].map(([, version = '']) => version).sort((a, b) => compareVersions(b, a));

/** A version includes the changes of its last candidate. */
const inherited = (changelog: string, version: string): string => {
  const candidate = releasedIn(changelog).find((released) => released.startsWith(`${version}-rc.`));
  return candidate === undefined ? '' : `- All changes of ${candidate}.\n\n`;
};

/** The text until the next section. */
const untilNext = (rest: string): string => {
  const end = rest.search(/^## /m);
  return end === -1 ? rest : rest.slice(0, end);
};

/**
 * The changelog with the section "Unreleased" as the section of the version, and an empty one above it. `day` is a date like 2030-01-31.
 * Throws if the section is missing or has no entry.
 */
export function closeUnreleased(changelog: string, version: string, interfaceVersion: string, day: string): string {
  const heading = HEADING.exec(changelog);
  if (heading === null) throw new Error('CHANGELOG.md has no section "## [Unreleased]"');
  const rest = changelog.slice(heading.index + heading[0].length);
  const entries = untilNext(rest);
  const notes = `${inherited(changelog, version)}${entries.trim()}`.trim();
  if (!/^- /m.test(notes)) throw new Error('the section "Unreleased" of CHANGELOG.md has no entry');
  const older = rest.slice(entries.length);
  const section = `## [${version}] (interface ${interfaceVersion}) - ${day}\n\n${notes}\n`;
  return `${changelog.slice(0, heading.index)}## [Unreleased]\n\n${section}${older === '' ? '' : `\n${older}`}`;
}

/** The section of a released version. Throws if there is none. */
export function sectionOf(changelog: string, version: string): Section {
  const heading = [...changelog.matchAll(RELEASED)].find(([, released]) => released === version);
  if (heading === undefined) throw new Error(`CHANGELOG.md has no section of ${version}`);
  const day = / - (\d{4}-\d{2}-\d{2})$/.exec(heading[0])?.[1];
  if (day === undefined) throw new Error(`the heading of ${version} in CHANGELOG.md does not end with a date`);
  return { day, notes: untilNext(changelog.slice(heading.index + heading[0].length)).trim() };
}
