/** How many servers a test has behind one address, each of which gets the next request: `REPLICAS=3 npm run vitest -- test/contract`. */
export const REPLICAS = Number(process.env.REPLICAS ?? 1);

/** The contract is tested once more under other circumstances; what else is tested beside it, is not. */
export const IS_REPEATED = REPLICAS > 1 || process.env.POOLER !== undefined;
