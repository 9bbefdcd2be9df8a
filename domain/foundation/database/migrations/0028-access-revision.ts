import { Migration } from '@mikro-orm/migrations';

/** Counts removals and changes of roles and credentials: readers of events compare it to detect a change. */
export class AccessRevision extends Migration {
  override up(): void {
    this.addSql(
      'create table access_revision (id boolean primary key default true check (id), revision bigint not null)',
    );
    this.addSql('insert into access_revision (revision) values (0)');
    // At the end of the transaction, so that its row lock is the last one that the transaction waits for.
    this.addSql(`
      create function move_access_revision() returns trigger language plpgsql as $$
      begin
        update access_revision set revision = revision + 1;
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger users_move_access_revision
        after update of role, role_changes, must_change_password, password_hash on users
        deferrable initially deferred for each row
        when (old.role_changes <> new.role_changes or old.role <> new.role
          or (new.must_change_password and not old.must_change_password)
          or old.password_hash is distinct from new.password_hash)
        execute function move_access_revision()`);
    this.addSql(`
      create constraint trigger users_deleted_move_access_revision after delete on users
        deferrable initially deferred for each row execute function move_access_revision()`);
    for (const table of ['sessions', 'api_keys']) {
      this.addSql(`
        create constraint trigger ${table}_move_access_revision after update of revoked_at on ${table}
          deferrable initially deferred for each row
          when (new.revoked_at is not null and old.revoked_at is null) execute function move_access_revision()`);
      // Rows that ended long ago are deleted in bulk, and have no subscribers any more.
      this.addSql(`
        create constraint trigger ${table}_deleted_move_access_revision after delete on ${table}
          deferrable initially deferred for each row
          when (old.revoked_at is null and (old.expires_at is null or old.expires_at > now()))
          execute function move_access_revision()`);
    }
  }
}
