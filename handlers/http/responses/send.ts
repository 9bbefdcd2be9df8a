import type { ServerResponse } from 'node:http';
import type { ReleaseBytes } from '../../../domain/foundation/limits/byte-budget.ts';
import type { HttpResponse } from '../contracts/http-response.ts';
import { CallerGone, type RequestContext } from '../contracts/request-context.ts';
import { API_HEADERS, DOCUMENT_HEADERS } from './headers.ts';
import type { UnsentBytes } from './unsent-bytes.ts';

/** What is left of a body nobody asked for may come this long after the answer; a client that is still sending reads the answer first. */
const LINGER_MS = 2000;

const hasUnreadBody = ({ req }: RequestContext): boolean =>
  !req.complete && (req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0);

/**
 * Ends an answer given before the body of its request has come to its end, because it was refused or takes none. Its last byte has been
 * written, but a connection that is closed while bytes come in is reset, and takes the answer from a client that is still sending. So
 * the rest is let in first, and not for long: left to itself the platform would read on for minutes (spec/rules/errors.md#body-size).
 */
const endBehindBody = ({ req, res }: RequestContext): void => {
  const timer = setTimeout(() => req.socket.destroy(), LINGER_MS).unref();
  res.once('close', () => clearTimeout(timer));
  req.once('end', () => res.end()).resume();
};

/** The headers every answer has, those collected on the way, those of the answer itself. */
export const headersOf = (
  request: RequestContext,
  response: HttpResponse,
): Record<string, string | readonly string[] | number> => {
  const common = response.isDocument === true ? DOCUMENT_HEADERS : API_HEADERS;
  const headers: Record<string, string | readonly string[] | number> = {
    ...common,
    'x-request-id': request.instance,
    ...request.headers,
    ...response.headers,
  };
  const vary = [request.headers.vary, response.headers.vary].filter((part) => part !== undefined);
  if (vary.length > 0) headers.vary = vary.join(', ');
  return headers;
};

const nothing = (): void => {};

/** Counts what the response writes first as unsent; the function gives it back. Throws ServiceUnavailable. */
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
 * Writes an answer. Throws ServiceUnavailable before anything is written when the reader leaves too much unread.
 * Rejects with CallerGone once its reader has gone; what the request holds is given back before the last byte.
 */
export const send = async (request: RequestContext, response: HttpResponse, unsent: UnsentBytes): Promise<void> => {
  const { res } = request;
  const { rest } = response;
  const isGone = res.headersSent || res.destroyed;
  const isWhole = rest === undefined || request.method === 'HEAD';
  const body = response.bytes ?? response.body;
  const length = body === null ? 0 : Buffer.byteLength(body);
  // It was made, whether its reader wants only the head or has gone.
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
  const headers = headersOf(request, response);
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
    // Not by piece: each may be small. An event stream is not a large response, however long it lasts.
    if (response.body !== '') unsent.charge(request, sent);
  }
  // Before the last byte: who has the whole answer holds nothing any more and may ask again at once.
  await request.giveBack();
  res.end();
};

/** Releases bytes when the kernel has them or the connection ends. The kernel mostly takes them immediately; then no listener is needed. */
const releaseWhenSent = (res: ServerResponse, release: ReleaseBytes): void => {
  if (res.destroyed || (res.socket?.writableLength ?? 0) === 0) release();
  else res.once('finish', release).once('close', release);
};

/** Begins what nobody will read and ends it at once, so that what it holds is given back. */
const discard = async (pieces: AsyncIterable<string> | undefined): Promise<void> => {
  if (pieces !== undefined) for await (const _piece of pieces) return;
};

/** Writes a piece and waits until its reader has taken it, so that one piece at most is in memory. Rejects once the reader has gone. */
const write = async (res: ServerResponse, piece: string): Promise<void> => {
  if (res.destroyed) throw new CallerGone('the caller closed the connection');
  if (res.write(piece)) return;
  await new Promise<void>((resolve, reject) => {
    const settle = (): void => {
      res.off('drain', settle).off('close', settle);
      if (res.destroyed) reject(new CallerGone('the caller closed the connection'));
      else resolve();
    };
    res.once('drain', settle).once('close', settle);
  });
};
