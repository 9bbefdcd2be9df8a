/** The embedded database cannot run. The message is one line for the operator: what is wrong and what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** Another process owns the data folder. */
export class DataFolderInUse extends EmbeddedPostgresError {}

/** The alternative that every error may name. */
export const REMEDY = 'Or set DATABASE_URL to use a PostgreSQL server of your own.';

/** The error as one line: driver and system errors keep their first line and gain the place where they occurred. */
export function toEmbeddedPostgresError(error: unknown, place: string): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error;
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
  return new EmbeddedPostgresError(`The embedded database could not start in ${place}: ${reason}. ${REMEDY}`, {
    cause: error,
  });
}

/** The SQLSTATE of a wrong password. */
export const WRONG_PASSWORD = '28P01';

/** True for a system or driver error that carries one of these codes. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
