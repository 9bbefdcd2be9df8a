import { Migration } from '@mikro-orm/migrations';

/** The callers whose refused attempts have a recent audit entry, and the attempts since that entry. */
export class RefusedAttempts extends Migration {
  override up(): void {
    this.addSql(`create table refused_attempts (action text, caller text, actor_id text, entered_at timestamptz not null, rest jsonb,
      primary key (action, caller))`);
  }
}
