/** A unique key for one attempt. `crypto.randomUUID` does not exist on plain http pages. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
