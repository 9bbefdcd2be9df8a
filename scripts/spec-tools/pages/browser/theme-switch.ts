import { the } from './elements.ts';

/** The switch shows the current theme, and changes it on all pages. */
export const startThemeSwitch = (): void => {
  const choice = the('#theme', HTMLSelectElement);
  choice.value = document.documentElement.dataset.theme ?? 'system';
  choice.addEventListener('change', () => {
    document.documentElement.dataset.theme = choice.value;
    try {
      localStorage.setItem('theme', choice.value);
    } catch {
      // Without storage the choice applies only to the current page.
    }
  });
  the('.theme', HTMLElement).hidden = false;
};
