import type { SealedColumn } from '../foundation/secrets/sealed-column.ts';
import type { SealedSecrets } from '../foundation/secrets/sealed-secrets.ts';
import type { ConnectionRecord } from './connection.entity.ts';

/** The tokens of a provider. */
export interface Tokens {
  readonly accessToken: string;
  /** Null when the tokens cannot be renewed. */
  readonly refreshToken: string | null;
}

type KeptSecret = Pick<ConnectionRecord, 'id' | 'sealedSecret'>;

/** The last four characters would be half of a shorter secret. */
const MIN_LENGTH_TO_SHOW = 8;

const secretPlace = (id: string): string => `connections/${id}/secret`;
const tokenPlace = (id: string): string => `connections/${id}/tokens`;

export const SEALED_IN_CONNECTIONS: readonly SealedColumn[] = [
  { table: 'connections', key: 'id', column: 'sealed_secret', placeOf: secretPlace },
  { table: 'connections', key: 'id', column: 'sealed_tokens', placeOf: tokenPlace },
];

/** Secrets and tokens of connections, sealed for the column in which they are stored (spec/rules/connections.md#stored-secrets). */
export class ConnectionSecrets {
  readonly #sealed: SealedSecrets;

  constructor(sealed: SealedSecrets) {
    this.#sealed = sealed;
  }

  /** The signing secret or the client secret; null when there is none, or when it cannot be read. */
  secretOf(connection: ConnectionRecord): string | null {
    const { sealedSecret } = connection;
    return sealedSecret ? this.#sealed.open(sealedSecret, secretPlace(connection.id)) : null;
  }

  keepSecret(connection: ConnectionRecord, secret: string | null): void {
    connection.sealedSecret = secret === null ? null : this.#sealed.seal(secret, secretPlace(connection.id));
    connection.secretLast4 = secret !== null && secret.length >= MIN_LENGTH_TO_SHOW ? secret.slice(-4) : null;
  }

  /** Null when there are none, or when they cannot be read. */
  tokensOf(connection: ConnectionRecord): Tokens | null {
    const { sealedTokens } = connection;
    const text = sealedTokens ? this.#sealed.open(sealedTokens, tokenPlace(connection.id)) : null;
    return text === null ? null : JSON.parse(text);
  }

  keepTokens(connection: ConnectionRecord, tokens: Tokens): void {
    connection.sealedTokens = this.#sealed.seal(JSON.stringify(tokens), tokenPlace(connection.id));
  }

  /** Whether two versions of one connection have the same secret; it may have been sealed again in between. */
  haveSameSecret({ id, sealedSecret }: KeptSecret, other: KeptSecret): boolean {
    return this.#areSame(sealedSecret, other.sealedSecret, secretPlace(id));
  }

  haveSameTokens({ id, sealedTokens }: ConnectionRecord, other: ConnectionRecord): boolean {
    return this.#areSame(sealedTokens, other.sealedTokens, tokenPlace(id));
  }

  #areSame(one: string | null | undefined, other: string | null | undefined, place: string): boolean {
    if (!one || !other || one === other) return one === other;
    const secret = this.#sealed.open(one, place);
    return secret !== null && secret === this.#sealed.open(other, place);
  }

  /** Whether the secret can be read, if there is one. */
  hasReadableSecret(connection: ConnectionRecord): boolean {
    return !connection.sealedSecret || this.secretOf(connection) !== null;
  }

  /** Whether every stored secret can be read. It cannot under a JWT_SECRET that is no longer accepted. */
  isReadable(connection: ConnectionRecord): boolean {
    return this.hasReadableSecret(connection) && (!connection.sealedTokens || this.tokensOf(connection) !== null);
  }
}
