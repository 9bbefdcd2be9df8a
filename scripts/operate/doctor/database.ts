import { readFacts, unsupportedReason } from '../../../domain/foundation/database/checks/database-facts.ts';
import { probeDatabase } from '../../../domain/foundation/database/checks/database-probes.ts';
import { readSchemaState } from '../../../domain/foundation/database/checks/schema-state.ts';
import { doNotificationsArrive } from '../../../domain/foundation/events/notification-probe.ts';
import { type BareDatabase, openBareDatabase } from '../../../domain/postgres/bare-database.ts';
import type { Config } from '../../../handlers/server/config.ts';
import { type Check, type Diagnosis, ok, warn, wrong, wrongIf } from './diagnosis.ts';

/** The two connections to one database; without a pooler both are the same. */
export interface Connections {
  /** Used by requests. */
  readonly pooled: BareDatabase;
  /** Used by migrations, jobs and notifications. */
  readonly direct: BareDatabase;
  close(): Promise<void>;
}

/** The number that the probe of prepared statements needs, and one more. */
const CONNECTIONS = 6;

/** Joins the running embedded database, or starts it for the check. Connections to a database server are opened on first use. */
export const openConnections = async ({
  databaseUrl,
  databaseDirectUrl,
  dataDirectory,
}: Config): Promise<Connections> => {
  const open = (url: string | null) =>
    openBareDatabase({ databaseUrl: url, dataDirectory, mayJoin: true, isReadOnly: true, connections: CONNECTIONS });
  const pooled = await open(databaseUrl);
  const direct = databaseDirectUrl === null ? pooled : await open(databaseDirectUrl);
  const close = async (): Promise<void> => {
    if (direct !== pooled) await direct.close();
    await pooled.close();
  };
  return { pooled, direct, close };
};

/** Connections in addition to the pool of requests (docs/operating.md#connections). */
const FURTHER_CONNECTIONS = 17;
/** Connections of the jobs and of notifications; all others end at the pooler. */
const AROUND_POOLER = 7;

const LITTLE_MS = 2_000;

const clockDiagnosis = (now: Date, before: number, after: number): Diagnosis => {
  const apart = Math.max(0, before - now.getTime(), now.getTime() - after);
  const text = `the clocks of this machine and of the database are ${(apart / 1000).toFixed(1)} s apart`;
  return apart > LITTLE_MS
    ? warn(`${text}: synchronise them with NTP; the server uses the clock of the database`)
    : ok(text);
};

const connectionDiagnosis = ({ databasePoolMax, databaseDirectUrl }: Config, most: number): Diagnosis => {
  const [wanted, beside, remedy] =
    databaseDirectUrl === null
      ? [databasePoolMax + FURTHER_CONNECTIONS, '', 'raise it, or lower DATABASE_POOL_MAX']
      : [AROUND_POOLER, ' in addition to those of the pooler', 'raise it'];
  const text = `max_connections allows ${most}, and one server opens up to ${wanted}${beside}`;
  return most < wanted ? warn(`${text}: ${remedy}`) : ok(text);
};

const nameOf = ({ databaseUrl }: Config): string => (databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL');

/** Checks that the database is reachable and supported. */
export const checkReach = (config: Config, { pooled, direct }: Connections): Check[] => {
  const reach = (name: string, database: BareDatabase): Check => ({
    name: `the database of ${name}, ${database.location},`,
    run: async () => {
      const before = Date.now();
      const facts = await readFacts(database.pool);
      const after = Date.now();
      const unfitness = unsupportedReason(facts);
      const { version, encoding, maxConnections, now } = facts;
      const place = `${database.location} is reachable: PostgreSQL ${version}, ${encoding}`;
      const reached = wrongIf(unfitness && `${database.location} ${unfitness}`, place);
      if (database !== direct) return [reached];
      const counted = config.databaseUrl === null ? [] : [connectionDiagnosis(config, maxConnections)];
      return [reached, clockDiagnosis(now, before, after), ...counted];
    },
  });
  return [reach(nameOf(config), pooled), ...(direct === pooled ? [] : [reach('DATABASE_DIRECT_URL', direct)])];
};

/** Whether all tables of this version exist. */
export interface FoundSchema {
  readonly diagnoses: readonly Diagnosis[];
  readonly isPresent: boolean;
}

export const checkSchema = async ({ direct }: Connections): Promise<FoundSchema> => {
  const { executed, pending, unknown, obstacle } = await readSchemaState(direct.pool);
  const [first] = unknown;
  if (first !== undefined) {
    const text = `the database is from a newer version, with ${first}: run that version, or restore a backup`;
    return { diagnoses: [wrong(text)], isPresent: false };
  }
  const role = wrongIf(obstacle, 'the database role may create and change tables');
  if (executed > 0 && pending === 0)
    return { diagnoses: [ok(`the schema is current, ${executed} migrations`), role], isPresent: true };
  const text =
    executed === 0
      ? 'the database is empty: the first start creates the tables'
      : `the next start runs ${pending} migrations`;
  return { diagnoses: [ok(text), role], isPresent: false };
};

/** Checks which guarantees of the database survive a pooler. The tables must exist. */
export const checkConnections = (config: Config, { pooled, direct }: Connections): Check[] => {
  const probe = (name: string, { pool }: BareDatabase): Check => ({
    name: `the connection of ${name}`,
    run: async () => {
      const { areLocksHeld, areStatementsKept } = await probeDatabase(pool);
      if (!areLocksHeld)
        return [wrong(`row locks do not work through ${name}: use a pooler in transaction mode, or no pooler`)];
      return [
        areStatementsKept
          ? ok(`row locks and prepared statements work through ${name}`)
          : warn(
              `prepared statements may not be kept through ${name}: the server works, but more slowly (in transaction mode see max_prepared_statements)`,
            ),
      ];
    },
  });
  const notifications: Check = {
    name: 'notifications',
    run: async () => [
      (await doNotificationsArrive(direct.pool, pooled.pool))
        ? ok('database notifications arrive')
        : warn(
            'database notifications do not arrive, so events are polled: set DATABASE_DIRECT_URL to an address that bypasses the pooler',
          ),
    ],
  };
  return [
    probe(nameOf(config), pooled),
    ...(direct === pooled ? [] : [probe('DATABASE_DIRECT_URL', direct)]),
    notifications,
  ];
};
