import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { PeriodicTask } from '../background.ts';
import { takeLock } from '../database/named-lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Clock } from '../kernel/clock.ts';
import { within } from '../kernel/within.ts';
import {
  type AuditedAttempt,
  detailsOf,
  hasFreeSlot,
  mergeTallies,
  type Tally,
  type TallySlot,
  tallyOf,
  widenCaller,
} from './attempt.ts';
import type { AuditLog } from './audit-log.ts';
import type { CommandSources } from './command-source.ts';
import {
  CHECK_ENDED_ATTEMPTS,
  DELETE_REFUSED_ATTEMPTS,
  SELECT_REFUSED_ATTEMPTS,
  UPSERT_REFUSED_ATTEMPTS,
} from './statements.ts';

const ROUND_MS = 250;
/** How often a process without attempts looks for those of others whose minute has passed. */
const POLL_SECONDS = 10;
/** A caller gets one entry of an action in this time. */
const ENTRY_INTERVAL_MS = 60_000;
/** A minute: a database that is unavailable for a short time is logged elsewhere. */
const QUIET_FAILURES = 240;
/** A reader of the log waits at most this long for pending entries. */
const MAX_WAITED_MS = 1_000;
/** Callers with separate counters in memory, and entries of an action in a minute; above `maxUnknown` only for accounts that exist. */
const IN_MEMORY = { maxUnknown: 500, most: 1000 };
const ENTRIES = { maxUnknown: 20, most: 40 };

/** A caller with a recent entry, and its attempts since then. */
interface Row extends TallySlot {
  readonly enteredAt: Date;
  readonly rest: Tally | null;
}

export interface AttemptLogDeps {
  readonly pool: Pool;
  readonly uow: UnitOfWork;
  readonly audit: AuditLog;
  readonly sources: CommandSources;
  readonly clock: Clock;
  /** Receives the error of attempts that could not be recorded for a minute. */
  readonly report: (error: unknown) => void;
}

const keyOf = ({ action, caller }: TallySlot): string => `${action} ${caller}`;

/**
 * Records refused attempts as audit entries: the first of a caller immediately, those of the next minute as one entry with their number.
 * The refused request never waits for it and never fails because of it. A process counts attempts in memory for a quarter of a second, then
 * in one row per action and caller (spec/rules/events.md#counted-entries).
 */
export class AttemptLog {
  readonly #deps: AttemptLogDeps;
  readonly #round: PeriodicTask;
  #tallies = new Map<string, Tally>();
  #nextPollAt = 0;

  constructor(deps: AttemptLogDeps) {
    this.#deps = deps;
    const [run, { report }] = [(): Promise<void> => this.#write(), deps];
    this.#round = new PeriodicTask({ intervalMs: ROUND_MS, run, report, quietFailures: QUIET_FAILURES });
  }

  async start(): Promise<void> {
    this.#round.startBackground();
  }

  /** Writes all attempts. What the database does not accept is lost. */
  async close(): Promise<void> {
    await this.#round.close();
    await this.#round.runNow();
  }

  /** Records a refused attempt by the current user from the current source. */
  note(attempt: AuditedAttempt): void {
    this.#add(tallyOf(attempt, this.#deps.sources.current));
  }

  /** Resolves when every attempt noted so far and every ended minute is written, or after a second. Never rejects. */
  async settle(): Promise<void> {
    this.#nextPollAt = 0;
    const written = this.#round.runNow().then(() => (this.#tallies.size > 0 ? this.#round.runNow() : undefined));
    await within(written, MAX_WAITED_MS, undefined);
  }

  #add(given: Tally): void {
    const tally = placeOf(given, this.#tallies, [...this.#tallies.values()], IN_MEMORY);
    this.#tallies.set(keyOf(tally), merged(this.#tallies.get(keyOf(tally)) ?? null, tally));
  }

  async #write(): Promise<void> {
    const { pool, uow, clock } = this.#deps;
    if (this.#tallies.size === 0) {
      if (clock.monotonicSeconds() < this.#nextPollAt) return;
      const { rows } = await pool.query<{ found: boolean }>(CHECK_ENDED_ATTEMPTS, [
        new Date(clock.now().getTime() - ENTRY_INTERVAL_MS),
      ]);
      this.#nextPollAt = clock.monotonicSeconds() + POLL_SECONDS;
      if (rows[0]?.found !== true) return;
    }
    const tallies = this.#tallies;
    this.#tallies = new Map();
    try {
      await uow.write((em) => this.#record(em, [...tallies.values()]));
    } catch (error) {
      for (const tally of tallies.values()) this.#add(tally);
      throw error;
    }
  }

  /** The lock of all replicas makes the limits hold for them together. */
  async #record(em: EntityManager, tallies: readonly Tally[]): Promise<void> {
    const now = this.#deps.clock.now();
    await takeLock(em, 'audit attempts');
    const read = await em.execute<Row[]>(SELECT_REFUSED_ATTEMPTS);
    // Also one in the future, from before the clock jumped back.
    const hasEnded = ({ enteredAt }: Row): boolean =>
      Math.abs(now.getTime() - new Date(enteredAt).getTime()) >= ENTRY_INTERVAL_MS;
    const ended = read.filter(hasEnded);
    const rows = new Map(read.filter((row) => !hasEnded(row)).map((row) => [keyOf(row), row]));
    const entries = new Map<string, Tally>();
    const changed = new Set<string>();
    for (const tally of [...ended.flatMap(({ rest }) => rest ?? []), ...tallies]) {
      const ofAction = [...rows.values()].filter(({ action }) => action === tally.action);
      const placed = placeOf(tally, rows, ofAction, ENTRIES);
      const key = keyOf(placed);
      const row = rows.get(key) ?? { ...placed, enteredAt: now, rest: null };
      const isEntry = entries.has(key) || !rows.has(key);
      if (isEntry) entries.set(key, merged(entries.get(key) ?? null, placed));
      rows.set(key, isEntry ? row : { ...row, rest: merged(row.rest, placed) });
      changed.add(key);
    }
    for (const tally of entries.values()) this.#enter(em, tally);
    await em.execute(DELETE_REFUSED_ATTEMPTS, [JSON.stringify(ended)]);
    await em.execute(UPSERT_REFUSED_ATTEMPTS, [JSON.stringify([...changed].map((key) => rows.get(key)))]);
  }

  #enter(em: EntityManager, tally: Tally): void {
    const { address, userAgent, sessionId, keyId } = tally;
    const fact = { ...tally, reason: null, details: detailsOf(tally) };
    this.#deps.audit.record(em, fact, { address, userAgent, sessionId, keyId });
  }
}

const merged = (one: Tally | null, other: Tally): Tally => (one === null ? other : mergeTallies(one, other));

/** The tally under the narrowest caller that has a place or may get one. */
const placeOf = (
  given: Tally,
  places: ReadonlyMap<string, unknown>,
  taken: readonly TallySlot[],
  limits: { readonly maxUnknown: number; readonly most: number },
): Tally => {
  let tally = given;
  while (!places.has(keyOf(tally)) && !hasFreeSlot(tally, taken, { ...limits, size: taken.length }))
    tally = widenCaller(tally);
  return tally;
};
