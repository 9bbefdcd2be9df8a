import { OpenAPIRouter, type Operation, type ParsedRequest, type Request } from 'openapi-backend';
import { RequestInvalid } from '../../domain/errors/errors.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import type { Exchange, Match } from './exchange.ts';
import type { OperationPolicy } from './policy.ts';

interface Node {
  readonly children: Map<string, Node>;
  wildcard: Node | null;
  /** Matches by method, where a path ends here. */
  methods: Map<string, Match> | null;
}
const newNode = (): Node => ({ children: new Map(), wildcard: null, methods: null });

/** Families whose canonical paths lie at the root answer below the prefix too (decisions 2). */
const PREFIXED = /^\/api\/v1(?=\/company(?:\/|$)|\/meta\/chat(?:\/|$))/;

const decode = (segment: string): string => {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new RequestInvalid('path: is not valid percent-encoded UTF-8');
  }
};

/** The segments of a path, decoded; one trailing slash is ignored. Throws RequestInvalid when it cannot be decoded. */
export const segmentsOf = (pathname: string): string[] => {
  const canonical = pathname.replace(PREFIXED, '');
  const trimmed = canonical.length > 1 && canonical.endsWith('/') ? canonical.slice(0, -1) : canonical;
  return trimmed.slice(1).split('/').map(decode);
};

/**
 * openapi-backend's router with the operations in a tree built once: its own walks and compiles all paths on every request.
 * What it hands on is the exchange itself, so nothing is parsed twice.
 */
export class TreeRouter extends OpenAPIRouter {
  readonly #root = newNode();

  constructor(options: ConstructorParameters<typeof OpenAPIRouter>[0]) {
    super(options);
    for (const operation of this.getOperations()) this.#add(operation);
  }

  override matchOperation(request: Request): Operation;
  override matchOperation(request: Request): Operation | undefined {
    const exchange = request as unknown as Exchange;
    const found = this.#find(exchange.segments, exchange.params);
    if (found === null) throw new Error('404-notFound');
    const match = found.get(exchange.method === 'HEAD' ? 'get' : exchange.method.toLowerCase());
    if (match === undefined) throw new Error('405-methodNotAllowed');
    exchange.match = match;
    return match.operation;
  }

  override parseRequest(request: Request): ParsedRequest {
    return request as ParsedRequest;
  }

  /** The `Allow` value of a path, or null when no operation has it. */
  allowed(segments: readonly string[]): string | null {
    const found = this.#find(segments, {});
    if (found === null) return null;
    const methods = [...found.keys()].map((method) => method.toUpperCase());
    if (methods.includes('GET')) methods.push('HEAD');
    return [...methods, 'OPTIONS'].sort().join(', ');
  }

  #add(operation: Operation): void {
    const operationId = operation.operationId as OperationId;
    const policy: OperationPolicy = operations[operationId];
    let node = this.#root;
    for (const segment of operation.path.slice(1).split('/')) node = child(node, segment);
    node.methods ??= new Map();
    node.methods.set(operation.method, { operationId, policy, operation });
  }

  /** The methods of a path; parameters are written into `params`. A literal segment goes before a parameter. */
  #find(segments: readonly string[], params: Record<string, string>): Map<string, Match> | null {
    const values: string[] = [];
    const node = descend(this.#root, segments, 0, values);
    const methods = node?.methods ?? null;
    if (methods === null) return null;
    const template = [...methods.values()][0]?.policy.path ?? '';
    const names = template.includes('{') ? [...template.matchAll(/\{(\w+)\}/g)] : [];
    names.forEach(([, name = ''], index) => {
      params[name] = values[index] ?? '';
    });
    return methods;
  }
}

const child = (node: Node, segment: string): Node => {
  if (segment.startsWith('{')) {
    node.wildcard ??= newNode();
    return node.wildcard;
  }
  const known = node.children.get(segment) ?? newNode();
  node.children.set(segment, known);
  return known;
};

const descend = (node: Node, segments: readonly string[], index: number, values: string[]): Node | null => {
  const segment = segments[index];
  if (segment === undefined) return node.methods === null ? null : node;
  const literal = node.children.get(segment);
  const found = literal === undefined ? null : descend(literal, segments, index + 1, values);
  if (found !== null || node.wildcard === null || segment === '') return found;
  values.push(segment);
  const below = descend(node.wildcard, segments, index + 1, values);
  if (below === null) values.pop();
  return below;
};
