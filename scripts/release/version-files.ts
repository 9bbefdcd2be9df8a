import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the version of the release is written, apart from package.json and its lockfile: the file, and what precedes the version. */
export const VERSION_FILES: readonly (readonly [file: string, before: RegExp])[] = [
  ['clients/typescript/package.json', /^( {2}"version": ")[^"]*/m],
  ['clients/python/pyproject.toml', /^(version = ")[^"]*/m],
  ['chart/Chart.yaml', /^(version: ).*/m],
  ['chart/Chart.yaml', /^(appVersion: ).*/m],
];

/** Python writes a candidate as `1.0.0rc1`. */
export const inPython = (version: string): string => version.replace('-rc.', 'rc');

/** Writes the version into all files below the folder. Throws if one does not have the line. */
export const writeVersion = (root: string, version: string): void => {
  for (const [file, before] of VERSION_FILES) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!before.test(text)) throw new Error(`${file} has no line with the version`);
    const written = file.endsWith('.toml') ? inPython(version) : version;
    writeFileSync(
      join(root, file),
      text.replace(before, (_all, key: string) => key + written),
    );
  }
};
