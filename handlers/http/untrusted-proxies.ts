import type { IncomingMessage } from 'node:http';
import { createIsTrusted, plainAddress } from './address.ts';

/** What is done with an address that speaks for others and is not trusted. */
export type OnUntrustedProxy = (address: string) => void;

/**
 * Sees requests that say whom they were passed on for, from a peer that TRUST_PROXY does not list: then all who come through it share the
 * limits of one address (spec/rules/limits.md#address-subjects).
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
