/** The bytes of an artifact. Streams and iterables are sent as they are read and never kept in memory as a whole. */
export type ArtifactContent =
  | string
  | Uint8Array<ArrayBuffer>
  | Blob
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array | string>;

/** A content, or a function that returns it from the beginning, so that an upload whose connection was lost can be repeated. */
export type ArtifactSource = ArtifactContent | (() => ArtifactContent | Promise<ArtifactContent>);

/** Whether the content can be sent more than once. */
export const isRepeatable = (source: ArtifactSource): boolean =>
  typeof source === 'function' || typeof source === 'string' || source instanceof Uint8Array || source instanceof Blob;

/** The default media type of a content. */
export const mediaTypeOf = (source: ArtifactSource): string => {
  if (typeof source === 'string') return 'text/plain; charset=utf-8';
  return source instanceof Blob && source.type !== '' ? source.type : 'application/octet-stream';
};

const streamOf = (pieces: AsyncIterable<Uint8Array | string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const source = pieces[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await source.next();
      if (done === true) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    cancel: async () => void (await source.return?.()),
  });
};

/** The content as the body of a request. */
export const bodyOf = async (
  source: ArtifactSource,
): Promise<string | Uint8Array<ArrayBuffer> | Blob | ReadableStream<Uint8Array>> => {
  const content = typeof source === 'function' ? await source() : source;
  const isBody =
    typeof content === 'string' ||
    content instanceof Uint8Array ||
    content instanceof Blob ||
    content instanceof ReadableStream;
  return isBody ? content : streamOf(content);
};
