interface Placed {
  readonly position: number;
}

/** A record and its snapshot at a position, each found from the other. */
export interface Pairing<R extends object, S extends Placed> {
  readonly snapshotOf: (record: R, position: number) => S;
  readonly recordOf: (snapshot: S) => R;
}

/**
 * Remembers which snapshot was made of which record. Both are never changed once made, so a record that keeps its place keeps its
 * snapshot, and a change of one among ten thousand makes one new object of each kind.
 */
export const pairing = <R extends object, S extends Placed>(
  toSnapshot: (record: R, position: number) => S,
  toRecord: (snapshot: S) => R,
): Pairing<R, S> => {
  const snapshots = new WeakMap<R, S>();
  const records = new WeakMap<S, R>();
  const pair = (record: R, snapshot: S): void => {
    snapshots.set(record, snapshot);
    records.set(snapshot, record);
  };
  return {
    snapshotOf: (record, position) => {
      const known = snapshots.get(record);
      if (known?.position === position) return known;
      const snapshot = toSnapshot(record, position);
      pair(record, snapshot);
      return snapshot;
    },
    recordOf: (snapshot) => {
      const known = records.get(snapshot);
      if (known !== undefined) return known;
      const record = toRecord(snapshot);
      pair(record, snapshot);
      return record;
    },
  };
};
