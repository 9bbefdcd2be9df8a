import { join, resolve } from 'node:path';
import { systemClock } from '../../domain/foundation/kernel/clock.ts';
import { backUp, requireEmptyFolder } from '../../domain/transfer/backup.ts';
import { SECRETS } from '../../domain/transfer/manifest.ts';
import product from '../../package.json' with { type: 'json' };
import { commandOf, loadOperatorConfig, requireDatabase, say } from './command.ts';
import { openOperatorDatabase, secretsFileOf } from './database.ts';
import { secretsNeededWith } from './needed-secrets.ts';

// `npm run backup -- <folder>` copies a consistent state of the database, whether or not the server is running (spec/rules/requests.md#backup).

export const run = commandOf('npm run backup -- <folder>', async (folder) => {
  const config = loadOperatorConfig();
  requireDatabase(config);
  await requireEmptyFolder(resolve(folder));
  const database = await openOperatorDatabase(config, { mayJoin: true });
  try {
    const secretsFile = secretsFileOf(config);
    const source = { database, secretsFile, version: product.version, clock: systemClock };
    const { tables, secrets } = await backUp(source, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Backed up ${database.location} to ${resolve(folder)}: ${tables.length} tables, ${rows} rows.`);
    if (secrets === null)
      return say(
        'The backup does not contain JWT_SECRET and CURSOR_SECRET: back them up too, encrypted data cannot be read without them.',
      );
    say('The backup contains the secrets of DATA_DIR: anyone with access to the folder can decrypt the data.');
    for (const line of await secretsNeededWith(join(resolve(folder), SECRETS), database)) say(line);
  } finally {
    await database.close();
  }
});
