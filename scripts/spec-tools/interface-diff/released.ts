import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compareVersions } from '../../../domain/foundation/kernel/text/compare-versions.ts';
import { asMap, type JsonMap } from '../../shared/json.ts';

/** The documents of past releases, each named after its release; never edited. */
export const RELEASED_FOLDER = resolve(import.meta.dirname, '../../../spec/released');

/** The version an interface document has. */
export const interfaceVersionOf = (document: JsonMap): string => String(asMap(document.info).version);

const isFinal = (version: string): boolean => !version.includes('-');
const fileOf = (folder: string, version: string): string => join(folder, `${version}.json`);

/** The releases with a document, earlier ones first. */
const versionsIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort(compareVersions);

/** The file of the last released document; null if there is none. A candidate promises nothing, so it does not count. */
export const lastReleased = (folder: string = RELEASED_FOLDER): string | null => {
  const last = versionsIn(folder).filter(isFinal).at(-1);
  return last === undefined ? null : fileOf(folder, last);
};

/** The file of the document that a release is compared with: that of the release before, or of a candidate if there is none. */
export const releasedBefore = (version: string, folder: string = RELEASED_FOLDER): string | null => {
  const earlier = versionsIn(folder).filter((other) => compareVersions(other, version) < 0);
  const previous = earlier.filter(isFinal).at(-1) ?? earlier.at(-1);
  return previous === undefined ? null : fileOf(folder, previous);
};
