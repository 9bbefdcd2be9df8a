/** How many servers a test has behind one address, each of which gets the next request: `REPLICAS=3 npm run vitest -- test/contract`. */
export const REPLICAS = Number(process.env.REPLICAS ?? 1);
