interface Placed {
  readonly position: number;
}

/** Converts records to snapshots at a position and back, and lists of both. */
export interface Pairing<R extends object, S extends Placed> {
  readonly snapshotOf: (record: R, position: number) => S;
  readonly snapshotsOf: (records: readonly R[]) => readonly S[];
  readonly recordsOf: (snapshots: readonly S[]) => readonly R[];
}

/** A two-way weak map. */
class Pairs<L extends object, R extends object> {
  readonly #rights = new WeakMap<L, R>();
  readonly #lefts = new WeakMap<R, L>();

  rightOf(left: L): R | undefined {
    return this.#rights.get(left);
  }

  leftOf(right: R): L | undefined {
    return this.#lefts.get(right);
  }

  pair(left: L, right: R): void {
    this.#rights.set(left, right);
    this.#lefts.set(right, left);
  }
}

/**
 * Remembers which snapshot belongs to which record. Both are immutable, so a record at the same position keeps its
 * snapshot, and one change among ten thousand records creates one new object of each kind. An unchanged list is not
 * even iterated.
 */
export const pairing = <R extends object, S extends Placed>(
  toSnapshot: (record: R, position: number) => S,
  toRecord: (snapshot: S) => R,
): Pairing<R, S> => {
  const pairs = new Pairs<R, S>();
  const lists = new Pairs<readonly R[], readonly S[]>();
  const snapshotOf = (record: R, position: number): S => {
    const known = pairs.rightOf(record);
    if (known?.position === position) return known;
    const snapshot = toSnapshot(record, position);
    pairs.pair(record, snapshot);
    return snapshot;
  };
  const recordOf = (snapshot: S): R => {
    const known = pairs.leftOf(snapshot);
    if (known !== undefined) return known;
    const record = toRecord(snapshot);
    pairs.pair(record, snapshot);
    return record;
  };
  return {
    snapshotOf,
    snapshotsOf: (records) => {
      const known = lists.rightOf(records);
      if (known !== undefined) return known;
      const snapshots = records.map(snapshotOf);
      lists.pair(records, snapshots);
      return snapshots;
    },
    recordsOf: (snapshots) => {
      const known = lists.leftOf(snapshots);
      if (known !== undefined) return known;
      const records = snapshots.map(recordOf);
      lists.pair(records, snapshots);
      return records;
    },
  };
};
