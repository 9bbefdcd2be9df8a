import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';

const TAR = ['tar', '-xzf'] as const;
const UNPACK: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  '.tgz': TAR,
  '.gz': TAR,
  '.whl': ['python3', '-m', 'zipfile', '-e'],
};

type Sums = Readonly<Record<string, string>>;

/** The digest of the names and contents of the packed files. That of the archive would include its creation time. */
const sumOf = (file: string, [program, ...args]: readonly [string, ...string[]]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    execFileSync(program, program === 'tar' ? [...args, file, '-C', folder] : [...args, file, folder]);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
    const lines = paths.map((path) => `${hash('sha256', readFileSync(join(folder, path)), 'hex')}  ${path}\n`);
    return hash('sha256', lines.join(''), 'hex');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The server has its own version, which is never released twice. */
const SERVER = /^organisation-platform-\d/;

const sumsIn = (folder: string): Sums =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !SERVER.test(name))
      .sort()
      .flatMap((name) => {
        const unpack = UNPACK[extname(name)];
        return unpack === undefined ? [] : [[name, sumOf(join(folder, name), unpack)]];
      }),
  );

/**
 * Records the digests of the packages of an interface version in a file. A registry accepts each version once, so packages of the same
 * version must not change between releases. Throws if one has changed.
 */
export const keepPackages = (handedOut: string, kept: string, interfaceVersion: string): void => {
  const file = join(kept, `${interfaceVersion}.json`);
  const sums = sumsIn(handedOut);
  const before: Sums = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : sums;
  const changed = Object.keys(before).find((name) => before[name] !== sums[name]);
  if (changed !== undefined)
    throw new Error(`${changed} was released with other content: raise info.version in spec/openapi.yaml`);
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, `${JSON.stringify(sums, null, 2)}\n`);
};
