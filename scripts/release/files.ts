import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { interfaceVersionOf, releasedBefore } from '../spec-tools/interface-diff/released.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { type Changes, changesOf } from './changes.ts';
import { repositoryUrl, withAbsoluteLinks } from './links.ts';
import { sectionOf } from './notes.ts';
import { provenanceOf } from './provenance.ts';
import { ownVersion, ROOT, read, requireCleanTree, run, runProgram, titleOf } from './repository.ts';

// npm run release:files: makes the files of a release in release/<version>, from the commit of the release, which must be checked out.

const DOCUMENTS = [
  ...['generated/openapi.json', 'generated/asyncapi.json'],
  ...['derived/openapi.yaml', 'derived/openapi-3.0.json', 'derived/openapi-3.2.json'],
];
const PACKAGES = ['typescript.ts', 'python-sdist.ts', 'conformance.ts', 'server.ts'];

const requireReleaseCommit = (version: string): void => {
  requireCleanTree();
  const title = run('git', 'log', '-1', '--format=%s').trim();
  if (title !== titleOf(version))
    throw new Error(`the commit "${titleOf(version)}" is not checked out, but "${title}"`);
};

/** Lines for `sha256sum --check`. */
const sumsOf = (folder: string): string =>
  readdirSync(folder)
    .sort()
    .map((name) => `${hash('sha256', readFileSync(join(folder, name)), 'hex')}  ${name}\n`)
    .join('');

const changes = (version: string, date: string, notes: string): Changes => {
  const document = JSON.parse(read('generated/openapi.json'));
  const file = releasedBefore(version);
  const before = file === null ? null : JSON.parse(readFileSync(file, 'utf8'));
  const previous = file === null ? null : basename(file, '.json');
  const versions = { version, interface_version: interfaceVersionOf(document), previous_version: previous };
  return changesOf({ ...versions, date, notes }, before, document);
};

const makeFiles = (version: string, folder: string): void => {
  const started = new Date();
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const { day, notes } = sectionOf(read('CHANGELOG.md'), version);
  const repository = repositoryUrl();
  run(process.execPath, 'scripts/derive.js');
  for (const file of DOCUMENTS) write(basename(file), read(file));
  const linked = withAbsoluteLinks(notes, repository, version);
  write('notes.txt', `${linked}\n`);
  write('changes.json', `${JSON.stringify(changes(version, day, linked), null, 2)}\n`);
  write('organisation-platform.cdx.json', billOfMaterials());
  for (const script of PACKAGES) run(process.execPath, join('scripts/release/packages', script), folder);
  const source = { version, repository, commit: run('git', 'rev-parse', 'HEAD').trim() };
  const times = { started, finished: new Date() };
  const provenance = provenanceOf(folder, { ...source, ...times, lockfile: read('package-lock.json') });
  write('provenance.intoto.json', `${JSON.stringify(provenance, null, 2)}\n`);
  write('SHA256SUMS', sumsOf(folder));
};

runProgram(() => {
  const version = ownVersion();
  requireReleaseCommit(version);
  const folder = join(ROOT, 'release', version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  makeFiles(version, folder);
  console.log(`${folder}: ${readdirSync(folder).length} files`);
  const tag = ['git tag --annotate --cleanup=whitespace', `--file release/${version}/notes.txt`, `v${version}`].join(
    ' ',
  );
  console.log(`\nTo publish: ${tag} && git push --follow-tags`);
});
