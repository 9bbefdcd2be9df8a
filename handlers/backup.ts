import { resolve } from 'node:path';
import { systemClock } from '../domain/foundation/kernel/clock.ts';
import { backUp, requireFreeFolder } from '../domain/transfer/backup.ts';
import product from '../package.json' with { type: 'json' };
import { loadOperatorConfig, requireDatabase, runCommand, say } from './operator-command.ts';
import { openOperatorDatabase, secretsFileOf } from './operator-database.ts';

// `npm run backup -- <folder>`: what the database holds at one moment, while the server runs or not (spec/rules/requests.md#backup).

await runCommand('npm run backup -- <folder>', async (folder) => {
  const config = loadOperatorConfig();
  requireDatabase(config);
  await requireFreeFolder(resolve(folder));
  const database = await openOperatorDatabase(config, { mayJoin: true });
  try {
    const source = { database, secretsFile: secretsFileOf(config), version: product.version, clock: systemClock };
    const { tables, secrets } = await backUp(source, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Backed up ${database.location} to ${resolve(folder)}: ${tables.length} tables, ${rows} rows.`);
    if (secrets === null)
      say('JWT_SECRET and CURSOR_SECRET are not in it: keep them too, what is sealed opens with them alone.');
    else say('The secrets of DATA_DIR are in it: whoever has the folder can open everything.');
  } finally {
    await database.close();
  }
});
