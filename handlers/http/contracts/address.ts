import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, SocketAddress } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/**
 * The canonical form of an IPv6 address: lower case, no leading zeros, no zone, zeros compressed; an IPv4-mapped
 * address ends in dotted decimal.
 */
const canonical = (address: string): string => {
  // With a zone, the platform truncates or rejects long addresses.
  const [bare = ''] = address.split('%');
  return new SocketAddress({ address: bare, family: 'ipv6' }).address;
};

/** The IPv4 address of an IPv4-mapped IPv6 address; any other address unchanged. */
export const plainAddress = (address: string): string =>
  isIP(address) === 6 ? (MAPPED.exec(canonical(address))?.[1] ?? address) : address;

/**
 * The form of an address in the audit log: IPv6 in its canonical form without a zone; text that is not an address
 * unchanged.
 */
export const writtenAddress = (address: string): string => {
  const known = plainAddress(address);
  return isIP(known) === 6 ? canonical(known) : known;
};
const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether the text is a loopback address. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, familyOf(address));

/** Whether an address (IPv4 without mapping) matches one of the entries, which are addresses and CIDR ranges. */
export const createIsTrusted = (trustedProxies: readonly string[]): ((address: string) => boolean) => {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
};

/**
 * The client address of a request: the peer, or behind a trusted proxy the rightmost address of X-Forwarded-For that is
 * not a trusted proxy. Parts that are not addresses are skipped (spec/rules/limits.md#client-addresses).
 */
export const createAddressOf = (
  trustedProxies: readonly string[],
): ((req: Pick<IncomingMessage, 'socket' | 'headers'>) => string) => {
  const isTrusted = createIsTrusted(trustedProxies);
  return (req) => {
    const peer = plainAddress(req.socket.remoteAddress ?? '');
    if (trustedProxies.length === 0 || !isTrusted(peer)) return peer;
    const chain = String(req.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((part) => plainAddress(part.trim()))
      .filter((part) => isIP(part) !== 0);
    return chain.findLast((address) => !isTrusted(address)) ?? peer;
  };
};

const GROUPS = 8;
const PREFIX_GROUPS = 4;
const groupsOf = (part: string | undefined): string[] => (part === undefined || part === '' ? [] : part.split(':'));

/**
 * The subject of limits per address: the IPv4 address, mapped or not, or the /64 of an IPv6 address, because a /64 is
 * the smallest network that providers assign.
 */
export const limitSubjectOf = (address: string): string => {
  const known = plainAddress(address);
  if (isIP(known) !== 6) return known;
  const [before, behind] = canonical(known).split('::');
  const [head, tail] = [groupsOf(before), groupsOf(behind)];
  const zeros = new Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, PREFIX_GROUPS).join(':')}::/64`;
};

const NETWORK = '::/64';

/**
 * The /56 and /48 networks around the limit subject of an IPv6 address; empty for IPv4. Providers assign up to a /48,
 * so one customer can have 65,536 subjects.
 */
export const networksOf = (subject: string): readonly string[] => {
  if (!subject.endsWith(NETWORK)) return [];
  const groups = subject.slice(0, -NETWORK.length).split(':');
  const site = groups.slice(0, PREFIX_GROUPS - 1).join(':');
  const high = Number.parseInt(groups.at(-1) ?? '0', 16) >> 8;
  return [`${site}:${(high << 8).toString(16)}::/56`, `${site}::/48`];
};
