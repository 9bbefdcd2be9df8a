import { Migration } from '@mikro-orm/migrations';

/** Which API key made a key or a webhook endpoint, so that revoking the key can revoke them too. */
export class CreatedByKey extends Migration {
  override up(): void {
    this.addSql('alter table api_keys add column created_by_key_id uuid null');
    this.addSql('alter table webhook_endpoints add column created_by_key_id uuid null');
    this.addSql(`
      alter table webhook_endpoints drop constraint webhook_endpoints_reason_check,
        add constraint webhook_endpoints_reason_check check (
          disabled_reason is null or disabled_reason in ('gone', 'failing', 'owner', 'key_revoked') and not is_enabled)`);
  }
}
