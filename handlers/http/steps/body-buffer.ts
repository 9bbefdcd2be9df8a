import { ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';
import { ByteBudget, type ReleaseBytes } from '../../../domain/foundation/limits/byte-budget.ts';

/** The memory limit of a process for all bodies that it is reading. */
const TOTAL_BYTES = 64 * 1_048_576;
/** The share of one user, and of all callers without a credential together. */
const SHARE_BYTES = TOTAL_BYTES / 4;
/** The share of one address without a credential. */
const ADDRESS_BYTES = SHARE_BYTES / 4;
/** Up to this size a body is always read: there are at most as many as connections. */
const SMALL_BYTES = 16_384;

/** The sender of a body: the id of a user, or the address of a caller without a credential. */
export interface BodySender {
  readonly id: string;
  readonly isAnonymous: boolean;
}

const budget = new ByteBudget(TOTAL_BYTES, SHARE_BYTES);
const addressBudget = new ByteBudget(SHARE_BYTES, ADDRESS_BYTES);
/** In `room` all callers without a credential count as this one. */
const ANONYMOUS = '';

const unavailable = (): ServiceUnavailable =>
  new ServiceUnavailable('Too many large request bodies are being read; retry after the seconds in Retry-After', {
    retryAfterSeconds: 1,
  });

/** Throws ServiceUnavailable when so many more bytes would exceed a limit. */
const reserveBytes = ({ id, isAnonymous }: BodySender, bytes: number): ReleaseBytes => {
  const own = isAnonymous ? addressBudget.tryTake(bytes, id) : null;
  if (isAnonymous && own === null) throw unavailable();
  const release = budget.tryTake(bytes, isAnonymous ? ANONYMOUS : id);
  if (release === null) {
    own?.();
    throw unavailable();
  }
  return () => {
    own?.();
    release();
  };
};

/**
 * The memory of one body while it is read (spec/rules/limits.md#request-body-memory). It grows with the bytes that have
 * arrived; `Content-Length` reserves nothing. The bytes are copied into one buffer, since a body in many tiny chunks would need a hundred
 * times its size.
 */
export class BodyBuffer {
  readonly #sender: BodySender;
  readonly #maxBytes: number;
  #buffer: Buffer = Buffer.alloc(0);
  #length = 0;
  #taken = 0;
  readonly #releases: ReleaseBytes[] = [];

  /** `maxBytes`: the most bytes that the body can have. */
  constructor(sender: BodySender, maxBytes: number) {
    this.#sender = sender;
    this.#maxBytes = maxBytes;
  }

  get length(): number {
    return this.#length;
  }

  /** The bytes that have arrived, without a copy. */
  get bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  /** Throws ServiceUnavailable when the memory for bodies is used up. The body must not have more than `maxBytes`. */
  append(chunk: Buffer): void {
    const needed = this.#length + chunk.length;
    if (needed > this.#buffer.length) this.#grow(needed);
    this.#length += chunk.copy(this.#buffer, this.#length);
  }

  /** Releases the memory of the body in the limit. */
  release(): void {
    for (const release of this.#releases) release();
  }

  #grow(needed: number): void {
    const size = Math.max(needed, Math.min(Math.max(2 * this.#buffer.length, SMALL_BYTES), this.#maxBytes));
    if (size > SMALL_BYTES) {
      this.#releases.push(reserveBytes(this.#sender, size - this.#taken));
      this.#taken = size;
    }
    const grown = Buffer.allocUnsafe(size);
    this.#buffer.copy(grown, 0, 0, this.#length);
    this.#buffer = grown;
  }
}
