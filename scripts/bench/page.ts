import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import product from '../../package.json' with { type: 'json' };

const PAGE = 'benchmarks';

/** Prints a line of the results. */
export const print = (line: string): void => console.log(line);

const machine = (): string => {
  const model = cpus()[0]?.model ?? 'processor unknown';
  return `${cpus().length} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB`;
};

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;

/** Writes what the parts printed to docs/benchmarks.md, with the machine, the versions and the date. */
export const writePage = (printed: readonly string[], minutes: string): void => {
  const versions = ['express', 'fastify', 'autocannon'].map((name) => `${name} ${versionOf(name)}`).join(', ');
  const lines = [
    '# Benchmarks',
    '',
    '`npm run bench` generates this page. The servers run side by side on the same Node and the same database and are loaded in turn; each',
    'group of parts has a new database. Figures are medians. The first column is the ratio to bare Express in the same run; absolute figures depend on the machine.',
    '',
    `- ${new Date().toISOString().slice(0, 10)}, ${minutes} minutes, version ${product.version}`,
    `- ${machine()}`,
    `- Node ${process.versions.node}, PostgreSQL 18, ${versions}`,
    '',
    '```text',
    ...printed.join('\n\n').split('\n'),
    '```',
    '',
  ];
  writeFileSync(join('docs', `${PAGE}.md`), lines.join('\n'));
};
