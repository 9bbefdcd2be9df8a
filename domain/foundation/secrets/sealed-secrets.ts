import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Secrets of others that the server must be able to say again: AES-256-GCM under a key derived from JWT_SECRET
 * (spec/rules/connections.md#stored-secrets). Another JWT_SECRET makes every stored one unreadable, on purpose.
 */
export class SealedSecrets {
  readonly #key: Buffer;

  constructor(jwtSecret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'organisation-platform/sealed-secrets', 32));
  }

  /** `place` is where it is kept, such as `connections/<id>/secret`: moved to another place it cannot be opened. */
  seal(secret: string, place: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(place));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
  }

  /** Null when it was sealed under another key or for another place, or was changed since. */
  open(sealed: string, place: string): string | null {
    const bytes = Buffer.from(sealed, 'base64');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
    try {
      const options = { authTagLength: TAG_BYTES };
      const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, NONCE_BYTES), options);
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      return text.toString('utf8');
    } catch {
      return null;
    }
  }
}
