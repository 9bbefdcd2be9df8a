import type { ReadonlySignal } from '@preact/signals-core';
import { useEffect, useState } from 'preact/hooks';

/** What a signal holds; the component is drawn anew when it changes. */
export const useValue = <T>(of: ReadonlySignal<T>): T => {
  const [, setKnown] = useState<{ readonly value: T }>(() => ({ value: of.peek() }));
  useEffect(
    () => of.subscribe((value) => setKnown((before) => (Object.is(before.value, value) ? before : { value }))),
    [of],
  );
  return of.value;
};
