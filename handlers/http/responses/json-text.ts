import type { JsonText } from './result.ts';

/**
 * A presenter whose JSON is written once for each object and served again while the same object is answered. For values that
 * services hand out unchanged, such as the organisation between two changes.
 */
export const writtenOnce = <T extends object, D>(present: (value: T) => D): ((value: T) => JsonText<D>) => {
  const written = new WeakMap<T, JsonText<D>>();
  return (value) => {
    const known = written.get(value);
    if (known !== undefined) return known;
    const text = { text: JSON.stringify(present(value)) };
    written.set(value, text);
    return text;
  };
};
