import { AsyncLocalStorage } from 'node:async_hooks';
import type { Feed } from '../foundation/events/feed.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { SampledWarning } from '../foundation/kernel/sampled-warning.ts';
import type { Process } from '../foundation/module.ts';
import type { Distributor } from './delivery/distributor.ts';
import type { DeliveryRunner } from './delivery/runner.ts';
import type { OwnerCheck } from './endpoints/owner-check.ts';

/** The interval of a poll for work without a notification: retries, and events that another process left or numbered. */
const BEAT_MS = 1_000;
const BEATS_PER_OWNER_CHECK = 5;

interface WorkParts {
  readonly feed: Feed;
  readonly clock: Clock;
  readonly distributor: Distributor;
  readonly runner: DeliveryRunner;
  readonly ownerCheck: OwnerCheck;
  readonly warn: (line: string) => void;
}

/** Distributes events and sends due deliveries, in every process. Events and a timer wake it. */
export class WebhookWork implements Process {
  readonly #parts: WorkParts;
  readonly #warning: SampledWarning;
  /** The feed may call back inside a transaction; this work must run outside of it. */
  readonly #apart = AsyncLocalStorage.snapshot();
  #timer: NodeJS.Timeout | null = null;
  #unfollow: (() => void) | null = null;
  #round: Promise<void> | null = null;
  #ownerRound: Promise<void> | null = null;
  #isWanted = false;
  #isClosed = false;
  #beats = 0;

  constructor(parts: WorkParts) {
    this.#parts = parts;
    this.#warning = new SampledWarning(parts.warn, parts.clock);
  }

  startBackground(): void {
    this.#unfollow = this.#parts.feed.follow(() => this.#wake());
    this.#timer = setInterval(() => this.#beat(), BEAT_MS).unref();
    this.#wake();
  }

  #beat(): void {
    this.#beats += 1;
    if (this.#beats % BEATS_PER_OWNER_CHECK === 0)
      this.#ownerRound ??= this.#checkOwners().finally(() => {
        this.#ownerRound = null;
      });
    this.#wake();
    this.#parts.runner.wake();
  }

  /** Never waits and never throws: the subscribers of the feed are called one after the other. */
  #wake(): void {
    this.#isWanted = true;
    if (this.#isClosed) return;
    this.#round ??= this.#apart(() => this.#rounds()).finally(() => {
      this.#round = null;
      if (this.#isWanted) this.#wake();
    });
  }

  async #rounds(): Promise<void> {
    while (this.#isWanted && !this.#isClosed) {
      this.#isWanted = false;
      try {
        if ((await this.#parts.distributor.distribute()) > 0) this.#parts.runner.wake();
      } catch {
        this.#warning.say('events could not be queued for webhooks; retrying every second');
      }
    }
  }

  async #checkOwners(): Promise<void> {
    try {
      await this.#parts.ownerCheck.deleteReplacedSecrets();
      for (const id of await this.#parts.ownerCheck.check())
        this.#parts.warn(`webhook endpoint ${id} was disabled: owner`);
    } catch {
      this.#warning.say('the creators of webhook endpoints could not be checked');
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#unfollow?.();
    if (this.#timer !== null) clearInterval(this.#timer);
    await Promise.all([this.#round, this.#ownerRound]);
    await this.#parts.runner.close();
  }
}
