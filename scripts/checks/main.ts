import { execFileSync, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { SKIPPED, type Verdict, verdictOf } from './check-verdict.ts';

/** A check that needs no running server: its name, and the command with its arguments. */
type Check = readonly [name: string, command: string, ...args: string[]];

const CODE = ['handlers', 'domain', 'generated', 'derived', 'clients', 'console/src', 'scripts', 'test'];

/** Long checks first, so that they run in parallel with the others. */
const CHECKS: readonly Check[] = [
  ['types', 'tsc', '--noEmit', '-p', '.'],
  ['types of what runs in browsers', 'tsc', '--noEmit', '-p', 'scripts/spec-tools/pages'],
  ['types of the console', 'tsc', '--noEmit', '-p', 'console'],
  ['generated and derived files match spec/', 'node', 'scripts/spec-tools/check/generated.ts'],
  ['style guide of the interface document', 'redocly', 'lint', 'derived/openapi.yaml', '--config', 'spec/redocly.yaml'],
  [
    'style guide of the document in OpenAPI 3.2',
    'redocly',
    'lint',
    'derived/openapi-3.2.json',
    '--config',
    'spec/redocly.yaml',
  ],
  [
    'style guide of the document in OpenAPI 3.0',
    'redocly',
    'lint',
    'derived/openapi-3.0.json',
    '--config',
    'spec/redocly-3.0.yaml',
  ],
  ['rules of spec/README.md', 'node', 'scripts/spec-tools/check/main.ts'],
  ['who may import whom', 'depcruise', '--config', 'scripts/architecture.cjs', ...CODE],
  ['nothing unused', 'knip', '--config', 'scripts/knip.json'],
  ['lint and format', 'biome', 'ci', '--colors=off'],
  ['every citation leads to a rule or record', 'node', 'scripts/checks/check-citations.ts'],
  ['words of docs/glossary.md', 'node', 'scripts/checks/words.ts'],
  ['interface against the last release', 'node', 'scripts/spec-tools/interface-diff/main.ts'],
];

const LABELS: Readonly<Record<Verdict, string>> = { passed: 'ok    ', failed: 'FAILED', skipped: 'skipped' };

const run = ([name, command, ...args]: Check): Promise<Verdict> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.stdout.on('data', (chunk) => (said += chunk));
    child.on('error', (error) => (output += `${error.message}\n`));
    child.on('close', (code) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const verdict = verdictOf(code, said);
      const reason = verdict === 'skipped' ? said.trim().slice(SKIPPED.length) : `${seconds} s`;
      console.log(`${LABELS[verdict]}  ${name} (${reason})`);
      if (verdict === 'failed') console.log(`\n${output.trim()}\n`);
      resolve(verdict);
    });
  });

// The compiler and the linters of the document read them.
execFileSync(process.execPath, ['scripts/derive.js'], { stdio: 'inherit' });

const queue = [...CHECKS];
const count: Record<Verdict, number> = { passed: 0, failed: 0, skipped: 0 };
const work = async (): Promise<void> => {
  for (let check = queue.shift(); check !== undefined; check = queue.shift()) count[await run(check)] += 1;
};
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));

console.log(`\nof ${CHECKS.length} checks ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
if (count.failed > 0) process.exit(1);
