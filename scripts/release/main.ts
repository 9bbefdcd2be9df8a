import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compareVersions } from '../../domain/foundation/kernel/text/compare-versions.ts';
import {
  candidateNumberOf,
  interfaceVersionOf,
  lastReleased,
  nextCandidate,
  RELEASED_FOLDER,
} from '../spec-tools/interface-diff/released.ts';
import { changesOf } from './changes.ts';
import { makeFiles } from './files.ts';
import { repositoryUrl, withAbsoluteLinks } from './links.ts';
import { closeUnreleased, releasedIn } from './notes.ts';
import { keepPackages } from './packages.ts';

// npm run release -- <version>, or -- rc for the next candidate of the version in package.json: creates the commit and the tag of a
// release, and its files in release/<version>. It does not push or publish them.

const ROOT = resolve(import.meta.dirname, '../..');
const VERSION = /^\d+\.\d+\.\d+$/;
const CANDIDATE = 'rc';
const USAGE = 'usage: npm run release -- <version>, like 1.2.0, or npm run release -- rc';
/** The digests of the packages of each interface version. */
const KEPT_PACKAGES = 'spec/released-packages';

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

/** The versions of the server and of the interface, with the version of the stored document. */
interface Release {
  readonly version: string;
  readonly interfaceVersion: string;
  readonly document: string;
}

/** The document of a candidate is stored under the candidate version, so that later documents are compared with it. */
function plan(asked: string): Release {
  const document = read('generated/openapi.json');
  const interfaceVersion = interfaceVersionOf(JSON.parse(document));
  if (VERSION.test(asked)) return { version: asked, interfaceVersion, document };
  if (asked !== CANDIDATE) throw new Error(USAGE);
  const [core = ''] = String(JSON.parse(read('package.json')).version).split('-');
  // The server and the interface share the candidate number, although their versions may differ.
  const before = releasedIn(read('CHANGELOG.md')).find((released) => released.startsWith(`${core}-rc.`));
  const candidate = nextCandidate(interfaceVersion, candidateNumberOf(before ?? ''));
  return {
    version: `${core}${candidate.slice(interfaceVersion.length)}`,
    interfaceVersion: candidate,
    document: document.replace(`"version": "${interfaceVersion}"`, `"version": "${candidate}"`),
  };
}

/** Git reports a missing name in several lines, so this is checked first. */
function refuseWithoutName(): void {
  try {
    execFileSync('git', ['var', 'GIT_COMMITTER_IDENT'], { cwd: ROOT, stdio: 'ignore' });
  } catch {
    throw new Error('git does not know who commits: set user.name and user.email');
  }
}

function refuseUnlessReady(version: string): void {
  refuseWithoutName();
  if (run('git', 'status', '--porcelain') !== '')
    throw new Error('the tree is not clean: commit or drop what is changed');
  const [last] = releasedIn(read('CHANGELOG.md'));
  if (last !== undefined && compareVersions(version, last) <= 0)
    throw new Error(`${version} is not higher than ${last}, which was released last`);
  if (run('git', 'tag', '--list', `v${version}`) !== '') throw new Error(`the tag v${version} exists`);
  console.log(run('npm', 'run', '--silent', 'check:generated').trim());
  console.log(run('npm', 'run', '--silent', 'diff:interface').trim());
}

/** Stores the document for later comparisons. A released document is never changed: a changed interface gets a new version. */
function keepDocument(interfaceVersion: string, text: string): void {
  const file = join(RELEASED_FOLDER, `${interfaceVersion}.json`);
  if (existsSync(file) && readFileSync(file, 'utf8') !== text)
    throw new Error(
      `interface ${interfaceVersion} was released with another document: raise info.version in spec/openapi.yaml`,
    );
  mkdirSync(RELEASED_FOLDER, { recursive: true });
  writeFileSync(file, text);
}

/** Changes the working tree, and restores it after a failure; it must be clean before. */
function allOrNothing(version: string, work: () => void): void {
  const before = run('git', 'rev-parse', 'HEAD').trim();
  try {
    work();
  } catch (error) {
    run('git', 'reset', '--quiet', '--hard', before);
    run('git', 'clean', '--quiet', '--force', '-d', 'spec/released', KEPT_PACKAGES);
    rmSync(join(ROOT, 'release', version), { recursive: true, force: true });
    throw error;
  }
}

function release(asked: string): void {
  const started = new Date();
  const { version, interfaceVersion, document } = plan(asked);
  refuseUnlessReady(version);
  const day = new Date().toISOString().slice(0, 10);
  const { changelog, notes } = closeUnreleased(read('CHANGELOG.md'), version, interfaceVersion, day);
  const message = `Release ${version} (interface ${interfaceVersion})\n\n${notes}\n`;
  const last = lastReleased();
  const before = last === null ? null : JSON.parse(readFileSync(last, 'utf8'));
  const linked = withAbsoluteLinks(notes, repositoryUrl(), version);
  const facts = { version, interface_version: interfaceVersion, date: day, notes: linked };
  const previous = before === null ? null : interfaceVersionOf(before);
  const changes = changesOf({ ...facts, previous_interface_version: previous }, before, JSON.parse(document));
  allOrNothing(version, () => {
    keepDocument(interfaceVersion, document);
    writeFileSync(join(ROOT, 'CHANGELOG.md'), changelog);
    run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
    const hasPackages = asked !== CANDIDATE;
    const folder = makeFiles({ version, interfaceVersion, changes, hasPackages, started });
    if (hasPackages) keepPackages(folder, join(ROOT, KEPT_PACKAGES), interfaceVersion);
    console.log(`${folder}:`);
    run('git', 'add', 'CHANGELOG.md', 'package.json', 'package-lock.json', 'spec');
    run('git', 'commit', '--quiet', '--message', `Release ${version}`);
    // Git would remove Markdown headings, which begin with "#", as comments.
    run('git', 'tag', '--annotate', '--cleanup=whitespace', `v${version}`, '--message', message);
  });
  console.log(`\n${message}\nTagged v${version}. To publish: git push --follow-tags`);
}

try {
  const [asked = '', ...further] = process.argv.slice(2);
  if (further.length > 0) throw new Error(USAGE);
  release(asked);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
