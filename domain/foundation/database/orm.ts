import { type EntitySchema, MikroORM, UnderscoreNamingStrategy } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { joinWrites } from './connections/joined-writes.ts';
import { reclaimLostConnections } from './connections/lost-connections.ts';
import { PreparedDriver } from './connections/prepared-connection.ts';

/** The stored tables: with an entity, and without one. */
export interface StoredSchema {
  readonly entities: readonly EntitySchema[];
  readonly statementTables: readonly string[];
}

export interface DatabaseAddress {
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  readonly url?: string;
}

/** Opens the ORM on one pool of `poolMax` connections. Connecting happens on first use. */
export const openOrm = (address: DatabaseAddress, poolMax: number, schema: StoredSchema): MikroORM =>
  // Not `init`, which searches all of node_modules for extensions.
  new MikroORM({
    entities: schema.entities,
    driver: PreparedDriver,
    namingStrategy: UnderscoreNamingStrategy,
    ...(address.url === undefined
      ? {
          host: address.host,
          port: address.port,
          user: address.user,
          password: address.password,
          dbName: address.database,
        }
      : { dbName: decodeURIComponent(new URL(address.url).pathname.slice(1)) }),
    pool: { min: 0, max: poolMax, idleTimeoutMillis: 10_000 },
    driverOptions: {
      connectionTimeoutMillis: 5_000,
      onPoolCreated: (pool: Pool) => {
        reclaimLostConnections(pool);
        joinWrites(pool);
      },
      // Parallel reads in a transaction are sent together.
      pipeline: true,
      // Listening connections receive no responses, so their silence means nothing.
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
      application_name: 'organisation-platform',
      // The driver parses the whole URL itself, including socket folders and TLS modes.
      ...(address.url === undefined ? {} : { connectionString: address.url }),
    },
    forceUtcTimezone: true,
    allowGlobalContext: false,
    discovery: { warnWhenNoEntities: false },
    schemaGenerator: {
      skipTables: [...schema.statementTables, /^graphile_worker/, 'schema_migrations'],
      managementDbName: 'postgres',
    },
    debug: false,
    logger: () => {},
  } as never);
