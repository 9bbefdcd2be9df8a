import { LockMode } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Job } from '../../foundation/jobs/worker.ts';
import { type Clock, DAY_MS } from '../../foundation/kernel/clock.ts';
import { SampledWarning } from '../../foundation/kernel/sampled-warning.ts';
import type { Process } from '../../foundation/module.ts';
import { Connection, type ConnectionRecord } from '../connection.entity.ts';
import type { ConnectionSecrets } from '../connection-secrets.ts';
import { CLAIM_DUE_TOKEN_REFRESH } from '../statements.ts';
import { storeTokens } from './account-tokens.ts';
import { clientOf } from './client.ts';
import { GrantFailed } from './grant-failed.ts';
import type { TokenEndpoint } from './token-endpoint.ts';

interface Deps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly secrets: ConnectionSecrets;
  readonly tokens: TokenEndpoint;
  /** Logs a line for the operator. */
  readonly warn: (line: string) => void;
}

/** Parallel requests to providers, so that a provider that hangs does not delay the others. */
const BATCH_SIZE = 8;

/** A renewal belongs for this long to the replica that claimed it, more than a request can take; then it is retried. */
const RETRY_MS = 60_000;

/** Renews the tokens of oauth connections before they expire (spec/rules/connections.md#token-refresh). */
export class TokenRefresh implements Process {
  readonly #deps: Deps;
  readonly #retrying: SampledWarning;
  readonly #end = new AbortController();
  #isRunning = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#retrying = new SampledWarning(deps.warn, deps.clock);
  }

  get job(): Job {
    return { name: 'token-refresh', cron: '* * * * *', run: () => this.run() };
  }

  /**
   * Renews every due connection, each once. Throws at the end for errors that no provider caused. While one run continues, a second run of
   * this process does nothing.
   */
  async run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    const now = this.#deps.clock.now();
    try {
      const ends = await Promise.allSettled(Array.from({ length: BATCH_SIZE }, () => this.#renewDue(now)));
      const errors = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
      if (errors.length > 0) throw new AggregateError(errors, `token refresh: ${errors.map(String).join('; ')}`);
    } finally {
      this.#isRunning = false;
    }
  }

  close(): void {
    this.#end.abort();
  }

  async #renewDue(dueAt: Date): Promise<void> {
    while (!this.#end.signal.aborted) {
      const connection = await this.#claim(dueAt);
      if (connection === null) return;
      await this.#renew(connection);
    }
  }

  async #claim(dueAt: Date): Promise<ConnectionRecord | null> {
    const { uow, clock } = this.#deps;
    return uow.write(async (em) => {
      const nextAt = new Date(clock.now().getTime() + RETRY_MS);
      const [claimed] = await em.execute<{ id: string }[]>(CLAIM_DUE_TOKEN_REFRESH, [nextAt, dueAt]);
      return claimed === undefined ? null : em.findOneOrFail(Connection, { id: claimed.id });
    });
  }

  async #renew(connection: ConnectionRecord): Promise<void> {
    const { secrets, tokens, clock } = this.#deps;
    const [client, held] = [clientOf(connection, secrets), secrets.tokensOf(connection)];
    // Under another JWT_SECRET the status shows this already, and the right secret may come back.
    if (client === null || held === null) return;
    const { refreshToken } = held;
    if (refreshToken === null) return this.#fail(connection, 'the refresh token is missing');
    try {
      const granted = await tokens.refresh(client, refreshToken, this.#end.signal);
      const kept = { ...granted, refreshToken: granted.refreshToken ?? refreshToken };
      // Stored also after a change of the client secret: the tokens of the request are used up, and these are the valid ones.
      await this.#change(connection, isSameGrant, (now) => storeTokens(now, kept, secrets, clock));
    } catch (error) {
      if (!(error instanceof GrantFailed)) throw error;
      if (error.isRefused || this.#isLongOver(connection)) return this.#fail(connection, error.message);
      this.#retrying.say(`the tokens of the connection ${connection.name} were not renewed yet: ${error.message}`);
    }
  }

  #isLongOver({ tokenExpiresAt }: ConnectionRecord): boolean {
    return tokenExpiresAt ? this.#deps.clock.now().getTime() - tokenExpiresAt.getTime() > DAY_MS : false;
  }

  async #fail(connection: ConnectionRecord, why: string): Promise<void> {
    const hasFailed = await this.#change(connection, isSameClient, (now) => {
      now.hasFailed = true;
      now.refreshAt = null;
    });
    if (!hasFailed) return;
    const { name } = connection;
    this.#deps.warn(`the tokens of the connection ${name} could not be renewed: ${why}; connect its account again`);
  }

  /** Changes the connection, unless it was deleted or is no longer the same. Returns whether it did. */
  async #change(
    asked: ConnectionRecord,
    isSame: Comparison,
    change: (now: ConnectionRecord) => void,
  ): Promise<boolean> {
    return this.#deps.uow.write(async (em) => {
      const now = await em.findOne(Connection, { id: asked.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (now === null || !isSame(this.#deps.secrets, now, asked)) return false;
      change(now);
      return true;
    });
  }
}

type Comparison = (secrets: ConnectionSecrets, now: ConnectionRecord, asked: ConnectionRecord) => boolean;

/** Compares the tokens and not their sealed form, which may change at any time (spec/rules/auth.md#changing-the-secret). */
const isSameGrant: Comparison = (secrets, now, asked) =>
  now.connectedAt?.getTime() === asked.connectedAt?.getTime() && secrets.haveSameTokens(now, asked);

/** An error may be caused by the client secret, which may have changed since. */
const isSameClient: Comparison = (secrets, now, asked) =>
  isSameGrant(secrets, now, asked) && secrets.haveSameSecret(now, asked) && now.revision === asked.revision;
