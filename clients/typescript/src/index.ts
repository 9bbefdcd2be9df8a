export { Call, type Received } from './call.ts';
export {
  type ClientOptions,
  type Connection,
  createClient,
  type WithOperations,
} from './client.ts';
export type { components, Events, EventType, PlatformEvent, paths, ServerFrame } from './document.ts';
export { ERROR_CODES, type ErrorCode, type ErrorName } from './error-codes.ts';
export { type FollowOptions, followEvents } from './events.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export type { BodyOf, CallInit, Method, Namespaces, OperationTables } from './namespaces.ts';
export { type ItemOf, type ListMethod, type ListPath, type PagesInit, type PagesOptions, pages } from './pages.ts';
export type { PathClient, PlatformClient } from './path-client.ts';
export { ConnectionLost, hasCode, PlatformError, UnreadableResponse } from './platform-error.ts';
export type { Fetch, RetryOptions } from './retry.ts';
export { type FirstKey, type FirstKeyOptions, firstKey } from './sessions/first-key.ts';
export { type SignedIn, type SignInOptions, signIn } from './sessions/sign-in.ts';
export type { Sleep } from './sleep.ts';
export { ChannelsRefused } from './sockets/channels-refused.ts';
export { openSocket, type PlatformSocket, type SocketOptions } from './sockets/open-socket.ts';
export type { SocketGap, SocketHandlers } from './sockets/run-connection.ts';
export type { Filters } from './sockets/subscriptions.ts';
export { type FeedFrame, type StreamEventsOptions, streamEvents } from './stream-events.ts';
export { streamTurn, type TurnFrame, type TurnOptions } from './stream-turn.ts';
export { type ApiResponse, type Payload, type Tagged, unwrap, unwrapTagged } from './unwrap.ts';
export { type ChangeablePath, type RecordAt, type UpdateInit, update } from './update.ts';
export { type Approval, type DecidedApproval, type WaitOptions, WaitTimedOut, waitFor } from './wait-for.ts';
export { verifyWebhook, type WebhookEvent, type WebhookHeaders, WebhookRefused } from './webhooks.ts';
