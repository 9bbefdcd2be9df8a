import { ProviderFailed } from '../../foundation/errors/errors.ts';
import { truncate } from '../../foundation/kernel/text/text.ts';
import type { Usage } from '../provider.ts';
import { maskCredentials } from '../safety/masking.ts';

const MAX_CAUSE = 500;

/**
 * A structured reply that breaks its schema. `text` is what the model wrote: untrusted, and only for the one call whose broken
 * reply still counts as a message. `usage` is what the useless reply cost.
 */
export class ReplyInvalid extends ProviderFailed {
  readonly text: string;
  readonly usage: Usage;

  constructor(text: string, usage: Usage, cause: unknown) {
    super('The model provider broke the structured contract', { cause });
    this.text = text;
    this.usage = usage;
  }
}

/** The call was not answered in time. */
export class ProviderTimedOut extends ProviderFailed {
  constructor(seconds: number) {
    super('The model provider did not answer in time', { cause: new Error(`no answer within ${seconds} s`) });
  }
}

const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return JSON.stringify(error) ?? String(error);
  const status = 'statusCode' in error ? ` (status ${String(error.statusCode)})` : '';
  return `${error.name}${status}: ${error.message}`;
};

/**
 * A failed call. The cause for the log is a short masked text made anew: the client library's own error carries the whole prompt
 * and the provider's answer, which can quote a key.
 */
export const providerFailure = (error: unknown): ProviderFailed =>
  error instanceof ProviderFailed
    ? error
    : new ProviderFailed('The model provider failed', {
        cause: new Error(truncate(maskCredentials(textOf(error)), MAX_CAUSE)),
      });
