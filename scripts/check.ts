import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** One check that needs no running server: its name, and the command with its arguments. */
type Check = readonly [name: string, command: string, ...args: string[]];

const CODE = ['handlers', 'domain', 'generated', 'scripts', 'test'];

/** The long ones first, so that none of them is left alone at the end. */
const CHECKS: readonly Check[] = [
  ['types', 'tsc', '--noEmit', '-p', '.'],
  ['generated files match spec/', 'node', 'scripts/check-generated.ts'],
  ['style guide of the interface document', 'redocly', 'lint', 'spec/openapi.yaml', '--config', 'spec/redocly.yaml'],
  ['rules of spec/README.md', 'node', 'scripts/check-spec.ts'],
  ['every pattern takes linear time', 'node', 'scripts/check-patterns.ts'],
  ['who may import whom', 'depcruise', '--config', 'scripts/architecture.cjs', ...CODE],
  ['nothing unused', 'knip', '--config', 'scripts/knip.json'],
  ['lint and format', 'biome', 'ci', '--colors=off'],
  ['every citation leads to a rule or record', 'node', 'scripts/check-citations.ts'],
  ['interface against the last release', 'node', 'scripts/diff-interface.ts'],
];

const run = ([name, command, ...args]: Check): Promise<boolean> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += `${error.message}\n`));
    child.on('close', (code) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
      if (code !== 0) console.log(`\n${output.trim()}\n`);
      resolve(code === 0);
    });
  });

const queue = [...CHECKS];
let failed = 0;
const work = async (): Promise<void> => {
  for (let check = queue.shift(); check !== undefined; check = queue.shift()) if (!(await run(check))) failed += 1;
};
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));

if (failed > 0) {
  console.log(`${failed} of ${CHECKS.length} checks failed`);
  process.exit(1);
}
