import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { print } from '../page.ts';
import type { RunScene } from './scene.ts';

/** Compares the execution of tasks with job engines, in another process. `env` names the database and the secrets. */
export const measureEngines = (env: Record<string, string>, scene: RunScene): void => {
  const program = join(import.meta.dirname, 'compare-engines.ts');
  const printed = execFileSync(process.execPath, [program, JSON.stringify(scene)], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...env, ...rounds() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  print('');
  for (const line of printed.trim().split('\n')) print(line);
};

const rounds = (): Record<string, string> =>
  process.env.BENCH_ROUNDS === undefined ? {} : { BENCH_ROUNDS: process.env.BENCH_ROUNDS };
