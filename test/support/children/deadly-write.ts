import type { Pool } from 'pg';
import { eventually } from '../time/eventually.ts';

/** Where a process dies: before its n-th write leaves it, or after, without learning what became of it. */
export interface Death {
  readonly nth: number;
  readonly side: 'before' | 'after';
}

/** With `EVERY_WRITE=all` a process dies before and after each of its writes, as in `npm run test:faults`; else at some of them. */
export const isEveryWrite = process.env.EVERY_WRITE === 'all';

/** For a child that is started again and again: the compiled code of the one before is kept. */
export const QUICK_START = ['--import', new URL('../../../scripts/require-node.js', import.meta.url).href] as const;

const WRITE = /^\s*(insert|update|delete|with written|select graphile_worker\.(add|remove)_job|commit)/i;

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '');

/** From now on the process dies by SIGKILL at its n-th write to the database; a commit counts as one. */
export const dieAtWrite = (pool: Pool, { nth, side }: Death): void => {
  // The driver that the pool uses, whichever copy of it that is.
  const { prototype } = (pool as unknown as { Client: { prototype: { query: (...args: unknown[]) => unknown } } })
    .Client;
  const original = prototype.query;
  let writes = 0;
  prototype.query = function (this: unknown, ...args: unknown[]): unknown {
    const text = textOf(args[0]);
    // Test events come by the clock and belong to no work.
    const isWrite = WRITE.test(text) && !text.includes('feed.pulse');
    if (isWrite) writes += 1;
    const isFatal = isWrite && writes === nth;
    if (isFatal && side === 'before') process.kill(process.pid, 'SIGKILL');
    const result = original.apply(this, args);
    if (isFatal) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
    return result;
  };
};

const NAME = 'dying';

/** The address of the database under which the connections of a process that will die can be told from others. */
export const urlForDying = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}application_name=${NAME}`;

/** Until the database has noticed the death and ended what it was still told to do: a commit that was sent may come after its sender. */
export const untilDeathIsNoticed = (pool: Pool): Promise<void> =>
  eventually(async () => {
    const { rows } = await pool.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name like $1',
      [`${NAME}%`],
    );
    return rows.length === 0;
  });
