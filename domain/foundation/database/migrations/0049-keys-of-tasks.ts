import { Migration } from '@mikro-orm/migrations';

/** Which API key created a task: its runs have at most the rights of the key, and none after it was revoked. */
export class KeysOfTasks extends Migration {
  override up(): void {
    this.addSql('alter table tasks add column created_by_key_id uuid null');
  }
}
