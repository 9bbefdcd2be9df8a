/** The number of servers behind one address, which receive requests in turn: `REPLICAS=3 npm run vitest -- test/contract`. */
export const REPLICAS = Number(process.env.REPLICAS ?? 1);

/** The contract tests also run in other configurations; other tests do not. */
export const IS_REPEATED = REPLICAS > 1 || process.env.POOLER !== undefined;
