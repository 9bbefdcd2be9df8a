import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '../bench/processes.ts';
import { operationsIn } from '../spec-tools/pages/operations.ts';
import { exampleOf, fill } from '../spec-tools/pages/request-model.ts';
import { sampleOf } from '../spec-tools/pages/samples.ts';
import { run } from './generators/generator.ts';
import { step, UNAVAILABLE } from './installed.ts';
import { installVenv, ToolMissing } from './venv.ts';

// Checks the client for Python as it is published: its wheel is built and installed into a new environment, its types and style are
// checked, and its tests run against a stub server and a real one, with every program of its README.

const PROJECT = resolve(import.meta.dirname, '../../clients/python');
const DOCUMENT = resolve(import.meta.dirname, '../../generated/openapi.json');
const PACKAGER = resolve(import.meta.dirname, '../release/packages/python.ts');
const REQUIREMENTS = join(import.meta.dirname, 'python-client/requirements.txt');
const SECRETS = { JWT_SECRET: 'judge-secret-judge-secret-judge-secret', CURSOR_SECRET: 'judge-cursor-secret' };
/** The tests receive webhooks on a loopback address. */
const SERVER = {
  DATABASE_URL: 'memory:',
  MODEL_PROVIDER: 'guided',
  LOG_LEVEL: 'fatal',
  WEBHOOK_ALLOW_PRIVATE: 'on',
  ...SECRETS,
};

const giveUp = (reason: string): never => {
  console.log(reason);
  process.exit(UNAVAILABLE);
};

/** Builds the wheel and returns its path. If the tools are not available, the process exits with one line. */
const buildWheel = (folder: string): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PACKAGER, folder], { encoding: 'utf8' });
  if (status === UNAVAILABLE) return giveUp(stderr.trim());
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
};

const install = (folder: string): string => {
  try {
    return installVenv(folder, REQUIREMENTS);
  } catch (error) {
    if (error instanceof ToolMissing) return giveUp(`the tools for Python cannot be installed: ${error.message}`);
    throw error;
  }
};

/** The modules of the package that users see, and those that make them; models and requests are of the generator. */
const TYPED = ['src/organisation_platform/{,!(_generated)/}*.py', 'codegen/*.py'];
const typed = (): readonly string[] => globSync(TYPED, { cwd: PROJECT }).sort();

/** Writes the programs of the README as one file, and returns its path. */
const writeReadmeProgram = (folder: string): string => {
  const file = join(folder, 'readme.py');
  const blocks = readFileSync(join(PROJECT, 'README.md'), 'utf8').matchAll(/^```python\n(.*?)^```$/gms);
  writeFileSync(file, [...blocks].map(([, program]) => program).join('\n'));
  return file;
};

/** Writes the samples of the reference page, each as a module, and returns their folder. */
const writeSamples = (folder: string): string => {
  const samples = join(folder, 'samples');
  mkdirSync(samples);
  for (const { model } of operationsIn(JSON.parse(readFileSync(DOCUMENT, 'utf8')))) {
    const text = sampleOf(model, fill(model, exampleOf(model)), 'python-client', 'key', 'http://127.0.0.1:3001');
    writeFileSync(join(samples, `${model.id}.py`), `${text}\n`);
  }
  return samples;
};

const runPytest = (
  python: string,
  url: string,
  files: readonly string[] = [],
): { output: string; isPassed: boolean } => {
  const options = { cwd: PROJECT, encoding: 'utf8', env: { ...process.env, PLATFORM_URL: url } } as const;
  const { stdout } = spawnSync(python, ['-m', 'pytest', '--quiet', '--color=no', '-rf', ...files], options);
  return { output: stdout, isPassed: /^\d+ passed in /.test(closingOf(stdout)) };
};
const closingOf = (output: string): string => output.trim().split('\n').at(-1) ?? '';

/**
 * The last line of pytest if every test ran and passed. With CI=true each failed file runs once more alone; tests that pass only then are
 * printed as flaky.
 */
const runTests = (python: string, url: string): string => {
  const { output, isPassed } = runPytest(python, url);
  if (isPassed) return closingOf(output);
  const failed = [...output.matchAll(/^FAILED (\S+?)::(\S+)/gm)];
  const files = [...new Set(failed.map(([, file = '']) => file))];
  const isFlaky = (file: string): boolean => runPytest(python, url, [file]).isPassed;
  if (process.env.CI !== 'true' || files.length === 0 || !files.every(isFlaky)) throw new Error(output);
  for (const file of files) {
    const names = failed.filter(([, of]) => of === file).map(([, , name]) => `flaky:   ${name}`);
    console.log([`flaky: clients/python/${file}`, ...names].join('\n'));
  }
  return closingOf(output);
};

const check = async (folder: string): Promise<void> => {
  let wheel = '';
  await step('the wheel is built', () => {
    wheel = buildWheel(folder);
  });
  const bin = install(join(folder, 'venv'));
  const [python, mypy, ruff] = [join(bin, 'python'), join(bin, 'mypy'), join(bin, 'ruff')];
  await step('it is installed with what it says it needs', () => {
    run(python, ['-m', 'pip', 'install', '--quiet', '--no-index', wheel], folder);
    run(python, ['-m', 'pip', 'check'], folder);
  });
  await step('its operations and what is written by hand are typed without a gap', () =>
    run(mypy, typed(), PROJECT, { MYPYPATH: 'src' }),
  );
  await step('programs that use it are typed by it', () =>
    run(mypy, ['tests', 'examples', writeReadmeProgram(folder)], PROJECT),
  );
  await step('the samples of the reference page are typed by it', () => run(mypy, [writeSamples(folder)], PROJECT));
  await step('it is clean', () => run(ruff, ['check', '--no-cache'], PROJECT));
  await step('it is formatted', () => run(ruff, ['format', '--check', '--no-cache'], PROJECT));
  const server = await startServer(SERVER);
  let closing = '';
  await step('its tests pass, against a real server too', () => {
    closing = runTests(python, server.url);
  }).finally(() => server.stop());
  console.log(closing);
};

const folder = mkdtempSync(join(tmpdir(), 'python-client-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
try {
  await check(folder);
} catch (error) {
  console.log(`failed  ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
