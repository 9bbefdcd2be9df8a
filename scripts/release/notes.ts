import { compareVersions } from './released.ts';

/** A changelog whose unreleased lines have become those of a version, and the lines themselves. */
export interface Release {
  readonly changelog: string;
  readonly notes: string;
}

const HEADING = /^## Unreleased\b.*$/m;
const RELEASED = /^## (\d+\.\d+\.\d+(?:-rc\.\d+)?)(?=[\s,])/gm;

/** The versions that have a section, the latest first. */
export const releasedIn = (changelog: string): string[] =>
  [...changelog.matchAll(RELEASED)].map(([, version = '']) => version).sort((a, b) => compareVersions(b, a));

/** A version that had candidates brings what the last of them brought. */
const inherited = (changelog: string, version: string): string => {
  const candidate = releasedIn(changelog).find((released) => released.startsWith(`${version}-rc.`));
  return candidate === undefined ? '' : `- Everything of ${candidate}.\n\n`;
};

/**
 * Turns the section "Unreleased" into the section of the version and opens an empty one above it. `day` is a date like 2030-01-31.
 * Throws when there is no such section, or when it tells nothing.
 */
export function closeUnreleased(changelog: string, version: string, interfaceVersion: string, day: string): Release {
  const heading = HEADING.exec(changelog);
  if (heading === null) throw new Error('CHANGELOG.md has no section "## Unreleased"');
  const before = changelog.slice(0, heading.index);
  const rest = changelog.slice(heading.index + heading[0].length);
  const end = rest.search(/^## /m);
  const notes = `${inherited(changelog, version)}${(end === -1 ? rest : rest.slice(0, end)).trim()}`.trim();
  if (!/^- /m.test(notes)) throw new Error('the section "Unreleased" of CHANGELOG.md has no line');
  const older = end === -1 ? '' : `\n${rest.slice(end)}`;
  const section = `## ${version} (interface ${interfaceVersion}), ${day}\n\n${notes}\n`;
  return { changelog: `${before}## Unreleased\n\n${section}${older}`, notes };
}
