import { RequestInvalid } from '../../../domain/foundation/errors/errors.ts';

/** An error with code 2001 and its own status, for problems that only HTTP has. */
export class HttpError extends RequestInvalid {
  readonly status: 400 | 405 | 413 | 415 | 416 | 426 | 431;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: HttpError['status'], detail: string, headers: Readonly<Record<string, string>> = {}) {
    super(detail);
    this.status = status;
    this.headers = headers;
  }
}

export const methodNotAllowed = (allow: string): HttpError =>
  new HttpError(405, 'The method is not allowed on this path', { allow });

export const payloadTooLarge = (maxBytes: number): HttpError =>
  new HttpError(413, `body: must have at most ${maxBytes} bytes`);

/** The requested range begins after the end of the content. */
export const rangeNotSatisfiable = (size: number): HttpError =>
  new HttpError(416, `header /range: must begin before byte ${size}`, { 'content-range': `bytes */${size}` });

export const unsupportedMedia = (reason: string): HttpError => new HttpError(415, reason);

/** The path serves only WebSockets. */
export const upgradeRequired = (): HttpError =>
  new HttpError(426, 'This path accepts only WebSockets of version 13', {
    upgrade: 'websocket',
    connection: 'upgrade, close',
    'sec-websocket-version': '13',
  });

/** The body ended early. */
export const bodyBroken = (cause?: unknown): RequestInvalid =>
  new RequestInvalid(
    'The request body ended before it was complete; send the request again',
    cause === undefined ? {} : { cause },
  );

/** The client sends too slowly; the rest of its body is not awaited. */
export const bodyTooSlow = (seconds: number): HttpError =>
  new HttpError(400, `body: must be complete ${seconds} seconds after the head of the request`, {
    connection: 'close',
  });

/** A caller without a credential sends too slowly. */
export const bodyBelowRate = (): HttpError =>
  new HttpError(400, 'body: must arrive at 65536 bytes per second or more after the first 2 seconds', {
    connection: 'close',
  });
