import { all, the } from './elements.ts';
import { isMatch } from './matching.ts';

/** The code words of the pages: one line per entry of the contents, in their order. Written by derive.ts. */
declare const CODE_WORDS: string;

const say = (count: number, isSearched: boolean): string => {
  if (!isSearched) return '';
  return count === 1 ? '1 result' : `${count} results`;
};

/**
 * Filters the contents: every word must be in the name, summary, method or path of an operation, or in the
 * title or a heading of a page, or begin a word of the code below that. `reveal` opens the contents.
 */
export const startSearch = (reveal: () => void): void => {
  const field = the('#find', HTMLInputElement);
  const status = the('#found', HTMLElement);
  const entries = all('#contents [data-find]', HTMLElement);
  const lines = CODE_WORDS.split('\n');
  const codeWords = new Map(all('#contents .articles [data-find]', HTMLElement).map((entry, at) => [entry, lines[at]]));
  const groups = all('#contents > section', HTMLElement);

  const show = (): void => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const entry of entries) {
      // Headings of pages are shown only as results.
      entry.hidden =
        (words.length === 0 && entry.classList.contains('part')) ||
        !isMatch(words, entry.dataset.find ?? '', codeWords.get(entry) ?? '');
      if (!entry.hidden) count += 1;
    }
    for (const group of groups)
      group.hidden = words.length > 0 && group.querySelector('[data-find]:not([hidden])') === null;
    status.textContent = say(count, words.length > 0);
  };

  field.addEventListener('input', show);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter')
      entries
        .find(({ hidden }) => !hidden)
        ?.querySelector('a')
        ?.click();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null) return;
    event.preventDefault();
    // Hidden elements cannot be focused, and on narrow screens the contents are closed.
    if (field.getClientRects().length === 0) reveal();
    field.focus();
  });
};
