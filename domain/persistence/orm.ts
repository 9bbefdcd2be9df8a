import { type AnyEntity, type EntitySchema, MikroORM, UnderscoreNamingStrategy } from '@mikro-orm/postgresql';
import { Approval } from '../approvals/approval.entity.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { ApiKey } from '../auth/api-key.entity.ts';
import { RefreshToken, Session } from '../auth/session.entity.ts';
import { Charter } from '../charters/charter.entity.ts';
import { Conversation, ConversationTurn } from '../conversations/conversation.entity.ts';
import { Forecast } from '../projects/forecast.entity.ts';
import { Plan } from '../projects/plan.entity.ts';
import { Project } from '../projects/project.entity.ts';
import { Task } from '../projects/task.entity.ts';
import { OrgRoleGrant, User } from '../users/user.entity.ts';

/** Every entity of the product. A new entity is added here and gets a migration; a test compares the two. */
export const entities: EntitySchema<AnyEntity>[] = [
  User,
  OrgRoleGrant,
  Session,
  RefreshToken,
  ApiKey,
  AuditEntry,
  Conversation,
  ConversationTurn,
  Charter,
  Approval,
  Project,
  Task,
  Plan,
  Forecast,
] as never;

/** Tables that are read and written by statements alone (windows, leases, claims, outbox): no entity stands for them. */
export const STATEMENT_TABLES = [
  'rate_windows',
  'permits',
  'leases',
  'idempotency_claims',
  'sign_in_failures',
  'ws_tickets',
  'settings',
  'settings_revision',
  'outbox_events',
  'resume_signals',
  'budget_totals',
  'budget_holds',
  // The organisation is read and written as one value, by one statement a table; only what changed is written.
  'company',
  'departments',
  'agents',
  'company_versions',
  'company_history',
  'roles',
  'role_versions',
];

export interface DatabaseAddress {
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly database?: string;
  readonly url?: string;
}

/** Opens the ORM on one pool of `poolMax` connections. Connecting happens on first use. */
export const openOrm = (address: DatabaseAddress, poolMax: number): Promise<MikroORM> =>
  MikroORM.init({
    entities,
    namingStrategy: UnderscoreNamingStrategy,
    ...(address.url === undefined
      ? { host: address.host, port: address.port, user: address.user, dbName: address.database }
      : { dbName: decodeURIComponent(new URL(address.url).pathname.slice(1)) }),
    pool: { min: 0, max: poolMax, idleTimeoutMillis: 30_000 },
    driverOptions: {
      connectionTimeoutMillis: 5_000,
      application_name: 'organisation-platform',
      // The driver reads the whole URL itself: socket folders, TLS modes and all.
      ...(address.url === undefined ? {} : { connectionString: address.url }),
    },
    forceUtcTimezone: true,
    allowGlobalContext: false,
    discovery: { warnWhenNoEntities: false },
    schemaGenerator: {
      skipTables: [...STATEMENT_TABLES, /^graphile_worker/, 'schema_migrations'],
      managementDbName: 'postgres',
    },
    debug: false,
    logger: () => {},
  } as never);
