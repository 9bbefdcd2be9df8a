import { Migration } from '@mikro-orm/migrations';

/** The role of the ceo can be transferred: that there is one is checked when a transaction commits, no longer after each statement. */
export class CeoHandover extends Migration {
  override up(): void {
    this.addSql('drop trigger users_keep_ceo on users');
    this.addSql(`
      create or replace function keep_ceo() returns trigger language plpgsql as $$
      begin
        if not exists (select 1 from users where role = 'ceo') then
          raise exception 'the ceo cannot be removed' using errcode = 'integrity_constraint_violation';
        end if;
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger users_keep_ceo after update of role or delete on users
      deferrable initially deferred for each row when (old.role = 'ceo') execute function keep_ceo()`);
  }
}
