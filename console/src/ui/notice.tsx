import { signal } from '@preact/signals';

const SHOWN_MS = 6_000;
const said = signal('');
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says in a line what was done, also to those who hear the page. */
export const announce = (line: string): void => {
  said.value = line;
  clearTimeout(timer);
  timer = setTimeout(() => {
    said.value = '';
  }, SHOWN_MS);
};

/** Once on the page, and once in each dialog, since what lies under a dialog is not heard. */
export const Notice = () => (
  <div class="notice" role="status" aria-live="polite">
    {said.value !== '' && <p>{said.value}</p>}
  </div>
);
