import { Window } from 'happy-dom';
import { vi } from 'vitest';

const ORIGIN = 'http://console.test';

/** A dialog gives the focus back when it is closed, but not when it is only removed, as in a browser. */
const returnFocus = ({ document, HTMLDialogElement: { prototype } }: Window): void => {
  const { showModal, close } = prototype;
  const before = new WeakMap<object, { focus(): void }>();
  prototype.showModal = function () {
    if (document.activeElement !== null) before.set(this, document.activeElement);
    showModal.call(this);
  };
  prototype.close = function (result?: string) {
    close.call(this, result);
    before.get(this)?.focus();
  };
};

/** Replaces what the modules of the console use of a browser by a DOM without layout. Call it before they are imported. */
export const openBrowser = () => {
  const window = new Window({ url: `${ORIGIN}/console` });
  window.document.cookie = 'csrf_token=1';
  returnFocus(window);
  // As a browser does, a form that the console does not send itself leaves the page.
  window.document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) window.document.body.replaceChildren();
  });
  let hash = '';
  const location = {
    origin: ORIGIN,
    pathname: '/console',
    search: '',
    reload: vi.fn(),
    assign: vi.fn(),
    get hash(): string {
      return hash;
    },
    set hash(next: string) {
      hash = next;
      window.dispatchEvent(new window.Event('hashchange'));
    },
  };
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', window.localStorage);
  vi.stubGlobal('IntersectionObserver', window.IntersectionObserver);
  vi.stubGlobal('getSelection', window.getSelection.bind(window));
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  return { window, document: window.document, location };
};
