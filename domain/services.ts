import { actingModule } from './acting/module.ts';
import { approvalsModule } from './approvals/module.ts';
import { lockCredential } from './auth/credentials/live-credential.ts';
import { type AuthOptions, authModule } from './auth/module.ts';
import { budgetsModule } from './budgets/module.ts';
import { chartersModule } from './charters/module.ts';
import { chatModule } from './chat/module.ts';
import { connectionsModule } from './connections/module.ts';
import { conversationsModule } from './conversations/module.ts';
import { eventsModule } from './events/module.ts';
import type { S3Location } from './execution/artifacts/stores/s3-location.ts';
import type { BuiltInOptions } from './execution/built-in/build-built-in.ts';
import { executionModule } from './execution/module.ts';
import { assemble } from './foundation/assembly.ts';
import { createFoundation, type DatabaseConnections, foundationManifest } from './foundation/foundation.ts';
import { ClockSkewRepair } from './foundation/jobs/clock-skew-repair.ts';
import { housekeepingJob, type OutdatedRows } from './foundation/jobs/housekeeping.ts';
import { QueueFigures } from './foundation/jobs/queue-figures.ts';
import { CORRECT_JOBS_IN_FUTURE } from './foundation/jobs/statements.ts';
import { type JobLog, JobWorker, migrateJobs } from './foundation/jobs/worker.ts';
import type { Clock } from './foundation/kernel/clock.ts';
import { SampledWarning } from './foundation/kernel/sampled-warning.ts';
import type { ModuleManifest, Process, SettingSources } from './foundation/module.ts';
import type { AddressGuard } from './foundation/outbound/address-guard.ts';
import { Resealing } from './foundation/secrets/resealing.ts';
import type { SealedColumn } from './foundation/secrets/sealed-column.ts';
import { WorkCount } from './foundation/tracing/work-count.ts';
import { healthModule } from './health/module.ts';
import { inboxModule } from './inbox/module.ts';
import { llmModule } from './llm/module.ts';
import type { ModelProvider } from './llm/provider.ts';
import { organisationModule } from './organisation/module.ts';
import { personasModule } from './personas/module.ts';
import { plansModule } from './plans/module.ts';
import { openStore, type Store, type StoreOptions } from './postgres/store.ts';
import { projectsModule } from './projects/module.ts';
import { providersModule } from './providers/module.ts';
import type { ProviderCatalogue } from './providers/provider-catalogue.ts';
import { settingsModule } from './settings/module.ts';
import { setupModule } from './setup/module.ts';
import type { TemplateCatalogue } from './setup/template-catalogue.ts';
import { tasksModule } from './tasks/module.ts';
import { toolsModule } from './tools/module.ts';
import { usersModule } from './users/module.ts';
import { webhooksModule } from './webhooks/module.ts';

/** The modules, each after those it needs. */
const modules = [
  usersModule,
  authModule,
  providersModule,
  organisationModule,
  budgetsModule,
  llmModule,
  conversationsModule,
  projectsModule,
  tasksModule,
  approvalsModule,
  plansModule,
  chartersModule,
  inboxModule,
  personasModule,
  toolsModule,
  settingsModule,
  actingModule,
  connectionsModule,
  setupModule,
  eventsModule,
  executionModule,
  chatModule,
  webhooksModule,
  healthModule,
] as const;

/** The manifests of the foundation and of every module. */
export const moduleManifests: readonly ModuleManifest[] = [foundationManifest, ...modules];

/** By table, in the order of deletion. */
export const outdatedRows: Readonly<Record<string, OutdatedRows>> = Object.assign(
  {},
  ...moduleManifests.map(({ outdated }) => outdated),
);

/** The columns that are sealed with JWT_SECRET. */
export const sealedColumns: readonly SealedColumn[] = moduleManifests.flatMap(({ sealed = [] }) => sealed);

/** Starts or connects to the database of the product. Throws EmbeddedPostgresError or the error of the driver. */
export const openDatabase = (options: Omit<StoreOptions, 'schema'>): Promise<Store> => {
  const entities = moduleManifests.flatMap((manifest) => manifest.entities ?? []);
  const statementTables = moduleManifests.flatMap((manifest) => manifest.tables ?? []);
  return openStore({ ...options, schema: { entities, statementTables } });
};

export interface ServiceOptions extends AuthOptions, SettingSources {
  readonly store: DatabaseConnections;
  readonly clock: Clock;
  readonly catalogue: ProviderCatalogue;
  /** The default model provider. */
  readonly model: ModelProvider;
  readonly templates: () => Promise<TemplateCatalogue>;
  /** True when the first setup requires a token of the operator. */
  readonly hasSetupToken: boolean;
  /** The public address, without a trailing slash. */
  readonly baseUrl: string;
  /** Decides which addresses the server may send requests to. */
  readonly addressGuard: AddressGuard;
  /** The built-in worker of this process; null: it has none. */
  readonly builtInWorker: BuiltInOptions | null;
  /** The object store of new artifacts; null: they are stored in the database. */
  readonly artifactLocation: S3Location | null;
  /** Logs a warning for the operator that no response shows. */
  readonly warn: (line: string) => void;
  /** Logs a note for the operator. */
  readonly log: (line: string) => void;
  readonly jobLog: JobLog;
}

/** The pools by purpose; jobs have a separate one only next to a pooler. */
const poolsOf = ({ pool, lookups, counters, jobs }: DatabaseConnections) =>
  jobs === pool ? { requests: pool, lookups, counters } : { requests: pool, lookups, counters, jobs };

/** The composition root: builds every service of the product once. */
export const createServices = (options: ServiceOptions) => {
  const { store, clock } = options;
  const { pool, jobs, verdict } = store;
  const base = createFoundation(store, clock, moduleManifests, options, options);
  const {
    settings,
    limits,
    idempotency,
    sources,
    responsePace,
    attempts,
    auditLog,
    chainLag,
    hasher,
    feed,
    feedHealth,
    modelWork,
  } = base.foundation;
  const areas = assemble({ ...options, ...base.foundation, lockCredential }, modules);
  const jobWork = new WorkCount();
  const housekeeping = housekeepingJob(pool, clock, settings, outdatedRows);
  const worker = new JobWorker(
    { pool: jobs, log: options.jobLog, isPreparing: verdict.areStatementsKept, work: jobWork },
    [housekeeping, ...base.jobs, ...areas.jobs],
  );
  const work: Process = {
    start: () => migrateJobs(jobs),
    startBackground: () => worker.start(),
    close: () => worker.close(),
  };
  const clockSkewRepair = new ClockSkewRepair({
    pool,
    clock,
    warning: new SampledWarning(options.warn, clock),
    statements: [...Object.values(outdatedRows).flatMap(({ inFuture = [] }) => inFuture), ...CORRECT_JOBS_IN_FUTURE],
  });
  const resealing = new Resealing({ ...options, pool, columns: sealedColumns });
  const processes: readonly Process[] = [...base.processes, work, clockSkewRepair, resealing, ...areas.processes];
  let isClosed = false;

  return {
    ...areas.services,
    addressGuard: options.addressGuard,
    clock,
    settings,
    limits,
    idempotency,
    sources,
    responsePace,
    attempts,
    auditLog,
    chainLag,
    hasher,
    feed,
    feedHealth,
    modelWork,
    jobWork,
    clockSkewRepair,
    queue: new QueueFigures(store.lookups),
    pools: poolsOf(store),
    /**
     * Reads the settings, subscribes to notifications, prepares the job queue and stores the roles at the first start. Afterwards every
     * service is usable.
     */
    start: async (): Promise<void> => {
      await Promise.all(processes.map((process) => process.start?.()));
    },
    /** Starts background work. Does nothing after `close`, because nothing would stop it (spec/rules/limits.md#shutdown). */
    startBackground: async (): Promise<void> => {
      if (isClosed) return;
      await Promise.all(processes.map((process) => process.startBackground?.()));
    },
    /** Stops everything, in reverse order of construction. */
    close: async (): Promise<void> => {
      isClosed = true;
      for (const process of processes.toReversed()) await process.close?.();
    },
  };
};

export type Services = ReturnType<typeof createServices>;
