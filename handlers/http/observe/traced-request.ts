import { beginSpan } from '../../../domain/foundation/tracing/tracing.ts';
import type { RequestContext } from '../contracts/request-context.ts';

/** `traceparent` of W3C Trace Context, in its only version. Any other value starts a new trace. */
const TRACEPARENT = /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/**
 * A span from the first byte of the request to the last byte of its response, in the trace of its client
 * (spec/rules/requests.md#traces).
 */
export const traceRequest = async (
  request: RequestContext,
  respond: (request: RequestContext) => Promise<void>,
): Promise<void> => {
  const given = request.header('traceparent');
  const parent = given !== null && TRACEPARENT.test(given) ? given : null;
  const facts = { 'http.request.method': request.method, 'platform.request_id': request.instance };
  const span = beginSpan(request.method, { kind: 'server', facts, parent });
  if (span === null) return respond(request);
  request.span = span;
  try {
    await span.run(() => respond(request));
  } finally {
    const { operationId } = request;
    span.note({ 'platform.operation': operationId ?? 'none' }, operationId ?? request.method);
    span.end();
  }
};
