import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { calculatePKCECodeChallenge, generateRandomCodeVerifier } from 'oauth4webapi';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict, RequestInvalid } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { Connection, type ConnectionRecord } from '../connection.entity.ts';
import type { ConnectionSecrets } from '../connection-secrets.ts';
import { findConnection } from '../find-connection.ts';
import { storeTokens } from './account-tokens.ts';
import type { OauthAttempt, OauthAttempts, OauthRedirect } from './attempts.ts';
import { authorizationPage } from './authorization-page.ts';
import { GrantFailed } from './grant-failed.ts';
import { type OauthStates, STATE_SECONDS } from './states.ts';
import type { GrantedTokens, TokenEndpoint } from './token-endpoint.ts';

/** Where to send a browser, and the state that it must bring back before it expires. */
export interface OauthAuthorization {
  readonly authorizationUrl: string;
  readonly state: string;
  readonly expiresInSeconds: number;
}

export interface OauthReturn extends OauthRedirect {
  readonly state: string;
}

interface Deps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly secrets: ConnectionSecrets;
  readonly states: OauthStates;
  readonly attempts: OauthAttempts;
  readonly tokens: TokenEndpoint;
  /** The public address, without a trailing slash. */
  readonly baseUrl: string;
}

/** Connects accounts by OAuth 2.1 with an authorization code and PKCE (spec/rules/connections.md#oauth). */
export class OauthConnecting {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Throws NotFound, or Conflict for a connection that no account can be connected to. */
  async start(connectionName: string, starter: Actor): Promise<OauthAuthorization> {
    const verifier = generateRandomCodeVerifier();
    const challenge = await calculatePKCECodeChallenge(verifier);
    return this.#deps.uow.write(async (em) => {
      const connection = await findConnection(em, connectionName, LockMode.PESSIMISTIC_WRITE);
      this.#requireUsable(connection);
      const state = await this.#deps.states.open(em, { connectionId: connection.id, verifier, starter });
      const authorizationUrl = authorizationPage(connection, { state, challenge, redirectUri: this.#redirectUri });
      return { authorizationUrl, state, expiresInSeconds: STATE_SECONDS };
    });
  }

  /**
   * Connects the account and returns the name of the connection. The state is used up in any case. Throws RequestInvalid, or
   * ValidationFailed without any text of the provider.
   */
  async finish({ state, ...returned }: OauthReturn): Promise<string> {
    requireAnswer(returned);
    const { uow, states, attempts, tokens } = this.#deps;
    const begun = await uow.write((em) => states.use(em, state));
    const attempt = await attempts.check(begun, returned);
    const { connection, client, code, verifier } = attempt;
    const granted = await tokens.exchange(client, { code, redirectUri: this.#redirectUri, verifier }).catch((error) => {
      throw error instanceof GrantFailed ? attempts.refusal(connection, error.message, error) : error;
    });
    return uow.write((em) => this.#keep(em, attempt, granted));
  }

  /** The checks of `finish` before the provider is called, without using the state up. Throws the same errors. */
  async check({ state, ...returned }: OauthReturn): Promise<string> {
    requireAnswer(returned);
    const { uow, states, attempts } = this.#deps;
    const begun = await uow.read((em) => states.find(em, state));
    return (await attempts.check(begun, returned)).connection.name;
  }

  get #redirectUri(): string {
    return `${this.#deps.baseUrl}/api/v1/oauth/callback`;
  }

  #requireUsable(connection: ConnectionRecord): void {
    if (connection.kind !== 'oauth') throw new Conflict('Only oauth connections can be authorized');
    if (!connection.isEnabled) throw new Conflict('The connection is disabled; enable it first');
    if (!this.#deps.secrets.hasReadableSecret(connection))
      throw new Conflict('The client secret cannot be decrypted; set it again');
  }

  /** The connection may have changed in the meantime; the tokens are not for the new one. */
  async #keep(
    em: EntityManager,
    { connection: asked, starter }: OauthAttempt,
    granted: GrantedTokens,
  ): Promise<string> {
    const { secrets, clock, audit, attempts } = this.#deps;
    const { id, revision } = asked;
    const connection = await em.findOne(Connection, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (connection?.isEnabled !== true || connection.revision !== revision)
      throw attempts.refusal(asked, 'it was changed in the meantime');
    storeTokens(connection, granted, secrets, clock);
    connection.connectedAt = clock.now();
    connection.updatedAt = clock.now();
    const target = { targetType: 'connection', targetId: id, targetName: connection.name };
    audit.record(em, { action: 'connection.authorised', actorId: starter.userId, ...target });
    return connection.name;
  }
}

const requireAnswer = ({ code, error }: OauthRedirect): void => {
  if (code === undefined && error === undefined) throw new RequestInvalid('query: requires code or error');
};
