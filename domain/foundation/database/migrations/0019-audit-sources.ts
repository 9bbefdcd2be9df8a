import { Migration } from '@mikro-orm/migrations';

/**
 * Entries carry the source of their command. Every filter of the log has an index in the order of the list, so that a page costs the same
 * however long the log is. Indexes of fields that are often null leave the nulls out, because an entry is written to each index.
 *
 * The index of the whole log has a condition that is always true and that only pages without such a filter repeat. Otherwise the planner
 * would use it for values that it believes to be frequent, and scan everything newer than the requested entries.
 */
export class AuditSources extends Migration {
  override up(): void {
    this.addSql(`
      alter table audit_entries
        add column address text null,
        add column user_agent text null,
        add column session_id text null,
        add column key_id text null`);
    this.addSql('drop index audit_entries_action_seq_index');
    this.addSql('drop index audit_entries_target_id_seq_index');
    this.addSql('create index audit_entries_at_index on audit_entries (at, seq) where seq > 0');
    this.addSql('create index audit_entries_action_at_index on audit_entries (action, at, seq)');
    for (const column of ['actor_id', 'target_id', 'address'])
      this.addSql(`
        create index audit_entries_${column}_at_index on audit_entries (${column}, at, seq) where ${column} is not null`);
  }
}
