import { PeriodicTask } from '../background.ts';
import type { Clock } from '../kernel/clock.ts';
import type { HitResult, Limit } from './limit.ts';
import type { SlidingWindows } from './sliding-windows.ts';

interface Reservation {
  tokens: number;
  /** The limit under which the hits were booked; under another one they are void. */
  limit: Limit;
  bookedAtSeconds: number;
  /** What the shared window had left after the booking, and the seconds until its oldest hit leaves. */
  left: number;
  resetSeconds: number;
  booking: Promise<void> | null;
  refusal: { readonly untilSeconds: number; readonly resetSeconds: number } | null;
}

const isSame = (a: Limit, b: Limit): boolean => a.max === b.max && a.seconds === b.seconds;

/** Hits not used within this time are returned to the shared window. */
const RESERVATION_SECONDS = 1;

interface ReservationsDeps {
  readonly windows: SlidingWindows;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/** Windows of at least this size are reserved; in smaller ones each hit is counted on its own. */
export const RESERVED_FROM = 1000;

/**
 * Counts hits in large windows without a statement for each. A process books a hundredth of the limit ahead in the shared window and spends it in
 * memory; the unused part is returned after a second. The published limit is never exceeded, because a booked hit already counts as used. In the
 * last tenth of the limit hits are booked one by one, so that no replica holds hits that another one needs
 * (spec/rules/limits.md#local-reservations).
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
      intervalMs: RESERVATION_SECONDS * 1000,
      run: () => this.#giveBack((reservation) => !this.#isFresh(reservation)),
      report,
    });
  }

  /** Null when the request may continue, otherwise the whole seconds to wait. Returns no promise while booked hits are left. */
  hit(key: string, limit: Limit): number | null | Promise<number | null> {
    const reservation = this.#reservations.get(key);
    return reservation !== undefined && this.#spend(reservation, limit) ? null : this.#book(key, limit);
  }

  /** Records one hit. `remaining` does not include what other processes used since the last booking. */
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
    return this.#clock.monotonicSeconds() - reservation.bookedAtSeconds < RESERVATION_SECONDS;
  }

  async #book(key: string, limit: Limit): Promise<number | null> {
    const reservation = this.#reservationOf(key, limit);
    let hasWaited = false;
    for (;;) {
      if (this.#spend(reservation, limit, hasWaited)) return null;
      const isRefused =
        reservation.refusal !== null && this.#clock.monotonicSeconds() < reservation.refusal.untilSeconds;
      if (reservation.refusal !== null && isRefused && isSame(reservation.limit, limit))
        return reservation.refusal.resetSeconds;
      reservation.refusal = null;
      reservation.booking ??= this.#fill(key, reservation, limit).finally(() => {
        reservation.booking = null;
      });
      await reservation.booking;
      hasWaited = true;
    }
  }

  #reservationOf(key: string, limit: Limit): Reservation {
    const known = this.#reservations.get(key);
    if (known !== undefined) return known;
    const empty = { tokens: 0, left: 0, resetSeconds: 1, bookedAtSeconds: 0, booking: null, refusal: null };
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
    const first = await this.#windows.take(key, limit, 1);
    if (first.granted === 0) {
      const now = this.#clock.monotonicSeconds();
      reservation.refusal = { untilSeconds: now + 0.05, resetSeconds: first.result.resetSeconds };
      return;
    }
    reservation.tokens += 1;
    reservation.left = first.result.remaining;
    reservation.resetSeconds = first.result.resetSeconds;
    reservation.bookedAtSeconds = this.#clock.monotonicSeconds();
    if (ahead > 1 && first.result.remaining > limit.max / 10) {
      // Two steps, because other callers spend during the wait.
      const more = await this.#windows.take(key, limit, ahead - 1);
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
