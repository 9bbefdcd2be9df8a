import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countExceptions, type Exception, lowerExceptions } from './words/exceptions.ts';
import { readGlossary } from './words/glossary.ts';
import { compareCounts, countViolations, findViolations } from './words/violations.ts';

/**
 * Refuses the words that docs/glossary.md refuses, in prose and in exported names, and names that several files export. Each correct use
 * is an exception with a count and a reason in words/exceptions.json. `--lower` writes counts that fell, and `--show` prints every use.
 */
const ROOT = join(import.meta.dirname, '../..');
const EXCEPTIONS = join(import.meta.dirname, 'words/exceptions.json');
const FILES = [
  '*.md',
  '{docs,spec}/**/*.md',
  'spec/**/*.{yaml,yml}',
  '{domain,handlers,scripts,test,clients,console/src}/**/*.{ts,tsx,js,cjs,py,md}',
];
/** Released documents are never edited; the glossary and its test name what they refuse. */
const LEFT_OUT =
  /^(?:spec\/released\/|docs\/glossary\.md$|test\/house\/words\.test\.ts$)|\/(?:node_modules|dist|_generated|generated)\//;

const { values: options } = parseArgs({ options: { lower: { type: 'boolean' }, show: { type: 'boolean' } } });
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const paths = globSync(FILES, { cwd: ROOT }).filter((path) => !LEFT_OUT.test(path));
const files = new Map(paths.sort().map((path) => [path, read(path)]));
const violations = findViolations(files, readGlossary(read('docs/glossary.md')));
const counts = countViolations(violations);
const exceptions = JSON.parse(readFileSync(EXCEPTIONS, 'utf8')) as readonly Exception[];
const { risen, fallen } = compareCounts(countExceptions(exceptions), counts);

const isRisen = new Set(risen.map((pair) => pair.join('\n')));
for (const { path, word, message } of violations)
  if (options.show === true || isRisen.has(`${path}\n${word}`)) console.log(message);
if (fallen.length > 0 && risen.length === 0 && options.lower === true)
  writeFileSync(EXCEPTIONS, `${JSON.stringify(lowerExceptions(exceptions, counts), null, 2)}\n`);
else if (fallen.length > 0) console.log('Counts fell: run npm run check:words -- --lower');
console.log(`${files.size} files, ${violations.length} violations, ${risen.length} counts rose`);
process.exitCode = risen.length > 0 || (fallen.length > 0 && options.lower !== true) ? 1 : 0;
