import { formatLimit, type HitResult, type Limit } from './limit.ts';

/** Records `count` hits and returns their results in order. */
type Record = (key: string, limit: Limit, count: number) => Promise<readonly HitResult[]>;

type Waiter = Pick<PromiseWithResolvers<HitResult>, 'resolve' | 'reject'>;

/**
 * Records the hits on one bucket that arrive while a statement for it runs with the next statement: they would wait for its row lock. So a
 * busy bucket takes one statement at a time, and none is counted less exactly (spec/rules/limits.md#rates).
 */
export class HitBatches {
  readonly #record: Record;
  /** The hits that wait, by limit and bucket; a bucket without a running statement has no entry. */
  readonly #waiting = new Map<string, Waiter[]>();

  constructor(record: Record) {
    this.#record = record;
  }

  hit(key: string, limit: Limit): Promise<HitResult> {
    const { promise, resolve, reject } = Promise.withResolvers<HitResult>();
    const name = `${formatLimit(limit)} ${key}`;
    const waiting = this.#waiting.get(name);
    if (waiting !== undefined) waiting.push({ resolve, reject });
    else void this.#run(name, key, limit, [{ resolve, reject }]);
    return promise;
  }

  async #run(name: string, key: string, limit: Limit, first: readonly Waiter[]): Promise<void> {
    for (let batch = first; batch.length > 0; batch = this.#waiting.get(name) ?? []) {
      this.#waiting.set(name, []);
      try {
        const results = await this.#record(key, limit, batch.length);
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as HitResult);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#waiting.delete(name);
  }
}
