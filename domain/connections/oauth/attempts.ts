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

/** What a provider sends a browser back with. */
export interface Returned {
  readonly code?: string;
  /** Of its text no more than a code of OAuth is told to the operator. */
  readonly error?: string;
}

/** An attempt that may go on to the provider. */
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

/** One sentence whatever the provider did: the difference would tell what answers at an address that a caller has named. */
const NOT_CONNECTED = 'The provider did not connect the account; start again';

/** Looks at attempts to connect an account whose browser has come back (spec/rules/connections.md#callback). */
export class OauthAttempts {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Throws ValidationFailed for one that must not go on. */
  async check(begun: StartedOauth | null, { code, error }: Returned): Promise<OauthAttempt> {
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
      throw this.refusal(connection, 'whoever began has lost the right or the credential for it');
    return { connection, client, code, verifier, starter };
  }

  /** What callers are told; the operator is told why. */
  refusal({ name }: ConnectionRecord, why: string, cause?: unknown): ValidationFailed {
    this.#deps.warning.say(`no account was connected to the connection ${name}: ${why}`);
    return new ValidationFailed(NOT_CONNECTED, { cause });
  }

  /** Ten minutes are enough to be dismissed, or to have a stolen key revoked. */
  async #mayConnect(starter: Starter): Promise<boolean> {
    const [standing = null] = (await this.#deps.standings.read([starter])).standings;
    return standing !== null && hasGuard(standing, 'lead');
  }
}
