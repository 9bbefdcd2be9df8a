import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { CommandSources } from '../../domain/foundation/audit/command-source.ts';
import { ServiceUnavailable } from '../../domain/foundation/errors/errors.ts';
import type { Clock } from '../../domain/foundation/kernel/clock.ts';
import { isTracing } from '../../domain/foundation/tracing/tracing.ts';
import { isDisconnect } from './contracts/caller-disconnected.ts';
import { clearedCookies } from './contracts/cookies.ts';
import type { HttpResponse } from './contracts/http-response.ts';
import { contextOf, type RequestContext } from './contracts/request-context.ts';
import type { Metrics } from './observe/metrics.ts';
import type { SampledLog } from './observe/sampled-log.ts';
import { traceRequest } from './observe/traced-request.ts';
import type { Pipeline } from './pipeline.ts';
import type { RejectedRequestLog } from './rejected-request-log.ts';
import { untilFailure } from './responses/event-stream.ts';
import { type Failure, failureOf, type Problems } from './responses/problem.ts';
import type { ResponseSampler } from './responses/response-sampler.ts';
import { headersOf, type SendDeps, send } from './responses/send.ts';
import { setCookie } from './responses/set-cookie.ts';
import type { Upgrades } from './sockets/upgrades.ts';

export interface PlatformDeps extends SendDeps {
  readonly pipeline: Pipeline;
  readonly problems: Problems;
  readonly metrics: Metrics;
  readonly sampler: ResponseSampler;
  readonly upgrades: Upgrades;
  readonly logger: Logger;
  /** For errors of callers while the server is healthy, so that nobody can fill the log. */
  readonly refusals: SampledLog;
  /** For errors that identify the caller: not authenticated, not permitted, or too frequent. */
  readonly trail: RejectedRequestLog;
  readonly sources: CommandSources;
  /** The public URL is https, so cookies are sent only over https. */
  readonly isSecure: boolean;
  readonly clock: Clock;
  /**
   * True from the start of the shutdown; every connection then ends with its next response
   * (spec/rules/limits.md#shutdown).
   */
  readonly isStopping: () => boolean;
}

/** Responds to every request through the pipeline, and turns every thrown error into its response. */
export const createPlatform = (deps: PlatformDeps): RequestHandler => {
  const { pipeline, logger } = deps;

  const fail = (request: RequestContext, thrown: unknown): HttpResponse => {
    const failure = failureOf(thrown);
    log(request, failure);
    deps.trail.record(request, failure);
    deps.metrics.countFailure(failure.code);
    // Logout always clears the cookies, also without a session (spec/rules/auth.md#logout).
    if (failure.status === 401 && request.operationId === 'logout') {
      request.headers['set-cookie'] = clearedCookies().map((cookie) =>
        setCookie(cookie, deps.isSecure, deps.clock.now()),
      );
    }
    return deps.problems.render(failure, request.instance, request.header('accept'));
  };

  const log = (request: RequestContext, { status, code, detail, cause, isFailure }: Failure): void => {
    const { instance, method, pathname, operationId } = request;
    const line = { instance, method, path: pathname, operation: operationId ?? undefined, status, code };
    if (status >= 500 && isFailure) logger.error({ ...line, err: cause }, 'request failed');
    else if (status >= 500) deps.refusals.info({ ...line, reason: String(cause) }, 'request refused');
    else logger.debug({ ...line, detail }, 'request refused');
  };

  /** A response that has started reports a failure in its last part, if it can. */
  const lasting = (request: RequestContext, response: HttpResponse): HttpResponse => {
    const { rest, lastPiece } = response;
    if (rest === undefined || lastPiece === undefined) return response;
    return { ...response, rest: untilFailure(rest, (thrown) => lastPiece(fail(request, thrown).body ?? '')) };
  };

  /** A response that has started cannot be replaced: closing the connection shows that it is incomplete. */
  const breakOff = ({ res, instance }: RequestContext, error: unknown): void => {
    res.destroy();
    if (!isDisconnect(error)) logger.warn({ instance, err: error }, 'the response was aborted');
  };

  const deliver = (request: RequestContext, response: HttpResponse): Promise<void> | void => {
    if (deps.isStopping()) request.res.shouldKeepAlive = false;
    return response.upgrade === undefined
      ? send(request, response, deps)
      : deps.upgrades.carryOut(request, headersOf(request, response, deps.commonHeaders), response.upgrade);
  };

  /** Returns the response that was delivered: an error, if too many bytes of the caller are unread. */
  const deliverOrRefuse = async (request: RequestContext, response: HttpResponse): Promise<HttpResponse> => {
    try {
      await deliver(request, response);
      return response;
    } catch (error) {
      if (request.res.headersSent || !(error instanceof ServiceUnavailable)) throw error;
      const refusal = fail(request, error);
      await deliver(request, refusal);
      return refusal;
    }
  };

  const respond = async (request: RequestContext): Promise<void> => {
    let response: HttpResponse;
    try {
      response = lasting(request, await pipeline(request));
    } catch (thrown) {
      // Nobody waits for a response, and nothing failed.
      if (isDisconnect(thrown)) return request.giveBack();
      response = fail(request, thrown);
    }
    try {
      response = await deliverOrRefuse(request, response);
    } catch (error) {
      breakOff(request, error);
    } finally {
      await request.giveBack();
    }
    deps.metrics.observe(request, response.status);
    request.span?.note({ 'http.response.status_code': response.status });
    deps.sampler.look(request, response);
    const { instance, operationId } = request;
    logger.trace({ instance, operation: operationId ?? undefined, status: response.status }, 'answered');
  };

  const begin = (request: RequestContext): Promise<void> => deps.sources.run(request.source, () => respond(request));

  return (req) => {
    const request = contextOf(req);
    return isTracing() ? traceRequest(request, begin) : begin(request);
  };
};
