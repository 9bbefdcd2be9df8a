import { promises as dns, type LookupAddress } from 'node:dns';

/** Finds all addresses of a name. Injected, so that tests have names of their own. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const TIMEOUT_MS = 2_500;
const TRIES = 2;
const MOST_ADDRESSES = 16;

/** Answers that say there is no such name, or none of that family; every other failure is an answer that did not come. */
const NONE = new Set(['ENOTFOUND', 'ENODATA']);

const noneIfUnknown = (error: NodeJS.ErrnoException): string[] => {
  if (NONE.has(error.code ?? '')) return [];
  throw error;
};

/** What one family has is enough; a failure counts when the other has nothing. */
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
 * Names of others are asked of DNS itself and not of the system, whose look-ups hold one of few threads for as long as a name server lets
 * them: four names that nobody answers for would stop everything else that threads do. What stands in files of this machine
 * is found only for `localhost` and where private addresses may be reached.
 */
export const resolveNames =
  (mayBePrivate: boolean): Resolve =>
  async (hostname) => {
    if (hostname === 'localhost') return askSystem(hostname);
    const found = await askDns(hostname);
    const all = found.length === 0 && mayBePrivate ? await askSystem(hostname) : found;
    return all.slice(0, MOST_ADDRESSES);
  };
