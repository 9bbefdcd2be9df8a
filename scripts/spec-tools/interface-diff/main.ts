import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SKIPPED } from '../../checks/check-verdict.ts';
import type { JsonMap } from '../../shared/json.ts';
import { isOfClosedList, isUnannounced } from './differences.ts';
import { findBreaks } from './operations.ts';
import { interfaceVersionOf, lastReleased } from './released.ts';
import { versionObstacle } from './versions.ts';

// Compares the interface document with the last released one. A breaking change needs a higher version with a section in CHANGELOG.md
// (spec/README.md). A release stores its document as spec/released/<version>.json. Arguments, for tests: another folder and changelog.

const ROOT = resolve(import.meta.dirname, '../../..');
const [folder, changelog = resolve(ROOT, 'CHANGELOG.md')] = process.argv.slice(2);
const readDocument = (path: string): JsonMap => JSON.parse(readFileSync(path, 'utf8'));

const released = lastReleased(folder);
if (released === null) {
  console.log(`${SKIPPED}no baseline, because nothing has been released yet`);
  process.exit(0);
}

const before = readDocument(released);
const now = readDocument(resolve(ROOT, 'generated/openapi.json'));
const breaks = findBreaks(before, now, new Date().toISOString().slice(0, 10));
const obstacle = versionObstacle(interfaceVersionOf(before), interfaceVersionOf(now), readFileSync(changelog, 'utf8'));

const unannounced = breaks.filter(isUnannounced);
if (unannounced.length > 0) {
  for (const text of unannounced) console.error(text);
  console.error(`\n${unannounced.length} removed before their time (spec/rules/requests.md#deprecation)`);
  process.exit(1);
}

const ofClosedLists = breaks.filter(isOfClosedList);
if (ofClosedLists.length > 0) {
  for (const text of ofClosedLists) console.error(text);
  console.error(`\n${ofClosedLists.length} changes of closed lists, which no version allows (spec/README.md)`);
  process.exit(1);
}

if (breaks.length > 0 && obstacle !== null) {
  for (const text of breaks) console.error(text);
  console.error(`\n${breaks.length} removed or narrowed since ${interfaceVersionOf(before)}, but ${obstacle}`);
  process.exit(1);
}
console.log(`${breaks.length} removed or narrowed since ${interfaceVersionOf(before)}, now ${interfaceVersionOf(now)}`);
