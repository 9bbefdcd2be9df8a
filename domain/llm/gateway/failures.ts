import { ProviderFailed } from '../../foundation/errors/errors.ts';
import { truncate } from '../../foundation/kernel/text/text.ts';
import type { Usage } from '../provider.ts';
import { maskCredentials } from '../safety/masking.ts';

const MAX_CAUSE = 500;
const MAX_REASON = 4000;

/**
 * A structured reply that violates its schema. `text` is what the model wrote: it is untrusted, and only for the call
 * that accepts it as a plain message. `usage` is that of the reply.
 */
export class ReplyInvalid extends ProviderFailed {
  readonly text: string;
  readonly usage: Usage;
  /** In the live currency; 0 until the gateway has booked it. */
  cost = 0;

  constructor(text: string, usage: Usage, cause: unknown) {
    super('The model reply does not match the required schema', { cause });
    this.text = text;
    this.usage = usage;
  }
}

/** The model did not reply in time. */
export class ProviderTimedOut extends ProviderFailed {
  constructor(seconds: number) {
    super('The model provider did not reply in time', { cause: new Error(`no reply within ${seconds} s`) });
  }
}

/** The endpoint rejected a call, probably because of its tools; without tools it may succeed. */
export class ToolsRejected extends ProviderFailed {
  /** Whether the endpoint gives the tools, and not the length of the call, as the reason. */
  readonly isCertain: boolean;

  constructor(isCertain: boolean, cause: unknown) {
    super('The model provider failed', { cause });
    this.isCertain = isCertain;
  }
}

const NAMES_TOOLS = /\b(?:tools?|functions?)\b|tool_choice/i;
const NAMES_LENGTH = /context|length|tokens?\b|too (?:long|large)/i;

/** What an endpoint writes about its reason; the client library keeps it next to its own message. */
const reasonOf = (error: Error): string =>
  `${error.message} ${'responseBody' in error && typeof error.responseBody === 'string' ? error.responseBody : ''}`;

/** Statuses with which endpoints reject a request that they do not understand. */
const NOT_UNDERSTOOD: readonly unknown[] = [400, 404, 422, 501];

const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return JSON.stringify(error) ?? String(error);
  const status = 'statusCode' in error ? ` (status ${String(error.statusCode)})` : '';
  return `${error.name}${status}: ${error.message}`;
};

/**
 * Wraps the error of a failed call. Its cause for the log is a new, short, masked text: the error of the client library
 * contains the whole prompt and the body of the provider, which may quote a key.
 */
export const providerFailure = (error: unknown, hasTools = false): ProviderFailed => {
  if (error instanceof ProviderFailed) return error;
  const cause = new Error(truncate(maskCredentials(textOf(error)), MAX_CAUSE));
  const isRejected =
    hasTools && error instanceof Error && 'statusCode' in error && NOT_UNDERSTOOD.includes(error.statusCode);
  if (!isRejected) return new ProviderFailed('The model provider failed', { cause });
  const reason = reasonOf(error).slice(0, MAX_REASON);
  return new ToolsRejected(NAMES_TOOLS.test(reason) && !NAMES_LENGTH.test(reason), cause);
};
