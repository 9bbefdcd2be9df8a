import pg from 'pg';
import type { TestDatabase } from './database.ts';

/**
 * The time of a database, which a test moves: its connections find our `clock_timestamp` before that of PostgreSQL. Create it before
 * a server connects.
 */
export class MovableTime {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  static async of({ url }: TestDatabase): Promise<MovableTime> {
    const time = new MovableTime(url);
    await time.set(0);
    await time.#run(`do $$ begin
      execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`);
    return time;
  }

  /** Sets the offset from the real time in seconds. */
  set(seconds: number): Promise<void> {
    return this.#run(`create or replace function public.clock_timestamp() returns timestamptz language sql volatile
      as $$ select pg_catalog.clock_timestamp() + interval '${seconds} seconds' $$`);
  }

  async #run(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    await client.connect();
    await client.query(text).finally(() => client.end());
  }
}
