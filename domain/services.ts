import { AgentService } from './agents/agent-service.ts';
import { AuditLog } from './audit/audit-log.ts';
import { AuditService } from './audit/audit-service.ts';
import { ApiKeyService } from './auth/api-key-service.ts';
import { authSettings } from './auth/auth-settings.ts';
import { CredentialCheck } from './auth/credential-check.ts';
import { KeyedHash } from './auth/keyed-hash.ts';
import { Lockout } from './auth/lockout.ts';
import { PasswordHasher } from './auth/password-hasher.ts';
import { SessionService } from './auth/session-service.ts';
import { SignInService } from './auth/sign-in-service.ts';
import { TicketService } from './auth/ticket-service.ts';
import { UserTokens } from './auth/user-token.ts';
import { createCharterServices } from './charter-services.ts';
import { CompanyHistory } from './company/company-history.ts';
import { CompanyService } from './company/company-service.ts';
import { OrganisationChanges } from './company/organisation-changes.ts';
import { OrganisationStore } from './company/organisation-store.ts';
import { DepartmentService } from './departments/department-service.ts';
import { Feed } from './events/feed.ts';
import { Outbox } from './events/outbox.ts';
import { CapabilityService } from './health/capability-service.ts';
import { HealthService } from './health/health-service.ts';
import { keepHouse } from './jobs/housekeeping.ts';
import { type JobLog, JobWorker, migrateJobs } from './jobs/worker.ts';
import type { Clock } from './kernel/clock.ts';
import { GeneralLimit } from './limits/general-limit.ts';
import { type DeclaredCap, type DeclaredLimit, limitSettings } from './limits/limit-settings.ts';
import { Permits } from './limits/permits.ts';
import { SlidingWindows } from './limits/sliding-windows.ts';
import type { ModelProvider } from './models/provider.ts';
import { IdempotencyClaims } from './persistence/idempotency-claims.ts';
import type { Store } from './persistence/store.ts';
import type { ProviderCatalogue } from './providers/provider-catalogue.ts';
import { RoleHistory } from './roles/role-history.ts';
import { RoleService } from './roles/role-service.ts';
import { storeCatalogue } from './roles/stored-catalogue.ts';
import { apiSettings } from './settings/api-settings.ts';
import { budgetSettings } from './settings/budget-settings.ts';
import { chatSettings } from './settings/chat-settings.ts';
import { LiveSettings } from './settings/live-settings.ts';
import { LocaleService } from './setup/locale-service.ts';
import { drawRandomName } from './setup/random-names.ts';
import { SetupAgentService } from './setup/setup-agent-service.ts';
import { SetupCompanyService } from './setup/setup-company-service.ts';
import { SetupCompletionService } from './setup/setup-completion-service.ts';
import { SetupStatusService } from './setup/setup-status-service.ts';
import type { TemplateCatalogue } from './setup/template-catalogue.ts';
import { NewUserService } from './users/new-user-service.ts';
import { OrgRoleService } from './users/org-role-service.ts';
import { UserService } from './users/user-service.ts';
import { createWorkServices } from './work-services.ts';

export interface ServiceOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly jwtSecret: string;
  readonly refreshGraceSeconds: number;
  /** The development sign-in is switched on and the server bound to a loopback address. */
  readonly isDevLoginOpen: boolean;
  readonly declaredLimits: readonly DeclaredLimit[];
  readonly declaredCaps: readonly DeclaredCap[];
  /** The currency in force while none is stored. */
  readonly currency: string;
  readonly providers: ProviderCatalogue;
  /** What answers: the default model provider. */
  readonly model: ModelProvider;
  readonly templates: TemplateCatalogue;
  /** Notes for the operator that no request answers. */
  readonly warn: (line: string) => void;
  readonly jobLog: JobLog;
}

/** The composition root: every service of the product, built once, each given what it needs. */
export const createServices = (options: ServiceOptions) => {
  const { store, clock } = options;
  const { pool, lookups, counters, unitOfWork: uow } = store;
  const settings = new LiveSettings(lookups, [
    ...chatSettings,
    ...apiSettings,
    ...budgetSettings(options.currency),
    ...authSettings,
    ...limitSettings(options.declaredLimits, options.declaredCaps),
  ]);
  const audit = new AuditLog(clock);
  const outbox = new Outbox(clock);
  const feed = new Feed(pool);
  const hasher = new PasswordHasher();
  const tokens = new UserTokens(options.jwtSecret);
  const hashFor = (purpose: ConstructorParameters<typeof KeyedHash>[1]): KeyedHash =>
    new KeyedHash(options.jwtSecret, purpose);

  const users = new UserService(uow, pool, clock, audit);
  const sessions = new SessionService(
    uow,
    clock,
    settings,
    tokens,
    hashFor('refresh_token'),
    audit,
    options.refreshGraceSeconds,
  );
  const lockout = new Lockout(pool, clock, settings);
  const signIn = new SignInService(
    { uow, clock, settings, users, sessions, lockout, hasher, audit },
    options.isDevLoginOpen,
  );
  const history = new CompanyHistory(store.isDurable);
  const organisation = new OrganisationStore(uow, pool, options.currency);
  const orgRoles = new OrgRoleService(uow, clock, audit);
  const changes = new OrganisationChanges(uow, clock, organisation, history, outbox, orgRoles);
  const { providers, templates } = options;
  const departments = new DepartmentService(pool, changes, audit, options.warn);
  const roleHistory = new RoleHistory(store.isDurable);
  const setup = {
    templates,
    status: new SetupStatusService(pool, settings, providers),
    company: new SetupCompanyService(changes, templates, providers, drawRandomName, options.warn),
    agents: new SetupAgentService(uow, changes, providers, drawRandomName),
    locales: new LocaleService(uow, changes),
    completion: new SetupCompletionService(uow, clock, changes, providers, audit),
  };
  const windows = new SlidingWindows(counters, clock, settings);
  const generalLimit = new GeneralLimit(windows, clock);
  const work = createWorkServices({ uow, clock, settings, changes, outbox, audit });
  const { budgets, forecasts, projects, tasks } = work;
  const { model } = options;
  const charter = createCharterServices({
    store,
    clock,
    settings,
    changes,
    outbox,
    audit,
    model,
    budgets,
    forecasts,
    projects,
    tasks,
  });
  const jobs = new JobWorker(
    pool,
    [
      { name: 'housekeeping', cron: '*/10 * * * *', run: () => keepHouse(pool, clock) },
      ...work.workJobs,
      ...charter.charterJobs,
    ],
    options.jobLog,
  );

  return {
    ...work,
    ...charter,
    clock,
    settings,
    setup,
    providers,
    company: new CompanyService(uow, changes, history, audit, outbox),
    departments,
    agents: new AgentService(changes, providers),
    roles: new RoleService({ uow, pool, clock, changes, history: roleHistory, outbox, audit }),
    auditLog: new AuditService(pool),
    outbox,
    users,
    newUsers: new NewUserService(users, signIn, hasher),
    orgRoles,
    sessions,
    signIn,
    hasher,
    apiKeys: new ApiKeyService(uow, clock, hashFor('api_key'), audit),
    tickets: new TicketService(uow, clock, settings, hashFor('ws_ticket')),
    credentials: new CredentialCheck(lookups, clock, settings, tokens, hashFor('api_key')),
    health: new HealthService(lookups, feed, clock),
    capabilities: new CapabilityService(settings, {
      // Nobody asks without a database: it has just told who the caller is.
      charter: () => charter.gateway.isWired,
      metrics: () => settings.boolean('api', 'metrics_enabled'),
      durablePersistence: () => store.isDurable,
    }),
    /** Whether the last call of the default model provider worked, or before the first one its probe; null when there is none. */
    providerHealth: async (): Promise<boolean | null> =>
      charter.gateway.hasLastCallWorked ??
      (await providers.list()).find(({ isDefault }) => isDefault)?.isReachable ??
      null,
    /** The name of a department by id, for guards that depend on it. */
    departmentNameOf: async (departmentId: string): Promise<string | null> =>
      (await departments.find(departmentId))?.name ?? null,
    limits: { windows, general: generalLimit, permits: new Permits(counters, clock) },
    idempotency: new IdempotencyClaims(pool, uow, clock),
    /** Reads the settings, listens for events, prepares the job queue, stores the roles at the first start; then all is usable. */
    start: async (): Promise<void> => {
      const catalogue = storeCatalogue(uow, clock, changes, roleHistory);
      await Promise.all([settings.refresh(), feed.start(), migrateJobs(pool), catalogue]);
    },
    /** Starts the work that no request waits for. */
    startBackground: async (): Promise<void> => {
      work.startSweeping();
      await Promise.all([jobs.start(), hasher.warmUp()]);
    },
    close: async (): Promise<void> => {
      work.stopSweeping();
      await jobs.close();
      await generalLimit.close();
      await feed.close();
      await hasher.close();
    },
  };
};

export type Services = ReturnType<typeof createServices>;
