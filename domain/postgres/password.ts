import { randomBytes } from 'node:crypto';
import { chown, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError, REMEDY } from './error.ts';
import { syncFolder } from './files/folders.ts';
import type { ClusterPlan } from './files/plan.ts';
import { retryWhileOrphansExit } from './process/orphans.ts';
import { settlePidFile } from './process/pid-file.ts';
import { launch } from './process/process.ts';

/** Access rules: every role connects with its password, and only through the socket. */
const ACCESS = 'local all all scram-sha-256\n';

/** The file with the password of the role of the embedded database, for the owner of the data folder. */
export const passwordFileOf = (dataFolder: string): string => join(dataFolder, 'database-password');

/**
 * Returns the password of the role `postgres` (spec/rules/auth.md#embedded-database): the stored one, or a new one that is set for the role
 * and then stored. Without a data folder the password lives as long as the process. Clusters of older servers, which let everybody connect,
 * are closed here too. The caller holds the lock of the data folder, and no server runs on the cluster.
 *
 * @throws EmbeddedPostgresError when the password of the role cannot be set
 */
export async function ensurePassword(
  dataFolder: string | null,
  clusterFolder: string,
  plan: ClusterPlan,
): Promise<string> {
  const file = dataFolder === null ? null : passwordFileOf(dataFolder);
  const kept = file === null ? null : await readFile(file, 'utf8').catch(() => null);
  await closeAccess(clusterFolder, plan);
  if (kept !== null && kept.trim() !== '') return kept.trim();
  const password = randomBytes(32).toString('base64url');
  await retryWhileOrphansExit(() => givePassword(clusterFolder, plan, password));
  // Stored last: after a crash in between, the next start sets another password.
  if (file !== null) await replaceFile(file, `${password}\n`, null);
  return password;
}

const RECOVERY_HINT = 'The server provides another one when it is started again';

/** The stored password. Throws EmbeddedPostgresError. */
export async function readStoredPassword(dataFolder: string): Promise<string> {
  const file = passwordFileOf(dataFolder);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new EmbeddedPostgresError(
      `The database's password cannot be read from ${file}: ${error.code}. ${RECOVERY_HINT}.`,
    );
  });
  // Without a password the driver reports a SCRAM error without a code.
  if (text.trim() === '') throw passwordRejected(dataFolder);
  return text.trim();
}

export const passwordRejected = (dataFolder: string): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    `The database does not accept the password in ${passwordFileOf(dataFolder)}. ${RECOVERY_HINT}.`,
  );

/** Deletes a stored password that the role no longer has, after parts of the data folder were restored from different copies. */
export const deleteStoredPassword = (dataFolder: string): Promise<void> =>
  rm(passwordFileOf(dataFolder), { force: true });

async function closeAccess(clusterFolder: string, plan: ClusterPlan): Promise<void> {
  const file = join(clusterFolder, 'pg_hba.conf');
  if ((await readFile(file, 'utf8').catch(() => null)) !== ACCESS) await replaceFile(file, ACCESS, plan);
}

async function replaceFile(file: string, content: string, plan: ClusterPlan | null): Promise<void> {
  const draft = `${file}.new`;
  await rm(draft, { force: true });
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (plan?.account) await chown(draft, plan.account.uid, plan.account.gid);
  await rename(draft, file);
  await syncFolder(dirname(file));
}

/** Iterations protect guessable passwords. 32 random bytes cannot be guessed, and every connection would pay for the iterations. */
const roundsOf = ({ installation }: ClusterPlan): readonly string[] =>
  installation.major >= 16 ? ['scram_iterations=1'] : [];

/** Single-user mode requires no password, so it can set one. It needs the files and no running server. */
async function givePassword(clusterFolder: string, plan: ClusterPlan, password: string): Promise<void> {
  await settlePidFile(clusterFolder);
  const run = launch({
    program: join(plan.installation.binFolder, 'postgres'),
    // A failed statement is not repeated in the log, which would show the password.
    args: (clusterPath) => {
      const quiet = ['exit_on_error=on', 'log_min_error_statement=panic', 'log_statement=none'];
      // Some containers have no /dev/shm.
      const settings = [...quiet, 'dynamic_shared_memory_type=mmap', ...roundsOf(plan)];
      return ['--single', '-D', clusterPath, ...settings.flatMap((each) => ['-c', each]), 'postgres'];
    },
    clusterFolder,
    account: plan.account,
    input: `alter role postgres password '${password}'\n`,
    onLine: () => {},
  });
  const { exitCode, reason } = await run.ended;
  if (exitCode === 0) return;
  throw new EmbeddedPostgresError(
    `The role of the database in ${clusterFolder} could not be given a password: ${reason}. ${REMEDY}`,
  );
}
