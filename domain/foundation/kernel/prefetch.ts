/** A read in parts: the parts read so far and the remaining ones; `rest` is null when there are none. */
export interface Prefetched<P> {
  readonly first: readonly P[];
  readonly rest: AsyncIterable<P> | null;
}

/** Reads parts until `isEnough` or the end, so that a small result is complete, and can fail, before its response starts. */
export const prefetch = async <P>(
  pieces: AsyncGenerator<P>,
  isEnough: (first: readonly P[]) => boolean,
): Promise<Prefetched<P>> => {
  const first: P[] = [];
  while (!isEnough(first)) {
    const next = await pieces.next();
    if (next.done === true) return { first, rest: null };
    first.push(next.value);
  }
  return { first, rest: pieces };
};
