import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOutLastRelease } from './upgrade/release.ts';
import { installCurrentServer, STORY } from './upgrade/two-servers.ts';

// Checks a rolling upgrade: the contract tests of the last release, with its document and client, run against the current server, which has
// migrated the database while a server of that release still uses it. A scenario also alternates between both servers.

/** A test of the release that cannot pass with two servers, and why this is not a breaking change. */
interface Unfit {
  /** Its name; with `only`, the beginning of the names of several. */
  readonly test: string;
  /** A part of the failures that are expected. Tests that do not fail are accepted; any other failure is not. */
  readonly only?: string;
  readonly reason: string;
}
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly (string | null)[];
    }[];
  }[];
}
interface Result {
  /** The path below test/contract. */
  readonly file: string;
  readonly name: string;
  readonly status: string;
  readonly why: string;
}

/** Test files of the release that are not run against the current server, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  coverage: 'it evaluates what all the others saw',
  'auth/hash-queue': 'it inspects the hash threads of the server that it started itself',
  'charters/model': 'it reads the log of the server that it started itself',
  'chat/repeated-turns': 'it scripts the turns of the server that it started itself',
  'chat/streamed-turns': 'it scripts the turns of the server that it started itself',
  'company/long-lists': 'it inspects the connections of the server that it started itself',
  'events/endings': 'it stops the server that it started itself',
  'events/sockets': 'it deletes the feed of the server that it started itself',
  'events/streams': 'it deletes the feed of the server that it started itself',
  'requests/limits/attempts': 'it reads what the server that it started itself has just counted',
  'requests/limits/connections': 'it gives readers of the server that it started itself less time',
  'requests/limits/malformed-limits': 'it counts the connections of the server that it started itself',
};

const filesIn = (folder: string): string[] =>
  readdirSync(join(folder, 'test/contract'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && LEFT_OUT[file.replace('.test.ts', '')] === undefined)
    .map((file) => `test/contract/${file}`);

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', '--config', 'scripts/vitest.config.ts'];

const firstLine = (text: string | null = ''): string => text?.split('\n')[0] ?? 'without a reason';

/** Runs the files and returns the result of each test with its file and title. */
const runTests = (folder: string, seen: string, files: readonly string[]): readonly Result[] => {
  const output = join(seen, '.report');
  const args = [...VITEST, '--reporter=json', `--outputFile=${output}`, ...files];
  const env = { ...process.env, SEEN_FOLDER: seen };
  spawnSync(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const { testResults }: Report = JSON.parse(readFileSync(output, 'utf8'));
  rmSync(output);
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.split('/test/contract/')[1] ?? name;
    // A file that failed to load has no tests.
    if (assertionResults.length === 0) return [{ file, name: file, status: 'failed', why: firstLine(message) }];
    return assertionResults.map(({ status, fullName, failureMessages: [why] }) => {
      return { file, name: `${file}: ${fullName}`, status, why: firstLine(why) };
    });
  });
};

/** `operation status` of every response that was validated with the document of the release. */
const responsesIn = (seen: string): string[] =>
  readdirSync(seen).flatMap((file) => readFileSync(join(seen, file), 'utf8').trim().split('\n'));

/** With more failed files than this, the cause is the change, not chance. */
const MAX_RERUNS = 5;

/** With CI=true each file with an unexpected failure runs once more alone; tests that pass only then are printed as flaky. */
const withReruns = (
  results: readonly Result[],
  isUnfit: (result: Result) => boolean,
  rerun: (file: string) => readonly Result[],
) => {
  const failed = results.filter((result) => result.status === 'failed' && !isUnfit(result));
  const files = new Set(failed.map(({ file }) => file));
  if (process.env.CI !== 'true' || files.size > MAX_RERUNS) return results;
  return [...files].reduce((settled, file) => {
    const again = rerun(file);
    if (again.some((result) => result.status === 'failed' && !isUnfit(result))) return settled;
    const names = failed.filter((one) => one.file === file).map(({ name }) => name);
    console.log([`flaky: ${file} of the last release`, ...names.map((name) => `flaky:   ${name}`)].join('\n'));
    return [...settled.filter((one) => one.file !== file), ...again];
  }, results);
};

const matches =
  (list: readonly Unfit[]) =>
  ({ name, why }: Result): boolean =>
    list.some(({ test, only }) => (only === undefined ? name === test : name.startsWith(test) && why.includes(only)));

const failuresIn = (results: readonly Result[], list: readonly Unfit[]): string[] => {
  const isUnfit = matches(list);
  const found = new Map(results.map((result) => [result.name, result.status]));
  return [
    ...results
      .filter((result) => result.status === 'failed' && !isUnfit(result))
      .map(({ name, why }) => `${name}: ${why}`),
    ...list
      .filter(({ test, only }) => only === undefined && found.get(test) !== 'failed')
      .map(({ test: name }) => `${name}: does not fail, so scripts/external/upgrade/unfit.json must not name it`),
  ];
};

const { version, folder, operations } = checkOutLastRelease();
const seen = mkdtempSync(join(tmpdir(), 'platform-seen-'));
process.on('exit', () => rmSync(seen, { recursive: true, force: true }));
installCurrentServer(folder);
const list: readonly Unfit[] = JSON.parse(readFileSync(join(import.meta.dirname, 'upgrade/unfit.json'), 'utf8'));
const results = withReruns(runTests(folder, seen, [...filesIn(folder), STORY]), matches(list), (file) =>
  runTests(folder, seen, [`test/contract/${file}`]),
);
const failures = failuresIn(results, list);
for (const failure of failures) console.log(`failed  ${failure}`);
const responses = responsesIn(seen);
const reached = new Set(responses.map((line) => line.split(' ')[0] ?? ''));
const answered = operations.filter((operation) => reached.has(operation));
const passed = results.filter(({ status }) => status === 'passed');
console.log(
  `as clients of ${version} know them: ${answered.length} of ${operations.length} operations, ${responses.length} responses; ` +
    `${passed.length} tests passed, ${list.length} do not fit`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
