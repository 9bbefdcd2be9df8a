import { all, the } from './elements.ts';

/** The table of contents, a drawer on narrow screens. Returns a function that opens the drawer. */
export const startContents = (): (() => void) => {
  const button = the('#menu', HTMLButtonElement);
  const contents = the('#contents', HTMLElement);
  const open = (isOpen: boolean): void => {
    button.setAttribute('aria-expanded', String(isOpen));
    contents.classList.toggle('open', isOpen);
  };
  button.hidden = false;
  button.addEventListener('click', () => open(button.getAttribute('aria-expanded') !== 'true'));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return;
    open(false);
    button.focus();
  });
  contents.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) open(false);
  });
  startPlace(contents);
  return () => open(true);
};

/** The decoded id of a fragment; empty if it is malformed. */
export const idIn = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return '';
  }
};

/** Shows the operation of the current fragment in the page title and in the contents, which mark the current page too. */
const startPlace = (contents: HTMLElement): void => {
  const links = all('a', HTMLAnchorElement, contents).filter(
    ({ pathname, hash }) => pathname === location.pathname && hash !== '',
  );
  const name = document.title;
  const mark = (): void => {
    const id = idIn(location.hash);
    const title = id === '' ? null : document.getElementById(id)?.querySelector('h3')?.textContent;
    document.title = title ? `${title} - ${name}` : name;
    for (const link of links) {
      const isHere = link.hash === location.hash && id !== '';
      if (isHere) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
      if (isHere) contents.scrollTo({ top: link.offsetTop - contents.clientHeight / 3 });
    }
  };
  addEventListener('hashchange', mark);
  mark();
};
