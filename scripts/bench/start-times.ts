import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { print } from './page.ts';
import { memoryOf, type Served, startServer } from './processes.ts';

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 1_000_000);
const LATER_STARTS = 5;

/** All descendants of a process. */
const descendantsOf = (pid: number): number[] => {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]));
    } catch {
      // The process has ended between the two reads.
    }
  }
  const children = [...parents].filter(([, parent]) => parent === pid).map(([child]) => child);
  return [...children, ...children.flatMap(descendantsOf)];
};

interface Memory {
  readonly server: number;
  readonly database: number;
}

const memory = ({ pid }: Served): Memory => ({ server: memoryOf([pid]), database: memoryOf(descendantsOf(pid)) });

const row = (name: string, { server, database }: Memory, more = ''): void =>
  print(`  ${name.padEnd(28)} ${server + database} MB (server ${server}, database ${database})${more}`);

/** Seconds from the start of the process to the first 200 of the readiness probe. */
const timeStart = async (directory: string): Promise<[Served, seconds: number]> => {
  const begun = performance.now();
  const server = await startServer({ DATA_DIR: directory, RATE_LIMITS: 'off' });
  return [server, (performance.now() - begun) / 1000];
};

const sendMany = async ({ url }: Served): Promise<void> => {
  const options = { url: `${url}/api/v1/healthz`, connections: 32, amount: REQUESTS };
  const { non2xx, errors } = await autocannon(options as autocannon.Options);
  if (non2xx + errors > 0) throw new Error(`${non2xx} failures, ${errors} errors`);
};

const measureLaterStarts = async (directory: string): Promise<void> => {
  const seconds: number[] = [];
  for (let start = 0; start < LATER_STARTS; start += 1) {
    const [server, took] = await timeStart(directory);
    seconds.push(took);
    await server.stop();
  }
  const sorted = seconds.toSorted((left, right) => left - right).map((took) => took.toFixed(2));
  print(`  ${'later starts'.padEnd(28)} ${sorted.join(', ')} s (target 0.5)`);
};

/** Measures starts on a new and on an existing data folder, and the memory of the server and the embedded database. */
export const measureStarts = async (): Promise<void> => {
  const directory = mkdtempSync(join(tmpdir(), 'platform-bench-'));
  print('\ntime to ready, and memory of server and embedded database (proportional set size)');
  try {
    const [server, seconds] = await timeStart(directory);
    print(`  ${'first start'.padEnd(28)} ${seconds.toFixed(2)} s (target 1.5)`);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const before = memory(server);
    row('after the start', before, ', target 200 MB');
    await sendMany(server);
    const after = memory(server);
    const ratio = (after.server + after.database) / (before.server + before.database);
    row(`after ${REQUESTS} requests`, after, `, ${ratio.toFixed(2)} times (target 1.2)`);
    await server.stop();
    await measureLaterStarts(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};
