import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { INSTALLED, UNAVAILABLE } from '../../external/installed.ts';
import { installVenv } from '../../external/venv.ts';

// node scripts/release/packages/python-sdist.ts [folder]: builds the wheel of the Python client by python.ts and, from the same files,
// its source distribution. Prints their paths. The folder is release/packages by default.

const PROJECT = resolve(import.meta.dirname, '../../../clients/python');
/** The generated files are among the sources, so that the package can be built without this repository. */
const PACKED = ['pyproject.toml', 'README.md', 'LICENSE', 'src'];

const buildWheel = (folder: string): void => {
  const script = join(import.meta.dirname, 'python.ts');
  execFileSync(process.execPath, [script, folder], { stdio: 'inherit' });
};

/** In a copy, because in the repository Git ignores the generated files, and so would the build. */
const buildSdist = (folder: string): string => {
  const [, version] = /^version = "(.+)"$/m.exec(readFileSync(join(PROJECT, 'pyproject.toml'), 'utf8')) ?? [];
  const programs = installVenv(join(INSTALLED, 'python/build'), join(PROJECT, 'requirements-build.txt'));
  const copy = mkdtempSync(join(tmpdir(), 'package-python-sdist-'));
  try {
    const filter = (path: string): boolean => !path.endsWith('__pycache__');
    for (const name of PACKED) cpSync(join(PROJECT, name), join(copy, name), { recursive: true, filter });
    const args = ['-m', 'build', '--sdist', '--no-isolation', '--outdir', folder];
    execFileSync(join(programs, 'python'), args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
    return join(folder, `organisation_platform_client-${version}.tar.gz`);
  } finally {
    rmSync(copy, { recursive: true });
  }
};

const folder = resolve(process.argv[2] ?? 'release/packages');
mkdirSync(folder, { recursive: true });
try {
  buildWheel(folder);
  console.log(buildSdist(folder));
} catch (error) {
  // python.ts has said what is missing.
  const isMissing = (error as { status?: number }).status === UNAVAILABLE;
  if (!isMissing) console.error(error);
  process.exit(isMissing ? UNAVAILABLE : 1);
}
