import type { paths } from '../document.ts';

/** Whether an operation accepts a header with this name. */
export type TakesHeader<Operation, Name extends string> = Operation extends { parameters: { header?: infer Header } }
  ? [NonNullable<Header>] extends [never]
    ? false
    : Name extends keyof NonNullable<Header>
      ? true
      : false
  : false;

/** The JSON body of an operation's successful responses. */
export type JsonResponse<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in Extract<keyof Responses, 200 | 201>]: Responses[Status] extends {
        content: { 'application/json': infer Body };
      }
        ? Body
        : never;
    }[Extract<keyof Responses, 200 | 201>]
  : never;

/** The request body of an operation. */
export type JsonRequest<Operation> = Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
  ? Body
  : never;

type IdempotentPath = {
  [Path in keyof paths]: paths[Path] extends { post: infer Operation }
    ? TakesHeader<Operation, 'Idempotency-Key'> extends true
      ? Path
      : never
    : never;
}[keyof paths];

/** Paths whose POST accepts an `Idempotency-Key`; the compiler checks that the list equals the document. */
const IDEMPOTENT: Readonly<Record<IdempotentPath, true>> = {
  '/api/v1/auth/api-keys': true,
  '/api/v1/users': true,
  '/api/v1/users/{user_id}/org-roles': true,
  '/api/v1/setup/company': true,
  '/api/v1/setup/agent': true,
  '/api/v1/departments': true,
  '/api/v1/agents': true,
  '/api/v1/approvals': true,
  '/meta/chat/turn': true,
  '/meta/chat/turn/stream': true,
  '/api/v1/projects': true,
  '/api/v1/tasks': true,
  '/api/v1/tasks/{task_id}/start': true,
  '/api/v1/tasks/{task_id}/cancel': true,
  '/api/v1/connections': true,
  '/api/v1/webhook-endpoints': true,
  '/api/v1/webhook-endpoints/{endpoint_id}/rotate-secret': true,
  '/api/v1/webhook-endpoints/{endpoint_id}/redeliver': true,
  '/api/v1/webhook-endpoints/{endpoint_id}/test': true,
  '/api/v1/execution/pause': true,
  '/api/v1/execution/resume': true,
  '/api/v1/workers/{worker_name}/claims': true,
  '/api/v1/runs/{run_id}/input-requests': true,
  '/api/v1/runs/{run_id}/review': true,
};

type StreamPath = {
  [Path in keyof paths]: paths[Path][keyof paths[Path]] extends infer Operation
    ? Operation extends { responses: { 200: { content: { 'text/event-stream': unknown } } } }
      ? Path
      : never
    : never;
}[keyof paths];

/** Paths that respond with an event stream; the compiler checks that the list equals the document. */
const STREAMS: Readonly<Record<StreamPath, true>> = {
  '/api/v1/events/stream': true,
  '/api/v1/runs/{run_id}/stream': true,
  '/meta/chat/turn/stream': true,
  '/mcp': true,
};

const STREAM_PATHS = Object.keys(STREAMS).map((path) => new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`));

/** Whether this path or template, after any prefix of the base URL, responds with an event stream. */
export const isStreamPath = (path: string): boolean => STREAM_PATHS.some((pattern) => pattern.test(path));

/** Whether the operation of this method and path template accepts an `Idempotency-Key`. */
export const isIdempotent = (method: string, path: string): boolean =>
  method === 'POST' && Object.hasOwn(IDEMPOTENT, path);
