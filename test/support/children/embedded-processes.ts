import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client, type QueryResultRow } from 'pg';
import { eventually } from '../time/eventually.ts';

const CHILD = fileURLToPath(new URL('./embedded-child.ts', import.meta.url));

/** The report of the child process about its database. */
export interface ChildReport {
  readonly host?: string;
  readonly password?: string;
  readonly dataDirectory?: string;
  readonly refusal?: string;
}

export interface DatabaseChild {
  readonly process: ChildProcess;
  readonly pid: number;
  readonly report: Promise<ChildReport>;
  readonly ended: Promise<void>;
}

/** Starts a separate process that starts the embedded database in the folder. */
export function startDatabaseChild(dataFolder: string): DatabaseChild {
  const child = spawn(process.execPath, [CHILD, dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const report = new Promise<ChildReport>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line) as ChildReport));
    child.once('close', () => reject(new Error('The child process ended without a word.')));
  });
  report.catch(() => {});
  return { process: child, pid: child.pid ?? -1, report, ended };
}

/** Kills the child without giving it a chance to clean up. */
export async function killDatabaseChild(child: DatabaseChild): Promise<void> {
  child.process.kill('SIGKILL');
  await child.ended;
}

/** Asks the child to stop cleanly. */
export async function stopDatabaseChild(child: DatabaseChild): Promise<void> {
  child.process.kill('SIGTERM');
  await child.ended;
}

/** Runs statements on one connection and returns the rows of the last. */
export async function runSql(server: ChildReport, ...statements: string[]): Promise<QueryResultRow[]> {
  const { host = '', password = '' } = server;
  const client = new Client({ host, port: 5432, user: 'postgres', password, database: 'platform' });
  client.on('error', () => {});
  await client.connect();
  try {
    let rows: QueryResultRow[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The ids of the PostgreSQL processes that use the folder. */
export function findServerPids(clusterFolder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => worksIn(pid, clusterFolder))
    .map(Number);
}

/** The process id that PostgreSQL wrote to the cluster folder. */
export function readPostmasterPid(clusterFolder: string): number {
  return Number.parseInt(readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8'), 10);
}

/** Waits up to half a minute for the condition. */
export const untilTrue = (condition: () => boolean | Promise<boolean>): Promise<void> => eventually(condition, 30);

function worksIn(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}
