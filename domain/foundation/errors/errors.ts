import { DomainError } from './domain-error.ts';

/** Missing, malformed, expired or unknown credential; wrong password; invalid or replayed refresh token. */
export class Unauthorized extends DomainError {
  readonly code = 1000;
}
/** The caller is authenticated but not allowed to do this. */
export class Forbidden extends DomainError {
  readonly code = 1001;
}
/** The session behind the credential was logged out or revoked. */
export class SessionRevoked extends DomainError {
  readonly code = 1002;
}
/** A rule is violated that needs knowledge beyond the schema. */
export class ValidationFailed extends DomainError {
  readonly code = 2000;
}
/** The form of the request is invalid: body, query, path or header. */
export class RequestInvalid extends DomainError {
  readonly code = 2001;
}
/** The object does not exist, or the caller may not know that it does. */
export class NotFound extends DomainError {
  readonly code = 3000;
}
/** A stored record refers to a deleted row. */
export class RecordMissing extends DomainError {
  readonly code = 3001;
}
/** No operation has this path. */
export class RouteNotFound extends DomainError {
  readonly code = 3002;
}
/** The change conflicts with the current state, or would violate an invariant. */
export class Conflict extends DomainError {
  readonly code = 4000;
}
/** An object with this identity exists already. */
export class Duplicate extends DomainError {
  readonly code = 4001;
}
/** The record changed since the caller read it (If-Match). */
export class VersionConflict extends DomainError {
  readonly code = 4002;
}
/** The general limit, or a locked sign-in name. */
export class RateLimited extends DomainError {
  readonly code = 5000;
}
/** The operation's own sliding window is full. */
export class OperationRateLimited extends DomainError {
  readonly code = 5001;
}
/** The maximum of parallel requests of this kind is running. */
export class ConcurrencyLimited extends DomainError {
  readonly code = 5002;
}
/** The budget does not cover the spending. */
export class BudgetExhausted extends DomainError {
  readonly code = 6000;
}
/** The model provider failed, or its reply does not match the required schema. */
export class ProviderFailed extends DomainError {
  readonly code = 7000;
}
/** A required service is unavailable, or the capability is disabled or not wired. */
export class ServiceUnavailable extends DomainError {
  readonly code = 8001;
}
/** The database rejected a statement for a reason the product does not know. */
export class PersistenceFailed extends DomainError {
  readonly code = 8002;
}
