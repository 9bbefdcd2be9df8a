import type { Upgrade } from './result.ts';

export type ResponseHeaders = Readonly<Record<string, string | readonly string[]>>;

/** A response ready to be sent: everything but the headers that every response carries. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  /** null: no body, and no content type. */
  readonly body: string | null;
  /** The body of a page that is sent again and again, encoded once; `body` is null then. */
  readonly bytes?: Buffer;
  /** What follows the body, written as it comes; such a response has no content length. */
  readonly rest?: AsyncIterable<string>;
  /** The last piece of `rest` when it fails, made of the body of the failure. Without it the connection is broken off. */
  readonly lastPiece?: (failure: string) => string;
  /** A reference page or the interface document: cacheable, under a separate policy. */
  readonly isDocument?: boolean;
  /** The connection becomes a WebSocket instead of being answered. */
  readonly upgrade?: Upgrade;
  /** Names what was created when the body carries a secret, which is never stored. */
  readonly secretOf?: string;
}
