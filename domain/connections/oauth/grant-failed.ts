import { AddressRefused, NameNotFound } from '../../foundation/outbound/address-guard.ts';
import { oauthCode } from './code.ts';

/** The part of the response of a token endpoint that may be shown to the operator. */
export interface ProviderError {
  /** Null without a response. */
  readonly status: number | null;
  /** The OAuth error code, if there was one. */
  readonly code: string | null;
  readonly isTooLarge: boolean;
}

/** Statuses that are temporary and say nothing about the grant. */
const BUSY = [408, 425, 429];

/** No tokens were granted. The cause must not be shown: it contains the response of the provider. */
export class GrantFailed extends Error {
  /** The provider has decided, so a retry is useless. Otherwise it was unavailable or busy, or its response was invalid. */
  readonly isRefused: boolean;

  /** The message has the reason, status and error code, and may be shown to the operator, but not to callers. */
  constructor(response: ProviderError, cause: unknown) {
    const { status, code } = response;
    const isRefused = status !== null && status >= 400 && status < 500 && !BUSY.includes(status);
    const details = [status === null ? [] : `status ${status}`, oauthCode(code) ?? []].flat();
    super([isRefused ? 'the provider refused' : kindOf(response, cause), ...details].join(', '), { cause });
    this.isRefused = isRefused;
  }
}

const kindOf = ({ status, isTooLarge }: ProviderError, cause: unknown): string => {
  if (cause instanceof AddressRefused) return 'requests to the address of the provider are not allowed';
  if (cause instanceof NameNotFound) return 'the name of the provider has no address';
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'the provider did not respond in time';
  if (status === null) return 'the provider could not be reached';
  if (isTooLarge) return 'the response of the provider is too large';
  return 'the response of the provider is invalid';
};
