import { signal } from '@preact/signals';

/** A route of the console, such as `#/charters/<id>?version=2`. */
export interface Route {
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

/** The properties of every screen. */
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

/** The current route. */
export const route = signal<Route>(routeOf(location.hash));
addEventListener('hashchange', () => {
  route.value = routeOf(location.hash);
});

/** The link to a route, as `href('charters', id)`. */
export const href = (...segments: readonly string[]): string => `#/${segments.map(encodeURIComponent).join('/')}`;

export const go = (...segments: readonly string[]): void => {
  location.hash = href(...segments);
};
