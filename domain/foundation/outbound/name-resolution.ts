import { promises as dns, type LookupAddress } from 'node:dns';

/** Finds all addresses of a name. Injected, so that tests can define names. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const TIMEOUT_MS = 2_500;
const TRIES = 2;
const MAX_ADDRESSES = 16;

/** DNS results without addresses; every other failure means that no result arrived. */
const NONE = new Set(['ENOTFOUND', 'ENODATA']);

const noneIfUnknown = (error: NodeJS.ErrnoException): string[] => {
  if (NONE.has(error.code ?? '')) return [];
  throw error;
};

/** The addresses of one family are enough; a failure matters only when the other family has none. */
const askDns: Resolve = async (hostname) => {
  const resolver = new dns.Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  const asked = await Promise.allSettled([
    resolver.resolve4(hostname).catch(noneIfUnknown),
    resolver.resolve6(hostname).catch(noneIfUnknown),
  ]);
  const found = asked.flatMap((one, index) =>
    one.status === 'rejected' ? [] : one.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })),
  );
  const failure = asked.find((one) => one.status === 'rejected');
  if (found.length === 0 && failure !== undefined) throw failure.reason;
  return found;
};

const askSystem: Resolve = (hostname) => dns.lookup(hostname, { all: true });

/**
 * External names are resolved by DNS queries and not by the system, whose lookups each block one of few threads until the name server
 * responds: four unresponsive names would stop everything else on those threads. Names in files of this machine are used only for
 * `localhost` and where private addresses may be reached.
 */
export const resolveNames =
  (mayBePrivate: boolean): Resolve =>
  async (hostname) => {
    if (hostname === 'localhost') return askSystem(hostname);
    const found = await askDns(hostname);
    const all = found.length === 0 && mayBePrivate ? await askSystem(hostname) : found;
    return all.slice(0, MAX_ADDRESSES);
  };
