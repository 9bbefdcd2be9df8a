import type { ByteRange } from './byte-range.ts';

/** The kinds of stores. Each content is stored with the name of its store. */
export type StoreName = 'database' | 's3';

/**
 * Stores contents by id. A content is written once and never changed; the caller decides when it is visible, and deletes what it does not
 * need.
 */
export interface ArtifactStore {
  readonly name: StoreName;
  /**
   * Reads the pieces to their end and stores them; a content can be empty. Throws the error of the pieces, or ServiceUnavailable. What was
   * stored before an error remains until `delete`.
   */
  write(id: string, pieces: AsyncIterable<Buffer>): Promise<void>;
  /** The bytes of a range, in pieces of at most 64 KiB. Throws ServiceUnavailable when the content cannot be read. */
  read(id: string, range: ByteRange): AsyncIterable<Buffer>;
  /** Deletes a content, which may be incomplete or unknown. Deleting again has no effect. */
  delete(id: string): Promise<void>;
}
