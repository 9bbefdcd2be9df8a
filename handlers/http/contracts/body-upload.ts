/** A body that a handler reads as it arrives. */
export interface BodyUpload {
  /** The value of `Content-Type`; null without one. Throws HttpError (415) for a text that is not a media type. */
  readonly mediaType: string | null;
  /** The value of `Content-Length`; null if unknown. */
  readonly announcedBytes: number | null;
  /**
   * The bytes, which can be read once (spec/rules/work.md#artifact-uploads). Throws HttpError for more than `maxBytes` (413) or a body that
   * arrives too slowly (400, and the connection is closed), and RequestInvalid for an incomplete body.
   */
  read(maxBytes: number): AsyncIterable<Buffer>;
}
