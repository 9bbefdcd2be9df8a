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

/** Callers and kinds that are told apart at a time, further ones are counted together; above the first number only known accounts. */
const PLACES = { mostUnknown: 500, most: 1000 };
/** A caller without room is written as a wider one in the same round: as the credential, the user, one of all others. */
const PASSES = 3;
/** How often is looked for what can be written. */
const ROUND_MS = 250;
/** Until the next attempt to write what could not be written. */
const REST_SECONDS = 5;

/** Whoever reads the log waits no longer for what is being written. */
const MOST_WAITED_MS = 1_000;

/** What a caller tried that has no entry yet, and until when it gets none, in seconds of the monotonic clock. */
interface Place extends TallySlot {
  tally: Tally | null;
  restsUntil: number;
}

const AT_ONCE = Number.NEGATIVE_INFINITY;
const NO_FATES: ReadonlyMap<Tally, TallyResult> = new Map();

/**
 * Refusals as audit entries: the first of a caller at once, those of the next minute as one with their number. Whoever is refused never
 * waits for it and never fails by it; what is not written yet is in memory (spec/rules/events.md#counted-entries).
 */
export class AttemptLog implements Process {
  readonly #writer: AttemptWriter;
  readonly #sources: CommandSources;
  readonly #clock: Clock;
  readonly #places = new Map<string, Place>();
  /** Attempts are told from within requests and their transactions, which the entries are no part of. */
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

  /** Writes what has no entry yet, without waiting for any minute to pass; what the database does not take is lost. */
  async close(): Promise<void> {
    if (this.#rounds !== null) clearInterval(this.#rounds);
    // Who waits for the same round may begin another one first, in which what rests is not written.
    while (this.#writing !== null) await this.#writing;
    await this.#write(true);
  }

  /** Takes note of a refusal, of the user and from the source of the moment. */
  note(attempt: AuditedAttempt): void {
    this.#add(tallyOf(attempt, this.#sources.current));
  }

  /** Resolves when all that was noted so far has its entry or has to wait for it, or after a second. Never rejects. */
  async settle(): Promise<void> {
    if (this.#places.size === 0) return;
    await Promise.race([this.#catchUp(), pause(MOST_WAITED_MS, undefined, { ref: false })]);
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
      // Where the database is away or slow nothing is written, and nobody is kept waiting.
      const fates = await this.#writer.write([...due.keys()], isLast).catch(() => NO_FATES);
      for (const [tally, place] of due) this.#settleFate(tally, place, fates.get(tally) ?? 'early');
      if (![...fates.values()].includes('crowded')) return;
    }
  }

  /** What can be written, at last all there is, out of its places; places that nobody needs any more are given up. */
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
