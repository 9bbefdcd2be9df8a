import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { PeriodicTask } from '../background.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { SampledWarning } from '../kernel/sampled-warning.ts';
import { type ChainEntry, ChainLost, type ChainPlace, ENTRY_FIELDS, hashAfter } from './chain-link.ts';

/** Entries per transaction; the remaining ones follow without a pause. */
const BATCH = 1_000;
const CHAIN_INTERVAL_MS = 1_000;
/** A database that is unavailable for a short time is logged elsewhere. */
const QUIET_FAILURES = 9;

interface ChainState {
  readonly number: string;
  readonly hash: string;
  readonly settled: string;
  readonly candidate: string;
  /** A JSON list, as text. */
  readonly writers: string;
}

/** How far the log is settled: all entries up to there are chained or will never exist. */
type Settling = Pick<ChainState, 'settled' | 'candidate' | 'writers'>;
type Waiting = ChainEntry & { readonly seq: string };

const DRAWN = 'case when is_called then last_value else 0 end';
const IS_WAITING = `select settled_seq < (select ${DRAWN} from audit_entries_seq_seq) as waits from audit_chain`;
/** A replica that lost its connection must not block the chain for longer. */
const BOUND = `set local idle_in_transaction_session_timeout = '10s'`;
const STATE = `select number::text, encode(hash, 'hex') as hash, settled_seq::text as settled, candidate_seq::text as candidate,
    writers::text as writers
  from audit_chain for update skip locked`;
/** A writer of an entry takes this lock before its number is drawn, and holds it until its transaction ends. */
const WRITERS = `from pg_locks where locktype = 'relation' and mode = 'RowExclusiveLock' and granted
  and database = (select oid from pg_database where datname = current_database()) and relation = 'audit_entries'::regclass`;
const IS_OVER = `select not exists (select 1 ${WRITERS} and virtualtransaction in (select jsonb_array_elements_text(?::jsonb))) as over`;
const WAITING = `select ${ENTRY_FIELDS} from audit_entries e
  where e.seq > ? and not exists (select 1 from audit_links l where l.seq = e.seq and l.seq > ?) order by e.seq limit ${BATCH}`;
const LINK = `insert into audit_links (number, seq, hash) select number, seq, decode(hash, 'hex')
  from jsonb_to_recordset(?::jsonb) as given (number bigint, seq bigint, hash text)`;
const MOVE = `update audit_chain set number = ?, hash = decode(?, 'hex'), settled_seq = ?, candidate_seq = ?, writers = ?::jsonb`;

/**
 * Links committed entries to the chain. Any number of replicas try it and a row lock decides which one does it. No write waits for it, and
 * a crash leaves nothing behind (spec/decisions/0061-hash-chain-of-the-audit-log.md).
 */
export class Chainer {
  readonly #pool: Pool;
  readonly #uow: UnitOfWork;
  readonly #task: PeriodicTask;
  #isClosed = false;

  constructor(pool: Pool, uow: UnitOfWork, warning: SampledWarning) {
    this.#pool = pool;
    this.#uow = uow;
    this.#task = new PeriodicTask({
      intervalMs: CHAIN_INTERVAL_MS,
      run: () => this.catchUp(),
      report: (error) => warning.say(`the audit log cannot be chained: ${String(error)}`),
      quietFailures: QUIET_FAILURES,
    });
  }

  startBackground(): void {
    this.#task.startBackground();
  }

  /** Chains what is committed. A failure is retried a second later, and logged when it repeats. */
  attempt(): Promise<void> {
    return this.#task.runNow();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#task.close();
  }

  /** Chains what is committed, unless another replica is doing it. */
  async catchUp(): Promise<void> {
    const { rows } = await this.#pool.query<{ waits: boolean }>({ name: 'audit-waits', text: IS_WAITING });
    if (rows.length === 0) throw new ChainLost();
    if (rows[0]?.waits !== true) return;
    let count = BATCH;
    while (count === BATCH && !this.#isClosed) count = await this.#uow.write((em) => chainBatch(em));
  }
}

/** The number of new links; 0 while another replica is chaining. */
const chainBatch = async (em: EntityManager): Promise<number> => {
  await em.execute(BOUND);
  const [state] = await em.execute<ChainState[]>(STATE);
  if (state === undefined) return 0;
  // Read before the entries, so that everything these writers have committed is visible then.
  const [writers] = await em.execute<{ over: boolean }[]>(IS_OVER, [state.writers]);
  const entries = await em.execute<Waiting[]>(WAITING, [state.settled, state.settled]);
  const head = await link(em, { number: Number(state.number), hash: state.hash }, entries);
  const { settled, candidate, writers: left } = await settle(em, state, writers?.over === true, entries);
  await em.execute(MOVE, [head.number, head.hash, settled, candidate, left]);
  return entries.length;
};

/** Returns the new head. */
const link = async (em: EntityManager, from: ChainPlace, entries: readonly Waiting[]): Promise<ChainPlace> => {
  const links: (ChainPlace & { readonly seq: string })[] = [];
  let head = from;
  for (const entry of entries) {
    head = { number: head.number + 1, hash: hashAfter(head, entry) };
    links.push({ ...head, seq: entry.seq });
  }
  if (links.length > 0) await em.execute(LINK, [JSON.stringify(links)]);
  return head;
};

/**
 * Numbers are drawn in one order and committed in another. Everything drawn up to a point is visible when no writer of that time is writing
 * any more; then the next point is taken.
 */
const settle = async (
  em: EntityManager,
  state: Settling,
  isOver: boolean,
  entries: readonly Waiting[],
): Promise<Settling> => {
  if (!isOver) return state;
  const last = entries.length < BATCH ? state.candidate : (entries.at(-1)?.seq ?? state.candidate);
  const settled = BigInt(last) < BigInt(state.candidate) ? last : state.candidate;
  if (settled !== state.candidate) return { ...state, settled };
  // In this order: a writer of a later number may be among the writers, a running writer of one of these numbers certainly is.
  const [drawn] = await em.execute<{ seq: string }[]>(`select (${DRAWN})::text as seq from audit_entries_seq_seq`);
  const writers = await em.execute<{ id: string }[]>(`select distinct virtualtransaction as id ${WRITERS}`);
  return { settled, candidate: drawn?.seq ?? settled, writers: JSON.stringify(writers.map(({ id }) => id)) };
};
