import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

// Builds the package of the conformance kit: `node scripts/release/packages/conformance.ts [folder]` writes its tarball to the folder,
// release/packages by default. The package has no dependencies, because the kit is bundled into one file; the documents have the same paths as in this repository.
const root = join(import.meta.dirname, '../../..');
const BIN = 'clients/conformance/main.js';
const PACKED = [
  'generated/openapi.json',
  'generated/asyncapi.json',
  'clients/conformance/report/report.schema.json',
  'LICENSE',
];

const target = process.argv[2] ?? 'release/packages';

const { version, license, engines, author, homepage, repository, keywords } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const folder = mkdtempSync(join(tmpdir(), 'conformance-package-'));
try {
  await build({
    absWorkingDir: root,
    entryPoints: ['clients/conformance/main.ts'],
    outfile: join(folder, BIN),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22.18',
    legalComments: 'inline',
    logLevel: 'warning',
  });
  chmodSync(join(folder, BIN), 0o755);
  for (const file of PACKED) cpSync(join(root, file), join(folder, file));
  const manifest = {
    name: 'organisation-platform-conformance',
    version,
    description: 'Tests a running deployment against the contract of the Organisation Platform',
    ...{ license, author, homepage, repository, keywords },
    type: 'module',
    bin: { 'organisation-platform-conformance': BIN },
    engines,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  mkdirSync(target, { recursive: true });
  const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', resolve(target)], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (packed.status !== 0) throw new Error(packed.stderr);
  console.log(join(target, packed.stdout.trim()));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
