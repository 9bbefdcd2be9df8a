import type { Clock } from '../kernel/clock.ts';
import type { Limit } from './limit.ts';
import type { SlidingWindows } from './sliding-windows.ts';

interface Stock {
  permits: number;
  /** The limit the permits were booked under; under another one they are worth nothing. */
  limit: Limit;
  bookedAtSeconds: number;
  booking: Promise<void> | null;
  refusal: { readonly untilSeconds: number; readonly resetSeconds: number } | null;
}

const isSame = (a: Limit, b: Limit): boolean => a.max === b.max && a.seconds === b.seconds;

/** Permits not used within this time go back to the shared window. */
const STOCK_SECONDS = 1;

/**
 * The general limit, on the path of every request. A process books a hundredth of the limit ahead in the shared window and
 * spends it in memory, so most requests cost no statement; what is left over after a second is given back. The published limit
 * is never exceeded, because a booked permit already counts as used; in the last tenth of the limit permits are booked one by
 * one, so that no replica sits on permits another one needs (spec/rules/limits.md#local-reservations).
 */
export class GeneralLimit {
  readonly #windows: SlidingWindows;
  readonly #clock: Clock;
  readonly #stocks = new Map<string, Stock>();
  #sweeper: NodeJS.Timeout | null = null;

  constructor(windows: SlidingWindows, clock: Clock) {
    this.#windows = windows;
    this.#clock = clock;
  }

  /** null when the request may go on, else the whole seconds to wait. Answers without a promise while permits are in stock. */
  hit(key: string, limit: Limit): number | null | Promise<number | null> {
    const stock = this.#stocks.get(key);
    return stock !== undefined && this.#spend(stock, limit) ? null : this.#book(key, limit);
  }

  /** Gives all unused permits back; called when the process stops. */
  async close(): Promise<void> {
    if (this.#sweeper !== null) clearInterval(this.#sweeper);
    await this.#giveBack(() => true);
  }

  /**
   * Uses one permit of the stock. Old permits count for a time that has passed, so they are not used any more; but whoever waited for
   * a booking uses it however long it took. Else a database that takes longer than permits live would be asked for ever.
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
    this.#sweeper ??= setInterval(() => void this.#sweep(), STOCK_SECONDS * 1000).unref();
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
      // Two steps, because others spend from the stock while this waits.
      const more = await this.#windows.take(key, limit, ahead - 1);
      stock.permits += more.granted;
    }
  }

  async #sweep(): Promise<void> {
    await this.#giveBack((stock) => !this.#isFresh(stock)).catch(() => {});
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
