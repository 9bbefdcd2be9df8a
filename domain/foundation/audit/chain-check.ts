import type { Pool, PoolClient } from 'pg';
import { ChainLost, type ChainPlace } from './chain-link.ts';
import { type ChainBreak, ChainWalk, type StoredLink } from './chain-walk.ts';
import {
  BEGIN_CHAIN_CHECK,
  SELECT_AUDIT_CHAIN,
  SELECT_TRIMMING_WITNESS,
  SELECT_UNCHAINED_ENTRY,
  SELECT_UNCHAINED_TAIL,
  selectLinksAfter,
} from './statements.ts';

/** Entries in memory at a time. */
const PAGE = 1_000;

/** A valid entry. */
export interface CheckedEntry extends ChainPlace {
  readonly at: Date;
}

/** Entries that are not chained yet, and the time of the oldest. */
export interface UnchainedEntries {
  readonly count: number;
  readonly oldest: Date | null;
}

export interface ChainReport {
  readonly count: number;
  readonly first: CheckedEntry | null;
  readonly last: CheckedEntry | null;
  /** The last valid place; where the chain is broken, the one before the break. */
  readonly head: ChainPlace;
  /** The last entry that retention removed; number 0 while none was. */
  readonly trimmed: ChainPlace;
  readonly waiting: UnchainedEntries;
  readonly problem: ChainBreak | { readonly number: number; readonly kind: 'unwitnessed' } | null;
  /** Whether the requested place is in the chain; null without a request, or when retention removed it. */
  readonly contains: boolean | null;
}

interface State {
  readonly number: string;
  readonly hash: string;
  readonly trimmed_number: string;
  readonly trimmed_hash: string;
  readonly settled: string;
}

const LINKS = selectLinksAfter('$1', '$2');

/**
 * Verifies a snapshot of the whole log, in pages, and computes the chain again. `wanted` is a place that was noted earlier. Writes and
 * locks nothing.
 */
export const checkChain = async (pool: Pool, wanted: ChainPlace | null): Promise<ChainReport> => {
  const client = await pool.connect();
  try {
    await client.query(BEGIN_CHAIN_CHECK);
    return await check(client, wanted);
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
};

const check = async (client: PoolClient, wanted: ChainPlace | null): Promise<ChainReport> => {
  const [state] = (await client.query<State>(SELECT_AUDIT_CHAIN)).rows;
  if (state === undefined) throw new ChainLost();
  const trimmed = { number: Number(state.trimmed_number), hash: state.trimmed_hash };
  const walk = new ChainWalk(trimmed);
  const seen = {
    first: null as CheckedEntry | null,
    last: null as CheckedEntry | null,
    isWanted: matches(trimmed, wanted),
  };
  const onHeld = (link: StoredLink, place: ChainPlace): void => {
    seen.last = { ...place, at: new Date(Number(link.at)) };
    seen.first ??= seen.last;
    seen.isWanted ||= matches(place, wanted);
  };
  const problem = (await follow(client, walk, onHeld)) ?? (await findProblem(client, walk.place, state));
  return {
    count: walk.place.number - trimmed.number,
    first: seen.first,
    last: seen.last,
    head: walk.place,
    trimmed,
    waiting: await readTail(client, state.settled),
    problem,
    contains: wanted === null || wanted.number < trimmed.number ? null : seen.isWanted,
  };
};

/** The entries that are not chained yet. Throws ChainLost. */
export const readUnchained = async (client: Pick<PoolClient, 'query'>): Promise<UnchainedEntries> => {
  const [state] = (await client.query<State>(SELECT_AUDIT_CHAIN)).rows;
  if (state === undefined) throw new ChainLost();
  return readTail(client, state.settled);
};

/** Entries are chained within two seconds while a server runs. */
const STALLED_MS = 60_000;

/** Whether entries wait for longer than chaining takes. */
export const isStalled = ({ oldest }: UnchainedEntries, now: Date): boolean =>
  oldest !== null && now.getTime() - oldest.getTime() > STALLED_MS;

const readTail = async (client: Pick<PoolClient, 'query'>, settled: string): Promise<UnchainedEntries> => {
  const [tail] = (await client.query<{ count: string; oldest: string | null }>(SELECT_UNCHAINED_TAIL, [settled])).rows;
  return { count: Number(tail?.count ?? 0), oldest: tail?.oldest == null ? null : new Date(Number(tail.oldest)) };
};

const matches = (place: ChainPlace, wanted: ChainPlace | null): boolean =>
  place.number === wanted?.number && place.hash === wanted.hash;

const follow = async (
  client: PoolClient,
  walk: ChainWalk,
  onHeld: (link: StoredLink, place: ChainPlace) => void,
): Promise<ChainBreak | null> => {
  for (;;) {
    const { rows } = await client.query<StoredLink>(LINKS, [walk.place.number, PAGE]);
    const problem = walk.follow(rows, onHeld);
    if (problem !== null || rows.length < PAGE) return problem;
  }
};

/**
 * Breaks that the links do not show: an end that differs from the stored one, entries without a link, a beginning that retention did not
 * remove.
 */
const findProblem = async (client: PoolClient, head: ChainPlace, state: State): Promise<ChainReport['problem']> => {
  const number = Number(state.number);
  if (head.number < number) return { number: head.number + 1, kind: 'removed' };
  if (head.number > number) return { number: number + 1, kind: 'inserted' };
  if (head.hash !== state.hash) return { number, kind: 'changed' };
  if ((await client.query(SELECT_UNCHAINED_ENTRY, [state.settled])).rows.length > 0)
    return { number, kind: 'inserted' };
  const { trimmed_number: trimmed, trimmed_hash: hash } = state;
  if (trimmed === '0') return null;
  const isWitnessed = (await client.query(SELECT_TRIMMING_WITNESS, [trimmed, hash])).rows.length > 0;
  return isWitnessed ? null : { number: Number(trimmed), kind: 'unwitnessed' };
};
