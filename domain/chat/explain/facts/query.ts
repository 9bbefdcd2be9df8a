import type { Actor } from '../../../foundation/kernel/actor.ts';
import type { FactQuery, QuerySubjects } from '../../../llm/fact-reader.ts';
import type { Agent } from '../../../organisation/value/agent.ts';
import type { Department } from '../../../organisation/value/department.ts';
import type { Organisation } from '../../../organisation/value/organisation.ts';

/** The records that a text names. */
export interface Subjects extends Omit<QuerySubjects, 'agentIds' | 'departmentIds'> {
  readonly agents: readonly Agent[];
  readonly departments: readonly Department[];
}

/** What a question names, with the records it means, and what is known before anything is read for it. */
export interface Query extends Subjects, Omit<FactQuery, keyof QuerySubjects | 'earlier'> {
  readonly earlier: readonly Subjects[];
  readonly actor: Actor;
  readonly now: Date;
  /** The most records of a kind that are shown. */
  readonly limit: number;
  /** The start of the period that "lately" means. */
  readonly since: Date;
  readonly organisation: Organisation;
}
