import pg, { type ClientConfig, type Pool } from 'pg';
import { allowSilence, endWhenSilent } from '../database/connections/silent-connections.ts';
import { newId } from '../kernel/ids.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** A notification that takes longer does not come: behind a pooler LISTEN is taken and nothing is ever delivered. */
const PROBE_MS = 1_000;
/** Every replica sends an event round every 10 s; a connection that tells of none of them leads nowhere. */
const SILENCE_MS = 30_000;

/** The name of the notification that says how far the feed is numbered; it is an alarm clock and carries no event. */
const CHANNEL = 'organisation_events';

/** What brings news of events to this process: notifications, or, where none arrive, looking every 150 ms. */
export type SignalTransport = 'notify' | 'poll';

export interface FeedSignalDeps {
  /** For what must reach the database itself and no pooler. */
  readonly direct: ClientConfig;
  readonly pool: Pool;
  readonly hear: (text: string) => void;
  /** Tells which of the two carries, when that is found out and when it changes. */
  readonly tell: (carrier: SignalTransport) => void;
}

/**
 * The connection on which the database tells this process of new events. It is a client of its own, because LISTEN lasts as long as a
 * connection does; when it is lost it is opened again. Whether anything arrives on it is tried, not believed (spec/rules/events.md#message-carrier).
 */
export class FeedSignal {
  readonly #deps: FeedSignalDeps;
  #client: pg.Client | null = null;
  #carrier: SignalTransport | null = null;
  #isClosed = false;
  #pauseMs = FIRST_PAUSE_MS;
  #onProbe: (text: string) => void = () => {};

  constructor(deps: FeedSignalDeps) {
    this.#deps = deps;
  }

  get carrier(): SignalTransport {
    return this.#carrier ?? 'poll';
  }

  /** Connects, listens and tries; a failure is tried again in the background. */
  async start(): Promise<void> {
    const client = new pg.Client({ ...this.#deps.direct, application_name: 'organisation-platform events' });
    let isLost = false;
    let isSilent = false;
    // A connection may tell of its loss by an error, by its end and by the statement under way.
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
      // What comes late comes all the same.
      if (isSilent) {
        isSilent = false;
        allowSilence(client, SILENCE_MS);
        this.#carriedBy('notify');
      }
      this.#hear(payload);
    });
    try {
      await client.connect();
      endWhenSilent(client, SILENCE_MS);
      await client.query(`listen ${CHANNEL}`);
      if (this.#isClosed || isLost) return await client.end();
      this.#client = client;
      this.#pauseMs = FIRST_PAUSE_MS;
      const isHeard = await this.#isHeard();
      if (isLost) return;
      isSilent = !isHeard;
      if (isSilent) allowSilence(client, 0);
      this.#carriedBy(isHeard ? 'notify' : 'poll');
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

  #hear(text: string): void {
    if (text.startsWith('probe ')) this.#onProbe(text);
    else this.#deps.hear(text);
  }

  /** Notifies by the pool, as a replica would, and waits for it here. */
  async #isHeard(): Promise<boolean> {
    const probe = `probe ${newId()}`;
    let isHeard = false;
    let timer: NodeJS.Timeout | undefined;
    const ended = new Promise<void>((resolve) => {
      this.#onProbe = (text) => {
        if (text !== probe) return;
        isHeard = true;
        resolve();
      };
      timer = setTimeout(resolve, PROBE_MS);
    });
    await this.#deps.pool.query('select pg_notify($1, $2)', [CHANNEL, probe]);
    await ended;
    clearTimeout(timer);
    // Also where the time was over while it was sent.
    return isHeard;
  }

  #carriedBy(carrier: SignalTransport): void {
    if (this.#carrier === carrier || this.#isClosed) return;
    this.#carrier = carrier;
    this.#deps.tell(carrier);
  }

  #lost(): void {
    if (this.#isClosed) return;
    this.#carriedBy('poll');
    setTimeout(() => void this.start(), this.#pauseMs).unref();
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }
}
