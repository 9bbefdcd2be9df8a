import { canonicalJson, sha256 } from '../kernel/json/canonical-json.ts';

/** A place in the chain: the number of an entry and the hash over it and everything before it. */
export interface ChainPlace {
  readonly number: number;
  readonly hash: string;
}

/** The stored end of the chain is missing. */
export class ChainLost extends Error {
  constructor() {
    super('the row of audit_chain is gone: npm run restore brings it back with everything else');
  }
}

/** The fields of an entry that the chain covers. */
export const CHAINED_FIELDS = [
  'id',
  'seq',
  'action',
  'actor_id',
  'agent_id',
  'target_type',
  'target_id',
  'target_name',
  'reason',
  'details',
  'at',
  'address',
  'user_agent',
  'session_id',
  'key_id',
] as const;

/** An entry as it is hashed: every stored field as text; null stays null. */
export type ChainEntry = Readonly<Record<(typeof CHAINED_FIELDS)[number], string | null>>;

/** The hash of an entry at its place after another (spec/rules/events.md#audit-chain). Further members of `entry` are ignored. */
export const hashAfter = ({ number, hash }: ChainPlace, entry: ChainEntry): string => {
  const fields = Object.fromEntries(CHAINED_FIELDS.map((name) => [name, entry[name]]));
  return sha256(hash + canonicalJson({ ...fields, number: String(number + 1) }));
};
