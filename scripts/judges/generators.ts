import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../bench/processes.ts';
import type { Generator } from './generators/generator.ts';
import { GO } from './generators/go.ts';
import { OPENAPI_GENERATOR } from './generators/openapi-generator.ts';
import { PYTHON } from './generators/python.ts';
import { TYPESCRIPT } from './generators/typescript.ts';
import { INSTALLED, installJudges, UNAVAILABLE } from './installed.ts';
import { ToolMissing } from './venv.ts';

// Nine generators make a client from the document, each is compiled with a program that uses it, and the programs tell one whole story
// against real servers: the first account, a key, users by pages, a typed conflict, the setup, versions, a charter, an approval. With
// names of generators as arguments only those are judged. What they made stays in `clients` beside the tools.

const GENERATORS: readonly Generator[] = [...TYPESCRIPT, ...PYTHON, ...GO, ...OPENAPI_GENERATOR];
const SECRETS = { JWT_SECRET: 'judge-secret-judge-secret-judge-secret', CURSOR_SECRET: 'judge-cursor-secret' };

type Mark = 'yes' | 'no' | '-';
interface Row {
  readonly generator: string;
  readonly version: string;
  generates: Mark;
  compiles: Mark;
  flow: Mark;
  remark: string;
}

/** A server with data of its own on disk: without that it keeps no versions. */
const withServer = async (use: (url: string) => void): Promise<void> => {
  const data = mkdtempSync(join(tmpdir(), 'generators-'));
  const server = await startServer({ DATA_DIR: data, MODEL_PROVIDER: 'guided', LOG_LEVEL: 'fatal', ...SECRETS });
  try {
    use(server.url);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
};

const judge = async (generator: Generator, folder: string, row: Row): Promise<void> => {
  row.generates = 'no';
  generator.generate(folder);
  Object.assign(row, { generates: 'yes', compiles: 'no' });
  generator.compile(folder);
  row.compiles = 'yes';
  const { flow } = generator;
  if (flow === null) return;
  row.flow = 'no';
  await withServer((url) => flow(folder, url));
  row.flow = 'yes';
};

const rowOf = async (generator: Generator): Promise<Row> => {
  const { name, version, remark } = generator;
  const row: Row = { generator: name, version, generates: '-', compiles: '-', flow: '-', remark };
  const folder = join(INSTALLED, 'clients', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    await judge(generator, folder, row);
  } catch (error) {
    if (!(error instanceof ToolMissing)) console.log(`${name}: ${String(error).slice(0, 3000)}`);
    else Object.assign(row, { generates: '-', compiles: '-', flow: '-', remark: error.message });
  }
  return row;
};

await installJudges();
const wanted = process.argv.slice(2);
const rows: Row[] = [];
for (const generator of GENERATORS)
  if (wanted.length === 0 || wanted.includes(generator.name)) rows.push(await rowOf(generator));
console.table(rows);
const hasFailed = rows.some(({ generates, compiles, flow }) => [generates, compiles, flow].includes('no'));
if (hasFailed) process.exitCode = 1;
else if (rows.every(({ generates }) => generates === '-')) process.exitCode = UNAVAILABLE;
