import { Migration } from '@mikro-orm/migrations';

/** Pauses of the company, projects, agents and tasks. */
export class WorkPauses extends Migration {
  override up(): void {
    // The id of the company is the nil UUID.
    this.addSql(`
      create table work_pauses (
        scope text not null,
        id uuid not null,
        mode text not null,
        reason text not null,
        paused_by text not null,
        since timestamptz(3) not null,
        primary key (scope, id)
      )`);
    this.addDeletion();
    // An upgrade must not spend money by itself: people decide when existing tasks are executed.
    this.addSql(`
      insert into work_pauses (scope, id, mode, reason, paused_by, since)
      select 'company', '00000000-0000-0000-0000-000000000000', 'hold', 'Upgraded: resume to execute tasks', 'system', now()
      where exists (select from tasks)`);
  }

  /** Whatever deletes a project, an agent or a task also ends its pause. */
  private addDeletion(): void {
    this.addSql(`
      create function delete_pauses() returns trigger language plpgsql as $$
      begin
        delete from work_pauses where scope = tg_argv[0] and id in (select id from deleted);
        return null;
      end $$`);
    for (const [table, scope] of [
      ['projects', 'project'],
      ['agents', 'agent'],
      ['tasks', 'task'],
    ])
      this.addSql(`
        create trigger ${table}_delete_pauses after delete on ${table}
          referencing old table as deleted for each statement execute function delete_pauses('${scope}')`);
  }
}
