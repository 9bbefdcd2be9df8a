import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Served, startServer } from '../bench/processes.ts';
import { INSTALLED, UNAVAILABLE } from './installed.ts';
import { withVisiblePatterns } from './schemathesis/visible-text.ts';
import { installVenv, ToolMissing } from './venv.ts';

// Schemathesis generates valid and invalid requests and sequences from the document, and validates every response: as the ceo, as an
// observer and without a credential. Exceptions are in schemathesis/schemathesis.toml and hooks.py.

const SECONDS = Number(process.env.SCHEMATHESIS_SECONDS ?? 240);
/** The seed: every run generates the same requests within its time limit. */
const SEED = process.env.SCHEMATHESIS_SEED ?? '1';
const CONFIG = join(import.meta.dirname, 'schemathesis/schemathesis.toml');
const HOOKS = join(import.meta.dirname, 'schemathesis/hooks.py');
const DOCUMENT = resolve(import.meta.dirname, '../../generated/openapi.json');
const SECRETS = { JWT_SECRET: 'judge-secret-judge-secret-judge-secret', CURSOR_SECRET: 'judge-cursor-secret' };

interface Report {
  readonly operations: { readonly selected: number; readonly tested: number; readonly errored: number };
  readonly test_cases: { readonly generated: number; readonly unique_failures: number };
}

const install = (): string => {
  try {
    return installVenv(
      join(INSTALLED, 'python/schemathesis'),
      join(import.meta.dirname, 'schemathesis/requirements.txt'),
    );
  } catch (error) {
    const isMissing = error instanceof ToolMissing;
    console.log(isMissing ? `Schemathesis cannot be installed: ${error.message}` : error);
    process.exit(isMissing ? UNAVAILABLE : 1);
  }
};

const post = async (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
};

/** Creates the first account and an API key with the role. */
const keyOf = async (api: string, role: string): Promise<string> => {
  const setup = await post(`${api}/auth/setup`, { username: 'ada', password: 'correct horse battery' });
  const session = setup.headers.getSetCookie().find((line) => line.startsWith('session='));
  const authorization = `Bearer ${session?.split(';')[0]?.slice('session='.length)}`;
  const made = await post(`${api}/auth/api-keys`, { name: role, role }, { authorization });
  return ((await made.json()) as { data: { api_key: string } }).data.api_key;
};

/** The printed failures, without their long values. */
const failuresIn = (printed: string): string => {
  const [, after = ''] = printed.split(/^=+ FAILURES =+$/m);
  const [failures = ''] = after.split(/^=+ (?:WARNINGS|SUMMARY) =+$/m);
  const lines = failures.split('\n').filter((line) => line.trim() !== '');
  return lines
    .map((line) => line.slice(0, 240))
    .join('\n')
    .slice(0, 20_000);
};

interface Caller {
  readonly name: string;
  readonly headers: readonly string[];
}

const tryAs = ({ name, headers }: Caller, url: string, bin: string, seconds: number): boolean => {
  const report = join(folder, `${name}.json`);
  const bounds = ['--seed', SEED, '--max-time', String(seconds), '--request-timeout', '30', '--no-color'];
  const output = ['--report', 'json', '--report-json-path', report];
  const { status, stdout, stderr } = spawnSync(
    join(bin, 'schemathesis'),
    ['--config-file', CONFIG, 'run', document, '-u', url, ...headers, ...bounds, ...output],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e9,
      env: { ...process.env, SCHEMATHESIS_HOOKS: HOOKS, PYTHONUNBUFFERED: '1', COLUMNS: '200' },
    },
  );
  if (status !== 0 && status !== 1) throw new Error(`${stdout}\n${stderr}`.slice(-3000));
  const { operations, test_cases: cases } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  if (status !== 0) console.log(failuresIn(stdout));
  const count = `${operations.tested} operations, ${cases.generated} requests, ${cases.unique_failures} failures`;
  console.log(`${status === 0 ? 'passed' : 'failed'}  as ${name}: ${count}`);
  return status === 0 && operations.errored === 0;
};

/** A separate, fresh server for each caller, without rate limits, which would end the run. */
const start = (): Promise<Served> =>
  startServer({ DATA_DIR: mkdtempSync(join(folder, 'data-')), RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', ...SECRETS });

const folder = mkdtempSync(join(tmpdir(), 'schemathesis-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const document = join(folder, 'openapi.json');
writeFileSync(document, withVisiblePatterns(readFileSync(DOCUMENT, 'utf8')));
const bin = install();
for (const name of ['ceo', 'observer', 'nobody']) {
  const server = await start();
  try {
    const key = await keyOf(`${server.url}/api/v1`, name === 'nobody' ? 'observer' : name);
    const headers = name === 'nobody' ? [] : ['-H', `Authorization: Bearer ${key}`];
    if (!tryAs({ name, headers }, server.url, bin, Math.max(1, Math.floor(SECONDS / 3)))) process.exitCode = 1;
  } catch (error) {
    console.log(`failed  as ${name}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
