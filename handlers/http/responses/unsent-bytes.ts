import type { CommandSource } from '../../../domain/foundation/audit/command-source.ts';
import { ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';
import type { ResponsePace } from '../../../domain/foundation/kernel/response-pace.ts';
import { ByteBudget, type ReleaseBytes } from '../../../domain/foundation/limits/byte-budget.ts';
import type { RequestContext } from '../contracts/request-context.ts';

const TOTAL_BYTES = 64 * 1_048_576;
const LARGEST_PAGE = 2 * 1_048_576;
/** Responses up to this size are not counted: there are at most as many as connections. */
const SMALL_BYTES = 16_384;

const tooManyUnsent = (): ServiceUnavailable =>
  new ServiceUnavailable('Your connections hold too many unread response bytes; read or close them, then retry', {
    retryAfterSeconds: 1,
  });

const callerOf = ({ userId, addressGroup }: CommandSource): string => userId ?? addressGroup;

/** Bytes of responses that clients have not received yet (spec/rules/limits.md#unsent-responses). */
export class UnsentBytes {
  readonly #pace: Pick<ResponsePace, 'charge'>;
  readonly #own: ByteBudget;
  /** Shared buffers count once, toward the total only. */
  readonly #shared: ByteBudget;
  readonly #readers = new Map<Buffer, { count: number; readonly release: ReleaseBytes }>();

  constructor(pace: Pick<ResponsePace, 'charge'>, totalBytes = TOTAL_BYTES) {
    this.#pace = pace;
    this.#own = new ByteBudget(totalBytes, totalBytes / 4);
    this.#shared = new ByteBudget(totalBytes, totalBytes);
  }

  /** Bytes that are counted now. */
  get held(): number {
    return this.#own.held + this.#shared.held;
  }

  /**
   * Throws ServiceUnavailable for a GET of a caller whose share has no room for the largest page. A request that waits for a connection is
   * checked again when it gets one, also for a disconnect, because its response could not be sent either. Changes continue: the owner of
   * a stolen key must be able to revoke it.
   */
  require(request: RequestContext): void {
    if (request.method !== 'GET') return;
    this.requireRoom(request.source);
    request.source.unsent = this;
    request.source.connection = request.req.socket;
  }

  /** Throws ServiceUnavailable when the caller's share has no room for the largest page. */
  requireRoom(source: CommandSource): void {
    if (this.#own.isExhausted(callerOf(source), LARGEST_PAGE)) throw tooManyUnsent();
  }

  /**
   * Counts a response of one reader until the function it returns is called. Throws ServiceUnavailable when a read does not fit.
   * The response to a completed change is always sent.
   */
  take(request: RequestContext, bytes: number): ReleaseBytes {
    if (bytes <= SMALL_BYTES) return () => {};
    const caller = callerOf(request.source);
    const release = request.method === 'GET' ? this.#own.tryTake(bytes, caller) : this.#own.take(bytes, caller);
    if (release === null) throw tooManyUnsent();
    return release;
  }

  /** Paces the caller after a response that was made, all parts together (spec/rules/limits.md#pace-of-large-responses). */
  charge({ source }: RequestContext, bytes: number): void {
    if (source.userId !== null) this.#pace.charge(source.userId, bytes);
  }

  /** Counts a buffer that responses share, until its last reader has it. Throws ServiceUnavailable. */
  share(buffer: Buffer): ReleaseBytes {
    if (buffer.length <= SMALL_BYTES) return () => {};
    let known = this.#readers.get(buffer);
    if (known === undefined) {
      const release = this.#shared.tryTake(buffer.length, '');
      if (release === null) throw tooManyUnsent();
      known = { count: 0, release };
      this.#readers.set(buffer, known);
    }
    known.count += 1;
    let isReading = true;
    return () => {
      if (!isReading) return;
      isReading = false;
      known.count -= 1;
      if (known.count > 0) return;
      known.release();
      this.#readers.delete(buffer);
    };
  }
}
