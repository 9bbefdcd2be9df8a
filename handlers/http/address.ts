import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const plain = (address: string): string => MAPPED.exec(address)?.[1] ?? address;
const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * The address a request comes from: the peer; or, when the peer is a trusted proxy, the rightmost address of X-Forwarded-For
 * that is not a trusted proxy itself. Parts that are no address are skipped (auth.md 7).
 */
export const createAddressOf = (trustedProxies: readonly string[]): ((req: IncomingMessage) => string) => {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  const isTrusted = (address: string): boolean => trusted.check(address, familyOf(address));
  return (req) => {
    const peer = plain(req.socket.remoteAddress ?? '');
    if (trustedProxies.length === 0 || !isTrusted(peer)) return peer;
    const chain = String(req.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((part) => plain(part.trim()))
      .filter((part) => isIP(part) !== 0);
    return chain.findLast((address) => !isTrusted(address)) ?? peer;
  };
};
