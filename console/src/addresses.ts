/** A route of the console: `#/charters/<id>?version=2`. */
export interface Route {
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

/** The route of the fragment of an address. */
export const routeOf = (hash: string): Route => {
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

/** The link to a route, as `href('charters', id)`. */
export const href = (...segments: readonly string[]): string => `#/${segments.map(encodeURIComponent).join('/')}`;
