import { Migration } from '@mikro-orm/migrations';

/**
 * When a password was set: one that somebody else has set lapses. Failed sign-ins of browsers that are known are counted apart from
 * those of the name.
 */
export class PasswordsAndDevices extends Migration {
  override up(): void {
    // Passwords that are there get their full time from here on.
    this.addSql('alter table users add column password_set_at timestamptz(3) not null default now()');
    this.addSql('alter table users alter column password_set_at drop default');
    this.addSql(`
      create table device_sign_in_failures (
        user_id text not null references users (id) on delete cascade,
        device_id text not null,
        failed_at timestamptz(3)[] not null,
        locked_until timestamptz(3) null,
        primary key (user_id, device_id)
      )`);
  }
}
