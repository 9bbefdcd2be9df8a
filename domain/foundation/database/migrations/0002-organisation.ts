import { Migration } from '@mikro-orm/migrations';

/** Company, departments, agents and roles, with the history of each. */
export class OrganisationTables extends Migration {
  override up(): void {
    // Documents are of type json, not jsonb: they come back to the letter as they were stored, the order of their members included.
    this.addSql(`
      create table company (
        id text primary key,
        name text null,
        description text null,
        autonomy_level text not null,
        budget_monthly double precision not null,
        communication_pattern text not null,
        template_applied text null,
        template_variables json not null,
        model_tier_profile text not null,
        name_locales jsonb null,
        setup_completed_at timestamptz(3) null,
        tag text not null,
        version integer not null
      )`);
    this.addSql(`
      insert into company (id, autonomy_level, budget_monthly, communication_pattern, template_variables, model_tier_profile, tag, version)
      values ('default', 'semi', 100, 'hybrid', '{}', 'balanced', 'initial', 0)`);
    this.addSql(`
      create table departments (
        id uuid primary key,
        name text not null,
        name_key text not null,
        description text not null,
        head text null,
        budget_percent double precision not null,
        autonomy_level text null,
        ceremony_policy json null,
        position integer not null,
        created_at timestamptz(3) not null,
        created_seq bigserial not null,
        updated_at timestamptz(3) not null,
        constraint departments_name_key_unique unique (name_key) deferrable initially deferred
      )`);
    this.addSql('create index departments_position_index on departments (position)');
    this.addSql('create index departments_created_at_created_seq_index on departments (created_at, created_seq)');
    this.addSql(`
      create table agents (
        id uuid primary key,
        name text not null,
        name_key text not null,
        role text not null,
        role_key text not null,
        department text not null,
        department_key text not null,
        level text not null,
        personality_preset text null,
        personality json not null,
        model_provider text null,
        model_id text null,
        tier text not null,
        autonomy_level text null,
        budget_limit_monthly double precision null,
        position integer not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint agents_model_pair_check check ((model_provider is null) = (model_id is null))
      )`);
    for (const column of ['name_key', 'role_key', 'department_key', 'position']) {
      this.addSql(`create index agents_${column}_index on agents (${column})`);
    }
    this.addSql(`
      create table roles (
        name_key text collate "C" primary key,
        name text not null,
        department text not null,
        authority_level text not null,
        required_skills json not null,
        tool_access json not null,
        system_prompt_template text null,
        description text not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table role_versions (
        name_key text collate "C" not null,
        version integer not null,
        entity_id text not null,
        content_hash text not null,
        snapshot json not null,
        saved_by text not null,
        saved_at timestamptz(3) not null,
        primary key (name_key, version)
      )`);
    this.addSql(`
      create table company_versions (
        version integer primary key,
        content_hash text not null,
        saved_by text not null,
        saved_at timestamptz(3) not null
      )`);
    // The filters of the audit log.
    this.addSql('create index audit_entries_action_seq_index on audit_entries (action, seq)');
    this.addSql('create index audit_entries_target_id_seq_index on audit_entries (target_id, seq)');
    // A part of the snapshot is stored once for all versions it was the same in: history grows with what changed, not with what there is.
    this.addSql(`
      create table company_history (
        part text not null,
        record_id text not null,
        record json not null,
        valid int4range not null
      )`);
    this.addSql('create index company_history_valid_index on company_history using gist (valid)');
    this.addSql(
      'create unique index company_history_open_index on company_history (part, record_id) where upper_inf(valid)',
    );
  }
}
