import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { interfaceDocument } from '../../test/support/builders/interface-document.ts';
import { isAcceptedInOasdiff } from '../spec-tools/interface-diff/accepted.ts';
import { interfaceVersionOf, lastReleased } from '../spec-tools/interface-diff/released.ts';
import { versionObstacle } from '../spec-tools/interface-diff/versions.ts';
import { INSTALLED, step, UNAVAILABLE } from './installed.ts';
import { EDITS } from './interface-edits.ts';

// Compares our interface comparison with oasdiff: both must agree on the edits of the tests, except for those that oasdiff does not
// support, and on the changes since the last release (spec/decisions/0059-own-comparison-of-releases.md).

const MODULE = 'github.com/oasdiff/oasdiff@v1.33.0';

/** Breaking changes that oasdiff does not report: our policies, authentication schemes, and a few schema keywords. */
const MISSES = new Set([
  ...['another operationId', 'a guard with fewer callers', 'a guard with other callers', 'a second guard'],
  ...[
    'a public operation guarded',
    'a credential asked for',
    'a way of signing in removed',
    'two credentials in one request',
  ],
  ...['another cookie', 'a parameter of the path narrowed', 'a list written in another way', 'another default'],
  ...[
    'another format',
    'a map closed',
    'more excluded',
    'a status removed',
    'another success',
    'another discriminator',
  ],
  ...['a discriminator that leads elsewhere', 'no discriminator', 'a map without values'],
]);
/** False positives of oasdiff: equivalent schemas, and webhook bodies, which it treats as requests of clients. */
const REFUSES = new Set([
  ...['a parameter of the path at each operation', 'a bound in other words', 'alternatives as a list of types'],
  ...['several parts written as one', 'a value more of an open list', 'null written in another way'],
  ...['a field that always comes', 'a field that is never null', 'a whole number instead of any', 'a variant less'],
  'a shorter text',
  'a UUID instead of a text that is not blank',
]);

/** Changes that only our comparison decides: whether an enumeration is open or its value accepted, and whether a pattern allows more. */
const DECIDED_BY_OURS = /\[(response-property-enum-value-added|request-parameter-pattern-changed)\]/;

const install = (): string => {
  const bin = join(INSTALLED, 'go');
  mkdirSync(bin, { recursive: true });
  try {
    execFileSync('go', ['install', MODULE], { env: { ...process.env, GOBIN: bin }, stdio: 'pipe' });
  } catch {
    console.log('oasdiff cannot be installed: no Go, or no proxy of modules');
    process.exit(UNAVAILABLE);
  }
  return join(bin, 'oasdiff');
};

const folder = mkdtempSync(join(tmpdir(), 'oasdiff-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const program = install();

/** The breaking changes that oasdiff prints. */
const check = (before: string, now: string): string => {
  const args = ['breaking', before, now, '--fail-on', 'WARN', '--format', 'singleline'];
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return status === 1 ? stdout : '';
};

const [before, now] = [join(folder, 'before.json'), join(folder, 'now.json')];
const isAsExpected = ([name, change, finding]: (typeof EDITS)[number]): boolean => {
  const changed = interfaceDocument();
  change(changed);
  writeFileSync(now, JSON.stringify(changed));
  const isKnown = finding === null ? REFUSES.has(name) : MISSES.has(name);
  return (check(before, now) !== '') === (finding !== null) || isKnown;
};

const proveEdits = (): void => {
  writeFileSync(before, JSON.stringify(interfaceDocument()));
  const others = EDITS.filter((edit) => !isAsExpected(edit)).map(([name]) => name);
  if (others.length > 0) throw new Error(`another verdict on: ${others.join(', ')}`);
  console.log(`the same verdict on ${EDITS.length - MISSES.size - REFUSES.size} of ${EDITS.length} edits`);
};

const proveRelease = (): void => {
  const root = resolve(import.meta.dirname, '../..');
  const [released, present] = [lastReleased(), join(root, 'generated/openapi.json')];
  if (released === null) {
    console.log('nothing has been released yet');
    return;
  }
  const [old, next] = [released, present].map((file) => interfaceVersionOf(JSON.parse(readFileSync(file, 'utf8'))));
  const lines = check(released, present).split('\n');
  const isFound = (line: string): boolean =>
    / at /.test(line) && !DECIDED_BY_OURS.test(line) && !isAcceptedInOasdiff(line);
  const found = lines.filter(isFound).join('\n');
  const obstacle = versionObstacle(old ?? '', next ?? '', readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  if (found !== '' && obstacle !== null) throw new Error(`${found}\nbut ${obstacle}`);
};

try {
  await step('oasdiff says of edits what the tests say', proveEdits);
  await step('oasdiff finds no break since the last release that has no version', proveRelease);
} catch (error) {
  console.log(`failed  ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
