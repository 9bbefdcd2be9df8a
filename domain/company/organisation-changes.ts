import type { EntityManager } from '@mikro-orm/postgresql';
import type { Outbox } from '../events/outbox.ts';
import { canonicalJson, type JsonValue } from '../kernel/canonical-json.ts';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../persistence/unit-of-work.ts';
import type { CompanyHistory } from './company-history.ts';
import type { Organisation } from './organisation.ts';
import { eventsOf } from './organisation-events.ts';
import {
  loadOrganisation,
  type RecordChanges,
  type StoredOrganisation,
  saveAgents,
  saveCompany,
  saveDepartments,
} from './organisation-rows.ts';
import { type CompanySnapshot, hashOf, organisationOf, snapshotOf } from './snapshot.ts';

/** The state a change begins with. */
export interface ChangeContext extends StoredOrganisation {
  readonly em: EntityManager;
  readonly now: Date;
}

export interface ChangeOptions {
  /** The records keep the times they bring along: what is restored is the old state, to the letter. */
  readonly keepsTimes?: boolean;
}

interface Dated {
  readonly id: string;
  readonly updated_at: string;
}

const textOf = (record: object): string => canonicalJson(record as JsonValue);

const withoutTime = ({ updated_at: _time, ...rest }: Dated): string => textOf(rest);

/** Sets `updated_at` of every record that says something new, its position included; the others keep theirs. */
const dated = <T extends Dated>(before: readonly T[], after: readonly T[], now: string): T[] => {
  const earlier = new Map(before.map((record) => [record.id, record]));
  return after.map((record) => {
    const known = earlier.get(record.id);
    if (known === undefined) return record;
    return { ...record, updated_at: withoutTime(known) === withoutTime(record) ? known.updated_at : now };
  });
};

const changesOf = <T extends Dated>(before: readonly T[], after: readonly T[]): RecordChanges<T> => {
  const earlier = new Map(before.map((record) => [record.id, textOf(record)]));
  const later = new Set(after.map((record) => record.id));
  return {
    written: after.filter((record) => earlier.get(record.id) !== textOf(record)),
    removedIds: before.filter(({ id }) => !later.has(id)).map(({ id }) => id),
  };
};

const settingsOf = ({ departments: _departments, agents: _agents, ...settings }: CompanySnapshot) => settings;

/**
 * Every write of company, departments and agents. One lock for the organisation makes them wait for one another on all replicas
 * (facade rule 9); change, version snapshot and events commit together, or nothing does.
 */
export class OrganisationChanges {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #history: CompanyHistory;
  readonly #outbox: Outbox;
  readonly #defaultCurrency: string;

  constructor(uow: UnitOfWork, clock: Clock, history: CompanyHistory, outbox: Outbox, defaultCurrency: string) {
    this.#uow = uow;
    this.#clock = clock;
    this.#history = history;
    this.#outbox = outbox;
    this.#defaultCurrency = defaultCurrency;
  }

  /** The organisation at this moment. */
  async read(): Promise<StoredOrganisation> {
    return this.#uow.read((em) => this.readIn(em));
  }

  /** The organisation as the caller's transaction sees it. */
  readIn(em: EntityManager): Promise<StoredOrganisation> {
    return loadOrganisation(em, this.#defaultCurrency);
  }

  /**
   * Applies `transform` to the present state and saves what it changed, attributed to `savedBy` (a user id, or `system`). A
   * transform that changes nothing writes nothing. What it throws rolls everything back. Answers the new state.
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
      return this.#save(em, stored, next, savedBy, now, options);
    });
  }

  /** Takes the organisation's lock until the caller's transaction ends. */
  async lock(em: EntityManager): Promise<void> {
    await em.execute(`select pg_advisory_xact_lock(hashtext('organisation'))`);
  }

  async #save(
    em: EntityManager,
    stored: StoredOrganisation,
    next: Organisation,
    savedBy: string,
    now: Date,
    options: ChangeOptions,
  ): Promise<StoredOrganisation> {
    const before = snapshotOf(stored.organisation);
    const raw = snapshotOf(next);
    const at = now.toISOString();
    const after: CompanySnapshot = options.keepsTimes
      ? raw
      : {
          ...raw,
          departments: dated(before.departments, raw.departments, at),
          agents: dated(before.agents, raw.agents, at),
        };
    const tag = hashOf(after);
    const isNamed = stored.organisation.company.name !== next.company.name;
    if (tag === hashOf(before) && !isNamed) return stored;
    const version = stored.version + 1;
    const departments = changesOf(before.departments, after.departments);
    const agents = changesOf(before.agents, after.agents);
    const isFirst = stored.version === 0;
    const settings = isFirst || textOf(settingsOf(before)) !== textOf(settingsOf(after)) ? settingsOf(after) : null;
    await saveDepartments(em, departments);
    await saveAgents(em, agents);
    await saveCompany(em, next.company, version, tag);
    await this.#history.write(
      em,
      { version, contentHash: tag, savedBy, savedAt: now },
      { settings, departments, agents },
    );
    await this.#outbox.publish(em, ...eventsOf(before, after));
    const company = { ...organisationOf(after).company, name: next.company.name };
    return { ...stored, organisation: { ...organisationOf(after), company }, version, tag };
  }
}
