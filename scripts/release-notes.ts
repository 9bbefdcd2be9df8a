/** A changelog whose unreleased lines have become those of a version, and the lines themselves. */
export interface Release {
  readonly changelog: string;
  readonly notes: string;
}

const HEADING = /^## Unreleased\b.*$/m;

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
  const notes = (end === -1 ? rest : rest.slice(0, end)).trim();
  if (!/^- /m.test(notes)) throw new Error('the section "Unreleased" of CHANGELOG.md has no line');
  const older = end === -1 ? '' : `\n${rest.slice(end)}`;
  const section = `## ${version} (interface ${interfaceVersion}), ${day}\n\n${notes}\n`;
  return { changelog: `${before}## Unreleased\n\n${section}${older}`, notes };
}
