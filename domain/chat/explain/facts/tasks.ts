import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../../../foundation/database/unit-of-work.ts';
import type { CitedRecord, RetrievedFact } from '../../../llm/retrieved-fact.ts';
import { sampleWork, type WorkQuery, type WorkSample } from '../../../tasks/open-tasks.ts';
import type { Query } from './query.ts';
import { findQueryStart } from './query-time.ts';
import { cite, dateText, listFact } from './text.ts';

interface TaskFacts {
  readonly uow: UnitOfWork;
}

const ownerOf = ({ organisation }: Query, { assignedTo }: WorkSample): string =>
  assignedTo === null
    ? 'nobody'
    : (organisation.agents.find(({ id }) => id === assignedTo)?.name ?? 'an agent that is gone');

const taskLine = (query: Query) => ({
  line: (task: WorkSample): string => {
    const due = task.deadline === null ? '' : `, due ${dateText(task.deadline)}`;
    return `${task.label} (${task.status}, ${ownerOf(query, task)}${due})`;
  },
  cite: ({ id, label, status }: WorkSample): CitedRecord[] => [cite('task', id, label, status)],
});

const section = async (em: EntityManager, query: Query, title: string, question: WorkQuery): Promise<RetrievedFact> =>
  listFact(title, await sampleWork(em, question, query.limit), taskLine(query));

export const blockedTasks = (query: Query, { uow }: TaskFacts): Promise<RetrievedFact[]> =>
  uow.read(async (em) => [await section(em, query, 'Blocked tasks', { of: 'blocked' })]);

/** Open tasks without an owner. */
export const unownedTasks = (query: Query, { uow }: TaskFacts): Promise<RetrievedFact[]> =>
  uow.read(async (em) => [await section(em, query, 'Open tasks without an owner', { of: 'unowned' })]);

/** Overdue tasks, and the tasks that are due next. */
export const dueTasks = (query: Query, { uow }: TaskFacts): Promise<RetrievedFact[]> =>
  uow.read(async (em) => {
    const { now, agents } = query;
    const whose = agents.length === 0 ? '' : ` of ${agents.map(({ name }) => name).join(', ')}`;
    const of = { now, agentIds: agents.map(({ id }) => id) };
    return [
      await section(em, query, `Overdue tasks${whose}`, { of: 'overdue', ...of }),
      await section(em, query, `Tasks due next${whose}`, { of: 'due', ...of }),
    ];
  });

/** The open tasks of each named agent. */
export const agentWorkload = (query: Query, { uow }: TaskFacts): Promise<RetrievedFact[]> =>
  uow.read(async (em) => {
    const found: RetrievedFact[] = [];
    for (const { id, name } of query.agents.slice(0, query.limit)) {
      const finding = await section(em, query, `Open tasks of ${name}`, { of: 'agents', agentIds: [id] });
      found.push({ ...finding, cited: [cite('agent', id, name), ...finding.cited] });
    }
    return found;
  });

/** Recently completed tasks, newest first. */
export const completedTasks = (query: Query, { uow }: TaskFacts): Promise<RetrievedFact[]> =>
  uow.read(async (em) => {
    const since = findQueryStart(query.line, query.now) ?? query.since;
    return [await section(em, query, `Tasks completed since ${dateText(since)}`, { of: 'completed', since })];
  });
