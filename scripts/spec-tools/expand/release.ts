import { readFileSync } from 'node:fs';
import { asMap, type JsonMap } from '../../shared/json.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** A document with `x-release`: the release that it belongs to, from package.json. `version` is that of the interface. */
export const withRelease = (document: JsonMap): JsonMap => {
  const { title, version: ofInterface, ...info } = asMap(document.info);
  return { ...document, info: { title, version: ofInterface, 'x-release': version, ...info } as JsonMap };
};

/** The release that a document belongs to. */
export const releaseOf = (document: JsonMap): string => String(asMap(document.info)['x-release']);
