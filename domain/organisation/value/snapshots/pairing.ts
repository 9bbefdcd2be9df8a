interface Placed {
  readonly position: number;
}

/** A record and its snapshot at a position, each found from the other; and so the lists of both. */
export interface Pairing<R extends object, S extends Placed> {
  readonly snapshotOf: (record: R, position: number) => S;
  readonly snapshotsOf: (records: readonly R[]) => readonly S[];
  readonly recordsOf: (snapshots: readonly S[]) => readonly R[];
}

/** What was paired with what, in both directions. */
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
 * Remembers which snapshot was made of which record. Both are never changed once made, so a record that keeps its place keeps its
 * snapshot, and a change of one among ten thousand makes one new object of each kind. A list that stays is not even walked through.
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
