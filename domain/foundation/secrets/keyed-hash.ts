import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { acceptedSecrets, type JwtSecrets } from './jwt-secrets.ts';

type Purpose = 'api_key' | 'device' | 'idempotent_request' | 'lease' | 'refresh_token' | 'ws_ticket';

/**
 * Keyed hashes of secrets that the server issues (spec/rules/auth.md#changing-the-secret). Under a JWT_SECRET that is no longer accepted
 * every stored hash is worthless, by design.
 */
export class KeyedHash {
  // Node.js would prepare a key in a buffer for each hash, which takes longer than the hash.
  readonly #present: KeyObject;
  readonly #previous: readonly KeyObject[];

  /** `purpose` separates the uses: the same secret hashed for two purposes gives two unrelated values. */
  constructor(secrets: JwtSecrets, purpose: Purpose) {
    const keyOf = (secret: string): KeyObject =>
      createSecretKey(createHmac('sha256', secret).update(`organisation-platform/${purpose}`).digest());
    const [present, ...previous] = acceptedSecrets(secrets);
    this.#present = keyOf(present);
    this.#previous = previous.map(keyOf);
  }

  /** The stored form: HMAC-SHA256 under the present secret, in URL-safe base64. */
  of(secret: string): string {
    return hashUnder(this.#present, secret);
  }

  /** The forms that may be stored: one under each accepted secret, the present one first. */
  allOf(secret: string): [present: string, ...previous: string[]] {
    return [this.of(secret), ...this.#previous.map((key) => hashUnder(key, secret))];
  }
}

const hashUnder = (key: KeyObject, secret: string): string =>
  createHmac('sha256', key).update(secret).digest('base64url');
