import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { PeriodicTask } from '../background.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { SampledWarning } from '../kernel/sampled-warning.ts';
import { type ChainEntry, ChainLost, type ChainPlace, hashAfter } from './chain-link.ts';
import {
  CHAINED_PER_BATCH,
  CHECK_ENTRY_WRITERS,
  CHECK_UNSETTLED_ENTRIES,
  INSERT_AUDIT_LINKS,
  LIMIT_CHAINER_IDLE_TIME,
  LOCK_AUDIT_CHAIN,
  SELECT_DRAWN_SEQ,
  SELECT_ENTRY_WRITERS,
  SELECT_UNLINKED_ENTRIES,
  UPDATE_AUDIT_CHAIN,
} from './statements.ts';

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

interface ChainerDeps {
  readonly pool: Pool;
  readonly uow: UnitOfWork;
  readonly warning: SampledWarning;
}

/**
 * Links committed entries to the chain. Any number of replicas try it and a row lock decides which one does it. No write waits for it, and
 * a crash leaves nothing behind (spec/decisions/0061-hash-chain-of-the-audit-log.md).
 */
export class Chainer {
  readonly #pool: Pool;
  readonly #uow: UnitOfWork;
  readonly #task: PeriodicTask;
  #isClosed = false;

  constructor({ pool, uow, warning }: ChainerDeps) {
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

  /** Chains the committed entries. A failure is retried a second later, and logged if it repeats. */
  attempt(): Promise<void> {
    return this.#task.runNow();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#task.close();
  }

  /** Chains the committed entries, unless another replica is chaining. */
  async catchUp(): Promise<void> {
    const { rows } = await this.#pool.query<{ waits: boolean }>({ name: 'audit-waits', text: CHECK_UNSETTLED_ENTRIES });
    if (rows.length === 0) throw new ChainLost();
    if (rows[0]?.waits !== true) return;
    let count = CHAINED_PER_BATCH;
    while (count === CHAINED_PER_BATCH && !this.#isClosed) count = await this.#uow.write((em) => chainBatch(em));
  }
}

/** The number of new links; 0 while another replica is chaining. */
const chainBatch = async (em: EntityManager): Promise<number> => {
  await em.execute(LIMIT_CHAINER_IDLE_TIME);
  const [state] = await em.execute<ChainState[]>(LOCK_AUDIT_CHAIN);
  if (state === undefined) return 0;
  // Read before the entries, so that everything these writers have committed is visible then.
  const [writers] = await em.execute<{ over: boolean }[]>(CHECK_ENTRY_WRITERS, [state.writers]);
  const entries = await em.execute<Waiting[]>(SELECT_UNLINKED_ENTRIES, [state.settled, state.settled]);
  const head = await link(em, { number: Number(state.number), hash: state.hash }, entries);
  const { settled, candidate, writers: left } = await settle(em, state, writers?.over === true, entries);
  await em.execute(UPDATE_AUDIT_CHAIN, [head.number, head.hash, settled, candidate, left]);
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
  if (links.length > 0) await em.execute(INSERT_AUDIT_LINKS, [JSON.stringify(links)]);
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
  const last = entries.length < CHAINED_PER_BATCH ? state.candidate : (entries.at(-1)?.seq ?? state.candidate);
  const settled = BigInt(last) < BigInt(state.candidate) ? last : state.candidate;
  if (settled !== state.candidate) return { ...state, settled };
  // In this order: a writer of a later number may be among the writers, a running writer of one of these numbers certainly is.
  const [drawn] = await em.execute<{ seq: string }[]>(SELECT_DRAWN_SEQ);
  const writers = await em.execute<{ id: string }[]>(SELECT_ENTRY_WRITERS);
  return { settled, candidate: drawn?.seq ?? settled, writers: JSON.stringify(writers.map(({ id }) => id)) };
};
