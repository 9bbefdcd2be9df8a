import { DomainError } from '../errors/domain-error.ts';
import { Duplicate, PersistenceFailed, ServiceUnavailable } from '../errors/errors.ts';
import { isOutdatedStatement } from './connections/statement-names.ts';

const UNAVAILABLE_TEXT = 'The database is unavailable or did not respond in time';

/**
 * SQLSTATE classes and codes for a server that is unavailable, full, stopping, or too slow, and not for a wrong statement. Among them: a
 * statement or a lock that took too long (57014, 55P03), a deadlock or a conflict for which the database ended this transaction (40), a
 * transaction that was ended because it idled (25P03, 25P04).
 */
const UNAVAILABLE = /^(08|40|53|57014|57P0[1-5]|55P03|25006|25P0[34])/;
const SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** pg reports a lost connection only in the message. */
const LOST =
  /Connection terminated|connection is closed|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Cannot use a pool after|driver has already been destroyed/i;

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};

const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code);

/** Whether the failure means that the database is unreachable, so that the same request may succeed later. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  const code = codeOf(error);
  if (SOCKET.has(code) || (isSqlState(code) && UNAVAILABLE.test(code))) return true;
  if (!(error instanceof Error)) return false;
  return (
    LOST.test(error.message) ||
    isOutdatedStatement(error) ||
    (error.cause !== undefined && isDatabaseUnavailable(error.cause))
  );
};

/** The SQLSTATEs of a deadlock and of a conflict with another transaction. */
const CONFLICTS = new Set(['40P01', '40001']);

/** Whether the database ended the transaction because it conflicted with another one. It may succeed when it is repeated. */
export const isLockConflict = (error: unknown): boolean =>
  CONFLICTS.has(codeOf(error)) || (error instanceof Error && error.cause !== undefined && isLockConflict(error.cause));

/** Whether a statement waited too long for a lock. */
export const isLockTimeout = (error: unknown): boolean =>
  codeOf(error) === '55P03' || (error instanceof Error && error.cause !== undefined && isLockTimeout(error.cause));

/** The domain error for a driver error; any other error unchanged. Only this file reads SQLSTATEs. */
export const translate = (error: unknown): unknown => {
  if (error instanceof DomainError) return error;
  // An error of the pool arrives as a copy that the ORM makes of it.
  if (error instanceof Error && error.cause instanceof DomainError) return error.cause;
  if (isDatabaseUnavailable(error)) return new ServiceUnavailable(UNAVAILABLE_TEXT, { cause: error });
  const code = codeOf(error);
  if (code === '23505') return new Duplicate('A record with the same identity already exists', { cause: error });
  if (isSqlState(code)) return new PersistenceFailed('The database rejected a statement', { cause: error });
  return error;
};

/** Awaits `work` and translates driver errors into domain errors. */
export const translated = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw translate(error);
  }
};
