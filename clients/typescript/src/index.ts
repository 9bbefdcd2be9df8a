export { type Approval, type DecidedApproval, type WaitOptions, WaitTimedOut, waitFor } from './approvals/wait-for.ts';
export { streamTurn, type TurnFrame, type TurnOptions } from './chat/stream-turn.ts';
export {
  type ClientOptions,
  type Connection,
  createClient,
  type WithOperations,
} from './client.ts';
export type { components, Events, EventType, PlatformEvent, paths, ServerFrame } from './document.ts';
export { ERROR_CODES, type ErrorCode, type ErrorName } from './errors/error-codes.ts';
export { ConnectionLost, hasCode, PlatformError, UnreadableResponse } from './errors/platform-error.ts';
export { followEvents } from './events/follow-events.ts';
export type { FollowOptions } from './events/follower.ts';
export { type FeedFrame, type StreamEventsOptions, streamEvents } from './events/stream-events.ts';
export { Call, type Received } from './http/call.ts';
export { newIdempotencyKey } from './http/idempotency-key.ts';
export type { PathClient, PlatformClient } from './http/path-client.ts';
export type { Fetch, RetryOptions } from './http/retry.ts';
export type { Sleep } from './http/sleep.ts';
export { type ApiResponse, type Payload, type Tagged, unwrap, unwrapTagged } from './http/unwrap.ts';
export type { BodyOf, CallInit, Method, Namespaces, OperationTables } from './operations/namespaces.ts';
export {
  type ItemOf,
  type ListMethod,
  type ListPath,
  type PagesInit,
  type PagesOptions,
  pages,
} from './operations/pages.ts';
export { type ChangeablePath, type RecordAt, type UpdateInit, update } from './operations/update.ts';
export { type FirstKey, type FirstKeyOptions, firstKey } from './sessions/first-key.ts';
export { type SignedIn, type SignInOptions, signIn } from './sessions/sign-in.ts';
export { ChannelsRefused } from './sockets/channels-refused.ts';
export { openSocket, type PlatformSocket, type SocketOptions } from './sockets/open-socket.ts';
export type { SocketGap, SocketHandlers } from './sockets/run-connection.ts';
export type { Filters } from './sockets/subscriptions.ts';
export { verifyWebhook, type WebhookEvent, type WebhookHeaders, WebhookRefused } from './webhooks.ts';
export type { ArtifactContent, ArtifactSource } from './work/artifact-content.ts';
export type { RunResult } from './work/end-report.ts';
export { type FailureKind, RunFailed, RunParked, RunStopped, type StopReason } from './work/run-ends.ts';
export type { AnsweredInput, Claim } from './work/run-lease.ts';
export type { RunFunction } from './work/run-outcome.ts';
export { type PlatformWorker, type WorkerOptions, worker } from './work/worker.ts';
export type { Artifact, QuestionOptions, Step, StepOptions, WorkerRun } from './work/worker-run.ts';
