import { hasGuard } from '../../auth/credentials/permissions.ts';
import type { CredentialStandings } from '../../auth/credentials/standings.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { ValidationFailed } from '../../foundation/errors/errors.ts';
import type { SampledWarning } from '../../foundation/kernel/sampled-warning.ts';
import { Connection, type ConnectionRecord } from '../connection.entity.ts';
import type { ConnectionSecrets } from '../connection-secrets.ts';
import { clientOf } from './client.ts';
import { oauthCode } from './code.ts';
import type { StartedOauth, Starter } from './states.ts';
import type { OauthClient } from './token-endpoint.ts';

/** The query parameters with which a provider redirects a browser back. */
export interface OauthRedirect {
  readonly code?: string;
  /** Of its text only an OAuth error code is logged. */
  readonly error?: string;
}

/** A checked attempt that may request tokens from the provider. */
export interface OauthAttempt {
  readonly connection: ConnectionRecord;
  readonly client: OauthClient;
  readonly code: string;
  readonly verifier: string;
  readonly starter: Starter;
}

interface Deps {
  readonly uow: UnitOfWork;
  readonly secrets: ConnectionSecrets;
  readonly standings: CredentialStandings;
  readonly warning: SampledWarning;
}

/** The same sentence for every failure: a difference would reveal what responds at an address that a caller chose. */
const NOT_CONNECTED = 'The provider did not connect the account; start again';

/** Checks attempts to connect an account when the browser returns (spec/rules/connections.md#callback). */
export class OauthAttempts {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Throws ValidationFailed when the attempt must not continue. */
  async check(begun: StartedOauth | null, { code, error }: OauthRedirect): Promise<OauthAttempt> {
    if (begun === null) throw new ValidationFailed('The state is unknown, used or older than 600 seconds');
    const { connectionId: id, verifier, starter } = begun;
    const connection = await this.#deps.uow.read((em) => em.findOne(Connection, { id }));
    if (connection === null) throw new ValidationFailed(NOT_CONNECTED);
    if (code === undefined || error !== undefined)
      throw this.refusal(connection, ['the provider sent an error', oauthCode(error) ?? []].flat().join(', '));
    const client = clientOf(connection, this.#deps.secrets);
    if (!connection.isEnabled || client === null)
      throw this.refusal(connection, 'it is disabled, or its client secret cannot be read');
    if (!(await this.#mayConnect(starter)))
      throw this.refusal(connection, 'the user who started it has lost the right or the credential for it');
    return { connection, client, code, verifier, starter };
  }

  /** The error for the caller; the reason is logged for the operator. */
  refusal({ name }: ConnectionRecord, why: string, cause?: unknown): ValidationFailed {
    this.#deps.warning.say(`no account was connected to the connection ${name}: ${why}`);
    return new ValidationFailed(NOT_CONNECTED, { cause });
  }

  /** Within ten minutes the user may be dismissed, or a stolen key revoked. */
  async #mayConnect(starter: Starter): Promise<boolean> {
    const [standing = null] = (await this.#deps.standings.read([starter])).standings;
    return standing !== null && hasGuard(standing, 'lead');
  }
}
