import { Migration } from '@mikro-orm/migrations';

/**
 * Earlier versions of charters. The current version stays in the row of the charter, so that a server of the previous release, which
 * changes it without knowing versions, loses no more than the version that it replaces. `version_mark` has the author and number of the
 * current version.
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
    // Only drafts are changed, so the time of the last move is that of its version; a decision moved the others later. How a later version
    // was created is unknown.
    this.addSql(`
      update charters set version_mark = json_build_object(
        'version', version,
        'source', case when version = 1 then 'interview' end,
        'saved_by', created_by,
        'saved_at', to_char((case when version = 1 then created_at else updated_at end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`);
  }
}
