import type { IncomingMessage } from 'node:http';
import { createIsTrusted, plainAddress } from './address.ts';

/** Called with the address of an untrusted peer that sends forwarding headers. */
export type OnUntrustedProxy = (address: string) => void;

/**
 * Reports requests with forwarding headers from a peer that TRUST_PROXY does not list: all callers behind it share the limits of one
 * address (spec/rules/limits.md#client-addresses).
 */
export const watchProxies = (
  trustedProxies: readonly string[],
  onUntrusted: OnUntrustedProxy,
): ((req: Pick<IncomingMessage, 'headers' | 'socket'>) => void) => {
  const isTrusted = createIsTrusted(trustedProxies);
  return ({ headers, socket }) => {
    if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
    const peer = plainAddress(socket.remoteAddress ?? '');
    if (peer !== '' && !isTrusted(peer)) onUntrusted(peer);
  };
};
