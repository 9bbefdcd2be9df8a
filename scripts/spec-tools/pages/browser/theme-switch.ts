import { the } from './elements.ts';

/** The switch shows which theme counts, and changes it on this page and all others. */
export const startThemeSwitch = (): void => {
  const choice = the('#theme', HTMLSelectElement);
  choice.value = document.documentElement.dataset.theme ?? 'system';
  choice.addEventListener('change', () => {
    document.documentElement.dataset.theme = choice.value;
    try {
      localStorage.setItem('theme', choice.value);
    } catch {
      // Without storage it holds until the page is left.
    }
  });
  the('.theme', HTMLElement).hidden = false;
};
