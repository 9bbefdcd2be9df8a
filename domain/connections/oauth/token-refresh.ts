import { LockMode } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Job } from '../../foundation/jobs/worker.ts';
import { type Clock, DAY_MS } from '../../foundation/kernel/clock.ts';
import { SampledWarning } from '../../foundation/kernel/sampled-warning.ts';
import type { Process } from '../../foundation/module.ts';
import { Connection, type ConnectionRecord } from '../connection.entity.ts';
import type { ConnectionSecrets } from '../connection-secrets.ts';
import { keepGrant } from './account-tokens.ts';
import { clientOf } from './client.ts';
import { GrantFailed } from './grant-failed.ts';
import type { TokenEndpoint } from './token-endpoint.ts';

interface Deps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly secrets: ConnectionSecrets;
  readonly tokens: TokenEndpoint;
  /** Notes for the operator. */
  readonly warn: (line: string) => void;
}

/** Providers that are asked at once: one that hangs must not hold up the others. */
const AT_ONCE = 8;

/** A renewal belongs to whoever claims it for so long, more than a request can take; then it is tried again. */
const RETRY_MS = 60_000;

/** Takes one connection that is due, and puts it off, so that no other replica takes it as well. */
const CLAIM = `update connections set refresh_at = ? where id = (
    select id from connections where refresh_at <= ? and is_enabled order by refresh_at limit 1 for update skip locked)
  returning id`;

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

  /** Everything that is due by now, each once; throws at the end what was no fault of a provider. A second run of this process does nothing while the first goes on. */
  async run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    const now = this.#deps.clock.now();
    try {
      const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => this.#renewDue(now)));
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
      const [claimed] = await em.execute<{ id: string }[]>(CLAIM, [nextAt, dueAt]);
      return claimed === undefined ? null : em.findOneOrFail(Connection, { id: claimed.id });
    });
  }

  async #renew(connection: ConnectionRecord): Promise<void> {
    const { secrets, tokens, clock } = this.#deps;
    const [client, held] = [clientOf(connection, secrets), secrets.tokensOf(connection)];
    // Under another JWT_SECRET the status says so already, and the right one may come back.
    if (client === null || held === null) return;
    const { refreshToken } = held;
    if (refreshToken === null) return this.#fail(connection, 'there is no refresh token');
    try {
      const granted = await tokens.refresh(client, refreshToken, this.#end.signal);
      const kept = { ...granted, refreshToken: granted.refreshToken ?? refreshToken };
      // Also under another client secret: the tokens it was asked with are used up, and these are what the account has now.
      await this.#change(connection, isSameGrant, (now) => keepGrant(now, kept, secrets, clock));
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

  /** Changes the connection, unless it was deleted or is not the same any more; whether it did. */
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

/** The tokens, not what they are sealed as, which may be done anew at any moment (spec/rules/auth.md#changing-the-secret). */
const isSameGrant: Comparison = (secrets, now, asked) =>
  now.connectedAt?.getTime() === asked.connectedAt?.getTime() && secrets.haveSameTokens(now, asked);

/** A refusal may be for the client secret alone, which may be another one by now. */
const isSameClient: Comparison = (secrets, now, asked) =>
  isSameGrant(secrets, now, asked) && secrets.haveSameSecret(now, asked) && now.revision === asked.revision;
