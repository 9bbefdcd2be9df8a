import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrokenCitations } from './citations.ts';

/** Checks that every rule and decision that a source or page cites exists. */
const root = join(import.meta.dirname, '../..');

const FOLDERS = ['clients', 'domain', 'handlers', 'scripts', 'test', 'spec', 'docs'];
const TEXT = /\.(ts|js|cjs|ya?ml|md)$/;

/** Released documents are never edited, and the test of this check contains invalid citations. */
const LEFT_OUT = /^(spec\/released\/|test\/house\/citations\.test\.ts$)/;

const inFolder = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

const paths = [...readdirSync(root), ...FOLDERS.filter((name) => existsSync(join(root, name))).flatMap(inFolder)];
const texts = new Map(
  paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => TEXT.test(path) && !LEFT_OUT.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

const faults = findBrokenCitations(texts, (path) => existsSync(join(root, path)));
for (const fault of faults) console.log(fault);
console.log(`${texts.size} files, ${faults.length} citations that lead nowhere`);
process.exit(faults.length === 0 ? 0 : 1);
