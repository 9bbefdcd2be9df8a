import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startServer } from '../bench/processes.ts';
import { GENERATORS } from './generators/all.ts';
import { DOCUMENT, type Generator, OLDER_DOCUMENT } from './generators/generator.ts';
import { INSTALLED, installTools, UNAVAILABLE } from './installed.ts';
import { REQUIRES_TOOLS } from './parts.ts';
import { ToolMissing } from './venv.ts';

// Generates clients in nine languages from the document with the command lines of docs/sdk.md, and compiles each with a program that uses
// it. In four languages the programs run a complete scenario against real servers: the first account, a key, users by pages, a typed
// conflict, the setup, versions, a charter, an approval; in the others the first steps of a team. With names of generators as arguments,
// only those are checked. The clients stay in `clients` in the folder of the tools.

const SECRETS = { JWT_SECRET: 'judge-secret-judge-secret-judge-secret', CURSOR_SECRET: 'judge-cursor-secret' };

type Mark = 'yes' | 'no' | '-';
interface Row {
  readonly language: string;
  readonly generator: string;
  readonly version: string;
  generates: Mark;
  compiles: Mark;
  flow: Mark;
  missing: string;
}

/** A server with its own data folder, because an in-memory database keeps no versions. */
const withServer = async (use: (url: string) => void | Promise<void>): Promise<void> => {
  const data = mkdtempSync(join(tmpdir(), 'generators-'));
  const server = await startServer({ DATA_DIR: data, MODEL_PROVIDER: 'guided', LOG_LEVEL: 'fatal', ...SECRETS });
  try {
    await use(server.url);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
};

const check = async (generator: Generator, folder: string, row: Row): Promise<void> => {
  row.generates = 'no';
  generator.generate(folder);
  row.generates = 'yes';
  const { compile, flow } = generator;
  if (compile === null) return;
  row.compiles = 'no';
  compile(folder);
  row.compiles = 'yes';
  if (flow === null) return;
  row.flow = 'no';
  await withServer((url) => flow(folder, url));
  row.flow = 'yes';
};

/** A skipped step counts as neither passed nor failed. */
const withoutFailures = ({ generates, compiles, flow }: Row): Partial<Row> =>
  Object.fromEntries(
    Object.entries({ generates, compiles, flow }).map(([step, mark]) => [step, mark === 'no' ? '-' : mark]),
  );

const rowOf = async (generator: Generator): Promise<Row> => {
  const { language, name, version } = generator;
  const row: Row = { language, generator: name, version, generates: '-', compiles: '-', flow: '-', missing: '' };
  const folder = join(INSTALLED, 'clients', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const document of [DOCUMENT, OLDER_DOCUMENT]) copyFileSync(document, join(folder, basename(document)));
  try {
    await check(generator, folder, row);
  } catch (error) {
    if (!(error instanceof ToolMissing)) console.log(`${name}: ${String(error).slice(0, 3000)}`);
    else Object.assign(row, withoutFailures(row), { missing: error.message });
  }
  return row;
};

await installTools();
const wanted = process.argv.slice(2);
const rows: Row[] = [];
for (const generator of GENERATORS)
  if (wanted.length === 0 || wanted.includes(generator.name)) rows.push(await rowOf(generator));
console.table(rows);
for (const { generator, missing } of rows)
  if (missing !== '') console.log(`${generator} was not checked completely: ${missing}`);
const hasFailed = rows.some(({ generates, compiles, flow }) => [generates, compiles, flow].includes('no'));
if (hasFailed || (REQUIRES_TOOLS && rows.some(({ missing }) => missing !== ''))) process.exitCode = 1;
else if (rows.every(({ generates }) => generates === '-')) process.exitCode = UNAVAILABLE;
