import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { batchRead } from '../../foundation/database/batch-lookup.ts';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { translated } from '../../foundation/database/translate.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { SharedReads } from '../../foundation/kernel/shared-reads.ts';
import { SELECT_ORGANISATION_MARK } from '../statements.ts';
import { loadOrganisation, type StoredOrganisation } from './organisation-rows.ts';

/** Identifies the stored organisation: a read compares it to decide whether the cached one is current. */
interface Mark {
  readonly version: number;
  readonly tag: string;
  readonly name: string | null;
  readonly currency: string | null;
  readonly isSetupComplete: boolean;
}

const MARK = { name: 'organisation-mark', text: SELECT_ORGANISATION_MARK };

interface OrganisationStoreDeps {
  readonly uow: UnitOfWork;
  readonly pool: Pool;
  readonly defaultCurrency: string;
}

/**
 * Reads the organisation. The process caches the one that it read or wrote last, by version and content hash. A read
 * compares these with the database, so changes of any replica are visible immediately, and uncommitted states are never
 * served.
 */
export class OrganisationStore {
  readonly #uow: UnitOfWork;
  readonly #pool: Pool;
  readonly #defaultCurrency: string;
  readonly #readMark = batchRead(async () => (await translated(this.#pool.query<Mark>(MARK))).rows[0]);
  readonly #loads = new SharedReads<StoredOrganisation>();
  #kept: { readonly key: string; readonly stored: StoredOrganisation } | null = null;

  constructor({ uow, pool, defaultCurrency }: OrganisationStoreDeps) {
    this.#uow = uow;
    this.#pool = pool;
    this.#defaultCurrency = defaultCurrency;
  }

  /** The current organisation; inside a transaction, the one that the transaction sees. */
  async read(): Promise<StoredOrganisation> {
    if (this.#uow.isOpen) return this.#uow.read((em) => this.readIn(em));
    const mark = await this.#readMark();
    const present = this.#present(mark);
    if (present !== null) return present;
    const load = (): Promise<StoredOrganisation> => this.#uow.read((em) => this.#load(em));
    // All callers with the same mark share one read: they need what was committed before it started.
    return mark === undefined ? load() : this.#loads.get(`${this.#keyOf(mark)} ${mark.isSetupComplete}`, load);
  }

  /** The organisation in the caller's transaction. */
  async readIn(em: EntityManager): Promise<StoredOrganisation> {
    const [mark] = await readPrepared<Mark>(em, MARK.text);
    return this.#present(mark) ?? this.#load(em);
  }

  /** Caches an organisation that was just written or read; `storedTag` is its tag in the database. */
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
