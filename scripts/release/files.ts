import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Changes } from './changes.ts';
import { repositoryUrl } from './links.ts';
import { provenanceOf } from './provenance.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DOCUMENTS = [
  ...['generated/openapi.json', 'generated/asyncapi.json'],
  ...['derived/openapi.yaml', 'derived/openapi-3.0.json', 'derived/openapi-3.2.json'],
];
const PACKAGES = ['package-typescript.ts', 'package-python-sdist.ts', 'package-conformance.ts', 'package-server.ts'];

export interface Contents {
  readonly version: string;
  /** The version in the documents. */
  readonly interfaceVersion: string;
  readonly changes: Changes;
  /** Candidates have no packages, because a published version cannot be replaced. */
  readonly hasPackages: boolean;
  readonly started: Date;
}

const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

interface Component {
  readonly 'bom-ref': string;
  readonly properties?: readonly { readonly name: string }[];
}
interface Dependency {
  readonly ref: string;
  readonly dependsOn: readonly string[];
}

const isForDevelopment = ({ properties = [] }: Component): boolean =>
  properties.some(({ name }) => name === 'cdx:npm:package:development');

/**
 * The software bill of materials in the CycloneDX form of npm, without development packages. `--omit=dev` of npm would also omit packages
 * that are needed in both.
 */
const billOfMaterials = (): string => {
  const bill = JSON.parse(run('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']));
  const components: readonly Component[] = bill.components;
  const left = new Set(components.filter(isForDevelopment).map((each) => each['bom-ref']));
  const dependencies = (bill.dependencies as readonly Dependency[])
    .filter(({ ref }) => !left.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => !left.has(each)) }));
  // npm names the project after its folder.
  bill.metadata.component.name = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).name;
  const kept = components.filter((each) => !left.has(each['bom-ref']));
  return `${JSON.stringify({ ...bill, components: kept, dependencies }, null, 2)}\n`;
};

/** The text of a document with the released version of the interface. */
const documentOf = (file: string, version: string): string =>
  readFileSync(join(ROOT, file), 'utf8').replace(
    /^( *"?version"?: "?)\d+\.\d+\.\d+\b/m,
    (_all, key: string) => key + version,
  );

/** Lines for `sha256sum --check`. */
const sumsOf = (folder: string): string =>
  readdirSync(folder)
    .sort()
    .map((name) => `${hash('sha256', readFileSync(join(folder, name)), 'hex')}  ${name}\n`)
    .join('');

/** Creates all files of a release in the empty folder `release/<version>`. Returns the folder. */
export const makeFiles = ({ version, interfaceVersion, changes, hasPackages, started }: Contents): string => {
  const folder = join(ROOT, 'release', version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  run(process.execPath, ['scripts/derive.js']);
  for (const file of DOCUMENTS) write(basename(file), documentOf(file, interfaceVersion));
  write('changes.json', `${JSON.stringify(changes, null, 2)}\n`);
  write('organisation-platform.cdx.json', billOfMaterials());
  if (hasPackages) for (const script of PACKAGES) run(process.execPath, [join('scripts', 'release', script), folder]);
  const lockfile = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const source = { version, repository: repositoryUrl(), commit: run('git', ['rev-parse', 'HEAD']).trim(), lockfile };
  const provenance = provenanceOf(folder, { ...source, started, finished: new Date() });
  write('provenance.intoto.json', `${JSON.stringify(provenance, null, 2)}\n`);
  write('SHA256SUMS', sumsOf(folder));
  return folder;
};
