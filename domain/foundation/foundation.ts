import type { ClientConfig, Pool } from 'pg';
import { AttemptLog } from './audit/attempt-log.ts';
import { AuditEntry } from './audit/audit-entry.entity.ts';
import { AuditLog } from './audit/audit-log.ts';
import { AuditService } from './audit/audit-service.ts';
import { AuditTrimming, auditRetention } from './audit/audit-trimming.ts';
import { ChainLag } from './audit/chain-lag.ts';
import { Chainer } from './audit/chainer.ts';
import { CommandSources } from './audit/command-source.ts';
import { type DatabaseVerdict, verdictLine } from './database/checks/database-probes.ts';
import { shareConnections } from './database/connections/connection-shares.ts';
import type { UnitOfWork } from './database/unit-of-work.ts';
import { eventFeed, type OperatorNotes } from './events/event-feed.ts';

import { IdempotencyClaims } from './idempotency/idempotency-claims.ts';
import { expiring, outdatedBy } from './jobs/housekeeping.ts';
import { expireWithin } from './jobs/statements.ts';
import type { Clock } from './kernel/clock.ts';
import { DAY_MS, HOUR_MS } from './kernel/clock.ts';
import { ResponsePace } from './kernel/response-pace.ts';
import { SampledWarning } from './kernel/sampled-warning.ts';
import { LEASE_SECONDS, Renewals } from './lease.ts';
import { ConcurrencySlots } from './limits/concurrency-slots.ts';
import { limitSettings } from './limits/limit-settings.ts';
import { Reservations } from './limits/reservations.ts';
import { SlidingWindows } from './limits/sliding-windows.ts';
import type { ModuleManifest, Process, SettingSources } from './module.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import type { JwtSecrets } from './secrets/jwt-secrets.ts';
import { KeyedHash } from './secrets/keyed-hash.ts';
import { LiveSettings } from './settings/live-settings.ts';
import { DELETE_FUTURE_RATE_WINDOWS, DELETE_OUTDATED_EVENTS, DELETE_OUTDATED_RATE_WINDOWS } from './statements.ts';
import { WorkCount } from './tracing/work-count.ts';

/** The manifest of the foundation. */
export const foundationManifest: ModuleManifest = {
  name: 'foundation',
  entities: [AuditEntry],
  tables: [
    'access_revision',
    'named_locks',
    'audit_links',
    'audit_chain',
    'settings',
    'settings_revision',
    'outbox_events',
    'feed_state',
    'idempotency_claims',
    'leases',
    'permits',
    'rate_windows',
    'refused_attempts',
    'sweep_positions',
  ],
  settings: ({ declaredLimits, declaredCaps }) => [...limitSettings(declaredLimits, declaredCaps), auditRetention],
  outdated: {
    leases: expiring('leases', 'expires_at', LEASE_SECONDS, HOUR_MS),
    permits: expiring('permits', 'expires_at', LEASE_SECONDS),
    idempotency_claims: {
      ...outdatedBy('idempotency_claims', 'expires_at'),
      inFuture: [expireWithin('idempotency_claims', 'lapses_at', LEASE_SECONDS)],
    },
    rate_windows: {
      text: DELETE_OUTDATED_RATE_WINDOWS,
      age: 12 * DAY_MS,
      // Hits in the future would count until then.
      inFuture: [DELETE_FUTURE_RATE_WINDOWS],
    },
    // Events without a number are kept, whatever their age.
    outbox_events: { text: DELETE_OUTDATED_EVENTS, age: DAY_MS },
  },
};

/** The database connections of the foundation. */
export interface DatabaseConnections {
  readonly pool: Pool;
  readonly lookups: Pool;
  readonly counters: Pool;
  readonly jobs: Pool;
  readonly unitOfWork: UnitOfWork;
  readonly isDurable: boolean;
  /** Direct connections to the database, without a pooler. */
  readonly direct: ClientConfig;
  /** What the database connection supports. */
  readonly verdict: DatabaseVerdict;
}

/** The services that every module may use. */
export type FoundationServices = ReturnType<typeof createFoundation>['foundation'];

/** Builds the services below all modules; `manifests` are those of every module, including the foundation's. */
export const createFoundation = (
  store: DatabaseConnections,
  clock: Clock,
  manifests: readonly ModuleManifest[],
  settingSources: SettingSources & { readonly jwtSecrets: JwtSecrets },
  notes: OperatorNotes,
) => {
  const { log, warn } = notes;
  const { pool, lookups, counters, unitOfWork: uow, isDurable, verdict } = store;
  const reporter = (what: string): ((error: unknown) => void) => {
    const warning = new SampledWarning(warn, clock);
    return (error) => warning.say(`${what}: ${String(error)}`);
  };
  const settings = new LiveSettings(
    lookups,
    manifests.flatMap((manifest) => manifest.settings?.(settingSources) ?? []),
  );
  const renewals = new Renewals(clock, reporter('leases cannot be renewed'));
  const windows = new SlidingWindows({ pool: counters, clock, settings });
  const reservations = new Reservations({ windows, clock, report: reporter('reserved requests cannot be returned') });
  const events = eventFeed(store, clock, notes);
  const hasher = new PasswordHasher();
  const sources = new CommandSources();
  const responsePace = new ResponsePace();
  shareConnections(pool, {
    userId: () => sources.current?.userId ?? null,
    isInTransaction: () => uow.isOpen,
    require: () => sources.current?.requireRoom?.(),
    pace: responsePace,
  });
  const audit = new AuditLog(clock, sources);
  const attempts = new AttemptLog({
    pool,
    uow,
    audit,
    sources,
    clock,
    report: reporter('refused attempts cannot be recorded'),
  });
  const foundation = {
    pool,
    lookups,
    uow,
    isDurable,
    verdict,
    clock,
    settings,
    settingOrders: manifests.flatMap(({ settingOrders = [] }) => settingOrders),
    sources,
    responsePace,
    audit,
    attempts,
    auditLog: new AuditService(pool, attempts),
    chainLag: new ChainLag(lookups, clock),
    outbox: events.outbox,
    feed: events.feed,
    feedHealth: events.health,
    hasher,
    modelWork: new WorkCount(),
    limits: {
      windows,
      reservations,
      slots: new ConcurrencySlots({ pool: counters, clock, renewals }),
    },
    renewals,
    idempotency: new IdempotencyClaims({
      pool,
      uow,
      clock,
      renewals,
      hash: new KeyedHash(settingSources.jwtSecrets, 'idempotent_request'),
    }),
  };
  const processes: Process[] = [
    { start: () => settings.refresh() },
    { start: async () => log(verdictLine(verdict)) },
    events.process,
    { startBackground: () => hasher.warmUp(), close: () => hasher.close() },
    { close: () => reservations.close() },
    attempts,
    new Chainer({ pool, uow, warning: new SampledWarning(warn, clock) }),
  ];
  const jobs = [new AuditTrimming({ uow, clock, audit, settings }).job];
  return { foundation, processes, jobs };
};
