import type { SealedSecrets } from '../foundation/secrets/sealed-secrets.ts';
import type { ConnectionRecord } from './connection.entity.ts';

/** What a provider has handed out. */
export interface Tokens {
  readonly accessToken: string;
  /** Null when it cannot be renewed. */
  readonly refreshToken: string | null;
}

/** Of a shorter secret the last four characters would be half of it. */
const LEAST_TO_SHOW = 8;

const secretPlace = ({ id }: ConnectionRecord): string => `connections/${id}/secret`;
const tokenPlace = ({ id }: ConnectionRecord): string => `connections/${id}/tokens`;

/** Secrets and tokens of connections, sealed for the place where they are kept (spec/rules/connections.md#stored-secrets). */
export class ConnectionSecrets {
  readonly #sealed: SealedSecrets;

  constructor(sealed: SealedSecrets) {
    this.#sealed = sealed;
  }

  /** The signing secret or the client secret; null when there is none, or when it cannot be read. */
  secretOf(connection: ConnectionRecord): string | null {
    const { sealedSecret } = connection;
    return sealedSecret ? this.#sealed.open(sealedSecret, secretPlace(connection)) : null;
  }

  keepSecret(connection: ConnectionRecord, secret: string | null): void {
    connection.sealedSecret = secret === null ? null : this.#sealed.seal(secret, secretPlace(connection));
    connection.secretLast4 = secret !== null && secret.length >= LEAST_TO_SHOW ? secret.slice(-4) : null;
  }

  /** Null when there are none, or when they cannot be read. */
  tokensOf(connection: ConnectionRecord): Tokens | null {
    const { sealedTokens } = connection;
    const text = sealedTokens ? this.#sealed.open(sealedTokens, tokenPlace(connection)) : null;
    return text === null ? null : JSON.parse(text);
  }

  keepTokens(connection: ConnectionRecord, tokens: Tokens): void {
    connection.sealedTokens = this.#sealed.seal(JSON.stringify(tokens), tokenPlace(connection));
  }

  /** Whether the secret can be read, if there is one. */
  hasReadableSecret(connection: ConnectionRecord): boolean {
    return !connection.sealedSecret || this.secretOf(connection) !== null;
  }

  /** Whether everything that is kept can be read: it cannot under another JWT_SECRET. */
  isReadable(connection: ConnectionRecord): boolean {
    return this.hasReadableSecret(connection) && (!connection.sealedTokens || this.tokensOf(connection) !== null);
  }
}
