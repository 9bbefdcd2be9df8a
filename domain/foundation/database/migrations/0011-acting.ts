import { Migration } from '@mikro-orm/migrations';

/** Acting turns: what a run needs to continue, its tool calls, and the response of a retry when the turn cannot finish any more. */
export class ActingTables extends Migration {
  override up(): void {
    this.addSql(`
      create table act_runs (
        id uuid primary key,
        user_id text not null,
        key_id uuid null,
        agent_id uuid not null,
        conversation_id uuid null,
        history_turns integer not null,
        instruction text not null,
        said json not null,
        steps integer not null,
        keep_until timestamptz(3) not null
      )`);
    this.addSql('create index act_runs_keep_until_index on act_runs (keep_until)');
    this.addSql(`
      create table act_calls (
        run_id uuid not null references act_runs (id) on delete cascade,
        position integer not null,
        tool text null,
        arguments json null,
        is_done boolean not null default false,
        is_error boolean null,
        result text null,
        primary key (run_id, position),
        constraint act_calls_done_check check (num_nonnulls(is_error, result) = case when is_done then 2 else 0 end)
      )`);
    this.addSql('alter table idempotency_claims add column meanwhile json null');
    this.addSql('create index resume_signals_open_index on resume_signals (created_at) where done_at is null');
  }
}
