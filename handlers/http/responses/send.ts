import type { ServerResponse } from 'node:http';
import type { ReleaseBytes } from '../../../domain/foundation/limits/byte-budget.ts';
import { CallerDisconnected } from '../contracts/caller-disconnected.ts';
import type { HttpResponse } from '../contracts/http-response.ts';
import type { RequestContext } from '../contracts/request-context.ts';
import type { CommonHeaders } from './headers.ts';
import type { UnsentBytes } from './unsent-bytes.ts';

/** How long the rest of an unwanted request body is accepted after the response, so that a client that is still sending can read the response. */
const LINGER_MS = 2000;

const hasUnreadBody = ({ req }: RequestContext): boolean =>
  !req.complete && (req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0);

/**
 * Ends a response that was written before the request body was complete. Closing the connection while bytes arrive would reset it, and
 * the client would lose the response. So the rest of the body is read first, for a limited time (spec/rules/errors.md#body-size).
 */
const endBehindBody = ({ req, res }: RequestContext): void => {
  const timer = setTimeout(() => req.socket.destroy(), LINGER_MS).unref();
  res.once('close', () => clearTimeout(timer));
  req.once('end', () => res.end()).resume();
};

/** The headers of every response, those that steps added, and those of this response. */
export const headersOf = (
  request: RequestContext,
  response: HttpResponse,
  common: CommonHeaders,
): Record<string, string | readonly string[] | number> => {
  const headers: Record<string, string | readonly string[] | number> = {
    ...(response.isDocument === true ? common.document : common.api),
    'x-request-id': request.instance,
    ...request.headers,
    ...response.headers,
  };
  const vary = [request.headers.vary, response.headers.vary].filter((part) => part !== undefined);
  if (vary.length > 0) headers.vary = vary.join(', ');
  return headers;
};

export interface SendDeps {
  readonly unsent: UnsentBytes;
  readonly commonHeaders: CommonHeaders;
}

const nothing = (): void => {};

/** Counts the first write of the response as unsent until the returned function is called. Throws ServiceUnavailable. */
const countUnsent = (
  request: RequestContext,
  { bytes, body }: HttpResponse,
  length: number,
  unsent: UnsentBytes,
): ReleaseBytes => {
  if (request.method === 'HEAD') return nothing;
  if (bytes !== undefined) return unsent.share(bytes);
  return body === null ? nothing : unsent.take(request, length);
};

/**
 * Writes a response. Throws ServiceUnavailable before anything is written if the client has too many unread bytes. Rejects with
 * CallerDisconnected after the client disconnects. What the request holds is released before the last byte.
 */
export const send = async (
  request: RequestContext,
  response: HttpResponse,
  { unsent, commonHeaders }: SendDeps,
): Promise<void> => {
  const { res } = request;
  const { rest } = response;
  const isGone = res.headersSent || res.destroyed;
  const isWhole = rest === undefined || request.method === 'HEAD';
  const body = response.bytes ?? response.body;
  const length = body === null ? 0 : Buffer.byteLength(body);
  // Generating it took the time, even if the client wants only the head or has disconnected.
  if ((isGone || isWhole) && response.bytes === undefined) unsent.charge(request, length);
  if (isGone) return discard(rest);
  if (isWhole) await request.giveBack();
  let release: ReleaseBytes;
  try {
    release = countUnsent(request, response, length, unsent);
  } catch (refusal) {
    await discard(rest);
    throw refusal;
  }
  const headers = headersOf(request, response, commonHeaders);
  if (body !== null && rest === undefined) headers['content-length'] = length;
  res.writeHead(response.status, headers as never);
  if (isWhole) {
    if (body === null || !hasUnreadBody(request)) res.end(body ?? undefined);
    else {
      res.write(body);
      endBehindBody(request);
    }
    return releaseWhenSent(res, release);
  }
  let sent = length;
  try {
    // An event stream is open before its first frame.
    if (response.body === '') res.flushHeaders();
    else await write(res, response.body ?? '').finally(release);
    for await (const piece of rest) {
      const bytes = Buffer.byteLength(piece);
      const releasePiece = unsent.take(request, bytes);
      sent += bytes;
      await write(res, piece).finally(releasePiece);
    }
  } finally {
    // The sum, because each part may be small. An event stream is not a large response, however long it lasts.
    if (response.body !== '') unsent.charge(request, sent);
  }
  // Before the last byte: a client that has the whole response may send the next request immediately.
  await request.giveBack();
  res.end();
};

/** Releases bytes when the kernel has them or the connection ends. The kernel mostly takes them immediately; then no listener is needed. */
const releaseWhenSent = (res: ServerResponse, release: ReleaseBytes): void => {
  if (res.destroyed || (res.socket?.writableLength ?? 0) === 0) release();
  else res.once('finish', release).once('close', release);
};

/** Ends parts that nobody will read, so that they release what they hold. */
const discard = async (pieces: AsyncIterable<string | Buffer> | undefined): Promise<void> => {
  if (pieces !== undefined) for await (const _piece of pieces) return;
};

/** Writes a part and waits until the client has taken it, so that at most one is in memory. Rejects after the client disconnects. */
const write = async (res: ServerResponse, piece: string | Buffer): Promise<void> => {
  if (res.destroyed) throw new CallerDisconnected();
  if (res.write(piece)) return;
  await new Promise<void>((resolve, reject) => {
    const settle = (): void => {
      res.off('drain', settle).off('close', settle);
      if (res.destroyed) reject(new CallerDisconnected());
      else resolve();
    };
    res.once('drain', settle).once('close', settle);
  });
};
