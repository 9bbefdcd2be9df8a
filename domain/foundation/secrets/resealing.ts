import type { Pool } from 'pg';
import { PeriodicTask } from '../background.ts';
import type { Clock } from '../kernel/clock.ts';
import { SampledWarning } from '../kernel/sampled-warning.ts';
import { acceptedSecrets, type JwtSecrets } from './jwt-secrets.ts';
import type { SealedColumn } from './sealed-column.ts';
import { SealedSecrets } from './sealed-secrets.ts';
import { RESEALED_PER_BATCH, replaceSealed, selectSealedAfter } from './statements.ts';

/** The most passes of one round after other processes changed rows; the next round does the rest. */
const MAX_PASSES = 10;

/**
 * The pause between rounds. Replicas with the secrets in the other order keep sealing under the other one; later rounds find what they
 * left.
 */
const ROUND_MS = 60_000;

interface Parts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly jwtSecrets: JwtSecrets;
  readonly columns: readonly SealedColumn[];
  /** Logs a warning, and a note, for the operator. */
  readonly warn: (line: string) => void;
  readonly log: (line: string) => void;
}

interface Row {
  readonly key: string;
  readonly sealed: string;
}

/** The result of a round. */
interface Found {
  renewed: number;
  /** Rows that another process changed at the same time. */
  missed: number;
  unreadable: number;
}

/**
 * Seals data of the previous secret again under the present one, so that the previous one can be removed
 * (spec/rules/auth.md#changing-the-secret). Every row is a separate statement that does nothing when the row has changed since it was read:
 * replicas and changes may run in parallel, and after a crash the next round continues.
 */
export class Resealing {
  readonly #parts: Parts;
  readonly #sealed: SealedSecrets;
  readonly #task: PeriodicTask;
  #renewed = 0;
  #hasReported = false;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#sealed = new SealedSecrets(parts.jwtSecrets);
    const warning = new SampledWarning(parts.warn, parts.clock);
    this.#task = new PeriodicTask({
      intervalMs: ROUND_MS,
      run: () => this.#runRound(),
      report: () => warning.say('stored secrets could not be sealed again; retrying every minute'),
    });
  }

  /** Does nothing without a previous secret. */
  startBackground(): void {
    if (acceptedSecrets(this.#parts.jwtSecrets).length === 1) return;
    this.#task.startBackground();
    void this.#task.runNow();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#task.close();
  }

  async #runRound(): Promise<void> {
    for (let passes = 0; passes < MAX_PASSES && !this.#isClosed; passes += 1) {
      const found = await this.#scan();
      this.#renewed += found.renewed;
      if (found.missed === 0) return this.#report(found.unreadable);
    }
  }

  async #scan(): Promise<Found> {
    const found: Found = { renewed: 0, missed: 0, unreadable: 0 };
    for (const column of this.#parts.columns) await this.#renewColumn(column, found);
    return found;
  }

  /** Logs once, and again when the number changes. Credentials are not included: a hash is renewed only when its holder uses it. */
  #report(unreadable: number): void {
    if (this.#isClosed || (this.#hasReported && this.#renewed === 0)) return;
    const lost = unreadable === 0 ? '' : `, ${unreadable} can be read under neither secret`;
    this.#parts.log(
      `no stored external secret needs JWT_SECRET_PREVIOUS any more (${this.#renewed} sealed again${lost}); API keys and sessions need it until they have been used`,
    );
    this.#hasReported = true;
    this.#renewed = 0;
  }

  async #renewColumn({ table, key, column, placeOf }: SealedColumn, found: Found): Promise<void> {
    const batch = selectSealedAfter({ table, key, column });
    const renewal = replaceSealed({ table, key, column });
    for (let after = ''; !this.#isClosed; ) {
      const { rows } = await this.#parts.pool.query<Row>(batch, [after]);
      for (const row of rows) await this.#renewRow(renewal, row, placeOf(row.key), found);
      if (rows.length < RESEALED_PER_BATCH) return;
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
