import {
  categoryOf,
  ERROR_CATEGORIES,
  ERROR_CODES,
  type ErrorCategory,
  type ErrorCodeName,
  isRetryable,
} from '../../../domain/foundation/errors/taxonomy.ts';
import { page } from './page.ts';

interface Entry {
  readonly meaning: string;
  readonly action: string;
}

const CATEGORIES: Readonly<Record<ErrorCategory, { title: string; status: string; text: string }>> = {
  auth: {
    title: 'Authentication Error',
    status: '401, 403',
    text: 'The credentials are missing or invalid, or the caller is not allowed to do this.',
  },
  validation: {
    title: 'Validation Error',
    status: '400, 405, 413, 415, 422, 431',
    text: 'The request is invalid. Sending it again unchanged returns the same error.',
  },
  not_found: {
    title: 'Resource Not Found',
    status: '404',
    text: 'The object or path does not exist, or is not visible to you.',
  },
  conflict: {
    title: 'Resource Conflict',
    status: '409',
    text: 'The request is well formed, but the current state does not allow it.',
  },
  rate_limit: {
    title: 'Rate Limit Exceeded',
    status: '429',
    text: 'You exceeded a rate limit. Wait for the seconds in retry_after.',
  },
  budget_exhausted: {
    title: 'Budget Exhausted',
    status: '402',
    text: 'The call would spend more than a budget allows, so it was not made.',
  },
  provider_error: {
    title: 'Provider Error',
    status: '502',
    text: 'The model provider behind the server failed. Nothing was stored.',
  },
  internal: {
    title: 'Internal Server Error',
    status: '500, 503',
    text: 'The server failed. Its log has the details under the instance of the response.',
  },
};

const CODES: Readonly<Record<ErrorCodeName, Entry>> = {
  UNAUTHORIZED: {
    meaning: 'The credential is missing, malformed, expired or unknown; or the password or refresh token is wrong.',
    action: 'Sign in again, or send a valid token or API key in the Authorization header.',
  },
  FORBIDDEN: {
    meaning:
      'You are signed in but may not do this; or the x-csrf-token header is missing; or your password must be changed first.',
    action:
      'Ask an administrator for the role named on the reference page. With a cookie session, repeat the csrf_token cookie in x-csrf-token.',
  },
  SESSION_REVOKED: { meaning: 'Your session was logged out or revoked.', action: 'Sign in again.' },
  VALIDATION_ERROR: {
    meaning: 'A value violates a rule that the schema cannot express, for example a name that must exist.',
    action: 'Read the detail, correct the values and send the request again.',
  },
  REQUEST_VALIDATION_ERROR: {
    meaning: 'The body, a parameter, a header, the method or the media type does not match the interface document.',
    action: 'Read the detail: it names the location and the field as a JSON pointer. Correct the client.',
  },
  RESOURCE_NOT_FOUND: {
    meaning: 'The object does not exist or is not visible to you.',
    action: 'Check the id; list the objects you can see.',
  },
  RECORD_NOT_FOUND: {
    meaning: 'A stored record refers to an object that was deleted.',
    action: 'Read the object again. If the error persists, contact the operator.',
  },
  ROUTE_NOT_FOUND: { meaning: 'No operation has this path.', action: 'Compare the path with the reference page.' },
  RESOURCE_CONFLICT: {
    meaning: 'The current state does not allow this change.',
    action: 'Read the object again before you retry. The detail names the state that prevents the change.',
  },
  DUPLICATE_RECORD: {
    meaning: 'An object with this name or id already exists.',
    action: 'Use the existing one, or choose another name.',
  },
  VERSION_CONFLICT: {
    meaning: 'The object has changed since you read it: its current ETag is not in If-Match.',
    action: 'Read it again, apply your change to the current version, and send it with the new ETag.',
  },
  RATE_LIMITED: {
    meaning: 'The general limit is reached, or the user name is locked after failed sign-ins.',
    action: 'Wait for retry_after seconds.',
  },
  PER_OPERATION_RATE_LIMITED: {
    meaning: 'The limit of this operation is reached.',
    action: 'Wait for retry_after seconds.',
  },
  CONCURRENCY_LIMIT_EXCEEDED: {
    meaning: 'An earlier long-running request of the same kind is still in flight.',
    action: 'Wait a second, or until that request has ended, and retry.',
  },
  BUDGET_EXHAUSTED: {
    meaning: 'A budget does not allow the call; the detail names the level.',
    action: 'Raise the budget or wait for the next month.',
  },
  PROVIDER_ERROR: {
    meaning: 'The model provider failed, or its reply could not be used.',
    action: 'Try again later. If the error persists, the operator must check the model provider.',
  },
  INTERNAL_ERROR: {
    meaning: 'Something unexpected happened.',
    action: 'Do not repeat the request; report the instance.',
  },
  SERVICE_UNAVAILABLE: {
    meaning: 'A required service is unavailable, or the capability is disabled or not configured.',
    action: 'Retry at most three times with exponential backoff. Check getCapabilities for disabled capabilities.',
  },
  PERSISTENCE_ERROR: {
    meaning: 'The storage layer failed.',
    action: 'Do not repeat the request; report the instance.',
  },
};

const row = ([name, code]: [string, number]): string => {
  const { meaning, action } = CODES[name as ErrorCodeName];
  const retry = isRetryable(code as never) ? 'yes' : 'no';
  return `<tr id="${code}"><td><code>${code}</code><br><small>${name}</small></td><td>${meaning}</td><td>${action}</td><td>${retry}</td></tr>`;
};

const section = (category: ErrorCategory): string => {
  const { title, status, text } = CATEGORIES[category];
  const rows = Object.entries(ERROR_CODES)
    .filter(([, code]) => categoryOf(code) === category)
    .map(row)
    .join('\n');
  return `<section id="${category}"><h2>${title} <small><code>${category}</code></small></h2><p>${text} HTTP status: ${status}.</p>
<table class="codes"><thead><tr><th scope="col">Code</th><th scope="col">Meaning</th><th scope="col">What a client does</th><th scope="col">Retry</th></tr></thead><tbody>${rows}</tbody></table></section>`;
};

/** The page of error categories: one section per category, with the anchors that `type` URIs refer to. */
export const errorPage = (): string =>
  page(
    'Errors',
    '/docs/errors',
    `<main id="content" class="text"><h1>Errors</h1>
<p>Every error has the same shape. By default it is the envelope with <code>data</code> null, <code>error</code> text, <code>error_detail</code> object and <code>success</code> false;
with <code>Accept: application/problem+json</code> it is a bare problem detail (RFC 9457). Decide by <code>error_code</code> first, then by <code>error_category</code>.</p>
<p>When <code>retryable</code> is false, do not repeat the request. When <code>retry_after</code> is set, wait that many seconds; otherwise start with one second and double it; stop after three attempts
and keep the <code>instance</code>: it is the <code>x-request-id</code> of the response, and the server logs the request under it.</p>
<nav aria-label="Categories">${ERROR_CATEGORIES.map((category) => `<a href="#${category}">${category}</a>`).join('')}</nav>
${ERROR_CATEGORIES.map(section).join('\n')}
</main>`,
  );
