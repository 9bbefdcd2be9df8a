import type { EntityManager } from '@mikro-orm/postgresql';
import { takeLock } from '../../foundation/database/named-lock.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { canonicalJson, type JsonValue } from '../../foundation/kernel/json/canonical-json.ts';
import { nameKey } from '../../foundation/kernel/text/text.ts';
import { totalShareOf } from '../value/department.ts';
import type { Organisation } from '../value/organisation.ts';
import {
  MAX_AGENTS,
  MAX_DEPARTMENTS,
  requireBudget,
  requireCompanySize,
  requireCount,
  requireStrategySizes,
} from '../value/organisation-limits.ts';
import { organisationEvents } from '../value/snapshots/organisation-events.ts';
import {
  type CompanySnapshot,
  canonicalText,
  measureSnapshot,
  organisationOf,
  settingsOf,
  snapshotOf,
} from '../value/snapshots/snapshot.ts';
import type { CompanyHistory } from './company-history.ts';
import {
  type RecordChanges,
  type StoredOrganisation,
  saveAgents,
  saveCompany,
  saveDepartments,
} from './organisation-rows.ts';
import type { OrganisationStore } from './organisation-store.ts';

/** The state before a change. */
export interface ChangeContext extends StoredOrganisation {
  readonly em: EntityManager;
  readonly now: Date;
}

export interface ChangeOptions {
  /** Keeps the timestamps of the records, so that a restored state is identical to the old one. */
  readonly keepsTimes?: boolean;
}

interface Dated {
  readonly id: string;
  readonly updated_at: string;
}

const withoutTime = ({ updated_at: _time, ...rest }: Dated): string => canonicalJson(rest as unknown as JsonValue);

/** Sets `updated_at` of every record that changed, including its position; unchanged records stay the same objects. */
const withUpdatedAt = <T extends Dated>(before: readonly T[], after: readonly T[], now: string): readonly T[] => {
  if (before === after) return before;
  const earlier = new Map(before.map((record) => [record.id, record]));
  return after.map((record) => {
    const known = earlier.get(record.id);
    if (known === undefined || known === record) return record;
    return withoutTime(known) === withoutTime(record) ? known : { ...record, updated_at: now };
  });
};

/** Identical objects are equal, and so are identical lists; other records are compared by their canonical text. */
const changesOf = <T extends Dated>(before: readonly T[], after: readonly T[]): RecordChanges<T> => {
  if (before === after) return { written: [], removedIds: [] };
  const earlier = new Map(before.map((record) => [record.id, record]));
  const later = new Set(after.map((record) => record.id));
  const isNew = (record: T): boolean => {
    const known = earlier.get(record.id);
    return known === undefined || (known !== record && canonicalText(known) !== canonicalText(record));
  };
  return {
    written: after.filter(isNew),
    removedIds: before.filter(({ id }) => !later.has(id)).map(({ id }) => id),
  };
};

const areSettingsEqual = (before: CompanySnapshot, after: CompanySnapshot): boolean =>
  canonicalJson(settingsOf(before) as JsonValue) === canonicalJson(settingsOf(after) as JsonValue);

/** The department scopes of users: they are renamed and deleted with their department. */
export interface DepartmentScopes {
  /**
   * `moves` maps the key of a department's name to its new name, or null if it was deleted; `savedBy` is the author of
   * the change.
   */
  followDepartments(em: EntityManager, moves: ReadonlyMap<string, string | null>, savedBy: string): Promise<void>;
}

/**
 * A department that the wizard replaces by one of the same name passes its scopes on; a department that is renamed to
 * the same name does not get them.
 */
const movesOf = (before: CompanySnapshot, after: CompanySnapshot): Map<string, string | null> => {
  const earlier = new Set(before.departments.map(({ id }) => id));
  const names = new Map(after.departments.map(({ id, name }) => [id, name]));
  const replaced = new Set(after.departments.filter(({ id }) => !earlier.has(id)).map(({ name }) => nameKey(name)));
  const moved = before.departments.flatMap(({ id, name }) => {
    const next = names.get(id) ?? null;
    const isSame = next === name || (next === null && replaced.has(nameKey(name)));
    return isSame ? [] : [[nameKey(name), next] as const];
  });
  return new Map(moved);
};

/** The additional result of a dry run: the version that the change would create, and the budget after it. */
const effectOf = (before: StoredOrganisation, after: StoredOrganisation): Record<string, number> => ({
  ...(after.version === before.version ? {} : { version: after.version }),
  'budget-percent': totalShareOf(after.organisation.departments),
  'budget-monthly': after.organisation.company.budgetMonthly,
});

interface OrganisationChangesDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly store: OrganisationStore;
  readonly history: CompanyHistory;
  readonly outbox: Outbox;
  readonly scopes: DepartmentScopes;
}

/**
 * All writes of company, departments and agents. One lock for the organisation serialises them on all replicas
 * (spec/rules/organisation.md#organisation-lock); change, version snapshot and events commit together.
 */
export class OrganisationChanges {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #store: OrganisationStore;
  readonly #history: CompanyHistory;
  readonly #outbox: Outbox;
  readonly #scopes: DepartmentScopes;

  constructor({ uow, clock, store, history, outbox, scopes }: OrganisationChangesDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#store = store;
    this.#history = history;
    this.#outbox = outbox;
    this.#scopes = scopes;
  }

  /** The current organisation. */
  read(): Promise<StoredOrganisation> {
    return this.#store.read();
  }

  /** The organisation in the caller's transaction. */
  readIn(em: EntityManager): Promise<StoredOrganisation> {
    return this.#store.readIn(em);
  }

  /**
   * Applies `transform` to the current state and saves its changes, attributed to `savedBy` (a user id, or `system`). A
   * transform that changes nothing writes nothing; an error rolls everything back. Returns the new state. Throws
   * Conflict for too many departments or agents, a budget or a company that is too large, and ValidationFailed for a
   * policy that is too large.
   */
  async apply(
    savedBy: string,
    transform: (context: ChangeContext) => Organisation | Promise<Organisation>,
    options: ChangeOptions = {},
  ): Promise<StoredOrganisation> {
    return this.#uow.write(async (em) => {
      await this.lock(em);
      const stored = await this.readIn(em);
      const now = this.#clock.now();
      const next = await transform({ ...stored, em, now });
      const saved = await this.#save(em, stored, next, savedBy, now, options);
      this.#uow.note(effectOf(stored, saved));
      return saved;
    });
  }

  /** Holds the lock of the organisation until the caller's transaction ends. */
  async lock(em: EntityManager): Promise<void> {
    await takeLock(em, 'organisation');
  }

  async #save(
    em: EntityManager,
    stored: StoredOrganisation,
    next: Organisation,
    savedBy: string,
    now: Date,
    options: ChangeOptions,
  ): Promise<StoredOrganisation> {
    const before = stored.snapshot;
    requireCount('departments', before.departments.length, next.departments.length, MAX_DEPARTMENTS);
    requireCount('agents', before.agents.length, next.agents.length, MAX_AGENTS);
    requireBudget(before.budget_monthly, next.company.budgetMonthly);
    requireStrategySizes(stored.organisation.departments, next.departments);
    const raw = snapshotOf(next);
    const at = now.toISOString();
    const after: CompanySnapshot = options.keepsTimes
      ? raw
      : {
          ...raw,
          departments: withUpdatedAt(before.departments, raw.departments, at),
          agents: withUpdatedAt(before.agents, raw.agents, at),
        };
    const { tag, bytes } = measureSnapshot(after);
    const isNamed = stored.organisation.company.name !== next.company.name;
    if (tag === stored.tag && !isNamed) return stored;
    requireCompanySize(stored.bytes, bytes);
    const version = stored.version + 1;
    const changes = {
      settings: stored.isRecorded && areSettingsEqual(before, after) ? null : settingsOf(after),
      departments: changesOf(before.departments, after.departments),
      agents: changesOf(before.agents, after.agents),
    };
    await saveDepartments(em, changes.departments);
    await saveAgents(em, changes.agents);
    await saveCompany(em, next.company, version, tag);
    await this.#history.write(em, { version, contentHash: tag, savedBy, savedAt: now }, changes);
    await this.#scopes.followDepartments(em, movesOf(before, after), savedBy);
    this.#outbox.publish(em, ...organisationEvents(before, after));
    const organisation = { ...organisationOf(after), company: next.company };
    const saved = { ...stored, organisation, snapshot: after, version, tag, bytes, isRecorded: true };
    // A dry run must not replace the cached state.
    if (!this.#uow.isDryRun) this.#store.keep(saved);
    return saved;
  }
}
