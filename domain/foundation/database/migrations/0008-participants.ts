import { Migration } from '@mikro-orm/migrations';

/** The agents of group conversations, and what a turn was for. */
export class ParticipantTables extends Migration {
  override up(): void {
    this.addSql(`
      create table conversation_participants (
        conversation_id uuid not null,
        agent_id uuid not null,
        position integer not null,
        agent_name text not null,
        participant_role text not null,
        status text not null,
        added_by text not null,
        added_at timestamptz(3) not null,
        invited_by text null,
        invite_reason text null,
        primary key (conversation_id, agent_id)
      )`);
    this.addSql('alter table conversation_turns add column purpose text null');
  }
}
