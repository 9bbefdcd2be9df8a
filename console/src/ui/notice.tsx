import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

const SHOWN_MS = 6_000;
const said = signal<ComponentChildren>('');
let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces a result in one line, also to screen readers. */
export const announce = (line: ComponentChildren): void => {
  said.value = line;
  clearTimeout(timer);
  timer = setTimeout(() => {
    said.value = '';
  }, SHOWN_MS);
};

/** Rendered on the page and in each dialog, because screen readers ignore content below a dialog. */
export const Notice = () => {
  const line = said.value;
  return (
    <div class="notice" role="status" aria-live="polite">
      {line !== '' && <p>{line}</p>}
    </div>
  );
};
