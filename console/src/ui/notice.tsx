import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

const SHOWN_MS = 6_000;
const said = signal<ComponentChildren>('');
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says in a line what was done, also to those who hear the page. */
export const announce = (line: ComponentChildren): void => {
  said.value = line;
  clearTimeout(timer);
  timer = setTimeout(() => {
    said.value = '';
  }, SHOWN_MS);
};

/** Once on the page, and once in each dialog, since what lies under a dialog is not heard. */
export const Notice = () => {
  const line = said.value;
  return (
    <div class="notice" role="status" aria-live="polite">
      {line !== '' && <p>{line}</p>}
    </div>
  );
};
