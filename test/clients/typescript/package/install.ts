import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../../..');
const run = promisify(execFile);
/** The dependencies of a user's project: those of the package, as npm would install them, and the types of Node. */
const BESIDE = ['eventsource-parser', 'openapi-fetch', 'standardwebhooks', '@types/node'];

const LONGEST_RUN_MS = 60_000;

/** How a program ended. */
interface Ending {
  readonly code: number | null;
  readonly output: string;
}

/** A program that runs for at most a minute. */
interface Running {
  readonly said: () => string;
  readonly ended: Promise<Ending>;
  terminate(): void;
}

/** A user's folder, with the published package installed, and nothing else of this repository. */
export interface Installation {
  /** Compiles texts by name with the strictest options, declarations of packages included. Rejects with the compiler output. */
  compile(texts: Readonly<Record<string, string>>, options?: readonly string[]): Promise<void>;
  /** Runs the compiled program. */
  start(name: string, env: Readonly<Record<string, string>>): Running;
  remove(): void;
}

const said = (error: unknown): Error => new Error(String((error as { stdout?: string }).stdout ?? error));
const node = (...args: string[]) => run(process.execPath, args, { cwd: ROOT });

const unpack = async (folder: string): Promise<void> => {
  const { stdout } = await node('scripts/release/packages/typescript.ts', folder);
  const into = join(folder, 'node_modules/organisation-platform-client');
  mkdirSync(into, { recursive: true });
  await run('tar', ['-xzf', stdout.trim(), '-C', into, '--strip-components=1']);
};

/** Builds and packs the client, and installs it. */
export const install = async (): Promise<Installation> => {
  const folder = mkdtempSync(join(tmpdir(), 'typescript-client-'));
  await unpack(folder);
  for (const name of BESIDE) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), place);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--skipLibCheck', 'false'];
  const target = ['--target', 'es2022', '--module', 'nodenext', '--lib', 'es2024'];
  return {
    compile: async (texts, options = ['--types', 'node']) => {
      for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.ts`), text);
      const args = [compiler, ...strict, ...target, ...options, ...Object.keys(texts).map((name) => `${name}.ts`)];
      await run(process.execPath, args, { cwd: folder }).catch((error: unknown) => Promise.reject(said(error)));
    },
    start: (name, env) => {
      const child = spawn(process.execPath, [`${name}.js`], {
        cwd: folder,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: LONGEST_RUN_MS,
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (piece) => {
          output += piece;
        });
      const ended = new Promise<Ending>((resolve) => child.on('close', (code) => resolve({ code, output })));
      return { said: () => output, ended, terminate: () => void child.kill('SIGTERM') };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** The blocks of TypeScript in a document. */
export const blocksOf = (name: string): readonly string[] =>
  [...readFileSync(join(ROOT, name), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block = '']) => block);
