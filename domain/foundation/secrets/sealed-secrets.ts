import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { acceptedSecrets, type JwtSecrets } from './jwt-secrets.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals external secrets that the server must be able to read again: AES-256-GCM under a key derived from JWT_SECRET
 * (spec/rules/connections.md#stored-secrets). Under a JWT_SECRET that is no longer accepted none can be read, by design.
 */
export class SealedSecrets {
  readonly #present: Buffer;
  readonly #accepted: readonly Buffer[];

  constructor(secrets: JwtSecrets) {
    const [present, ...previous] = acceptedSecrets(secrets);
    this.#present = keyOf(present);
    this.#accepted = [this.#present, ...previous.map(keyOf)];
  }

  /**
   * Seals under the present secret. `place` is where it is stored, such as `connections/<id>/secret`: it cannot be opened in another place.
   */
  seal(secret: string, place: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#present, nonce).setAAD(Buffer.from(place));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
  }

  /** Null when it was sealed under a secret that is not accepted or for another place, or was changed. */
  open(sealed: string, place: string): string | null {
    for (const key of this.#accepted) {
      const secret = openUnder(key, sealed, place);
      if (secret !== null) return secret;
    }
    return null;
  }

  /** Whether it is sealed under the present secret. */
  isPresent(sealed: string, place: string): boolean {
    return openUnder(this.#present, sealed, place) !== null;
  }
}

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'organisation-platform/sealed-secrets', 32));

const openUnder = (key: Buffer, sealed: string, place: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
};
