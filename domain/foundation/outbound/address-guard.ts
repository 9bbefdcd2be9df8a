import { promises as dns, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Finds all addresses of a name. Injected, so that tests have names of their own. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const resolveByDns: Resolve = (hostname) => dns.lookup(hostname, { all: true });

/** The address may not be reached, or the name has none. The message is for the log and for delivery records. */
export class AddressRefused extends Error {}

/** The name of a URL's host as an address would be written: without the brackets of IPv6. */
export const hostnameOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Only what the internet routes: no private, link-local, metadata, multicast or other special range, in whatever form it is written. */
const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

const isLoopback = (address: string): boolean => ipaddr.process(address).range() === 'loopback';

/** Whether the URL names the own machine: a loopback address, or `localhost`. */
export const isLoopbackUrl = (url: URL): boolean => {
  const hostname = hostnameOf(url);
  return hostname === 'localhost' || (isIP(hostname) !== 0 && isLoopback(hostname));
};

/** Where the server may send requests of its own to (spec/rules/webhooks.md#addresses). */
export class AddressGuard {
  readonly #mayBePrivate: boolean;
  readonly #resolve: Resolve;

  /** `mayBePrivate` is the switch of the operator. */
  constructor(mayBePrivate: boolean, resolve: Resolve = resolveByDns) {
    this.#mayBePrivate = mayBePrivate;
    this.#resolve = resolve;
  }

  /**
   * What is wrong with a URL somebody wants requests sent to, as a sentence, or null. It asks no name server: what a name resolves to is
   * looked at before each request.
   */
  faultOf(text: string): string | null {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || !/^https?:$/.test(url.protocol)) return 'must be an https URL';
    if (url.username !== '' || url.password !== '') return 'must not hold credentials';
    if (isLoopbackUrl(url)) return null;
    if (url.protocol === 'http:') return 'must be https, or http to a loopback address';
    const hostname = hostnameOf(url);
    const isRefused = isIP(hostname) !== 0 && !this.#mayBePrivate && !isPublic(hostname);
    return isRefused ? 'must not be a private, link-local or otherwise special address' : null;
  }

  /** The one address a request to the URL goes to. Throws AddressRefused; nothing of the reason is for the caller of an operation. */
  async addressOf(url: URL): Promise<LookupAddress> {
    const fault = this.faultOf(url.href);
    if (fault !== null) throw new AddressRefused(`the URL ${fault}`);
    const hostname = hostnameOf(url);
    const version = isIP(hostname);
    if (version !== 0) return { address: hostname, family: version };
    const found = await this.#resolve(hostname).catch(() => []);
    const [first] = found;
    if (first === undefined) throw new AddressRefused('the name has no address');
    if (isLoopbackUrl(url)) {
      if (!found.every(({ address }) => isLoopback(address))) throw new AddressRefused('localhost is somewhere else');
      return first;
    }
    // One private address among several is refused too: which of them is connected to must not decide.
    if (!this.#mayBePrivate && !found.every(({ address }) => isPublic(address)))
      throw new AddressRefused('the name resolves to a private, link-local or otherwise special address');
    return first;
  }
}
