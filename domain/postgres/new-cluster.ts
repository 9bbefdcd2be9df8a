import { randomBytes } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError, REMEDY } from './error.ts';
import { makePrivateFolder, removeTree, syncFolder } from './files/folders.ts';
import type { ClusterPlan } from './files/plan.ts';
import { preparedCluster } from './files/prepared-cluster.ts';
import { type LaunchOptions, launch, type ProcessExit } from './process/process.ts';

/**
 * Creates a cluster in `folder`, which does not exist: from the prepared archive, or else by initdb.
 *
 * @throws EmbeddedPostgresError when initdb fails
 */
export async function createCluster(
  folder: string,
  plan: ClusterPlan,
  isDurable: boolean,
  archive = preparedCluster(plan.installation.major),
): Promise<void> {
  const half = `${folder}.initializing-${randomBytes(4).toString('hex')}`;
  await makePrivateFolder(half, plan.account);
  if (archive === null || !(await unpack(archive, half, plan))) await initialize(half, plan);
  if (isDurable) await initdb(half, plan, ['--sync-only']);
  await rename(half, folder);
  await syncFolder(dirname(folder));
}

/** Returns false, and leaves the folder empty, when the archive cannot be unpacked here. */
async function unpack(archive: string, half: string, plan: ClusterPlan): Promise<boolean> {
  const args = (clusterPath: string) => ['-xpf', '-', '-C', clusterPath];
  const { exitCode } = await run(half, plan, { program: 'tar', args, inputFile: archive }).catch(() => ({
    exitCode: null,
  }));
  // The last entry of the archive: a truncated one lacks it (spec/decisions/0063-first-start-from-a-prepared-cluster.md).
  const version = await readFile(join(half, 'PG_VERSION'), 'utf8').catch(() => '');
  if (exitCode === 0 && version.trim() === String(plan.installation.major)) return true;
  await removeTree(half);
  await makePrivateFolder(half, plan.account);
  return false;
}

async function initialize(half: string, plan: ClusterPlan): Promise<void> {
  // The built-in C.UTF-8 sorts by code point on every system; a library of the system could change under the indexes.
  const locale =
    plan.installation.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8'];
  // Nobody can connect before the role has a password (password.ts).
  await initdb(half, plan, ['--username=postgres', '--auth=reject', '--encoding=UTF8', ...locale, '--no-sync']);
}

async function initdb(half: string, plan: ClusterPlan, options: readonly string[]): Promise<void> {
  const program = join(plan.installation.binFolder, 'initdb');
  const args = (clusterPath: string) => [`--pgdata=${clusterPath}`, ...options];
  const { exitCode, reason } = await run(half, plan, { program, args });
  if (exitCode === 0) return;
  await removeTree(half);
  throw new EmbeddedPostgresError(`The database cluster could not be created in ${half}: ${reason}. ${REMEDY}`);
}

const run = async (
  clusterFolder: string,
  { account }: ClusterPlan,
  program: Pick<LaunchOptions, 'program' | 'args' | 'inputFile'>,
): Promise<ProcessExit> => launch({ ...program, clusterFolder, account, onLine: () => {} }).ended;
