import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { JsonMap } from '../../shared/json.ts';
import { releaseOf } from '../../spec-tools/expand/release.ts';

// node scripts/release/packages/typescript.ts [folder]: builds the client of clients/typescript, and packs it into the folder as npm would
// publish it. The types of the document become part of the package. Prints the path of the file. The folder is release/packages by default.

const ROOT = resolve(import.meta.dirname, '../../..');
/** Only types are imported from these. */
const TYPES = ['derived/client-types.ts', 'generated/events.ts'];
const GENERATED = [...TYPES, 'derived/client-operations.ts'];
/** The sources that import generated files. */
const IMPORTERS = ['document.ts', 'operation-tables.ts'];

const requireVersion = (): void => {
  const read = (name: string): Record<string, unknown> => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
  const { version: declared } = read('clients/typescript/package.json');
  const release = releaseOf(read('generated/openapi.json') as JsonMap);
  if (declared !== release) throw new Error(`clients/typescript has version ${declared}, the document ${release}`);
};

/** The sources, with imports of generated files redirected to the copies in the package. */
const gather = (folder: string): void => {
  for (const name of ['src', 'package.json', 'tsconfig.json', 'README.md'])
    cpSync(join(ROOT, 'clients/typescript', name), join(folder, name), { recursive: true });
  execFileSync(process.execPath, [join(ROOT, 'scripts/derive.js')], { stdio: 'inherit' });
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  mkdirSync(join(folder, 'src/generated'));
  for (const file of GENERATED) cpSync(join(ROOT, file), join(folder, 'src/generated', basename(file)));
  for (const name of IMPORTERS) {
    const file = join(folder, 'src', name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(?:\.\.\/){3}\w+\//g, './generated/'));
  }
};

const build = (folder: string): void => {
  const modules = join(folder, 'node_modules');
  symlinkSync(join(ROOT, 'node_modules'), modules);
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  for (const file of TYPES) rmSync(join(folder, 'dist/generated', basename(file).replace(/ts$/, 'js')));
  rmSync(modules);
};

const pack = (folder: string, into: string): string => {
  mkdirSync(into, { recursive: true });
  const args = ['pack', '--silent', '--offline', '--pack-destination', resolve(into)];
  return join(resolve(into), execFileSync('npm', args, { cwd: folder, encoding: 'utf8' }).trim());
};

const [into = 'release/packages'] = process.argv.slice(2);
requireVersion();
const folder = mkdtempSync(join(tmpdir(), 'package-typescript-'));
try {
  gather(folder);
  build(folder);
  console.log(pack(folder, into));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
