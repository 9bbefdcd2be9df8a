import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { type Resolve, resolveNames } from './name-resolution.ts';

/** The address may not be reached. The message is for developers; no response and no record shows it. */
export class AddressRefused extends Error {}

/** The name has no address. */
export class NameNotFound extends Error {}

/** The host of a URL in the form of an address: without the brackets of IPv6. */
export const hostnameOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** The only assigned range of IPv6. Other prefixes that embed IPv4 addresses would bypass their check. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/** In a public range, but served by the host of a virtual machine with data for that machine only. */
const PLATFORM = ['168.63.129.16'];

/** Whether the internet routes the address: not private, link-local, metadata, multicast or otherwise special, in any notation. */
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

/** The port of an http or https URL, or the default one. */
export const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

/** Whether the URL names this machine: a loopback address, or `localhost`. */
export const isLoopbackUrl = (url: URL): boolean => {
  const hostname = hostnameOf(url);
  return hostname === 'localhost' || (isIP(hostname) !== 0 && isLoopback(hostname));
};

const OWN_PORT = 'must not be an address of this server';

/** Decides where the server may send its own requests (spec/rules/webhooks.md#addresses). */
export class AddressGuard {
  readonly #mayBePrivate: boolean;
  readonly #resolve: Resolve;
  readonly #ownPorts = new Set<number>();

  /** `mayBePrivate` is the operator's switch; it includes loopback addresses. */
  constructor(mayBePrivate: boolean, resolve: Resolve = resolveNames(mayBePrivate)) {
    this.#mayBePrivate = mayBePrivate;
    this.#resolve = resolve;
  }

  /** Refuses requests to this port of the machine, where the server itself listens, whatever the switch says. */
  refusePort(port: number): void {
    this.#ownPorts.add(port);
  }

  /**
   * What is wrong with a URL that a caller wants requests sent to, as a sentence, or null. Makes no DNS query: the addresses of a name are
   * checked before each request.
   */
  errorOf(text: string): string | null {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || !/^https?:$/.test(url.protocol)) return 'must be an https URL';
    if (url.username !== '' || url.password !== '') return 'must not hold credentials';
    if (isLoopbackUrl(url)) return this.#loopbackError(url);
    if (url.protocol === 'http:') return 'must be https, or http to a loopback address';
    const hostname = hostnameOf(url);
    if (isIP(hostname) === 0) return null;
    if (!this.#mayBePrivate && !isPublic(hostname))
      return 'must not be a private, link-local or otherwise special address';
    return this.#isOwnPort(url, hostname) ? OWN_PORT : null;
  }

  #loopbackError(url: URL): string | null {
    if (!this.#mayBePrivate) return 'must not be a loopback address';
    return this.#ownPorts.has(portOf(url)) ? OWN_PORT : null;
  }

  #isOwnPort(url: URL, address: string): boolean {
    return this.#ownPorts.has(portOf(url)) && isOwnAddress(address);
  }

  /**
   * The addresses that a request to the URL may use, all of them checked. Throws AddressRefused or NameNotFound, whose reasons must not be
   * shown to callers.
   */
  async addressesOf(url: URL): Promise<readonly LookupAddress[]> {
    const error = this.errorOf(url.href);
    if (error !== null) throw new AddressRefused(`the URL ${error}`);
    const hostname = hostnameOf(url);
    const version = isIP(hostname);
    if (version !== 0) return [{ address: hostname, family: version }];
    const found = await this.#resolve(hostname).catch(() => []);
    if (found.length === 0) throw new NameNotFound('the name has no address');
    // One forbidden address among several refuses all, so that the choice of address does not matter.
    if (!found.every(({ address }) => this.#mayReach(url, address)))
      throw new AddressRefused('the name resolves to an address that may not be reached');
    return found;
  }

  #mayReach(url: URL, address: string): boolean {
    if (isLoopbackUrl(url)) return isLoopback(address);
    return (this.#mayBePrivate || isPublic(address)) && !this.#isOwnPort(url, address);
  }
}
