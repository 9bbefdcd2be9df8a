import { Migration } from '@mikro-orm/migrations';

/** Records of the company's history by name and first version, so that a large version is read in parts and old ones are deleted. */
export class VersionRetention extends Migration {
  override up(): void {
    this.addSql('create index company_history_record_index on company_history (part, record_id, lower(valid))');
  }
}
