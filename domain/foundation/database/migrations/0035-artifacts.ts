import { Migration } from '@mikro-orm/migrations';

/** Files that runs deliver, their contents, and the bytes of each project. */
export class ArtifactTables extends Migration {
  override up(): void {
    this.addArtifacts();
    this.addContents();
    this.addDeletion();
  }

  private addArtifacts(): void {
    this.addSql(`
      create table artifacts (
        id uuid primary key,
        run_id uuid not null,
        task_id uuid not null,
        project_id uuid not null,
        name text not null,
        media_type text not null,
        size integer not null,
        sha256 text not null,
        version integer not null,
        is_accepted boolean not null,
        created_at timestamptz(3) not null,
        task_ended_at timestamptz(3) null,
        constraint artifacts_version_unique unique (task_id, name, version)
      )`);
    this.addSql('create index artifacts_created_at_id_index on artifacts (created_at, id)');
    this.addSql('create index artifacts_run_id_index on artifacts (run_id)');
    this.addSql('create index artifacts_project_id_created_at_index on artifacts (project_id, created_at, id)');
    this.addSql('create index artifacts_ended_index on artifacts (task_ended_at) where task_ended_at is not null');
  }

  private addContents(): void {
    // The id is also the id of the artifact, which exists once its content is complete. Before that, and after its deletion, the content expires.
    this.addSql(`
      create table artifact_contents (
        id uuid primary key,
        store text not null,
        expires_at timestamptz(3) null,
        constraint artifact_contents_store_check check (store in ('database', 's3'))
      )`);
    this.addSql(
      'create index artifact_contents_expiry_index on artifact_contents (expires_at) where expires_at is not null',
    );
    this.addSql(`
      create table artifact_chunks (
        content_id uuid not null references artifact_contents (id) on delete cascade,
        number integer not null,
        bytes bytea not null,
        primary key (content_id, number)
      )`);
    // Most files are compressed already, and a part of an uncompressed chunk can be read without the rest.
    this.addSql('alter table artifact_chunks alter column bytes set storage external');
    this.addSql('create table artifact_totals (project_id uuid primary key, bytes bigint not null)');
  }

  /** Triggers keep the bytes of a project exact, and expire every content, whatever deletes an artifact or its run. */
  private addDeletion(): void {
    this.addSql(`
      create function release_artifacts() returns trigger language plpgsql as $$
      begin
        update artifact_contents set expires_at = now() where id in (select id from deleted);
        update artifact_totals t set bytes = t.bytes - d.bytes
          from (select project_id, sum(size) as bytes from deleted group by project_id) d where t.project_id = d.project_id;
        delete from artifact_totals where bytes = 0 and project_id in (select project_id from deleted);
        return null;
      end $$`);
    this.addSql(`
      create trigger artifacts_release after delete on artifacts
        referencing old table as deleted for each statement execute function release_artifacts()`);
    this.addSql(`
      create function delete_artifacts_of_runs() returns trigger language plpgsql as $$
      begin
        delete from artifacts where run_id in (select id from deleted);
        return null;
      end $$`);
    this.addSql(`
      create trigger runs_delete_artifacts after delete on runs
        referencing old table as deleted for each statement execute function delete_artifacts_of_runs()`);
  }
}
