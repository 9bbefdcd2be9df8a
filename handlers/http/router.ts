import { RequestInvalid } from '../../domain/foundation/errors/errors.ts';

/** Areas whose canonical paths are at the root are also served below the prefix (spec/rules/errors.md#paths). */
const PREFIXED = /^\/api\/v1(?=\/company(?:\/|$)|\/meta\/chat(?:\/|$))/;

const decode = (segment: string): string => {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new RequestInvalid('path: is not valid percent-encoded UTF-8');
  }
};

/** The decoded segments of a path; one trailing slash is ignored. Throws RequestInvalid if it cannot be decoded. */
export const segmentsOf = (pathname: string): string[] => {
  const canonical = pathname.replace(PREFIXED, '');
  const trimmed = canonical.length > 1 && canonical.endsWith('/') ? canonical.slice(0, -1) : canonical;
  return trimmed.slice(1).split('/').map(decode);
};

/** A path template of the document with one of its methods. */
export interface Routed {
  readonly path: string;
  readonly method: string;
}

interface Node<T> {
  readonly children: Map<string, Node<T>>;
  wildcard: Node<T> | null;
  /** The operations of the path that ends here, by method, with the names of their parameters. */
  readonly methods: Map<string, T>;
  names: readonly string[];
}
const newNode = <T>(): Node<T> => ({ children: new Map(), wildcard: null, methods: new Map(), names: [] });

/** The operations of a path by method, and the values of its parameters. */
export interface FoundPath<T> {
  readonly methods: ReadonlyMap<string, T>;
  readonly params: Record<string, string>;
}

/** Path templates in a tree that is built once. A literal segment has precedence over a parameter. */
export class PathTree<T extends Routed> {
  readonly #root = newNode<T>();

  constructor(routes: readonly T[]) {
    for (const route of routes) this.#add(route);
  }

  /** The operations of a path by its segments; null if there are none. */
  find(segments: readonly string[]): FoundPath<T> | null {
    const values: string[] = [];
    const node = descend(this.#root, segments, 0, values);
    if (node === null) return null;
    const params: Record<string, string> = {};
    node.names.forEach((name, index) => {
      params[name] = values[index] ?? '';
    });
    return { methods: node.methods, params };
  }

  #add(route: T): void {
    let node = this.#root;
    for (const segment of route.path.slice(1).split('/')) node = child(node, segment);
    node.methods.set(route.method, route);
    node.names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  }
}

const child = <T>(node: Node<T>, segment: string): Node<T> => {
  if (segment.startsWith('{')) {
    node.wildcard ??= newNode();
    return node.wildcard;
  }
  const known = node.children.get(segment) ?? newNode<T>();
  node.children.set(segment, known);
  return known;
};

const descend = <T>(node: Node<T>, segments: readonly string[], index: number, values: string[]): Node<T> | null => {
  const segment = segments[index];
  if (segment === undefined) return node.methods.size === 0 ? null : node;
  const literal = node.children.get(segment);
  const found = literal === undefined ? null : descend(literal, segments, index + 1, values);
  if (found !== null || node.wildcard === null || segment === '') return found;
  values.push(segment);
  const below = descend(node.wildcard, segments, index + 1, values);
  if (below === null) values.pop();
  return below;
};
