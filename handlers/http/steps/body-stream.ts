import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import type { BodyUpload } from '../contracts/body-upload.ts';
import type { RequestContext } from '../contracts/request-context.ts';
import { bodyBroken, bodyTooSlow, payloadTooLarge } from '../responses/http-errors.ts';
import { mediaTypeIn } from '../responses/media-type.ts';

/** The time that every body has. */
const BASE_SECONDS = 15;
/** The slowest rate at which larger bodies may arrive. */
const BYTES_PER_SECOND = 65_536;
/** The shortest time limit: the server may have used up the rest before it began to read. */
const MIN_SECONDS = 1;

/** The body of a request whose handler reads it as it arrives. */
export class BodyStream implements BodyUpload {
  readonly #req: IncomingMessage;
  readonly #startedAt: number;

  constructor({ req, startedAt }: Pick<RequestContext, 'req' | 'startedAt'>) {
    this.#req = req;
    this.#startedAt = startedAt;
  }

  get mediaType(): string | null {
    return mediaTypeIn(this.#req.headers['content-type']);
  }

  get announcedBytes(): number | null {
    const length = this.#req.headers['content-length'];
    return length === undefined ? null : Number(length);
  }

  read(maxBytes: number): AsyncIterable<Buffer> {
    const announced = this.announcedBytes;
    if (announced !== null && announced > maxBytes) throw payloadTooLarge(maxBytes);
    return this.#pieces(maxBytes);
  }

  /** The pieces pass through a second stream, which can fail without the connection, so that the caller still gets a response. */
  async *#pieces(maxBytes: number): AsyncGenerator<Buffer> {
    const req = this.#req;
    let received = 0;
    const body = new Transform({
      transform: (piece: Buffer, _coding, done) => {
        received += piece.length;
        if (received > maxBytes) done(payloadTooLarge(maxBytes));
        else done(null, piece);
      },
    });
    const onBroken = (cause?: unknown): void => void body.destroy(bodyBroken(cause));
    const onClosed = (): void => {
      if (!req.complete) onBroken();
    };
    // The reader gets the error. Without this handler it would end the process if nothing reads yet.
    body.on('error', () => {});
    req.once('error', onBroken).once('close', onClosed);
    const stopWatch = this.#watch(
      () => received,
      (error) => void body.destroy(error),
    );
    if (req.destroyed) onClosed();
    else req.pipe(body);
    try {
      yield* body;
    } finally {
      stopWatch();
      // The response step decides how long remaining bytes are accepted.
      req.unpipe(body).pause();
      req.off('close', onClosed);
      body.destroy();
    }
  }

  /** Calls `onLate` when the body is not complete in time. The returned function ends the watch. */
  #watch(received: () => number, onLate: (error: Error) => void): () => void {
    const announced = this.announcedBytes;
    const beganAt = Math.max(this.#startedAt, performance.now() - (BASE_SECONDS - MIN_SECONDS) * 1000);
    let timer: NodeJS.Timeout | undefined;
    const look = (): void => {
      const seconds = BASE_SECONDS + Math.ceil((announced ?? received()) / BYTES_PER_SECOND);
      const leftMs = beganAt + seconds * 1000 - performance.now();
      if (leftMs <= 0) onLate(bodyTooSlow(seconds));
      else timer = setTimeout(look, Math.ceil(leftMs));
    };
    look();
    return () => clearTimeout(timer);
  }
}
