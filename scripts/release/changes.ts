import { asMap, type JsonMap } from '../shared/json.ts';
import { type Deprecation, deprecationOf } from '../spec-tools/expand/deprecation.ts';
import { isRemoval, withoutRemoval } from '../spec-tools/interface-diff/differences.ts';
import { findBreaks } from '../spec-tools/interface-diff/operations.ts';

/** The changes of a release as data, published with its documents. */
export interface Changes {
  readonly version: string;
  readonly interface_version: string;
  /** The release that this one is compared with; null for the first one. */
  readonly previous_version: string | null;
  /** A day like 2030-01-31. */
  readonly date: string;
  /** Operations, parameters, statuses, media types, headers and fields that are new: `getUser 200.data.nickname`. */
  readonly added: readonly string[];
  /** The breaking changes. */
  readonly removed_or_narrowed: readonly string[];
  /** Operations that will be removed. */
  readonly deprecated: readonly (Deprecation & { readonly operation: string })[];
  /** The section of the changelog, in Markdown; its links are absolute. */
  readonly notes: string;
}

type Facts = Pick<Changes, 'version' | 'interface_version' | 'previous_version' | 'date' | 'notes'>;
type Differences = Pick<Changes, 'added' | 'removed_or_narrowed'>;

const deprecatedIn = (document: JsonMap): Changes['deprecated'] =>
  Object.values(asMap(document.paths))
    .flatMap((item) => Object.values(asMap(item)))
    .flatMap((operation) => {
      const deprecation = deprecationOf(asMap(operation));
      return deprecation === null ? [] : [{ operation: String(asMap(operation).operationId), ...deprecation }];
    });

/** The differences between two documents. `date` decides which deprecated operations may be removed. */
export const differencesOf = (before: JsonMap, now: JsonMap, date: string): Differences => ({
  // A removal in the reverse comparison is an addition.
  added: findBreaks(now, before, date).filter(isRemoval).map(withoutRemoval),
  removed_or_narrowed: findBreaks(before, now, date),
});

/** Compares the document with the one released before; `before` is null for the first release. */
export const changesOf = ({ notes, ...facts }: Facts, before: JsonMap | null, now: JsonMap): Changes => ({
  ...facts,
  ...(before === null ? { added: [], removed_or_narrowed: [] } : differencesOf(before, now, facts.date)),
  deprecated: deprecatedIn(now),
  notes,
});
