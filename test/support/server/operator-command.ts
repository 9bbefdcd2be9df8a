import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Ending } from './server-process.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A command of the operator in a process of its own, as `npm run <name> -- <argument>` starts it. */
export const startCommand = (
  name: string,
  env: Readonly<Record<string, string>>,
  ...args: string[]
): { readonly process: ChildProcess; readonly ended: Promise<Ending> } => {
  const child = spawn(process.execPath, ['--import', './scripts/require-node.js', `handlers/${name}.ts`, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (chunk: string) => {
      output[stream] += chunk;
    });
  const ended = new Promise<Ending>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, ...output })),
  );
  return { process: child, ended };
};

/** The same, to its end. */
export const runCommand = (name: string, env: Readonly<Record<string, string>>, ...args: string[]): Promise<Ending> =>
  startCommand(name, env, ...args).ended;
