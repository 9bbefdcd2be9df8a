import { AddressRefused, NameNotFound } from '../../foundation/outbound/address-guard.ts';
import { PrivateAddressFailed } from '../../foundation/outbound/outbound-http.ts';
import type { DeliveryError } from './delivery.ts';

/** By the prefix of the error codes of Node. */
const BY_CODE: readonly (readonly [RegExp, DeliveryError])[] = [
  [/^ECONNREFUSED$/, 'connection_refused'],
  [/^ETIMEDOUT$/, 'timeout'],
  [/^HPE_/, 'invalid_answer'],
  [
    /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|CRL_|INVALID_CA|INVALID_PURPOSE|HOSTNAME_|EPROTO$)/,
    'tls',
  ],
];

/** The error of a request without a response, as one of our own codes. */
export const deliveryErrorOf = (error: unknown): DeliveryError => {
  if (error instanceof NameNotFound) return 'name_not_found';
  if (error instanceof AddressRefused) return 'address_refused';
  if (error instanceof PrivateAddressFailed) return 'connection_failed';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return BY_CODE.find(([pattern]) => pattern.test(code))?.[1] ?? 'connection_failed';
};
