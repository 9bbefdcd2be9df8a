import type { OperationId } from '../../../../../generated/operations.ts';
import type { Body } from '../../../../support/client/client.ts';
import { everyOperation } from '../../../../support/sweep/document.ts';
import { SHOWN } from '../../../../support/sweep/examples.ts';
import { success } from '../../page.ts';

/** A request as the server received it. */
export interface Sent {
  readonly operation: OperationId;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly body: Body;
  readonly ifMatch: string | null;
  readonly key: string | null;
  readonly setupToken: string | null;
}

/** The responses of some operations; all others return their example in the interface document. */
export type Answers = Partial<Record<OperationId, (sent: Sent) => Response | Promise<Response>>>;

/** The data of an example of the document: the first, or the one with this name, with these fields changed. */
export const example = (operation: OperationId, change: object = {}, name?: string): Body => {
  const { responses } = SHOWN.get(operation) ?? { responses: [] };
  const found = responses.find((each) => name === undefined || each.name === name);
  if (found === undefined) throw new Error(`${operation} has no example ${name ?? ''}`);
  const { data } = structuredClone(found.value);
  return Array.isArray(data) ? data.map((each) => ({ ...each, ...change })) : { ...data, ...change };
};

/** A page of a list. */
export const listed = (items: readonly unknown[], next_cursor: string | null = null): Response =>
  success(items, { pagination: { limit: 50, next_cursor, has_more: next_cursor !== null }, degraded_sources: [] });

/** A record with its ETag. */
export const record = (data: unknown, etag = '"example"'): Response => success(data, {}, { etag });

/** A success without content. */
export const nothing = (): Response => new Response(null, { status: 204 });

const ROUTES = everyOperation.map(([operation, { method, path }]) => ({
  operation,
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll(/[.]/g, String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  isExact: !path.includes('{'),
}));

const operationOf = (method: string, pathname: string): OperationId => {
  const found = ROUTES.filter((route) => route.method === method && route.pattern.test(pathname));
  const { operation } = found.find(({ isExact }) => isExact) ?? found[0] ?? {};
  if (operation === undefined) throw new Error(`No operation ${method} ${pathname}`);
  return operation;
};

let emit = (_frame: string): void => {};
/** The number of open event streams, and a function that ends the last one as a lost connection does. */
export const streams = { open: 0, drop: (): void => {} };
/** The event stream, which stays open. */
export const openStream = (): Response => {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      emit = (frame) => stream.enqueue(new TextEncoder().encode(`${frame}\n\n`));
      emit(': open');
      streams.open += 1;
      streams.drop = () => {
        stream.error(new TypeError('lost'));
        streams.open -= 1;
      };
    },
    cancel: () => {
      streams.open -= 1;
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

/** Sends a frame of the stream. */
export const sendFrame = (event: string, data: object): void => emit(`event: ${event}\ndata: ${JSON.stringify(data)}`);

/** Above those of the examples. */
let position = 10_000;
/** Sends an event of a channel to the page. */
export const sendEvent = (channel: string, payload: object = {}, event_type = 'x.y'): void => {
  position += 1;
  const about = { event_id: `e${position}`, position: `ab.${position}`, channel, event_type };
  const data = JSON.stringify({ ...about, payload, timestamp: new Date().toISOString() });
  emit(`event: ${event_type}\nid: ab.${position}\ndata: ${data}`);
};

const exampleResponse = (operation: OperationId): Response => {
  if (operation === 'streamEvents') return openStream();
  const { status = 204, responses = [] } = SHOWN.get(operation) ?? {};
  const [first] = responses;
  if (first === undefined) return nothing();
  return Response.json(first.value, { status, headers: { etag: '"example"' } });
};

const bodyOf = async (request: Request): Promise<Body> => {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
};

/** Records each request, and responds to it. */
export const serve =
  (answers: () => Answers, sent: Sent[]) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const operation = operationOf(method, pathname);
    const [ifMatch, key] = [headers.get('if-match'), headers.get('idempotency-key')];
    const about = { operation, method, path: pathname + search, setupToken: headers.get('x-setup-token') };
    const received = { ...about, body: await bodyOf(request), ifMatch, key };
    sent.push(received);
    return answers()[operation]?.(received) ?? exampleResponse(operation);
  };
