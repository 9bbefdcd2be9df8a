import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The name contains what the files depend on apart from the schema. */
export const archiveNameOf = (major: number): string => `cluster-${major}-${process.platform}-${process.arch}.tar`;

/**
 * The archive of a cluster that has the schema already, or null. scripts/prepare-cluster.js builds it next to the bundle, so there is none
 * when changed sources run. Unpacking it takes a third of the time of initdb and all migrations
 * (spec/decisions/0063-first-start-from-a-prepared-cluster.md).
 */
export const preparedCluster = (major: number): string | null => {
  const archive = fileURLToPath(new URL(archiveNameOf(major), import.meta.url));
  return existsSync(archive) ? archive : null;
};
