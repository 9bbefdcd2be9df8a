import { Window } from 'happy-dom';
import { vi } from 'vitest';

const ORIGIN = 'http://console.test';

/** Replaces what the modules of the console use of a browser by a DOM without layout. Call it before they are imported. */
export const openBrowser = () => {
  const window = new Window({ url: `${ORIGIN}/console` });
  window.document.cookie = 'csrf_token=1';
  let hash = '';
  const location = {
    origin: ORIGIN,
    pathname: '/console',
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
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  return { window, document: window.document, location };
};
