import type { Pool } from 'pg';
import type { Clock } from '../kernel/clock.ts';
import { SampledWarning } from '../kernel/sampled-warning.ts';
import { acceptedSecrets, type JwtSecrets } from './jwt-secrets.ts';
import type { SealedColumn } from './sealed-column.ts';
import { SealedSecrets } from './sealed-secrets.ts';

const ROWS_AT_ONCE = 100;

/** Times a round looks again at once because others were faster; the next round does the rest. */
const MAX_LOOKS = 10;

/** Replicas that still have the secrets the other way round seal under the other one meanwhile: what they leave is found by then. */
const ROUND_MS = 60_000;

interface Parts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly jwtSecrets: JwtSecrets;
  readonly columns: readonly SealedColumn[];
  /** Notes for the operator; the second, where nothing is wrong. */
  readonly warn: (line: string) => void;
  readonly tell: (line: string) => void;
}

interface Row {
  readonly key: string;
  readonly sealed: string;
}

/** What a round found. */
interface Found {
  renewed: number;
  /** Changed by somebody else at that moment. */
  missed: number;
  unreadable: number;
}

/**
 * Seals anew under the present secret what lies under the previous one, so that this can be dropped
 * (spec/rules/auth.md#changing-the-secret). Every row is a statement of its own that changes nothing unless the row still holds what was
 * read: replicas and changes may come at any moment, and after a kill the next round goes on.
 */
export class Resealing {
  readonly #parts: Parts;
  readonly #sealed: SealedSecrets;
  readonly #warning: SampledWarning;
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> | null = null;
  #renewed = 0;
  #hasTold = false;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#sealed = new SealedSecrets(parts.jwtSecrets);
    this.#warning = new SampledWarning(parts.warn, parts.clock);
  }

  /** Does nothing where there is no previous secret. */
  startBackground(): void {
    if (acceptedSecrets(this.#parts.jwtSecrets).length === 1) return;
    this.#timer = setInterval(() => this.#wake(), ROUND_MS).unref();
    this.#wake();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#round;
  }

  #wake(): void {
    this.#round ??= this.#goRound()
      .catch(() => this.#warning.say('stored secrets could not be sealed anew; it is tried again every minute'))
      .finally(() => {
        this.#round = null;
      });
  }

  async #goRound(): Promise<void> {
    for (let looks = 0; looks < MAX_LOOKS && !this.#isClosed; looks += 1) {
      const found = await this.#look();
      this.#renewed += found.renewed;
      if (found.missed === 0) return this.#tell(found.unreadable);
    }
  }

  async #look(): Promise<Found> {
    const found: Found = { renewed: 0, missed: 0, unreadable: 0 };
    for (const column of this.#parts.columns) await this.#renewColumn(column, found);
    return found;
  }

  /** Once, and again when there was something new. Credentials are another matter: only who holds one can have it hashed anew. */
  #tell(unreadable: number): void {
    if (this.#isClosed || (this.#hasTold && this.#renewed === 0)) return;
    const lost = unreadable === 0 ? '' : `, ${unreadable} can be read under neither secret`;
    this.#parts.tell(
      `no stored secret of others needs JWT_SECRET_PREVIOUS any more (${this.#renewed} sealed anew${lost}); API keys and sessions need it until they have been used`,
    );
    this.#hasTold = true;
    this.#renewed = 0;
  }

  async #renewColumn({ table, key, column, placeOf }: SealedColumn, found: Found): Promise<void> {
    const batch = `select ${key}::text as key, ${column} as sealed from ${table}
      where ${column} is not null and ${key}::text > $1 order by ${key}::text limit ${ROWS_AT_ONCE}`;
    const renewal = `update ${table} set ${column} = $3 where ${key}::text = $1 and ${column} = $2`;
    for (let after = ''; !this.#isClosed; ) {
      const { rows } = await this.#parts.pool.query<Row>(batch, [after]);
      for (const row of rows) await this.#renewRow(renewal, row, placeOf(row.key), found);
      if (rows.length < ROWS_AT_ONCE) return;
      after = rows.at(-1)?.key ?? '';
    }
  }

  async #renewRow(renewal: string, { key, sealed }: Row, place: string, found: Found): Promise<void> {
    if (this.#isClosed || this.#sealed.isPresent(sealed, place)) return;
    const secret = this.#sealed.open(sealed, place);
    if (secret === null) {
      found.unreadable += 1;
      return;
    }
    const { rowCount } = await this.#parts.pool.query(renewal, [key, sealed, this.#sealed.seal(secret, place)]);
    if (rowCount === 1) found.renewed += 1;
    else found.missed += 1;
  }
}
