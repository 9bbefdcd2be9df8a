import type { IncomingMessage } from 'node:http';
import { bodyBelowRate, bodyBroken, bodyTooSlow, payloadTooLarge } from '../responses/http-errors.ts';
import { BodyBuffer, type BodySender } from './body-buffer.ts';

/** The shortest deadline for a body, because the server may have used time before it began to read. */
const MIN_MS = 1000;

/** The rate at which the body of a caller without a credential must arrive after the first two seconds. */
const RATE_BYTES_PER_MS = 65_536 / 1000;
const RATE_GRACE_MS = 2000;

interface BodyLimits {
  readonly sender: BodySender;
  /** When the request head was complete, in `performance.now()` time. */
  readonly startedAt: number;
  /** Seconds after the head at which the body must be complete. */
  readonly seconds: number;
  readonly maxBytes: number;
}

/**
 * Reads the bytes of a body (spec/rules/errors.md#body-deadline). Rejects with HttpError (413, or 400 and a closed
 * connection if it arrives too slowly), RequestInvalid if it is incomplete, or ServiceUnavailable at the memory
 * limit.
 */
export const readBody = async (req: IncomingMessage, limits: BodyLimits): Promise<Buffer> => {
  const declared = req.headers['content-length'];
  if (declared !== undefined && Number(declared) > limits.maxBytes) throw payloadTooLarge(limits.maxBytes);
  const body = new BodyBuffer(limits.sender, declared === undefined ? limits.maxBytes : Number(declared));
  try {
    await collect(req, body, limits);
    return body.bytes;
  } finally {
    body.release();
  }
};

const collect = (req: IncomingMessage, body: BodyBuffer, limits: BodyLimits): Promise<void> => {
  const { sender, startedAt, seconds, maxBytes } = limits;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onData = (chunk: Buffer): void => {
    try {
      if (body.length + chunk.length > maxBytes) throw payloadTooLarge(maxBytes);
      body.append(chunk);
    } catch (error) {
      reject(error);
    }
  };
  const onBroken = (cause?: unknown): void => reject(bodyBroken(cause));
  // `close` follows `end` before the promise continues; it would create an error for every body.
  const onEnd = (): void => {
    req.off('close', onBroken);
    resolve();
  };
  const left = Math.max(startedAt + seconds * 1000 - performance.now(), MIN_MS);
  const deadline = setTimeout(() => reject(bodyTooSlow(seconds)), left);
  const stopWatch = sender.isAnonymous ? watchRate(body, () => reject(bodyBelowRate())) : () => {};
  if (req.destroyed) onBroken();
  req.on('data', onData).once('end', onEnd).once('error', onBroken).once('close', onBroken);
  return promise.finally(() => {
    clearTimeout(deadline);
    stopWatch();
    // The response step decides how long remaining bytes are accepted.
    req.pause();
    req.off('data', onData).off('end', onEnd).off('close', onBroken);
  });
};

/** Calls `onSlow` when fewer bytes have arrived than the rate requires; the returned function ends the watch. */
const watchRate = (body: BodyBuffer, onSlow: () => void): (() => void) => {
  const beganAt = performance.now();
  const dueAt = (): number => beganAt + RATE_GRACE_MS + body.length / RATE_BYTES_PER_MS;
  const look = (): void => {
    const leftMs = dueAt() - performance.now();
    if (leftMs <= 0) onSlow();
    else timer = setTimeout(look, Math.ceil(leftMs));
  };
  let timer = setTimeout(look, RATE_GRACE_MS);
  return () => clearTimeout(timer);
};
