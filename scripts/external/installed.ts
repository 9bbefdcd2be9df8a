import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of external tools, outside of the folders that other programs read. */
export const INSTALLED = resolve(import.meta.dirname, '../../node_modules/.cache/judges');

/** The exit code of a part whose tools cannot be installed. */
export const UNAVAILABLE = 69;

const NO_REGISTRY = /\b(E(?:AI_AGAIN|CONNREFUSED|CONNRESET|NETUNREACH|HOSTUNREACH|TIMEDOUT)|ENOTFOUND|ENOTCACHED)\b/;

/** The output of a tool, or the error of its call. */
const errorOf = (error: unknown): string => {
  const printed = ['stdout', 'stderr'].map((name) => String((error as Record<string, unknown>)[name] ?? '').trim());
  return printed.join('\n').trim() || String(error);
};

/** The lockfile whose packages are installed. */
const STAMP = join(INSTALLED, 'node_modules/installed.json');

/**
 * Installs the packages in the lockfile of this folder, which the application does not need, unless they are installed. Without a registry
 * the process exits with one line.
 */
export const installTools = async (): Promise<void> => {
  const wanted = readFileSync(join(import.meta.dirname, 'package-lock.json'), 'utf8');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  mkdirSync(INSTALLED, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(import.meta.dirname, file), join(INSTALLED, file));
  try {
    execFileSync('npm', ['ci', '--ignore-scripts', '--fetch-retries=1'], {
      cwd: INSTALLED,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    writeFileSync(STAMP, wanted);
  } catch (error) {
    const failure = errorOf(error);
    const [code] = NO_REGISTRY.exec(failure) ?? [];
    console.log(code === undefined ? failure : `the tools of others cannot be installed: no registry (${code})`);
    process.exit(code === undefined ? 1 : UNAVAILABLE);
  }
};

/** Runs one check. Rejects with its name and its error. */
export const step = async (name: string, prove: () => unknown): Promise<void> => {
  try {
    await prove();
  } catch (error) {
    throw new Error(`${name}: ${errorOf(error)}`);
  }
  console.log(`passed  ${name}`);
};
