import {
  type Context,
  type Document,
  OpenAPIBackend,
  OpenAPIRouter,
  type Operation,
  type Request,
} from 'openapi-backend';
import { RouteNotFound } from '../../domain/foundation/errors/errors.ts';
import { INTERFACE_VERSION, type OperationId, operations } from '../../generated/operations.ts';
import type { Input } from './contracts/operation.ts';
import type { AnyResult } from './contracts/result.ts';
import type { OperationPolicy } from './document/policy.ts';
import { methodNotAllowed } from './responses/http-errors.ts';
import { PathTree } from './router.ts';

/**
 * The handlers of all areas by operationId, without their types; handlers/areas/index.ts ensures that the map is
 * complete.
 */
export type HandlerMap = Readonly<Record<OperationId, (input: Input<never>) => unknown>>;

/** The operation that a request matches. */
export interface Found {
  readonly operationId: OperationId;
  readonly policy: OperationPolicy;
  readonly params: Readonly<Record<string, string>>;
}

const requireAllHandlers = (handlers: HandlerMap): void => {
  const missing = Object.keys(operations).filter((id) => !(id in handlers));
  const surplus = Object.keys(handlers).filter((id) => !(id in operations));
  if (missing.length + surplus.length > 0) {
    throw new Error(`handlers and document disagree: missing ${missing.join(', ')}; surplus ${surplus.join(', ')}`);
  }
};

/**
 * The part of the document that routing needs, from the generated operations: the whole document is a megabyte to read
 * and keep.
 */
const routedPart = (): Document => {
  const paths: Record<string, Record<string, object>> = {};
  for (const [operationId, { path, method }] of Object.entries(operations)) {
    paths[path] = { ...paths[path], [method]: { operationId, responses: {} } };
  }
  return { openapi: '3.1.0', info: { title: 'Organisation Platform', version: INTERFACE_VERSION }, paths };
};

/** The input of the router, and where it stores the path parameters. */
interface Target extends Request {
  readonly segments: readonly string[];
  params: Record<string, string>;
}

/** The router of openapi-backend over a tree that is built once; by default it compiles all paths on every request. */
class TreeRouter extends OpenAPIRouter {
  readonly #operations: readonly Operation[];
  readonly #tree: PathTree<Operation>;

  constructor(definition: Document) {
    super({ definition });
    this.#operations = super.getOperations();
    this.#tree = new PathTree(this.#operations);
  }

  /** The list is built once; the library builds it for every handler that is registered. */
  override getOperations(): Operation[] {
    return [...this.#operations];
  }

  /** Throws RouteNotFound, or HttpError for a method that the path does not have. */
  override matchOperation(request: Request): Operation {
    const target = request as Target;
    const found = this.#tree.find(target.segments);
    if (found === null) throw new RouteNotFound('The path does not exist');
    const operation = found.methods.get(target.method === 'HEAD' ? 'get' : target.method.toLowerCase());
    if (operation === undefined) throw methodNotAllowed(allowOf(found.methods));
    target.params = found.params;
    return operation;
  }

  /** The `Allow` value of a path, or null if no operation has the path. */
  allowed(segments: readonly string[]): string | null {
    const found = this.#tree.find(segments);
    return found === null ? null : allowOf(found.methods);
  }
}

const allowOf = (methods: ReadonlyMap<string, unknown>): string => {
  const names = [...methods.keys()].map((method) => method.toUpperCase());
  if (names.includes('GET')) names.push('HEAD');
  return [...names, 'OPTIONS'].sort().join(', ');
};

/** Our handlers read only their input. */
const NO_CONTEXT = {} as Context;

/**
 * The operations of the document: openapi-backend registers them, finds the operation of a request and calls its
 * handler.
 */
export class Operations {
  readonly #api: OpenAPIBackend;
  readonly #router: TreeRouter;

  private constructor(api: OpenAPIBackend) {
    this.#router = new TreeRouter(api.definition);
    this.#api = api;
    this.#api.router = this.#router;
  }

  #register(handlers: HandlerMap): void {
    for (const [operationId, handler] of Object.entries(handlers))
      this.#api.register(operationId, (_context: Context, input: Input<never>) => handler(input));
  }

  /** Throws if handlers and document disagree. */
  static async of(handlers: HandlerMap): Promise<Operations> {
    requireAllHandlers(handlers);
    const api = new OpenAPIBackend({ definition: routedPart(), quick: true, validate: false, strict: true });
    await api.init();
    const routed = new Operations(api);
    routed.#register(handlers);
    return routed;
  }

  /** Throws RouteNotFound, or HttpError for a method that the path does not have. */
  match(method: string, segments: readonly string[]): Found {
    const target: Target = { method, path: '', headers: {}, segments, params: {} };
    const operation = this.#api.router.matchOperation(target);
    const operationId = operation?.operationId as OperationId;
    return { operationId, policy: operations[operationId], params: target.params };
  }

  /** The `Allow` value of a path, or null if no operation has the path. */
  allowed(segments: readonly string[]): string | null {
    return this.#router.allowed(segments);
  }

  /** Calls the handler of an operation. */
  async run(operationId: OperationId, input: Input<never>): Promise<AnyResult> {
    const handler = this.#api.handlers[operationId];
    if (handler === undefined) throw new Error(`no handler for ${operationId}`);
    return handler(NO_CONTEXT, input);
  }
}
