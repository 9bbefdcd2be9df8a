import { RouteNotFound } from '../../../domain/foundation/errors/errors.ts';
import type { OperationId } from '../../../generated/operations.ts';
import type { Matched } from '../contracts/contexts.ts';
import type { Hosts } from '../contracts/hosts.ts';
import type { HttpResponse } from '../contracts/http-response.ts';
import type { RequestContext } from '../contracts/request-context.ts';
import type { Limits } from '../limits/limits.ts';
import type { Operations } from '../openapi-backend.ts';
import { segmentsOf } from '../router.ts';

interface MatchDeps {
  readonly hosts: Hosts;
  readonly operations: Operations;
  readonly limits: Limits;
  /** Whether the process serves nothing but probes and metrics, because it only executes tasks. */
  readonly servesOnlyProbes: boolean;
}

const PROBES: ReadonlySet<OperationId> = new Set(['getLiveness', 'getReadiness', 'getMetrics']);

/** Runs steps that need no operation; the general limit of the address counts an error like any request. */
const counted =
  <T>({ hosts, limits }: MatchDeps, find: (request: RequestContext) => T): ((request: RequestContext) => Promise<T>) =>
  async (request) => {
    try {
      hosts.require(request);
      return find(request);
    } catch (refusal) {
      await limits.admitAnonymous(request);
      throw refusal;
    }
  };

/**
 * Finds the operation. Throws RequestInvalid (host, path), RouteNotFound, or HttpError for a method that the path
 * does not have.
 */
export const createMatch = (deps: MatchDeps): ((request: RequestContext) => Promise<Matched>) =>
  counted(deps, (request) => {
    const found = deps.operations.match(request.method, segmentsOf(request.pathname));
    if (deps.servesOnlyProbes && !PROBES.has(found.operationId))
      throw new RouteNotFound(
        'This process only executes tasks (WORKER=only); send requests to a process that serves the interface',
      );
    request.operationId = found.operationId;
    return { request, ...found };
  });

/** Responds with the methods of a path; CORS has added further headers to a preflight already. */
export const createOptions = (deps: MatchDeps): ((request: RequestContext) => Promise<HttpResponse>) =>
  counted(deps, ({ pathname }) => {
    const allow = deps.operations.allowed(segmentsOf(pathname));
    if (allow === null) throw new RouteNotFound('The path does not exist');
    return { status: 204, headers: { allow }, body: null };
  });
