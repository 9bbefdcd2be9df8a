import { Migration } from '@mikro-orm/migrations';

/** Finds usernames that look the same: without invisible characters, in NFKC and lower case. */
export class VisibleNames extends Migration {
  override up(): void {
    // Joiners, soft hyphens, direction marks, variation selectors and what else Unicode says is ignored when it cannot be shown.
    this.addSql(`
      create function visible_form(name text) returns text language sql immutable strict parallel safe as $$
        select btrim(regexp_replace(lower(normalize(regexp_replace(name,
          U&'[\\0001-\\001F\\007F-\\009F\\00AD\\034F\\061C\\115F\\1160\\17B4\\17B5\\180B-\\180F\\200B-\\200F\\202A-\\202E\\2060-\\206F\\2800\\3164\\FE00-\\FE0F\\FEFF\\FFA0\\FFF0-\\FFFB\\+0E0000-\\+0E0FFF]',
          '', 'g'), NFKC)), ' +', ' ', 'g'), U&' \\1680\\2028\\2029')
      $$`);
    this.addSql('create index users_visible_form_index on users (visible_form(username_key))');
  }
}
