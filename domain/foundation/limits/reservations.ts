import { PeriodicTask } from '../background.ts';
import type { Clock } from '../kernel/clock.ts';
import type { HitResult, Limit } from './limit.ts';
import type { SlidingWindows } from './sliding-windows.ts';

interface Reservation {
  tokens: number;
  /** The limit under which the hits were booked; under another one they are void. */
  limit: Limit;
  bookedAtSeconds: number;
  /** The hits left in the shared window after the booking, and the seconds until its oldest hit expires. */
  left: number;
  resetSeconds: number;
  /** The callers that wait for a booking. */
  waiting: number;
  booking: Promise<void> | null;
  refusal: { readonly untilSeconds: number; readonly resetSeconds: number } | null;
}

const isSame = (a: Limit, b: Limit): boolean => a.max === b.max && a.seconds === b.seconds;

/** How often unused hits are returned to the shared window. */
const SWEEP_SECONDS = 1;

/** How long booked hits may be used. They count from the booking, so a window may have more hits than its limit by those of one booking. */
const usableSeconds = ({ seconds }: Limit): number => Math.min(1, seconds / 60);

interface ReservationsDeps {
  readonly windows: SlidingWindows;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/** Operation limits of at least this many requests are reserved; hits of smaller ones are counted one by one. */
export const MIN_RESERVED_OPERATION_LIMIT = 1000;

/**
 * Counts hits ahead of their use, so that most of them need no statement. A process books a hundredth of the limit in the shared window and spends
 * it in memory; the unused part is returned after a second. A booked hit already counts as used. In the last tenth of the limit only as many hits are
 * booked as callers wait for, so that no replica holds hits that another one needs (spec/rules/limits.md#local-reservations).
 */
export class Reservations {
  readonly #windows: SlidingWindows;
  readonly #clock: Clock;
  readonly #reservations = new Map<string, Reservation>();
  readonly #sweep: PeriodicTask;

  /** `report` receives the error of hits that could not be returned; they count as used. */
  constructor({ windows, clock, report }: ReservationsDeps) {
    this.#windows = windows;
    this.#clock = clock;
    this.#sweep = new PeriodicTask({
      intervalMs: SWEEP_SECONDS * 1000,
      run: () => this.#giveBack((reservation) => !this.#isFresh(reservation)),
      report,
    });
  }

  /** Null when the request may continue, otherwise the whole seconds to wait. Returns no promise while booked hits are left. */
  hit(key: string, limit: Limit): number | null | Promise<number | null> {
    const reservation = this.#reservations.get(key);
    return reservation !== undefined && this.#spend(reservation, limit) ? null : this.#book(key, limit);
  }

  /** Records one hit. `remaining` leaves out what other processes booked since the last booking of this one. */
  async count(key: string, limit: Limit): Promise<HitResult> {
    const waitSeconds = await this.hit(key, limit);
    const { tokens, left, resetSeconds } = this.#reservations.get(key) ?? { tokens: 0, left: 0, resetSeconds: 1 };
    const isAllowed = waitSeconds === null;
    return {
      ...{ isAllowed, limit: limit.max },
      remaining: isAllowed ? left + tokens : 0,
      resetSeconds: waitSeconds ?? resetSeconds,
    };
  }

  /** Returns all unused hits; called at shutdown. */
  async close(): Promise<void> {
    await this.#sweep.close();
    await this.#giveBack(() => true);
  }

  /**
   * Uses one booked hit. Old ones belong to an earlier window and are void, but a caller that waited for a booking uses it however long it
   * took. Otherwise a database slower than the life of a booking would be queried without end.
   */
  #spend(reservation: Reservation, limit: Limit, hasWaited = false): boolean {
    if (reservation.tokens === 0 || !isSame(reservation.limit, limit)) return false;
    if (!hasWaited && !this.#isFresh(reservation)) return false;
    reservation.tokens -= 1;
    return true;
  }

  #isFresh(reservation: Reservation): boolean {
    return this.#clock.monotonicSeconds() - reservation.bookedAtSeconds < usableSeconds(reservation.limit);
  }

  async #book(key: string, limit: Limit): Promise<number | null> {
    const reservation = this.#reservationOf(key, limit);
    reservation.waiting += 1;
    try {
      for (let hasWaited = false; ; hasWaited = true) {
        if (this.#spend(reservation, limit, hasWaited)) return null;
        const { refusal } = reservation;
        const isRefused = refusal !== null && this.#clock.monotonicSeconds() < refusal.untilSeconds;
        if (isRefused && isSame(reservation.limit, limit)) return refusal.resetSeconds;
        reservation.refusal = null;
        reservation.booking ??= this.#fill(key, reservation, limit).finally(() => {
          reservation.booking = null;
        });
        await reservation.booking;
      }
    } finally {
      reservation.waiting -= 1;
    }
  }

  #reservationOf(key: string, limit: Limit): Reservation {
    const known = this.#reservations.get(key);
    if (known !== undefined) return known;
    const empty = { tokens: 0, waiting: 0, left: 0, resetSeconds: 1, bookedAtSeconds: 0, booking: null, refusal: null };
    const fresh: Reservation = { ...empty, limit };
    this.#reservations.set(key, fresh);
    this.#sweep.startBackground();
    return fresh;
  }

  async #fill(key: string, reservation: Reservation, limit: Limit): Promise<void> {
    const ahead = Math.floor(limit.max / 100);
    const stale = reservation.tokens;
    reservation.tokens = 0;
    reservation.limit = limit;
    if (stale > 0) await this.#windows.giveBack(key, stale);
    const wanted = reservation.waiting;
    const first = await this.#windows.take(key, limit, wanted);
    if (first.granted === 0) {
      const now = this.#clock.monotonicSeconds();
      reservation.refusal = { untilSeconds: now + 0.05, resetSeconds: first.result.resetSeconds };
      return;
    }
    reservation.tokens += first.granted;
    reservation.left = first.result.remaining;
    reservation.resetSeconds = first.result.resetSeconds;
    reservation.bookedAtSeconds = this.#clock.monotonicSeconds();
    if (ahead > wanted && first.result.remaining > limit.max / 10) {
      // Two steps, because other callers spend during the wait.
      const more = await this.#windows.take(key, limit, ahead - wanted);
      reservation.tokens += more.granted;
      reservation.left = more.result.remaining;
    }
  }

  async #giveBack(isDue: (reservation: Reservation) => boolean): Promise<void> {
    for (const [key, reservation] of this.#reservations) {
      if (reservation.booking !== null || !isDue(reservation)) continue;
      this.#reservations.delete(key);
      const unused = reservation.tokens;
      reservation.tokens = 0;
      if (unused > 0) await this.#windows.giveBack(key, unused);
    }
  }
}
