import { EmbeddedPostgresError } from '../error.ts';

/** The system account PostgreSQL runs under. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** A folder of the data folder that holds, or should hold, a cluster. */
export interface ClusterFolder extends Account {
  readonly path: string;
  readonly major: number;
}

// "nobody" on every Linux and most other systems. PostgreSQL needs a number, not an entry in /etc/passwd.
const NOBODY: Account = { uid: 65534, gid: 65534 };

/**
 * The account to change to, or null to keep the current one. PostgreSQL refuses to run as root, so root changes to the owner of the
 * existing cluster, or to 65534 for a new one.
 *
 * @throws EmbeddedPostgresError when the existing cluster belongs to an account that we cannot change to
 */
export function chooseAccount(cluster: ClusterFolder | undefined): Account | null {
  const own = process.geteuid?.();
  if (own === 0) return rootsChoice(cluster);
  if (cluster === undefined || cluster.uid === own) return null;
  throw new EmbeddedPostgresError(
    `The data folder ${cluster.path} belongs to user ${cluster.uid}, but this process runs as user ${own}: ` +
      'start the server as that user (or as root), or choose another DATA_DIR.',
  );
}

function rootsChoice(cluster: ClusterFolder | undefined): Account {
  if (cluster === undefined) return NOBODY;
  if (cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid };
  throw new EmbeddedPostgresError(
    `The data folder ${cluster.path} belongs to root, and PostgreSQL refuses to run as root: ` +
      `give it away with chown -R ${NOBODY.uid}:${NOBODY.gid} ${cluster.path}, or choose another DATA_DIR.`,
  );
}
