import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { findBreaks } from './diff-interface-rules.ts';
import type { JsonMap } from './json.ts';

// Compares the interface document with the one released last: what a client may rely on is neither removed nor narrowed without a
// new version number and a line in CHANGELOG.md that names it. A release puts its document into spec/released/<version>.json.

const root = new URL('../', import.meta.url);
const readDocument = (path: string): JsonMap => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const versionOf = (document: JsonMap): string => String((document.info as JsonMap).version);

const folder = new URL('spec/released/', root);
const byVersion = new Intl.Collator('en', { numeric: true });
const released = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort(byVersion.compare)
      .at(-1)
  : undefined;

if (released === undefined) {
  console.log('nothing has been released yet; there is nothing to compare with');
  process.exit(0);
}

const before = readDocument(`spec/released/${released}`);
const now = readDocument('generated/openapi.json');
const breaks = findBreaks(before, now);
const isNewVersion = versionOf(before) !== versionOf(now);
const isInChangelog = readFileSync(new URL('CHANGELOG.md', root), 'utf8').includes(versionOf(now));

if (breaks.length > 0 && !(isNewVersion && isInChangelog)) {
  for (const text of breaks) console.error(text);
  console.error(
    `\n${breaks.length} removed or narrowed since ${versionOf(before)}: raise info.version and name the change in CHANGELOG.md`,
  );
  process.exit(1);
}
console.log(`${breaks.length} removed or narrowed since ${versionOf(before)}, now ${versionOf(now)}`);
