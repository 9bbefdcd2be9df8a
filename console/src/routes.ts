import { signal } from '@preact/signals';
import { href, type Route, routeOf } from './addresses.ts';

/** The properties of every screen. */
export interface PlaceProps {
  readonly route: Route;
}

/** The current route. */
export const route = signal<Route>(routeOf(location.hash));
addEventListener('hashchange', () => {
  route.value = routeOf(location.hash);
});

/** Returns a function that tells whether the user is still at the current route, for work that ends later. */
export const rememberRoute = (): (() => boolean) => {
  const { hash } = location;
  return () => location.hash === hash;
};

export const go = (...segments: readonly string[]): void => {
  location.hash = href(...segments);
};
