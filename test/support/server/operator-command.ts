import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Ending } from './server-process.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

type Environment = Readonly<Record<string, string>>;

interface Started {
  readonly process: ChildProcess;
  readonly ended: Promise<Ending>;
}

const start = (program: string, args: readonly string[], env: Environment): Started => {
  const child = spawn(program, args, {
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

/** An operator command in a separate process, which can be killed. */
export const startCommand = (name: string, env: Environment, ...args: string[]): Started =>
  start(process.execPath, ['--import', './scripts/require-node.js', 'scripts/operate/main.ts', name, ...args], env);

/** Runs an operator command to its end. */
export const runCommand = (name: string, env: Environment, ...args: string[]): Promise<Ending> =>
  start('npm', ['run', '--silent', name, '--', ...args], env).ended;

/** Requires that it failed with one line of explanation and no other output. */
export const expectRefused = ({ code, stdout, stderr }: Ending, text: string): void => {
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stderr).toContain(text);
};
