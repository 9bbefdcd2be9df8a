/** An ETag that no record has: the server then responds that the record has changed. */
const NO_ETAG = '"changed"';
/** Timestamps change without an edit, for example that of the last delivery. */
const TIMESTAMP_FIELD = /_at$/;

interface Shown<T> {
  /** A record as the list shows it. */
  readonly shown: T;
  /** The current record. */
  readonly read: () => Promise<{ readonly data: T; readonly etag: string }>;
  /** Reloads the list, also after a failure. */
  readonly reload: () => void;
}

/** Changes a record of a list with its ETag, if it is unchanged since it was shown. */
export const changeAsShown = async <T extends object>(
  { shown, read, reload }: Shown<T>,
  change: (header: { readonly 'If-Match': string }) => Promise<unknown>,
): Promise<void> => {
  try {
    const { data, etag } = await read();
    const now = new Map(Object.entries(data));
    const isSame = ([name, value]: readonly [string, unknown]): boolean =>
      TIMESTAMP_FIELD.test(name) || JSON.stringify(value) === JSON.stringify(now.get(name));
    await change({ 'If-Match': Object.entries(shown).every(isSame) ? etag : NO_ETAG });
  } finally {
    reload();
  }
};
