import { PeriodicTask } from '../background.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Limit } from './limit.ts';
import type { SlidingWindows } from './sliding-windows.ts';

interface Stock {
  permits: number;
  /** The limit under which the hits were booked; under another one they are void. */
  limit: Limit;
  bookedAtSeconds: number;
  booking: Promise<void> | null;
  refusal: { readonly untilSeconds: number; readonly resetSeconds: number } | null;
}

const isSame = (a: Limit, b: Limit): boolean => a.max === b.max && a.seconds === b.seconds;

/** Hits not used within this time are returned to the shared window. */
const STOCK_SECONDS = 1;

/**
 * The general limit, on the path of every request. A process books a hundredth of the limit ahead in the shared window and spends it in
 * memory, so most requests cost no statement; the unused part is returned after a second. The published limit is never exceeded, because a
 * booked hit already counts as used. In the last tenth of the limit hits are booked one by one, so that no replica holds hits that another
 * one needs (spec/rules/limits.md#local-reservations).
 */
export class GeneralLimit {
  readonly #windows: SlidingWindows;
  readonly #clock: Clock;
  readonly #stocks = new Map<string, Stock>();
  readonly #sweep: PeriodicTask;

  /** `report` receives the error of hits that could not be returned; they count as used. */
  constructor(windows: SlidingWindows, clock: Clock, report: (error: unknown) => void) {
    this.#windows = windows;
    this.#clock = clock;
    this.#sweep = new PeriodicTask({
      intervalMs: STOCK_SECONDS * 1000,
      run: () => this.#giveBack((stock) => !this.#isFresh(stock)),
      report,
    });
  }

  /** Null when the request may continue, otherwise the whole seconds to wait. Returns no promise while booked hits are left. */
  hit(key: string, limit: Limit): number | null | Promise<number | null> {
    const stock = this.#stocks.get(key);
    return stock !== undefined && this.#spend(stock, limit) ? null : this.#book(key, limit);
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
  #spend(stock: Stock, limit: Limit, hasWaited = false): boolean {
    if (stock.permits === 0 || !isSame(stock.limit, limit)) return false;
    if (!hasWaited && !this.#isFresh(stock)) return false;
    stock.permits -= 1;
    return true;
  }

  #isFresh(stock: Stock): boolean {
    return this.#clock.monotonicSeconds() - stock.bookedAtSeconds < STOCK_SECONDS;
  }

  async #book(key: string, limit: Limit): Promise<number | null> {
    const stock = this.#stockOf(key, limit);
    let hasWaited = false;
    for (;;) {
      if (this.#spend(stock, limit, hasWaited)) return null;
      const isRefused = stock.refusal !== null && this.#clock.monotonicSeconds() < stock.refusal.untilSeconds;
      if (stock.refusal !== null && isRefused && isSame(stock.limit, limit)) return stock.refusal.resetSeconds;
      stock.refusal = null;
      stock.booking ??= this.#fill(key, stock, limit).finally(() => {
        stock.booking = null;
      });
      await stock.booking;
      hasWaited = true;
    }
  }

  #stockOf(key: string, limit: Limit): Stock {
    const known = this.#stocks.get(key);
    if (known !== undefined) return known;
    const fresh: Stock = { permits: 0, limit, bookedAtSeconds: 0, booking: null, refusal: null };
    this.#stocks.set(key, fresh);
    this.#sweep.startBackground();
    return fresh;
  }

  async #fill(key: string, stock: Stock, limit: Limit): Promise<void> {
    const ahead = Math.floor(limit.max / 100);
    const stale = stock.permits;
    stock.permits = 0;
    stock.limit = limit;
    if (stale > 0) await this.#windows.giveBack(key, stale);
    const first = await this.#windows.take(key, limit, 1);
    if (first.granted === 0) {
      const now = this.#clock.monotonicSeconds();
      stock.refusal = { untilSeconds: now + 0.05, resetSeconds: first.result.resetSeconds };
      return;
    }
    stock.permits += 1;
    stock.bookedAtSeconds = this.#clock.monotonicSeconds();
    if (ahead > 1 && first.result.remaining > limit.max / 10) {
      // Two steps, because other callers spend during the wait.
      const more = await this.#windows.take(key, limit, ahead - 1);
      stock.permits += more.granted;
    }
  }

  async #giveBack(isDue: (stock: Stock) => boolean): Promise<void> {
    for (const [key, stock] of this.#stocks) {
      if (stock.booking !== null || !isDue(stock)) continue;
      this.#stocks.delete(key);
      const unused = stock.permits;
      stock.permits = 0;
      if (unused > 0) await this.#windows.giveBack(key, unused);
    }
  }
}
