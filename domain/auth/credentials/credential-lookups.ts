import { ServiceUnavailable } from '../../foundation/errors/errors.ts';

/** Parallel lookups of one subject. They come before every other limit, because their result decides which limit applies. */
const MAX_LOOK_UPS = 256;
/** Keys that are remembered as stored, the latest last. */
const MAX_KNOWN_KEYS = 10_000;

/**
 * Limits parallel lookups of credentials (spec/rules/auth.md#credential-lookups). A credential that is known to be ours before the database
 * is queried has a separate limit, so that users behind one proxy do not share the limit of its address.
 */
export class CredentialLookups {
  readonly #underWay = new Map<string, number>();
  readonly #knownKeys = new Set<string>();

  /** Throws ServiceUnavailable when too many lookups of the subject are running. */
  async run<T>(subject: string, look: () => Promise<T>): Promise<T> {
    const before = this.#underWay.get(subject) ?? 0;
    if (before >= MAX_LOOK_UPS)
      throw new ServiceUnavailable(
        'Too many requests with this credential or from this address at the same time; send fewer in parallel',
        { retryAfterSeconds: 1 },
      );
    this.#underWay.set(subject, before + 1);
    try {
      return await look();
    } finally {
      this.#leave(subject);
    }
  }

  /** The subject whose limit applies: the key when it was found in the database before, otherwise the address. */
  subjectOfKey(keyHash: string, address: string): string {
    return this.#knownKeys.has(keyHash) ? `key:${keyHash}` : `address:${address}`;
  }

  /** Records whether the key was found in the database. */
  note(keyHash: string, isKnown: boolean): void {
    const wasKnown = this.#knownKeys.delete(keyHash);
    if (!isKnown) return;
    const [oldest] = this.#knownKeys;
    if (!wasKnown && oldest !== undefined && this.#knownKeys.size >= MAX_KNOWN_KEYS) this.#knownKeys.delete(oldest);
    this.#knownKeys.add(keyHash);
  }

  #leave(subject: string): void {
    const left = (this.#underWay.get(subject) ?? 1) - 1;
    if (left === 0) this.#underWay.delete(subject);
    else this.#underWay.set(subject, left);
  }
}
