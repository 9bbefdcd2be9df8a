/** The client closed the connection before the response. This is not an error. */
export class CallerDisconnected extends Error {
  constructor() {
    super('the caller closed the connection');
  }
}

/** Whether this is what the disconnect of a client caused. The ORM copies errors of the pool and keeps the original in `cause`. */
export const isDisconnect = (thrown: unknown): boolean =>
  thrown instanceof CallerDisconnected || (thrown instanceof Error && thrown.cause instanceof CallerDisconnected);
