import { Migration } from '@mikro-orm/migrations';

/** Conversations, charters, approvals, projects with their tasks, plans and forecasts, and what model calls cost. */
export class WorkTables extends Migration {
  override up(): void {
    this.addConversations();
    this.addWork();
    this.addApprovals();
    this.addBudgets();
  }

  private addConversations(): void {
    this.addSql(`
      create table conversations (
        id uuid primary key,
        created_by text not null,
        kind text not null,
        status text not null,
        title text not null,
        charter_id uuid null,
        plan_id uuid null,
        turn_count integer not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    this.addSql('create index conversations_created_by_created_at_index on conversations (created_by, created_at)');
    this.addSql(`
      create table conversation_turns (
        id uuid primary key,
        conversation_id uuid not null,
        sequence integer not null,
        role text not null,
        content text not null,
        author_agent_id uuid null,
        author_name text null,
        routed_topic text null,
        routing_confidence double precision null,
        created_at timestamptz(3) not null,
        constraint conversation_turns_conversation_id_sequence_unique unique (conversation_id, sequence)
      )`);
  }

  private addWork(): void {
    this.addSql(`
      create table charters (
        id uuid primary key,
        conversation_id uuid not null,
        created_by text not null,
        version integer not null,
        status text not null,
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
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        approved_at timestamptz(3) null,
        approved_by text null,
        forecast_id uuid null,
        correlation_id text null,
        task_id uuid null,
        constraint charters_binding_check check ((project_id is null) <> (proposed_project_name is null)),
        constraint charters_approval_check check (
          num_nonnulls(approved_at, approved_by, forecast_id, correlation_id, task_id) = case when status = 'approved' then 5 else 0 end)
      )`);
    this.addSql('create index charters_created_by_created_at_index on charters (created_by, created_at)');
    this.addSql(`create unique index charters_one_drafted on charters (conversation_id) where status = 'drafted'`);
    this.addSql(`
      create table projects (
        id uuid primary key,
        name text not null,
        description text not null,
        status text not null,
        lead uuid null,
        budget double precision not null,
        currency text not null,
        deadline timestamptz(3) null,
        charter_id uuid null,
        plan_id uuid null,
        created_by text not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    this.addSql('create index projects_created_at_id_index on projects (created_at, id)');
    this.addSql(`
      create table tasks (
        id uuid primary key,
        project_id uuid not null,
        title text not null,
        description text not null,
        type text not null,
        priority text not null,
        estimated_complexity text not null,
        status text not null,
        assigned_to uuid null,
        acceptance_criteria json not null,
        dependencies json not null,
        parent_task_id uuid null,
        plan_id uuid null,
        plan_item_id uuid null,
        charter_id uuid null,
        forecast_id uuid null,
        correlation_id text null,
        hard_ceiling double precision null,
        deadline timestamptz(3) null,
        source text not null,
        dispatch json not null,
        created_by text not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    this.addSql('create index tasks_created_at_id_index on tasks (created_at, id)');
    this.addSql('create index tasks_project_id_index on tasks (project_id)');
    this.addSql('create index tasks_plan_id_index on tasks (plan_id)');
    this.addSql(`
      create table plans (
        id uuid primary key,
        project_id uuid not null,
        objective_task_id uuid not null,
        conversation_id uuid not null,
        approval_id uuid not null,
        title text not null,
        summary text not null,
        status text not null,
        version integer not null,
        priority text not null,
        task_type text not null,
        estimated_complexity text not null,
        acceptance_criteria json not null,
        items json not null,
        created_by text not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    this.addSql('create index plans_project_id_index on plans (project_id)');
    this.addSql('create index plans_objective_task_id_index on plans (objective_task_id)');
    this.addSql(`
      create table forecasts (
        forecast_id uuid primary key,
        charter_id uuid not null,
        project_id uuid not null,
        task_id uuid not null,
        estimated_cost double precision not null,
        lower_bound double precision not null,
        upper_bound double precision not null,
        ceiling_amount double precision not null,
        currency text not null,
        decision text not null,
        decided_at timestamptz(3) not null,
        decided_by text not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index forecasts_project_id_index on forecasts (project_id)');
    this.addSql('create index forecasts_task_id_index on forecasts (task_id)');
  }

  private addApprovals(): void {
    this.addSql(`
      create table approvals (
        id uuid primary key,
        action_type text not null,
        title text not null,
        description text not null,
        requested_by text not null,
        requested_by_id text null,
        risk_level text not null,
        source text not null,
        status text not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) null,
        decided_at timestamptz(3) null,
        decided_by text null,
        decision_reason text null,
        task_id uuid null,
        metadata json not null,
        context json not null,
        resume json not null,
        constraint approvals_decision_check check (
          (decided_at is not null and decided_by is not null) = (status in ('approved', 'rejected')))
      )`);
    this.addSql('create index approvals_created_at_id_index on approvals (created_at, id)');
    this.addSql(`create index approvals_expires_at_index on approvals (expires_at) where status = 'pending'`);
    // Wakes the work that waits for a decision: written with the decision, run once, retried until it succeeds.
    this.addSql(`
      create table resume_signals (
        approval_id uuid primary key references approvals (id) on delete cascade,
        outcome text not null,
        created_at timestamptz(3) not null,
        done_at timestamptz(3) null
      )`);
  }

  private addBudgets(): void {
    this.addSql(`
      create table budget_totals (
        level text not null,
        subject text not null,
        month text not null,
        spent numeric(24, 9) not null,
        primary key (level, subject, month)
      )`);
    this.addSql(`
      create table budget_holds (
        id uuid not null,
        level text not null,
        subject text not null,
        month text not null,
        amount numeric(24, 9) not null,
        expires_at timestamptz(3) not null,
        primary key (id, level)
      )`);
    this.addSql('create index budget_holds_level_subject_index on budget_holds (level, subject)');
  }
}
