import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange } from '../history/history.ts';
import { exchangeOf, type Letter, pathOf, type Reply } from './letter.ts';
import type { Seeded } from './seeded.ts';

/** How badly it treats requests without and during trouble. */
const USUAL = { lost: 0.01, unanswered: 0.02, cut: 0.01, repeated: 0.05, delayed: 0.05 };
const TROUBLED = { lost: 0.25, unanswered: 0.25, cut: 0.1, repeated: 0.3, delayed: 0.5 };
const CALM = { lost: 0, unanswered: 0, cut: 0, repeated: 0, delayed: 0 };
const LONGEST_DELAY_MS = 2_000;
/** Longer than a lease, so that some requests arrive again after it. */
const LONGEST_REPETITION_MS = 15_000;
const TIMEOUT_MS = 8_000;

interface NetworkDeps {
  readonly random: Seeded;
  /** The addresses of the servers; a request goes to one of them. */
  readonly addresses: () => readonly string[];
  readonly bearer: string;
  /** Called for every request that reached the network. */
  readonly record: (exchange: Exchange) => void;
}

/** A network between workers and servers that loses, repeats, delays and reorders requests, loses responses and cuts connections. */
export class UnreliableNetwork {
  readonly #deps: NetworkDeps;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #ending = new AbortController();
  readonly #counts = new Map<keyof typeof USUAL, number>();
  #troubledUntil = 0;
  #isCalm = false;

  constructor(deps: NetworkDeps) {
    this.#deps = deps;
  }

  /** How often each failure occurred. */
  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }

  /** Trouble for so many milliseconds. */
  disturb(milliseconds: number): void {
    this.#troubledUntil = Math.max(this.#troubledUntil, performance.now() + milliseconds);
  }

  /** Treats every request well from now on; requests that it repeats still arrive. */
  calm(): void {
    this.#isCalm = true;
  }

  /** Drops what is not sent yet, and waits for what is. */
  async close(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#underWay);
  }

  /** The response, or null if the worker does not get one. */
  async send(letter: Letter): Promise<Reply | null> {
    const { random } = this.#deps;
    if (this.#has('lost')) return null;
    if (this.#has('repeated')) this.#later(letter, random.between(0, LONGEST_REPETITION_MS));
    if (this.#has('delayed')) await wait(random.between(0, LONGEST_DELAY_MS));
    const reply = await this.#exchange(letter, this.#has('cut') ? random.between(0, 50) : TIMEOUT_MS);
    return this.#has('unanswered') ? null : reply;
  }

  /** Decides whether a request fails in this way. */
  #has(failure: keyof typeof USUAL): boolean {
    const occurs = this.#deps.random.chance(this.#odds[failure]);
    if (occurs) this.#counts.set(failure, (this.#counts.get(failure) ?? 0) + 1);
    return occurs;
  }

  get #odds(): typeof USUAL {
    if (this.#isCalm) return CALM;
    return performance.now() < this.#troubledUntil ? TROUBLED : USUAL;
  }

  #later(letter: Letter, milliseconds: number): void {
    const { signal } = this.#ending;
    const sent = wait(milliseconds, undefined, { signal }).then(
      () => this.#exchange(letter, TIMEOUT_MS),
      () => null,
    );
    this.#underWay.add(sent);
    void sent.finally(() => this.#underWay.delete(sent));
  }

  async #exchange(letter: Letter, timeoutMs: number): Promise<Reply | null> {
    const { random, addresses, record } = this.#deps;
    const all = addresses();
    if (all.length === 0) return null;
    const sentAt = performance.now();
    const reply = await this.#post(random.pick(all), letter, timeoutMs).catch(() => null);
    record(exchangeOf(letter, sentAt, reply === null ? null : { reply, at: performance.now() }));
    return reply;
  }

  async #post(address: string, letter: Letter, timeoutMs: number): Promise<Reply> {
    const response = await fetch(new URL(pathOf(letter), address), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.#deps.bearer}`,
        'content-type': 'application/json',
        ...(letter.key === null ? {} : { 'idempotency-key': letter.key }),
      },
      body: JSON.stringify(letter.body),
      signal: AbortSignal.timeout(Math.ceil(timeoutMs)),
    });
    const body = JSON.parse(await response.text());
    return { status: response.status, code: body.error_detail?.error_code ?? null, data: body.data ?? null };
  }
}
