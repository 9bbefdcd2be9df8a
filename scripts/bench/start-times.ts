import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryOf, startServer } from './processes.ts';

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

/** Seconds from the start of the process to the first 200 of the readiness probe, on a new and on a known data folder; memory. */
export const measureStarts = async (): Promise<void> => {
  const directory = mkdtempSync(join(tmpdir(), 'platform-bench-'));
  console.log('\ntime to ready, and memory');
  try {
    for (const name of ['first start', 'later start', 'later start']) {
      const begun = performance.now();
      const server = await startServer({ DATA_DIR: directory });
      const seconds = (performance.now() - begun) / 1000;
      const database = descendantsOf(server.pid);
      console.log(
        `  ${name.padEnd(28)} ${seconds.toFixed(2)} s   server ${memoryOf([server.pid])} MB, database ${memoryOf(database)} MB`,
      );
      await server.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};
