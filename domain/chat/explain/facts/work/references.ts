import type { ApprovalService } from '../../../../approvals/approval-service.ts';
import type { CharterService } from '../../../../charters/charter-service.ts';
import type { CitedRecord } from '../../../../llm/retrieved-fact.ts';
import type { ProjectService } from '../../../../projects/project-service.ts';
import type { TaskService } from '../../../../tasks/task-service.ts';
import type { WaitingFor } from '../../../../tasks/waiting/waiting-for.ts';
import type { Query } from '../query.ts';
import { cite, orNull } from '../text.ts';

export interface ReferenceFacts {
  readonly approvals: Pick<ApprovalService, 'get'>;
  readonly charters: Pick<CharterService, 'get'>;
  readonly projects: Pick<ProjectService, 'get'>;
  readonly tasks: Pick<TaskService, 'get'>;
}

const organisationRecord = ({ organisation }: Query, id: string): CitedRecord | null => {
  const agent = organisation.agents.find((one) => one.id === id);
  if (agent !== undefined) return cite('agent', id, agent.name);
  const department = organisation.departments.find((one) => one.id === id);
  return department === undefined ? null : cite('department', id, department.name);
};

const taskRecord = async (tasks: ReferenceFacts['tasks'], id: string): Promise<CitedRecord | null> => {
  const view = await orNull(tasks.get(id));
  return view === null ? null : cite('task', id, view.task.title, view.task.status);
};

const projectRecord = async (projects: ReferenceFacts['projects'], id: string): Promise<CitedRecord | null> => {
  const project = await orNull(projects.get(id));
  return project === null ? null : cite('project', id, project.name, project.status);
};

const charterRecord = async (query: Query, { charters }: ReferenceFacts, id: string): Promise<CitedRecord | null> => {
  const charter = await orNull(charters.get(id, query.actor));
  return charter === null ? null : cite('charter', id, charter.title, charter.status);
};

/** The record that a task waits for, as far as the caller may read it; null without one, for a run and for the company. */
export const referenceOf = async (
  { reason, reference }: WaitingFor,
  query: Query,
  facts: ReferenceFacts,
): Promise<CitedRecord | null> => {
  if (reference === null || reason === 'retry' || reason === 'attempts_exhausted') return null;
  if (reason === 'input' || reason === 'approval') {
    const shown = await orNull(facts.approvals.get(reference, query.actor));
    return shown === null ? null : cite('approval', reference, shown.approval.title, shown.approval.status);
  }
  return (
    organisationRecord(query, reference) ??
    (await taskRecord(facts.tasks, reference)) ??
    (await projectRecord(facts.projects, reference)) ??
    (await charterRecord(query, facts, reference))
  );
};
