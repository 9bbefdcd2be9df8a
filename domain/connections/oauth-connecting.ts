import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { calculatePKCECodeChallenge, generateRandomCodeVerifier } from 'oauth4webapi';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict, RequestInvalid, ValidationFailed } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { keepGrant } from './account-tokens.ts';
import { Connection, type ConnectionRecord } from './connection.entity.ts';
import type { ConnectionSecrets } from './connection-secrets.ts';
import { findConnection } from './find-connection.ts';
import { clientOf } from './oauth-client.ts';
import { type OauthStates, STATE_SECONDS, type StartedOauth } from './oauth-states.ts';
import type { GrantedTokens, TokenEndpoint } from './token-endpoint.ts';

/** Where to send a browser, and what it brings back within so many seconds. */
export interface BegunOauth {
  readonly authorizationUrl: string;
  readonly state: string;
  readonly expiresInSeconds: number;
}

/** What a provider sends a browser back with. */
export interface OauthReturn {
  readonly state: string;
  readonly code?: string;
  /** Its text is not looked at. */
  readonly error?: string;
}

interface Deps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly secrets: ConnectionSecrets;
  readonly states: OauthStates;
  readonly tokens: TokenEndpoint;
  /** The public address, without a trailing slash. */
  readonly baseUrl: string;
}

/** One sentence whatever the provider did: the difference would tell what answers at an address that a caller has named. */
const NOT_CONNECTED = 'The provider did not connect the account; begin again';

/** Connects accounts by OAuth 2.1 with an authorization code and PKCE (spec/rules/connections.md#oauth). */
export class OauthConnecting {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Throws NotFound, or Conflict for a connection that no account can be connected to. */
  async start(connectionName: string, actor: Actor): Promise<BegunOauth> {
    const verifier = generateRandomCodeVerifier();
    const challenge = await calculatePKCECodeChallenge(verifier);
    return this.#deps.uow.write(async (em) => {
      const connection = await findConnection(em, connectionName, LockMode.PESSIMISTIC_WRITE);
      this.#requireUsable(connection);
      const begun = { connectionId: connection.id, verifier, startedBy: actor.userId };
      const state = await this.#deps.states.open(em, begun);
      const authorizationUrl = this.#pageOf(connection, state, challenge);
      return { authorizationUrl, state, expiresInSeconds: STATE_SECONDS };
    });
  }

  /**
   * The name of the connection that is connected now. Uses the state up whatever comes of it. Throws RequestInvalid, or ValidationFailed
   * with nothing in it of what the provider said.
   */
  async finish({ state, code, error }: OauthReturn): Promise<string> {
    if (code === undefined && error === undefined) throw new RequestInvalid('query: must hold code or error');
    const { uow, states } = this.#deps;
    const begun = await uow.write((em) => states.use(em, state));
    if (begun === null) throw new ValidationFailed('The state is unknown, used or older than 600 seconds');
    if (code === undefined || error !== undefined) throw new ValidationFailed(NOT_CONNECTED);
    const connection = await uow.read((em) => em.findOne(Connection, { id: begun.connectionId }));
    const client = connection === null ? null : clientOf(connection, this.#deps.secrets);
    if (connection?.isEnabled !== true || client === null) throw new ValidationFailed(NOT_CONNECTED);
    const grant = { code, redirectUri: this.#redirectUri, verifier: begun.verifier };
    const granted = await this.#deps.tokens.exchange(client, grant).catch((cause) => {
      throw new ValidationFailed(NOT_CONNECTED, { cause });
    });
    return uow.write((em) => this.#keep(em, connection, begun, granted));
  }

  get #redirectUri(): string {
    return `${this.#deps.baseUrl}/api/v1/oauth/callback`;
  }

  #requireUsable(connection: ConnectionRecord): void {
    if (connection.kind !== 'oauth') throw new Conflict('A webhook connection has no account to connect');
    if (!connection.isEnabled) throw new Conflict('The connection is disabled; enable it first');
    if (!this.#deps.secrets.hasReadableSecret(connection))
      throw new Conflict('The client secret cannot be read any more; set it again');
  }

  #pageOf({ authorizationUrl, clientId, scopes }: ConnectionRecord, state: string, challenge: string): string {
    const url = new URL(authorizationUrl ?? '');
    const asked = {
      response_type: 'code',
      client_id: clientId ?? '',
      redirect_uri: this.#redirectUri,
      ...(scopes && scopes.length > 0 && { scope: scopes.join(' ') }),
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Meanwhile the connection may have become another one, for which these tokens are not. */
  async #keep(
    em: EntityManager,
    { id, revision }: ConnectionRecord,
    { startedBy }: StartedOauth,
    granted: GrantedTokens,
  ): Promise<string> {
    const { secrets, clock, audit } = this.#deps;
    const connection = await em.findOne(Connection, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (connection?.isEnabled !== true || connection.revision !== revision) throw new ValidationFailed(NOT_CONNECTED);
    keepGrant(connection, granted, secrets, clock);
    connection.connectedAt = clock.now();
    connection.updatedAt = clock.now();
    const target = { targetType: 'connection', targetId: id, targetName: connection.name };
    audit.record(em, { action: 'connection.authorised', actorId: startedBy, ...target });
    return connection.name;
  }
}
