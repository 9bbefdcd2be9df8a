import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';

// node scripts/release/packages/server.ts [folder]: packs the server, so that `npx <file>` starts it without this repository. Prints the path
// of the file. The folder is release/packages by default. The commands of operators, such as backup, are not part of it.

const ROOT = resolve(import.meta.dirname, '../../..');
const BIN = 'scripts/organisation-platform.js';
/** Node does not run TypeScript in packages, so the only module that the bundle loads by its path is bundled too. */
const WORKER = 'domain/foundation/passwords/password-worker';
/** The files that the server reads while it runs, in their folders: the bundle finds them by these paths. */
const READ = [
  ...['derived', 'console/dist', 'generated/openapi.json', 'generated/asyncapi.json', 'generated/tools.json'],
  ...['spec/released', 'docs/guide.md', 'domain/llm/providers/guide/lexicon', 'domain/setup/templates'],
  ...['handlers/http/pages/pages.css', 'LICENSE'],
];
/** The packages that the bundle does not contain (scripts/bundle.js). */
const BESIDE = /^@(?:node-rs\/argon2|zxcvbn-ts\/language-common|opentelemetry\/.*)$/;

const read = (name: string): Record<string, never> => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

const PROGRAM = `#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(\`organisation-platform needs Node 22.18 or newer and found \${process.versions.node}\\n\`);
  process.exit(1);
}
await import('../dist/main.js');
`;

const buildServer = (): void => {
  for (const script of ['derive.js', 'bundle.js', 'console.js'])
    execFileSync(process.execPath, [join('scripts', script)], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
};

/** The bundle, which loads the compiled worker. A prepared database is of one platform, so it is left out. */
const gather = async (folder: string): Promise<void> => {
  const filter = (path: string): boolean => !/\.tar$|made-of\.json$/.test(basename(path));
  for (const name of ['dist', ...READ]) cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter });
  for (const name of readdirSync(join(folder, 'dist'))) {
    const file = join(folder, 'dist', name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`${basename(WORKER)}.ts`, `${basename(WORKER)}.js`));
  }
  await build({
    absWorkingDir: ROOT,
    entryPoints: [`${WORKER}.ts`],
    outfile: join(folder, `${WORKER}.js`),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@node-rs/argon2'],
    logLevel: 'warning',
  });
  mkdirSync(join(folder, 'scripts'));
  writeFileSync(join(folder, BIN), PROGRAM);
  chmodSync(join(folder, BIN), 0o755);
};

const manifestOf = (): object => {
  const { name, version, description, license, engines, author, homepage, repository, keywords, ...rest } =
    read('package.json');
  const { dependencies, optionalDependencies } = rest as Record<string, Record<string, string>>;
  const kept = Object.entries(dependencies ?? {}).filter(([each]) => BESIDE.test(each));
  return {
    ...{ name, version, description, license, author, homepage, repository, keywords, engines },
    type: 'module',
    bin: { 'organisation-platform': BIN },
    dependencies: Object.fromEntries(kept),
    optionalDependencies,
  };
};

const folder = mkdtempSync(join(tmpdir(), 'package-server-'));
try {
  const into = resolve(process.argv[2] ?? 'release/packages');
  mkdirSync(into, { recursive: true });
  buildServer();
  await gather(folder);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(), null, 2)}\n`);
  const args = ['pack', '--silent', '--offline', '--pack-destination', into];
  console.log(join(into, execFileSync('npm', args, { cwd: folder, encoding: 'utf8' }).trim()));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
