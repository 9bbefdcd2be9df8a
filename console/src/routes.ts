import { signal } from '@preact/signals-core';

/** A place in the console: `#/charters/<id>?version=2`. */
export interface Route {
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

/** What every place is given. */
export interface PlaceProps {
  readonly route: Route;
}

const routeOf = (hash: string): Route => {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const decode = (segment: string): string => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment;
    }
  };
  return { segments: path.split('/').filter(Boolean).map(decode), query: new URLSearchParams(query) };
};

/** Where the person is. */
export const route = signal<Route>(routeOf(location.hash));
addEventListener('hashchange', () => {
  route.value = routeOf(location.hash);
});

/** The address of a place, as `href('charters', id)`. */
export const href = (...segments: readonly string[]): string => `#/${segments.map(encodeURIComponent).join('/')}`;

export const go = (...segments: readonly string[]): void => {
  location.hash = href(...segments);
};
