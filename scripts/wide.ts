import { spawn } from 'node:child_process';

/** What needs minutes: its name, and the command with its arguments. Its own output is shown as it comes. */
type Part = readonly [name: string, command: string, ...args: string[]];

const PARTS: readonly Part[] = [
  ['mutants of pure code are noticed', 'stryker', 'run', 'scripts/mutation/stryker.config.json'],
];

const run = ([name, command, ...args]: Part): Promise<boolean> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => console.error(error.message));
    child.on('close', (code) => {
      const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${minutes} min)`);
      resolve(code === 0);
    });
  });

let passed = 0;
for (const part of PARTS) if (await run(part)) passed += 1;

console.log(`\n${passed} passed, ${PARTS.length - passed} failed`);
process.exit(passed === PARTS.length ? 0 : 1);
