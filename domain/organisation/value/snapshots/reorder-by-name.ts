import { ValidationFailed } from '../../../foundation/errors/errors.ts';
import { nameKey } from '../../../foundation/kernel/text/text.ts';

const queuesByKey = <T extends { readonly name: string }>(items: readonly T[]): Map<string, T[]> =>
  Map.groupBy(items, (item) => nameKey(item.name));

/**
 * Sorts the items by `names`, which must be an exact permutation of their names by name key; otherwise throws
 * ValidationFailed (spec/rules/organisation.md#reordering-departments). Items with the same name keep their order.
 */
export const reorderByName = <T extends { readonly name: string }>(
  items: readonly T[],
  names: readonly string[],
): T[] => {
  const queues = queuesByKey(items);
  const ordered = names.flatMap((name) => queues.get(nameKey(name))?.shift() ?? []);
  if (ordered.length !== names.length || ordered.length !== items.length) {
    throw new ValidationFailed('The names must be an exact permutation of the existing names: each name once');
  }
  return ordered;
};
