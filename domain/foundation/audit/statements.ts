import { withinPageBytes } from '../database/statements.ts';
import { CHAINED_FIELDS } from './chain-link.ts';

export const SELECT_REFUSED_ATTEMPTS =
  'select action, caller, actor_id as "actorId", entered_at as "enteredAt", rest from refused_attempts';

export const DELETE_REFUSED_ATTEMPTS = `delete from refused_attempts r using jsonb_to_recordset(?::jsonb) as given (action text, caller text)
  where r.action = given.action and r.caller = given.caller`;

export const UPSERT_REFUSED_ATTEMPTS = `insert into refused_attempts (action, caller, actor_id, entered_at, rest)
  select action, caller, "actorId", "enteredAt", nullif(rest, 'null')
  from jsonb_to_recordset(?::jsonb) as given (action text, caller text, "actorId" text, "enteredAt" timestamptz, rest jsonb)
  on conflict (action, caller) do update set entered_at = excluded.entered_at, rest = excluded.rest`;

export const CHECK_ENDED_ATTEMPTS = 'select exists (select from refused_attempts where entered_at <= $1) as found';

/** The condition of each filter, without its parameter. */
export const AUDIT_CONDITIONS = {
  action: 'action =',
  actorId: 'actor_id =',
  targetId: 'target_id =',
  address: 'address =',
  from: 'at >=',
} as const;

/** Filters with their own index. */
const INDEXED_FILTERS: readonly string[] = ['action', 'actorId', 'targetId', 'address'];

export const INSERT_AUDIT_ENTRY = `insert into audit_entries (id, action, actor_id, agent_id, target_type, target_id, target_name, reason,
    details, at, address, user_agent, session_id, key_id)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const AUDIT_ENTRY_COLUMNS = `id, seq, action, actor_id as "actorId", agent_id as "agentId", target_type as "targetType",
  target_id as "targetId", target_name as "targetName", reason, details, at, address, user_agent as "userAgent",
  session_id as "sessionId", key_id as "keyId"`;

/** A page of the audit log, filtered; `$1` and `$2` are the position, `$3` the rows of the page, and the values of the filters follow. */
export const selectAuditEntries = (filters: readonly (keyof typeof AUDIT_CONDITIONS)[]): string => {
  const conditions = filters.map((name, index) => ` and ${AUDIT_CONDITIONS[name]} $${index + 4}`);
  // The planner uses the index of the whole log only with this condition; migration 0019 explains it.
  if (!filters.some((name) => INDEXED_FILTERS.includes(name))) conditions.push(' and seq > 0');
  return withinPageBytes({
    rows: `select ${AUDIT_ENTRY_COLUMNS} from audit_entries
            where (at, seq) < ($1, $2)${conditions.join('')} order by at desc, seq desc limit $3 + 1`,
    order: 'at desc, seq desc',
    limit: '$3',
  });
};

export const LOCK_TRIMMED_CHAIN_PLACE = `select trimmed_number::text as number, encode(trimmed_hash, 'hex') as hash from audit_chain for update`;

export const DELETE_AUDIT_ENTRIES =
  'delete from audit_entries e using audit_links l where l.seq = e.seq and l.number > ? and l.number <= ?';

export const DELETE_AUDIT_LINKS = 'delete from audit_links where number <= ?';

export const UPDATE_TRIMMED_CHAIN_PLACE = `update audit_chain set trimmed_number = ?, trimmed_hash = decode(?, 'hex')`;

export const SELECT_AUDIT_CHAIN = `select number::text, encode(hash, 'hex') as hash, trimmed_number::text, encode(trimmed_hash, 'hex') as trimmed_hash,
  settled_seq::text as settled from audit_chain`;

const FROM_UNLINKED_ENTRIES = `from audit_entries e where not exists (select 1 from audit_links l where l.seq = e.seq)`;

export const SELECT_UNCHAINED_TAIL = `select count(*)::text as count, trunc(extract(epoch from min(e.at)) * 1000)::text as oldest ${FROM_UNLINKED_ENTRIES} and e.seq > $1`;

/** Entries up to there were chained, so an entry without a link was not written by the server. */
export const SELECT_UNCHAINED_ENTRY = `select e.seq ${FROM_UNLINKED_ENTRIES} and e.seq <= $1 limit 1`;

export const SELECT_TRIMMING_WITNESS = `select 1 from audit_entries
  where action = 'audit.trimmed' and details ->> 'number' = $1 and details ->> 'hash' = $2`;

export const BEGIN_CHAIN_CHECK = 'begin isolation level repeatable read read only; set local statement_timeout = 0';

/** Casts of fields that are not text in the table. Each has exactly one text form, whatever the settings of the connection. */
const TEXT_CASTS: Readonly<Partial<Record<(typeof CHAINED_FIELDS)[number], string>>> = {
  id: 'e.id::text',
  seq: 'e.seq::text',
  details: 'e.details::text',
  at: 'trunc(extract(epoch from e.at) * 1000)::text',
};

/** The fields of an entry in a statement that names its table `e`. */
export const ENTRY_FIELDS = CHAINED_FIELDS.map((name) =>
  name in TEXT_CASTS ? `${TEXT_CASTS[name]} as ${name}` : `e.${name}`,
).join(', ');

/** The links after a number, in order, with their entries; the parameters are that number and the most rows. */
export const selectLinksAfter = (after: string, most: string): string => `select l.number::text as number,
    encode(l.hash, 'hex') as hash, ${ENTRY_FIELDS}
  from audit_links l left join audit_entries e on e.seq = l.seq where l.number > ${after} order by l.number limit ${most}`;

/** Entries per transaction; the remaining ones follow without a pause. */
export const CHAINED_PER_BATCH = 1_000;

const DRAWN_SEQ = 'case when is_called then last_value else 0 end';

export const CHECK_UNSETTLED_ENTRIES = `select settled_seq < (select ${DRAWN_SEQ} from audit_entries_seq_seq) as waits from audit_chain`;

/** A replica that lost its connection must not block the chain for longer. */
export const LIMIT_CHAINER_IDLE_TIME = `set local idle_in_transaction_session_timeout = '10s'`;

export const LOCK_AUDIT_CHAIN = `select number::text, encode(hash, 'hex') as hash, settled_seq::text as settled, candidate_seq::text as candidate,
    writers::text as writers
  from audit_chain for update skip locked`;

/** A writer of an entry takes this lock before its number is drawn, and holds it until its transaction ends. */
const FROM_ENTRY_WRITERS = `from pg_locks where locktype = 'relation' and mode = 'RowExclusiveLock' and granted
  and database = (select oid from pg_database where datname = current_database()) and relation = 'audit_entries'::regclass`;

export const CHECK_ENTRY_WRITERS = `select not exists (select 1 ${FROM_ENTRY_WRITERS} and virtualtransaction in (select jsonb_array_elements_text(?::jsonb))) as over`;

export const SELECT_UNLINKED_ENTRIES = `select ${ENTRY_FIELDS} from audit_entries e
  where e.seq > ? and not exists (select 1 from audit_links l where l.seq = e.seq and l.seq > ?) order by e.seq limit ${CHAINED_PER_BATCH}`;

export const INSERT_AUDIT_LINKS = `insert into audit_links (number, seq, hash) select number, seq, decode(hash, 'hex')
  from jsonb_to_recordset(?::jsonb) as given (number bigint, seq bigint, hash text)`;

export const UPDATE_AUDIT_CHAIN = `update audit_chain set number = ?, hash = decode(?, 'hex'), settled_seq = ?, candidate_seq = ?, writers = ?::jsonb`;

export const SELECT_DRAWN_SEQ = `select (${DRAWN_SEQ})::text as seq from audit_entries_seq_seq`;

export const SELECT_ENTRY_WRITERS = `select distinct virtualtransaction as id ${FROM_ENTRY_WRITERS}`;
