import { restore, verifyBackup } from '../domain/transfer/restore.ts';
import { loadOperatorConfig, runCommand, say } from './operator-command.ts';
import { openOperatorDatabase, secretsFileOf } from './operator-database.ts';

// `npm run restore -- <folder>`: a backup into a database that holds nothing yet (spec/rules/requests.md#backup).

await runCommand('npm run restore -- <folder>', async (folder) => {
  const config = loadOperatorConfig();
  const manifest = await verifyBackup(folder);
  const database = await openOperatorDatabase(config, { mayJoin: false });
  try {
    const secretsFile = secretsFileOf(config);
    await restore(manifest, folder, { database, secretsFile });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Restored the backup of ${manifest.createdAt} to ${database.location}: ${rows} rows.`);
    if (secretsFile === null || manifest.secrets === null)
      say('Start the server with the JWT_SECRET and CURSOR_SECRET it had: what is sealed opens with them alone.');
  } finally {
    await database.close();
  }
});
