import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SKIPPED } from './check-verdict.ts';
import { findBreaks } from './diff-interface-rules.ts';
import type { JsonMap } from './json.ts';
import { interfaceVersionOf, lastReleased } from './released.ts';

// Compares the interface document with the one released last: what a client may rely on is neither removed nor narrowed without a
// new version number and a line in CHANGELOG.md that names it. A release puts its document into spec/released/<version>.json; another
// folder can be given as the argument.

const ROOT = resolve(import.meta.dirname, '..');
const readDocument = (path: string): JsonMap => JSON.parse(readFileSync(path, 'utf8'));

const released = lastReleased(process.argv[2]);
if (released === null) {
  console.log(`${SKIPPED}no baseline, because nothing has been released yet`);
  process.exit(0);
}

const before = readDocument(released);
const now = readDocument(resolve(ROOT, 'generated/openapi.json'));
const breaks = findBreaks(before, now);
const isNewVersion = interfaceVersionOf(before) !== interfaceVersionOf(now);
const isInChangelog = readFileSync(resolve(ROOT, 'CHANGELOG.md'), 'utf8').includes(interfaceVersionOf(now));

if (breaks.length > 0 && !(isNewVersion && isInChangelog)) {
  for (const text of breaks) console.error(text);
  console.error(
    `\n${breaks.length} removed or narrowed since ${interfaceVersionOf(before)}: raise info.version and name the change in CHANGELOG.md`,
  );
  process.exit(1);
}
console.log(`${breaks.length} removed or narrowed since ${interfaceVersionOf(before)}, now ${interfaceVersionOf(now)}`);
