import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../kernel/clock.ts';
import type { Process } from '../module.ts';
import {
  type AuditedAttempt,
  hasFreeSlot,
  mergeTallies,
  type Tally,
  type TallySlot,
  tallyOf,
  widenCaller,
} from './attempt.ts';
import { type AttemptWriter, ENTRY_INTERVAL_MS, type TallyResult } from './attempt-writer.ts';
import type { CommandSources } from './command-source.ts';

/** Callers and kinds with separate counters; more are counted together. Above `mostUnknown` only known accounts get one. */
const PLACES = { mostUnknown: 500, most: 1000 };
/** A caller without a slot is widened in the same round: from the credential to the user to all others. */
const PASSES = 3;
/** The interval of writes. */
const ROUND_MS = 250;
/** The pause after a failed write. */
const REST_SECONDS = 5;

/** A reader of the log waits at most this long for pending entries. */
const MAX_WAITED_MS = 1_000;

/** The attempts of a caller without an entry, and the time from which they may be written, in seconds of the monotonic clock. */
interface Place extends TallySlot {
  tally: Tally | null;
  restsUntil: number;
}

const AT_ONCE = Number.NEGATIVE_INFINITY;
const NO_FATES: ReadonlyMap<Tally, TallyResult> = new Map();

/**
 * Records refused attempts as audit entries: the first of a caller immediately, those of the next minute as one entry with their number.
 * The refused request never waits for it and never fails because of it. Attempts that are not written yet are in memory
 * (spec/rules/events.md#counted-entries).
 */
export class AttemptLog implements Process {
  readonly #writer: AttemptWriter;
  readonly #sources: CommandSources;
  readonly #clock: Clock;
  readonly #places = new Map<string, Place>();
  /** Attempts are noted inside requests and their transactions; entries must be written outside of them. */
  readonly #outside = AsyncLocalStorage.snapshot();
  #rounds: NodeJS.Timeout | null = null;
  #writing: Promise<void> | null = null;

  constructor(writer: AttemptWriter, sources: CommandSources, clock: Clock) {
    this.#writer = writer;
    this.#sources = sources;
    this.#clock = clock;
  }

  async start(): Promise<void> {
    this.#rounds = setInterval(() => void this.#write(), ROUND_MS).unref();
  }

  /** Writes all pending attempts without waiting for the minute to pass. What the database does not accept is lost. */
  async close(): Promise<void> {
    if (this.#rounds !== null) clearInterval(this.#rounds);
    // Another waiter may start a round first, which skips attempts that must wait.
    while (this.#writing !== null) await this.#writing;
    await this.#write(true);
  }

  /** Records a refused attempt by the current user from the current source. */
  note(attempt: AuditedAttempt): void {
    this.#add(tallyOf(attempt, this.#sources.current));
  }

  /** Resolves when every attempt noted so far has its entry or must wait for it, or after a second. Never rejects. */
  async settle(): Promise<void> {
    if (this.#places.size === 0) return;
    await Promise.race([this.#catchUp(), pause(MAX_WAITED_MS, undefined, { ref: false })]);
  }

  async #catchUp(): Promise<void> {
    await this.#writing;
    await this.#write();
  }

  #add(tally: Tally): void {
    const key = `${tally.action} ${tally.caller}`;
    const known = this.#places.get(key);
    if (known !== undefined) known.tally = known.tally === null ? tally : mergeTallies(known.tally, tally);
    else if (hasFreeSlot(tally, this.#places.values(), { ...PLACES, size: this.#places.size })) {
      const { action, caller, actorId } = tally;
      this.#places.set(key, { action, caller, actorId, tally, restsUntil: AT_ONCE });
    } else this.#add(widenCaller(tally));
  }

  #write(isLast = false): Promise<void> {
    this.#writing ??= this.#outside(() => this.#round(isLast)).finally(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  async #round(isLast: boolean): Promise<void> {
    for (let pass = 1; pass <= PASSES; pass += 1) {
      const due = this.#takeDue(isLast);
      if (due.size === 0) return;
      // While the database is unavailable or slow nothing is written, and no caller waits.
      const fates = await this.#writer.write([...due.keys()], isLast).catch(() => NO_FATES);
      for (const [tally, place] of due) this.#settleFate(tally, place, fates.get(tally) ?? 'early');
      if (![...fates.values()].includes('crowded')) return;
    }
  }

  /** Takes the attempts that can be written, at shutdown all of them, and frees unused slots. */
  #takeDue(isLast: boolean): Map<Tally, Place> {
    const now = this.#clock.monotonicSeconds();
    const due = new Map<Tally, Place>();
    for (const [key, place] of this.#places) {
      if (place.restsUntil > now && !isLast) continue;
      if (place.tally === null) this.#places.delete(key);
      else due.set(place.tally, place);
      place.tally = null;
    }
    return due;
  }

  #settleFate(tally: Tally, place: Place, fate: TallyResult): void {
    place.restsUntil = this.#clock.monotonicSeconds() + (fate === 'written' ? ENTRY_INTERVAL_MS / 1000 : REST_SECONDS);
    if (fate === 'early') place.tally = place.tally === null ? tally : mergeTallies(tally, place.tally);
    if (fate === 'crowded') this.#add(widenCaller(tally));
  }
}
