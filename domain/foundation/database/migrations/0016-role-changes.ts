import { Migration } from '@mikro-orm/migrations';

/** How often the human role of a user was changed: a role that is the same as before may have been another one in between. */
export class RoleChanges extends Migration {
  override up(): void {
    this.addSql('alter table users add column role_changes integer not null default 0');
  }
}
