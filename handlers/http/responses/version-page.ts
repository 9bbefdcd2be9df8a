import type { LongPage } from '../../../domain/foundation/kernel/numbered-page.ts';
import { offsetPage } from './result.ts';

/** A list of the versions that retention has kept (spec/rules/organisation.md#version-retention). */
export const versionPage = <T, D>(found: LongPage<T>, present: (item: T) => D) => {
  const page = offsetPage(found, present);
  return { ...page, pagination: { ...page.pagination, oldest_version: found.oldest } };
};
