/** No record has it: under it the server says itself that something changed. */
const TAG_OF_NONE = '"changed"';
/** Moments come by themselves, such as that of the last delivery. */
const MOMENT = /_at$/;

interface Shown<T> {
  /** What the person was shown in a list. */
  readonly shown: T;
  /** The record of it. */
  readonly read: () => Promise<{ readonly data: T; readonly etag: string }>;
  /** Reads the list again: whatever came of the change, it is shown as it is now. */
  readonly reload: () => void;
}

/** Changes a record of a list under its tag, if it still is what was shown. */
export const changeAsShown = async <T extends object>(
  { shown, read, reload }: Shown<T>,
  change: (header: { readonly 'If-Match': string }) => Promise<unknown>,
): Promise<void> => {
  try {
    const { data, etag } = await read();
    const now = new Map(Object.entries(data));
    const isSame = ([name, value]: readonly [string, unknown]): boolean =>
      MOMENT.test(name) || JSON.stringify(value) === JSON.stringify(now.get(name));
    await change({ 'If-Match': Object.entries(shown).every(isSame) ? etag : TAG_OF_NONE });
  } finally {
    reload();
  }
};
