import { Migration } from '@mikro-orm/migrations';

/**
 * The chain of the audit log stands beside it: an entry is written as before, and pays for no index and no second version of its row.
 * `seq` names the entry; there is no foreign key, because what was removed past the server is to be found, not prevented.
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
    // All entries up to settled_seq are chained or will never be there; up to candidate_seq once none of the writers is left.
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
