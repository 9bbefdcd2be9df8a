import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { type Resolve, resolveNames } from './name-resolution.ts';

/** The address may not be reached. The message is for people who read code; no answer and no record repeats it. */
export class AddressRefused extends Error {}

/** The name has no address. */
export class NameNotFound extends Error {}

/** The name of a URL's host as an address would be written: without the brackets of IPv6. */
export const hostnameOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Of IPv6 nothing else is given out; what stands for IPv4 addresses by other prefixes would lead past the check of those. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/** Among public ranges, and yet answered by the host of a virtual machine, with what is meant for that machine alone. */
const PLATFORM = ['168.63.129.16'];

/** Only what the internet routes: no private, link-local, metadata, multicast or other special range, in whatever form it is written. */
export const isPublic = (text: string): boolean => {
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || PLATFORM.includes(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(GIVEN_OUT);
};

const isLoopback = (address: string): boolean => ipaddr.process(address).range() === 'loopback';

/** Whether a connection to the address stays on this machine. */
const isOwnAddress = (text: string): boolean => {
  const address = ipaddr.process(text);
  if (['loopback', 'unspecified'].includes(address.range())) return true;
  const own = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return own.some((one) => ipaddr.process(one.address.split('%', 1)[0] ?? '').toString() === address.toString());
};

/** The port that a URL of http or https names, or the usual one. */
export const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

/** Whether the URL names the own machine: a loopback address, or `localhost`. */
export const isLoopbackUrl = (url: URL): boolean => {
  const hostname = hostnameOf(url);
  return hostname === 'localhost' || (isIP(hostname) !== 0 && isLoopback(hostname));
};

const OWN_PORT = 'must not be an address of this server';

/** Where the server may send requests of its own to (spec/rules/webhooks.md#addresses). */
export class AddressGuard {
  readonly #mayBePrivate: boolean;
  readonly #resolve: Resolve;
  readonly #ownPorts = new Set<number>();

  /** `mayBePrivate` is the operator's switch; it covers loopback addresses. */
  constructor(mayBePrivate: boolean, resolve: Resolve = resolveNames(mayBePrivate)) {
    this.#mayBePrivate = mayBePrivate;
    this.#resolve = resolve;
  }

  /** The server listens on this port of the machine: no request goes to it, whatever the switch says. */
  refusePort(port: number): void {
    this.#ownPorts.add(port);
  }

  /**
   * What is wrong with a URL somebody wants requests sent to, as a sentence, or null. It asks no name server: what a name resolves to is
   * looked at before each request.
   */
  faultOf(text: string): string | null {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || !/^https?:$/.test(url.protocol)) return 'must be an https URL';
    if (url.username !== '' || url.password !== '') return 'must not hold credentials';
    if (isLoopbackUrl(url)) return this.#loopbackFault(url);
    if (url.protocol === 'http:') return 'must be https, or http to a loopback address';
    const hostname = hostnameOf(url);
    if (isIP(hostname) === 0) return null;
    if (!this.#mayBePrivate && !isPublic(hostname))
      return 'must not be a private, link-local or otherwise special address';
    return this.#isOwnPort(url, hostname) ? OWN_PORT : null;
  }

  #loopbackFault(url: URL): string | null {
    if (!this.#mayBePrivate) return 'must not be a loopback address';
    return this.#ownPorts.has(portOf(url)) ? OWN_PORT : null;
  }

  #isOwnPort(url: URL, address: string): boolean {
    return this.#ownPorts.has(portOf(url)) && isOwnAddress(address);
  }

  /**
   * The addresses a request to the URL may go to, all of them checked. Throws AddressRefused or NameNotFound; nothing of the reason is for
   * the caller of an operation.
   */
  async addressesOf(url: URL): Promise<readonly LookupAddress[]> {
    const fault = this.faultOf(url.href);
    if (fault !== null) throw new AddressRefused(`the URL ${fault}`);
    const hostname = hostnameOf(url);
    const version = isIP(hostname);
    if (version !== 0) return [{ address: hostname, family: version }];
    const found = await this.#resolve(hostname).catch(() => []);
    if (found.length === 0) throw new NameNotFound('the name has no address');
    // One wrong address among several is refused too: which of them is connected to must not decide.
    if (!found.every(({ address }) => this.#mayReach(url, address)))
      throw new AddressRefused('the name resolves to an address that may not be reached');
    return found;
  }

  #mayReach(url: URL, address: string): boolean {
    if (isLoopbackUrl(url)) return isLoopback(address);
    return (this.#mayBePrivate || isPublic(address)) && !this.#isOwnPort(url, address);
  }
}
