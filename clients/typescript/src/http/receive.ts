import { UnreadableResponse } from '../errors/platform-error.ts';
import { isStreamPath } from './operations.ts';

/** The largest accepted body, in bytes after decompression; responses of the interface are far smaller. */
const MAX_BYTES = 64 * 1024 * 1024;
/** The deadline of a body in seconds, counted from its headers. */
const MAX_SECONDS = 300;

const WITHOUT_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304]);

export const mediaOf = ({ headers }: Response): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Whether the response is a requested event stream, which is read frame by frame. */
const isStream = (request: Request, response: Response): boolean =>
  response.status === 200 && mediaOf(response) === 'text/event-stream' && isStreamPath(new URL(request.url).pathname);

/** The bytes of a body. Rejects with `UnreadableResponse` beyond the limits, and with the error of a lost connection. */
const readBytes = async (response: Response, body: ReadableStream<Uint8Array>, seconds: number): Promise<Blob> => {
  const reader = body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let isLate = false;
  const end = (): void => void reader.cancel().catch(() => {});
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, seconds * 1_000);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isLate) throw new UnreadableResponse(response.status, `its body was not complete after ${seconds} s`);
      if (done) return new Blob(pieces);
      size += value.length;
      if (size > MAX_BYTES) throw new UnreadableResponse(response.status, `its body is larger than ${MAX_BYTES} bytes`);
      pieces.push(value as Uint8Array<ArrayBuffer>);
    }
  } finally {
    clearTimeout(timer);
    end();
  }
};

/**
 * The same response with its body read completely, unless it is an event stream. A connection that is lost within a
 * body counts as a lost connection.
 */
export const readWhole = async (request: Request, response: Response, seconds = MAX_SECONDS): Promise<Response> => {
  const { body, status, statusText, headers } = response;
  // In browsers, a redirect that was not followed has status 0.
  if (body === null || status === 0 || WITHOUT_BODY.has(status) || isStream(request, response)) return response;
  return new Response(await readBytes(response, body, seconds), { status, statusText, headers });
};

/** The object in a JSON text. Throws `UnreadableResponse`. */
export const objectIn = (text: string, status: number): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (cause) {
    throw new UnreadableResponse(status, 'it is not JSON', { cause });
  }
  throw new UnreadableResponse(status, 'it is not a JSON object');
};
