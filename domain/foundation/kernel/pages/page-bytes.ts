/**
 * The most bytes of stored rows on one page of a list, unless a single row is larger (spec/rules/limits.md#bytes-of-a-page). The rest up to
 * 1 MiB is for what presenters add: 2.6 KB for each of 200 rows.
 */
export const PAGE_BYTES = 524_288;
