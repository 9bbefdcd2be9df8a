import type { LongPage } from '../../../domain/foundation/kernel/pages/numbered-page.ts';
import { paginationAfter } from '../contracts/result.ts';

/** A list of the versions that retention has kept (spec/rules/organisation.md#version-retention). */
export const versionPage = <T, D>(found: LongPage<T>, present: (item: T) => D) => ({
  kind: 'numbered' as const,
  status: 200 as const,
  data: found.items.map(present),
  rest: found.rest === null ? null : presented(found.rest, present),
  paginationAfter: (entries: number) => ({ ...paginationAfter(found, entries), oldest_version: found.oldest }),
});

async function* presented<T, D>(pieces: AsyncIterable<readonly T[]>, present: (item: T) => D): AsyncGenerator<D[]> {
  for await (const piece of pieces) yield piece.map(present);
}
