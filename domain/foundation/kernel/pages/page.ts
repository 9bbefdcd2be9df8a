/** One page of a keyset list. `position` is the sort key of the last row of the previous page, null for the first page. */
export interface PageRequest {
  readonly limit: number;
  readonly position: readonly string[] | null;
}

/** Rows of one page and the position of the last one when there are more, else null. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly nextPosition: readonly string[] | null;
}

/** One page of an offset list; `total` counts before paging, `limit` null means all from `offset`. */
export interface OffsetPage<T> {
  readonly items: readonly T[];
  readonly offset: number;
  readonly limit: number | null;
  readonly total: number;
}

/** Builds a page from `limit + 1` rows: the extra row only shows that there are more. */
export const pageOf = <T>(rows: readonly T[], limit: number, positionOf: (row: T) => readonly string[]): Page<T> => {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextPosition: rows.length > limit && last !== undefined ? positionOf(last) : null };
};

/** One page of a complete, sorted list of names. */
export const pageOfList = (names: readonly string[], { limit, position }: PageRequest): Page<string> => {
  const after = position?.[0];
  const rest = after === undefined ? names : names.filter((name) => name > after);
  return pageOf(rest, limit, (name) => [name]);
};
