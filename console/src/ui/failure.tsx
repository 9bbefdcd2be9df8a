import { ConnectionLost, ERROR_CODES, hasCode, PlatformError } from 'organisation-platform-client';
import { text } from '../text/text.ts';
import { Button } from './button.tsx';

/** What the user can do. */
export const remedyFor = (error: unknown): string => {
  if (error instanceof ConnectionLost) return text.failure.lost;
  if (!(error instanceof PlatformError)) return text.failure.unreadable;
  if (hasCode(error, ERROR_CODES.VERSION_CONFLICT)) return text.failure.changedMeanwhile;
  if (hasCode(error, ERROR_CODES.FORBIDDEN)) return text.failure.forbidden;
  if (hasCode(error, ERROR_CODES.RESOURCE_NOT_FOUND, ERROR_CODES.RECORD_NOT_FOUND)) return text.failure.gone;
  if (hasCode(error, ERROR_CODES.BUDGET_EXHAUSTED)) return text.failure.budget;
  if (hasCode(error, ERROR_CODES.PROVIDER_ERROR)) return text.failure.provider;
  if (error.retryAfter !== null) return text.failure.waitFor(error.retryAfter);
  if (error.retryable) return text.failure.later;
  return (error.status ?? 500) >= 500 ? text.failure.server : text.failure.correct;
};

/** An error with its remedy, and the id that the server logs. */
export const FailureNotice = ({
  error,
  retry,
}: {
  readonly error: unknown;
  readonly retry?: (() => void) | undefined;
}) => {
  if (error === null || error === undefined) return null;
  const platform = error instanceof PlatformError ? error : null;
  return (
    <div class="failure" role="alert">
      <p>
        <strong>
          {platform?.detail ?? (error instanceof ConnectionLost ? text.failure.noAnswer : text.failure.unknown)}
        </strong>
      </p>
      <p>{remedyFor(error)}</p>
      {platform !== null && (
        <p class="faint">
          {text.failure.instance} <code>{platform.instance}</code>
        </p>
      )}
      {retry !== undefined && <Button onClick={retry}>{text.failure.again}</Button>}
    </div>
  );
};
