import { Migration } from '@mikro-orm/migrations';

/**
 * The chain of the audit log is a separate table: an entry is written as before, without the costs of another index or a second version of
 * its row. `seq` names the entry. It has no foreign key, because a deletion outside of the server must be detected and not prevented.
 */
export class AuditChain extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_links (
        number bigint primary key,
        seq bigint not null,
        hash bytea not null,
        constraint audit_links_seq_unique unique (seq)
      )`);
    // All entries up to settled_seq are chained or will never exist; up to candidate_seq once none of the writers is left.
    this.addSql(`
      create table audit_chain (
        id boolean primary key default true check (id),
        number bigint not null,
        hash bytea not null,
        trimmed_number bigint not null,
        trimmed_hash bytea not null,
        settled_seq bigint not null,
        candidate_seq bigint not null,
        writers jsonb not null
      )`);
    this.addSql(`
      insert into audit_chain (number, hash, trimmed_number, trimmed_hash, settled_seq, candidate_seq, writers)
      select 0, zeros, 0, zeros, 0, 0, '[]' from decode(repeat('00', 32), 'hex') zeros`);
  }
}
