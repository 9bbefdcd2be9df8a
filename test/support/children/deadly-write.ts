import type { Pool } from 'pg';
import { eventually } from '../time/eventually.ts';

/** When a process dies: before it sends its n-th write, or after sending it, before the result arrives. */
export interface Death {
  readonly nth: number;
  readonly side: 'before' | 'after';
}

/** With `EVERY_WRITE=all` a process dies before and after each of its writes, as in `npm run test:faults`; by default only at some. */
export const isEveryWrite = process.env.EVERY_WRITE === 'all';

/** For a child that is started repeatedly: reuses the compile cache of the previous one. */
export const QUICK_START = ['--import', new URL('../../../scripts/require-node.js', import.meta.url).href] as const;

const WRITE = /^\s*(insert|update|delete|with written|select graphile_worker\.(add|remove)_job|commit)/i;

/** The texts of a statement or a batch. */
const textsOf = (query: unknown): readonly string[] => {
  if (typeof query === 'string') return [query];
  const { text = '', texts = [text] } = (query ?? {}) as { text?: string; texts?: readonly string[] };
  return texts;
};

// A timer publishes test events; they do not belong to any work.
const isWrite = (text: string): boolean => WRITE.test(text) && !text.includes('feed.pulse');

/** Makes the process die by SIGKILL at its n-th write to the database; a commit counts as a write. */
export const dieAtWrite = (pool: Pool, { nth, side }: Death): void => {
  // The driver that the pool uses, which may be another copy than ours.
  const { prototype } = (pool as unknown as { Client: { prototype: { query: (...args: unknown[]) => unknown } } })
    .Client;
  const original = prototype.query;
  let writes = 0;
  prototype.query = function (this: unknown, ...args: unknown[]): unknown {
    const before = writes;
    writes += textsOf(args[0]).filter(isWrite).length;
    const isFatal = before < nth && nth <= writes;
    if (isFatal && side === 'before') process.kill(process.pid, 'SIGKILL');
    const result = original.apply(this, args);
    if (isFatal) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
    return result;
  };
};

const NAME = 'dying';

/** A database URL that marks the connections of the process that will die. */
export const urlForDying = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}application_name=${NAME}`;

/** Waits until the database has ended the connections of the dead process: a commit that it sent may take effect after its death. */
export const untilDeathIsNoticed = (pool: Pool): Promise<void> =>
  eventually(async () => {
    const { rows } = await pool.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name like $1',
      [`${NAME}%`],
    );
    return rows.length === 0;
  });
