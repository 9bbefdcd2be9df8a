import { join } from 'node:path';
import { openBareDatabase } from '../../domain/postgres/bare-database.ts';
import { promote } from '../../domain/transfer/promote.ts';
import type { Config } from '../../handlers/server/config.ts';
import { ConfigError } from '../../handlers/server/config-error.ts';
import { isPostgresUrl, URL_FORM } from '../../handlers/server/postgres-url.ts';
import { type Command, giveUp, giveUpFor, loadOperatorConfig, optionIn, requireDatabase, say } from './command.ts';

// `npm run promote -- --to <URL>` moves the embedded database to a database server (spec/rules/requests.md#promotion).

const USAGE = 'usage: npm run promote -- --to postgres://<user>@<host>:<port>/<database>, the password in PGPASSWORD';

const urlIn = (args: readonly string[]): string => {
  const url = optionIn(args, 'to', USAGE) ?? '';
  if (url === '') return giveUp(USAGE);
  if (!isPostgresUrl(url)) return giveUp(`--to must be ${URL_FORM}`);
  return url;
};

const move = async ({ databaseUrl, dataDirectory }: Config, url: string): Promise<void> => {
  if (databaseUrl !== null) throw new ConfigError('DATABASE_URL is set: only the embedded database can be moved');
  const source = await openBareDatabase({ databaseUrl, dataDirectory, mayJoin: false, mayBeMoving: true });
  const target = await openBareDatabase({ databaseUrl: url, dataDirectory, mayJoin: false });
  try {
    const tables = await promote({ source, target, dataDirectory });
    const rows = tables?.reduce((sum, table) => sum + table.rows, 0);
    say(
      tables === null
        ? `All data was already in ${target.location}.`
        : `Moved ${tables.length} tables, ${rows} rows, to ${target.location}; counts and checksums match.`,
    );
    say(`Sealed ${dataDirectory}: its database no longer starts. Start the server with:`);
    say('  DATABASE_URL                  that database');
    say(`  JWT_SECRET and CURSOR_SECRET  jwtSecret and cursorSecret of ${join(dataDirectory, 'secrets.json')},`);
    say('                                or the values it was started with');
  } finally {
    await target.close();
    await source.close();
  }
};

export const run: Command = async (args) => {
  const url = urlIn(args);
  try {
    const config = loadOperatorConfig();
    requireDatabase(config);
    await move(config, url);
  } catch (error) {
    giveUpFor(error);
  }
};
