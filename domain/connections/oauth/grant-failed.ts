import { AddressRefused, NameNotFound } from '../../foundation/outbound/address-guard.ts';
import { oauthCode } from './code.ts';

/** What a token endpoint answered, as far as it may be told to the operator. */
export interface ProviderError {
  /** Null when there was no answer. */
  readonly status: number | null;
  /** The error code of OAuth, if there was one. */
  readonly code: string | null;
  readonly isTooLarge: boolean;
}

/** Refusals that are about the moment and not about the grant. */
const BUSY = [408, 425, 429];

/** No tokens were granted. The cause is for nobody: it holds what the provider said. */
export class GrantFailed extends Error {
  /** The provider has decided; asking again leads to nothing. Otherwise it was away or busy, or made no sense. */
  readonly isRefused: boolean;

  /** The message says what went wrong, with status and error code, and may be told to the operator; callers are told nothing. */
  constructor(heard: ProviderError, cause: unknown) {
    const { status, code } = heard;
    const isRefused = status !== null && status >= 400 && status < 500 && !BUSY.includes(status);
    const told = [status === null ? [] : `status ${status}`, oauthCode(code) ?? []].flat();
    super([isRefused ? 'the provider refused' : kindOf(heard, cause), ...told].join(', '), { cause });
    this.isRefused = isRefused;
  }
}

const kindOf = ({ status, isTooLarge }: ProviderError, cause: unknown): string => {
  if (cause instanceof AddressRefused) return 'the address of the provider may not be asked';
  if (cause instanceof NameNotFound) return 'the name of the provider has no address';
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'the provider did not answer in time';
  if (status === null) return 'the provider could not be reached';
  if (isTooLarge) return 'the answer of the provider is too large';
  return 'the answer of the provider cannot be used';
};
