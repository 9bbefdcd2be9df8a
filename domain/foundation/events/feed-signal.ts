import pg, { type ClientConfig, type Pool } from 'pg';
import { allowSilence, endWhenSilent } from '../database/connections/silent-connections.ts';
import { newId } from '../kernel/ids.ts';
import { doublingPauses } from '../kernel/polling.ts';
import { within } from '../kernel/within.ts';
import { listenOn, SEND_NOTIFICATION } from './statements.ts';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;
/** A notification that takes longer will not arrive: some poolers accept LISTEN and never deliver anything. */
const PROBE_MS = 1_000;
/** Every replica sends a test event every 10 s, so a connection without any of them is dead. */
const SILENCE_MS = 30_000;

/** The channel of the notification with the last number. It only wakes the reader and carries no event. */
const CHANNEL = 'organisation_events';

/** How this process learns of events: by notifications or, where none arrive, by polling every 150 ms. */
export type SignalTransport = 'notify' | 'poll';

export interface FeedSignalDeps {
  /** For connections that must reach the database without a pooler. */
  readonly direct: ClientConfig;
  readonly pool: Pool;
  readonly hear: (text: string) => void;
  /** Reports the transport, at the start and when it changes. */
  readonly log: (carrier: SignalTransport) => void;
}

/**
 * The connection on which the database notifies this process of new events. It is a separate client, because LISTEN lasts as long as its
 * connection; a lost one is opened again. Whether notifications arrive is tested (spec/rules/events.md#message-carrier).
 */
export class FeedSignal {
  readonly #deps: FeedSignalDeps;
  #client: pg.Client | null = null;
  #carrier: SignalTransport | null = null;
  #isClosed = false;
  #pauses = doublingPauses(FIRST_PAUSE_MS, MAX_PAUSE_MS);
  #onProbe: (text: string) => void = () => {};

  constructor(deps: FeedSignalDeps) {
    this.#deps = deps;
  }

  get carrier(): SignalTransport {
    return this.#carrier ?? 'poll';
  }

  /** Connects, listens and tests; a failure is retried in the background. */
  async start(): Promise<void> {
    const client = new pg.Client({ ...this.#deps.direct, application_name: 'organisation-platform events' });
    let isLost = false;
    let isSilent = false;
    // A connection may report its loss by an error, by its end and by the running statement.
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      if (this.#client === client) this.#client = null;
      client.end().catch(() => {});
      this.#lost();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload = '' }) => {
      // A late notification is still used.
      if (isSilent) {
        isSilent = false;
        allowSilence(client, SILENCE_MS);
        this.#carriedBy('notify');
      }
      this.#receive(payload);
    });
    try {
      await client.connect();
      endWhenSilent(client, SILENCE_MS);
      await client.query(listenOn(CHANNEL));
      if (this.#isClosed || isLost) return await client.end();
      this.#client = client;
      this.#pauses = doublingPauses(FIRST_PAUSE_MS, MAX_PAUSE_MS);
      const hasArrived = await this.#doesArrive();
      if (isLost) return;
      isSilent = !hasArrived;
      if (isSilent) allowSilence(client, 0);
      this.#carriedBy(hasArrived ? 'notify' : 'poll');
    } catch {
      lose();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  #receive(text: string): void {
    if (text.startsWith('probe ')) this.#onProbe(text);
    else this.#deps.hear(text);
  }

  /** Sends a notification through the pool, as a replica would, and waits for it here. */
  async #doesArrive(): Promise<boolean> {
    const probe = `probe ${newId()}`;
    let hasArrived = false;
    const arrival = new Promise<void>((resolve) => {
      this.#onProbe = (text) => {
        if (text !== probe) return;
        hasArrived = true;
        resolve();
      };
    });
    const ended = within(arrival, PROBE_MS, undefined);
    await this.#deps.pool.query(SEND_NOTIFICATION, [CHANNEL, probe]);
    await ended;
    // It may have arrived although sending it took too long.
    return hasArrived;
  }

  #carriedBy(carrier: SignalTransport): void {
    if (this.#carrier === carrier || this.#isClosed) return;
    this.#carrier = carrier;
    this.#deps.log(carrier);
  }

  #lost(): void {
    if (this.#isClosed) return;
    this.#carriedBy('poll');
    setTimeout(() => void this.start(), this.#pauses.next().value).unref();
  }
}
