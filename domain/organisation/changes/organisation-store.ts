import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { translated } from '../../foundation/database/translate.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { SharedReads } from '../../foundation/kernel/shared-reads.ts';
import { storedValue } from '../../foundation/settings/stored-settings.ts';
import { loadOrganisation, type StoredOrganisation } from './organisation-rows.ts';

/** What a read asks of the database first: enough to tell whether the organisation at hand is the present one. */
interface Mark {
  readonly version: number;
  readonly tag: string;
  readonly name: string | null;
  readonly currency: string | null;
  readonly isSetupComplete: boolean;
}

const MARK = {
  name: 'organisation-mark',
  text: `select version, tag, name, setup_completed_at is not null as "isSetupComplete",
    ${storedValue('budget', 'currency')} #>> '{}' as currency from company`,
};

/**
 * Reads the organisation. The process keeps the one it read or wrote last, under what the database knows it by: version and
 * content hash decide whether that one is served, so a change by any replica counts at once, and what was never committed is
 * never served.
 */
export class OrganisationStore {
  readonly #uow: UnitOfWork;
  readonly #pool: Pool;
  readonly #defaultCurrency: string;
  readonly #loads = new SharedReads<StoredOrganisation>();
  #kept: { readonly key: string; readonly stored: StoredOrganisation } | null = null;

  constructor(uow: UnitOfWork, pool: Pool, defaultCurrency: string) {
    this.#uow = uow;
    this.#pool = pool;
    this.#defaultCurrency = defaultCurrency;
  }

  /** The organisation at this moment; inside a transaction, as that one sees it. */
  async read(): Promise<StoredOrganisation> {
    if (this.#uow.isOpen) return this.#uow.read((em) => this.readIn(em));
    const [mark] = (await translated(this.#pool.query<Mark>(MARK))).rows;
    const present = this.#present(mark);
    if (present !== null) return present;
    const load = (): Promise<StoredOrganisation> => this.#uow.read((em) => this.#load(em));
    // Callers with the same mark need what was committed before this read started, so one read serves all of them.
    return mark === undefined ? load() : this.#loads.get(this.#keyOf(mark), load);
  }

  /** The organisation as the caller's transaction sees it. */
  async readIn(em: EntityManager): Promise<StoredOrganisation> {
    const [mark] = await em.execute<Mark[]>(MARK.text);
    return this.#present(mark) ?? this.#load(em);
  }

  /** Keeps what was just written or read; `storedTag` is what the database calls it. */
  keep(stored: StoredOrganisation, storedTag = stored.tag): void {
    const { name, currency } = stored.organisation.company;
    this.#kept = { key: this.#keyOf({ version: stored.version, tag: storedTag, name, currency }), stored };
  }

  #keyOf({ version, tag, name, currency }: Omit<Mark, 'isSetupComplete'>): string {
    return JSON.stringify([version, tag, name, currency ?? this.#defaultCurrency]);
  }

  #present(mark: Mark | undefined): StoredOrganisation | null {
    if (mark === undefined || this.#kept?.key !== this.#keyOf(mark)) return null;
    const { stored } = this.#kept;
    const { isSetupComplete } = mark;
    return stored.isSetupComplete === isSetupComplete ? stored : { ...stored, isSetupComplete };
  }

  async #load(em: EntityManager): Promise<StoredOrganisation> {
    const { stored, storedTag } = await loadOrganisation(em, this.#defaultCurrency);
    this.keep(stored, storedTag);
    return stored;
  }
}
