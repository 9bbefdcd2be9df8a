/**
 * What a caller expects of a record before it is changed (If-Match). A service calls it with the record as read inside the transaction,
 * under the lock; it throws VersionConflict when the record has changed.
 */
export type Precondition<T> = (current: T) => void;

/** No expectation: always passes. */
export const unconditional: Precondition<unknown> = () => {};
