import type { Pool } from 'pg';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { within } from '../kernel/within.ts';
import type { Feed, FeedBatch } from './feed.ts';
import { INSERT_PULSE } from './statements.ts';

const PULSE_INTERVAL_MS = 10_000;
/** The pause after an event that did not arrive. */
const RETRY_MS = 1_000;
/** An event that has not arrived after this time counts as lost. */
const TIMEOUT_MS = 5_000;

const SEND = { name: 'send-pulse', text: INSERT_PULSE };

export interface FeedPulseDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly feed: Feed;
  /** Called with every event that is sent. */
  readonly onWritten: () => void;
}

/**
 * Sends an event from the outbox through the sequencer back to this process every ten seconds. The probe reads the last result and never
 * sends one itself (spec/rules/requests.md#readiness).
 */
export class FeedPulse {
  readonly #deps: FeedPulseDeps;
  #isBeating = false;
  #awaited: { readonly id: string; readonly arrive: () => void } | null = null;
  #timer: NodeJS.Timeout | null = null;
  #unfollow: () => void = () => {};
  #isClosed = false;

  constructor(deps: FeedPulseDeps) {
    this.#deps = deps;
  }

  /** Whether the last event arrived in time. */
  get isBeating(): boolean {
    return this.#isBeating;
  }

  /** Sends the first event and waits for it, then continues in the background. */
  async start(): Promise<void> {
    this.#unfollow = this.#deps.feed.follow((batch) => this.#receive(batch));
    await this.#beat();
  }

  close(): void {
    this.#isClosed = true;
    this.#isBeating = false;
    this.#unfollow();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #beat(): Promise<void> {
    const isBack = await this.#sendRound().catch(() => false);
    if (this.#isClosed) return;
    this.#isBeating = isBack;
    this.#timer = setTimeout(() => void this.#beat(), isBack ? PULSE_INTERVAL_MS : RETRY_MS).unref();
  }

  async #sendRound(): Promise<boolean> {
    const { pool, clock, onWritten } = this.#deps;
    const id = newId();
    const back = new Promise<boolean>((resolve) => {
      this.#awaited = { id, arrive: () => resolve(true) };
    });
    await pool.query({ ...SEND, values: [id, clock.now()] });
    onWritten();
    return within(back, TIMEOUT_MS, false);
  }

  #receive({ events }: FeedBatch): void {
    const awaited = this.#awaited;
    if (awaited !== null && events.some(({ id }) => id === awaited.id)) awaited.arrive();
  }
}
