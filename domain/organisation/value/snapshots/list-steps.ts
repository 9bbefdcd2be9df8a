/** A record of a list: its id and index. */
export interface PlacedRecord {
  readonly id: string;
  readonly index: number;
}

/** One step from a list to another; every index refers to the list after the previous step. */
export type ListStep =
  | { readonly op: 'remove'; readonly index: number }
  | { readonly op: 'move'; readonly from: number; readonly index: number }
  | { readonly op: 'add'; readonly index: number; readonly id: string };

/** Marks the values of the longest increasing subsequence, in n log n; negative values never belong to it. */
const longestIncreasing = (values: readonly number[]): boolean[] => {
  /** For each length, the index of the smallest value that ends a subsequence of that length. */
  const ends: number[] = [];
  const previous = new Int32Array(values.length);
  values.forEach((value, place) => {
    if (value < 0) return;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] as number] as number) < value) low = middle + 1;
      else high = middle;
    }
    ends[low] = place;
    previous[place] = ends[low - 1] ?? -1;
  });
  const isPart = new Array<boolean>(values.length).fill(false);
  for (let place = ends.at(-1) ?? -1; place >= 0; place = previous[place] as number) isPart[place] = true;
  return isPart;
};

/** Counts the used slots before another slot, in log n (a Fenwick tree). */
class SlotCount {
  readonly #sums: Int32Array;

  constructor(size: number) {
    this.#sums = new Int32Array(size + 1);
  }

  change(slot: number, by: 1 | -1): void {
    for (let at = slot + 1; at < this.#sums.length; at += at & -at) this.#sums[at] = (this.#sums[at] as number) + by;
  }

  before(slot: number): number {
    let sum = 0;
    for (let at = slot; at > 0; at -= at & -at) sum += this.#sums[at] as number;
    return sum;
  }
}

/** The purpose of a slot: a record that stays, a record that moves here or is added, or a record that leaves. */
const STAYS = 0;
const COMES = 1;
const LEAVES = 2;

/** A position in the list during the changes. */
interface Slot {
  readonly id: string;
  /** The number of omitted records before it. */
  readonly gap: number;
  /** The number of staying records up to it. */
  readonly rank: number;
  readonly kind: typeof STAYS | typeof COMES | typeof LEAVES;
  /** Its index among all slots. */
  number: number;
}

const isBefore = (one: Slot, other: Slot): boolean =>
  (one.gap - other.gap || one.rank - other.rank || one.kind - other.kind) < 0;

/** The slots of one list, in order. */
const slotsOf = (list: readonly PlacedRecord[], isStaying: readonly boolean[], kind: Slot['kind']): Slot[] => {
  let rank = 0;
  return list.map(({ id, index }, order) => {
    const stays = isStaying[order] === true;
    if (stays) rank += 1;
    return { id, gap: index - order, rank, kind: stays ? STAYS : kind, number: 0 };
  });
};

/** Numbers the slots of both lists by position, and visits each. Each list is sorted already. */
const numberSlots = (left: readonly Slot[], right: readonly Slot[], visit: (slot: Slot) => void): void => {
  let [at, other] = [0, 0];
  for (let number = 0; ; number += 1) {
    const [one, two] = [left[at], right[other]];
    const slot = one !== undefined && (two === undefined || isBefore(one, two)) ? one : two;
    if (slot === undefined) return;
    if (slot === one) at += 1;
    else other += 1;
    slot.number = number;
    visit(slot);
  }
};

const byIndex = (left: PlacedRecord, right: PlacedRecord): number => left.index - right.index;

/**
 * The steps from one list to another: removals from the end, then additions and moves in the order of the later list.
 * Equal records with the same index in both lists may be omitted from both; the time is n log n of the given records.
 */
export const stepsBetween = (before: readonly PlacedRecord[], after: readonly PlacedRecord[]): ListStep[] => {
  const earlier = before.toSorted(byIndex);
  const later = after.toSorted(byIndex);
  const orders = new Map(earlier.map(({ id }, order) => [id, order]));
  const sources = later.map(({ id }) => orders.get(id) ?? -1);
  // A record stays if its order relative to the others, and to the omitted ones, is the same in both lists.
  const gapOf = (list: readonly PlacedRecord[], order: number): number => (list[order]?.index ?? 0) - order;
  const isStaying = longestIncreasing(
    sources.map((source, order) => (source >= 0 && gapOf(earlier, source) === gapOf(later, order) ? source : -1)),
  );
  const isKept = new Array<boolean>(earlier.length).fill(false);
  const wasStaying = new Array<boolean>(earlier.length).fill(false);
  sources.forEach((source, order) => {
    if (source < 0) return;
    isKept[source] = true;
    wasStaying[source] = isStaying[order] === true;
  });
  const slots = slotsOf(earlier, wasStaying, LEAVES);
  const leaving = slots.filter(({ kind }, order) => kind === LEAVES && isKept[order]);
  const coming = slotsOf(later, isStaying, COMES);
  const used = new SlotCount(leaving.length + coming.length);
  numberSlots(leaving, coming, ({ kind, number }) => {
    if (kind !== COMES) used.change(number, 1);
  });
  const indexOf = ({ gap, number }: Slot): number => gap + used.before(number);
  const steps: ListStep[] = [];
  for (let order = earlier.length - 1; order >= 0; order -= 1)
    if (isKept[order] !== true) steps.push({ op: 'remove', index: (earlier[order] as PlacedRecord).index });
  coming.forEach((slot, order) => {
    if (slot.kind === STAYS) return;
    const source = slots[sources[order] as number];
    const from = source === undefined ? null : indexOf(source);
    if (source !== undefined) used.change(source.number, -1);
    const index = indexOf(slot);
    used.change(slot.number, 1);
    if (from === null) steps.push({ op: 'add', index, id: slot.id });
    else if (from !== index) steps.push({ op: 'move', from, index });
  });
  return steps;
};
