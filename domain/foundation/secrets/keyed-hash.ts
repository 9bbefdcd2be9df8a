import { createHmac } from 'node:crypto';

/** Keyed hashes of secrets the server hands out. A new JWT_SECRET makes every stored one worthless, on purpose. */
export class KeyedHash {
  readonly #key: Buffer;

  /** `purpose` separates the uses: the same secret hashed for two purposes gives two unrelated values. */
  constructor(jwtSecret: string, purpose: 'api_key' | 'device' | 'idempotent_request' | 'refresh_token' | 'ws_ticket') {
    this.#key = createHmac('sha256', jwtSecret).update(`organisation-platform/${purpose}`).digest();
  }

  /** HMAC-SHA256 in URL-safe base64. */
  of(secret: string): string {
    return createHmac('sha256', this.#key).update(secret).digest('base64url');
  }
}
