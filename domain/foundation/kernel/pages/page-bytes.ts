/**
 * The maximum bytes of stored rows on one page of a list, unless a single row is larger (spec/rules/limits.md#bytes-of-a-page). The rest of
 * 1 MiB is for the fields that presenters add: 2.6 KB for each of 200 rows.
 */
export const PAGE_BYTES = 524_288;
