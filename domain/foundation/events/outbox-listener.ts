import pg, { type Pool } from 'pg';
import { OUTBOX_CHANNEL } from './outbox.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/**
 * The connection on which the database tells this process of new events. It is a client of its own, because LISTEN lasts as long
 * as a connection does; when it is lost it is opened again, and until then the process is not ready.
 */
export class OutboxListener {
  readonly #pool: Pool;
  #client: pg.Client | null = null;
  #isClosed = false;
  #pauseMs = FIRST_PAUSE_MS;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Whether events reach this process at the moment. */
  get isFlowing(): boolean {
    return this.#client !== null;
  }

  /** Connects and listens; a failure is tried again in the background. */
  async start(): Promise<void> {
    const client = new pg.Client({ ...this.#pool.options, application_name: 'organisation-platform events' });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    try {
      await client.connect();
      await client.query(`listen ${OUTBOX_CHANNEL}`);
      if (this.#isClosed) return await client.end();
      this.#client = client;
      this.#pauseMs = FIRST_PAUSE_MS;
    } catch {
      client.removeAllListeners('end');
      client.end().catch(() => {});
      this.#retry();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    client.end().catch(() => {});
    this.#retry();
  }

  #retry(): void {
    if (this.#isClosed) return;
    setTimeout(() => void this.start(), this.#pauseMs).unref();
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }
}
