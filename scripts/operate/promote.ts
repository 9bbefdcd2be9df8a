import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBareDatabase } from '../../domain/postgres/bare-database.ts';
import { promote } from '../../domain/transfer/promote.ts';
import type { Config } from '../../handlers/server/config.ts';
import { ConfigError } from '../../handlers/server/config-error.ts';
import { secretsIn } from '../../handlers/server/config-secrets.ts';
import { isPostgresUrl, URL_FORM } from '../../handlers/server/postgres-url.ts';
import {
  type Command,
  giveUp,
  giveUpFor,
  loadOperatorConfig,
  note,
  optionsIn,
  requireDatabase,
  say,
} from './command.ts';

// `npm run promote -- --to <URL>` moves the embedded database to a database server (spec/rules/requests.md#promotion).

const USAGE =
  'usage: npm run promote -- --to postgres://<user>@<host>:<port>/<database> [--print-env], the password in PGPASSWORD';

const urlIn = (to = ''): string => {
  if (to === '') return giveUp(USAGE);
  if (!isPostgresUrl(to)) return giveUp(`--to must be ${URL_FORM}`);
  return to;
};

/** The variables with which the server starts on the new database, one per line, as an environment file has them. */
const environmentFor = (url: string, dataDirectory: string): string => {
  const target = new URL(url);
  if (target.password === '') target.password = encodeURIComponent(process.env.PGPASSWORD ?? '');
  const file = join(dataDirectory, 'secrets.json');
  const { JWT_SECRET: jwt = '', CURSOR_SECRET: cursor = '' } = process.env;
  const stored = jwt !== '' && cursor !== '' ? null : secretsIn(readFileSync(file, 'utf8'));
  return [
    `DATABASE_URL=${target.href}`,
    `JWT_SECRET=${jwt || stored?.jwtSecret}`,
    `CURSOR_SECRET=${cursor || stored?.cursorSecret}`,
  ].join('\n');
};

const describeEnvironment = (dataDirectory: string): string =>
  [
    '  DATABASE_URL                  that database',
    `  JWT_SECRET and CURSOR_SECRET  jwtSecret and cursorSecret of ${join(dataDirectory, 'secrets.json')},`,
    '                                or the values it was started with',
  ].join('\n');

/** Moves the data, and reports it line by line to `tell`. */
const move = async ({ databaseUrl, dataDirectory }: Config, url: string, tell: typeof say): Promise<void> => {
  if (databaseUrl !== null) throw new ConfigError('DATABASE_URL is set: only the embedded database can be moved');
  const source = await openBareDatabase({ databaseUrl, dataDirectory, mayJoin: false, mayBeMoving: true });
  const target = await openBareDatabase({ databaseUrl: url, dataDirectory, mayJoin: false });
  try {
    const tables = await promote({ source, target, dataDirectory });
    const rows = tables?.reduce((sum, table) => sum + table.rows, 0);
    tell(
      tables === null
        ? `All data was already in ${target.location}.`
        : `Moved ${tables.length} tables, ${rows} rows, to ${target.location}; counts and checksums match.`,
    );
    tell(`Sealed ${dataDirectory}: its database no longer starts. Start the server with:`);
  } finally {
    await target.close();
    await source.close();
  }
};

export const run: Command = async (args) => {
  const options = { to: { type: 'string' }, 'print-env': { type: 'boolean' } } as const;
  const { to, 'print-env': mayPrint = false } = optionsIn(args, options, USAGE);
  const url = urlIn(to);
  try {
    const config = loadOperatorConfig();
    requireDatabase(config);
    await move(config, url, mayPrint ? note : say);
    say(mayPrint ? environmentFor(url, config.dataDirectory) : describeEnvironment(config.dataDirectory));
  } catch (error) {
    giveUpFor(error);
  }
};
