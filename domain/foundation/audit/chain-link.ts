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

const FIELDS = [
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
export type ChainEntry = Readonly<Record<(typeof FIELDS)[number], string | null>>;

/** Casts of fields that are not text in the table. Each has exactly one text form, whatever the settings of the connection. */
const TEXTS: Readonly<Partial<Record<(typeof FIELDS)[number], string>>> = {
  id: 'e.id::text',
  seq: 'e.seq::text',
  details: 'e.details::text',
  at: 'trunc(extract(epoch from e.at) * 1000)::text',
};

/** The fields of an entry in a statement that names its table `e`. */
export const ENTRY_FIELDS = FIELDS.map((name) => (name in TEXTS ? `${TEXTS[name]} as ${name}` : `e.${name}`)).join(
  ', ',
);

/** The hash of an entry at its place after another (spec/rules/events.md#audit-chain). Further members of `entry` are ignored. */
export const hashAfter = ({ number, hash }: ChainPlace, entry: ChainEntry): string => {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, entry[name]]));
  return sha256(hash + canonicalJson({ ...fields, number: String(number + 1) }));
};
