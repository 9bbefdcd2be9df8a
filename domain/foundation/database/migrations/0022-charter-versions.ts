import { Migration } from '@mikro-orm/migrations';

/**
 * What charters said before they were changed. What a charter says now stays in its own row, so that a server of the last release, which
 * changes it without knowing of versions, leaves out no more than what it replaces; `version_mark` tells who made the present one, and which that was.
 */
export class CharterVersions extends Migration {
  override up(): void {
    this.addSql(`
      create table charter_versions (
        charter_id uuid not null,
        version integer not null,
        source text null,
        saved_by text not null,
        saved_at timestamptz(3) not null,
        title text not null,
        brief text not null,
        goals json not null,
        constraints json not null,
        success_criteria json not null,
        scope json not null,
        envelope json not null,
        project_id text null,
        proposed_project_name text null,
        proposed_project_description text not null,
        primary key (charter_id, version)
      )`);
    this.addSql('alter table charters add column version_mark json null');
    // Only a draft is changed, so what moved last is its version; a decision moved the others later. How a later version came to be
    // was not noted.
    this.addSql(`
      update charters set version_mark = json_build_object(
        'version', version,
        'source', case when version = 1 then 'interview' end,
        'saved_by', created_by,
        'saved_at', to_char((case when version = 1 then created_at else updated_at end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`);
  }
}
