/** The bytes of an artifact, as the caller sends them. */
export interface ArtifactUpload {
  /** The number of bytes that the caller announced; null if unknown. */
  readonly announcedBytes: number | null;
  /**
   * The bytes, to be read once. Throws an error of the transport when there are more than `maxBytes`, when they end early, or when they
   * arrive too slowly (spec/rules/work.md#artifact-uploads).
   */
  read(maxBytes: number): AsyncIterable<Buffer>;
}
