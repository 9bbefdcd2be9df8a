import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compareVersions } from '../../../domain/foundation/kernel/text/compare-versions.ts';
import { asMap, type JsonMap } from '../../shared/json.ts';

/** The documents of past releases, each named after the version of its interface; never edited. */
export const RELEASED_FOLDER = resolve(import.meta.dirname, '../../../spec/released');

/** The version an interface document has. */
export const interfaceVersionOf = (document: JsonMap): string => String(asMap(document.info).version);

const coreOf = (version: string): string => version.split('-')[0] ?? '';

/** Earlier versions first. */
const versionsIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort(compareVersions);

/** The file of the last released document; null if there is none. */
export const lastReleased = (folder: string = RELEASED_FOLDER): string | null => {
  const last = versionsIn(folder).at(-1);
  return last === undefined ? null : join(folder, `${last}.json`);
};

/** The number of a candidate; 0 for a final version. */
export const candidateNumberOf = (version: string): number => Number(version.split('-rc.')[1] ?? 0);

/** The next candidate of a version, such as `1.0.0-rc.2`, with a number above `taken`. Throws if this or a later version was released. */
export const nextCandidate = (version: string, taken = 0, folder: string = RELEASED_FOLDER): string => {
  const last = versionsIn(folder).at(-1);
  if (last !== undefined && compareVersions(last, version) >= 0)
    throw new Error(`interface ${last} has been released: raise info.version in spec/openapi.yaml`);
  const number = last !== undefined && coreOf(last) === version ? candidateNumberOf(last) : 0;
  return `${version}-rc.${Math.max(number, taken) + 1}`;
};
