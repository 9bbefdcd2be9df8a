import { asMap, type JsonMap } from '../shared/json.ts';
import { type Deprecation, deprecationOf } from '../spec-tools/expand/deprecation.ts';
import { isRemoval, withoutRemoval } from '../spec-tools/interface-diff/differences.ts';
import { findBreaks } from '../spec-tools/interface-diff/operations.ts';

/** The changes of a release as data, published with its documents. */
export interface Changes {
  readonly version: string;
  readonly interface_version: string;
  /** The version of the interface that this one is compared with; null for the first release. */
  readonly previous_interface_version: string | null;
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

type Facts = Pick<Changes, 'version' | 'interface_version' | 'previous_interface_version' | 'date' | 'notes'>;

const deprecatedIn = (document: JsonMap): Changes['deprecated'] =>
  Object.values(asMap(document.paths))
    .flatMap((item) => Object.values(asMap(item)))
    .flatMap((operation) => {
      const deprecation = deprecationOf(asMap(operation));
      return deprecation === null ? [] : [{ operation: String(asMap(operation).operationId), ...deprecation }];
    });

/** Compares the document with the one released before; `before` is null for the first release. */
export const changesOf = (facts: Facts, before: JsonMap | null, now: JsonMap): Changes => {
  const { notes, ...rest } = facts;
  const { date } = facts;
  return {
    ...rest,
    // A removal in the reverse comparison is an addition.
    added: before === null ? [] : findBreaks(now, before, date).filter(isRemoval).map(withoutRemoval),
    removed_or_narrowed: before === null ? [] : findBreaks(before, now, date),
    deprecated: deprecatedIn(now),
    notes,
  };
};
