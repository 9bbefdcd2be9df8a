import type { Upgrade } from './result.ts';

export type ResponseHeaders = Readonly<Record<string, string | readonly string[]>>;

/** A response ready to be sent, without the headers that every response carries. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  /** Null: no body and no content type. */
  readonly body: string | null;
  /** The encoded body of a page that is sent many times; `body` is then null. */
  readonly bytes?: Buffer;
  /** The parts that follow the body, written as they are produced. Such a response has no `content-length` unless `headers` contains it. */
  readonly rest?: AsyncIterable<string | Buffer>;
  /** The last part of `rest` after a failure, made from the body of the error. Without it the connection is closed. */
  readonly lastPiece?: (failure: string) => string;
  /** A reference page or the interface document: cacheable, with its own content security policy. */
  readonly isDocument?: boolean;
  /** The connection becomes a WebSocket; no response is sent. */
  readonly upgrade?: Upgrade;
  /** Identifies the created record if the body contains a secret, which is never stored. */
  readonly secretOf?: string;
}
