import { join } from 'node:path';
import type { BareDatabase } from '../../domain/postgres/bare-database.ts';
import { type Manifest, SECRETS } from '../../domain/transfer/manifest.ts';
import { restore, verifyBackup } from '../../domain/transfer/restore.ts';
import { commandOf, loadOperatorConfig, say } from './command.ts';
import { openOperatorDatabase, secretsFileOf } from './database.ts';
import { secretsNeededWith } from './needed-secrets.ts';

// `npm run restore -- <folder>`: restores a backup into an empty database (spec/rules/requests.md#backup).

const linesAbout = async (
  { secrets }: Manifest,
  folder: string,
  secretsFile: string | null,
  database: BareDatabase,
): Promise<string[]> => {
  if (secretsFile !== null && secrets !== null) return secretsNeededWith(secretsFile, database);
  const where = secrets === null ? '' : `, which are in ${join(folder, SECRETS)}`;
  return [
    `Start the server with the JWT_SECRET and CURSOR_SECRET it had${where}: encrypted data cannot be read without them.`,
  ];
};

export const run = commandOf('npm run restore -- <folder>', async (folder) => {
  const config = loadOperatorConfig();
  const manifest = await verifyBackup(folder);
  const database = await openOperatorDatabase(config, { mayJoin: false });
  try {
    const secretsFile = secretsFileOf(config);
    await restore(manifest, folder, { database, secretsFile });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Restored the backup of ${manifest.createdAt} to ${database.location}: ${rows} rows.`);
    for (const line of await linesAbout(manifest, folder, secretsFile, database)) say(line);
  } finally {
    await database.close();
  }
});
