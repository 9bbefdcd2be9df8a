/** A part of a content, in bytes; both ends are included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}
