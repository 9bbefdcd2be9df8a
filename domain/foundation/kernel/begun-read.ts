/** Something that is read piece by piece: what is at hand, and what follows; null when nothing does. */
export interface BegunRead<P> {
  readonly first: readonly P[];
  readonly rest: AsyncIterable<P> | null;
}

/** Reads pieces until those at hand are enough or there are no more, so that what is small is whole and fails before its response begins. */
export const beginRead = async <P>(
  pieces: AsyncGenerator<P>,
  isEnough: (first: readonly P[]) => boolean,
): Promise<BegunRead<P>> => {
  const first: P[] = [];
  while (!isEnough(first)) {
    const next = await pieces.next();
    if (next.done === true) return { first, rest: null };
    first.push(next.value);
  }
  return { first, rest: pieces };
};
