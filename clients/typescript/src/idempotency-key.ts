/** A name for one attempt that nobody else uses. `crypto.randomUUID` is missing on pages of plain http. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
