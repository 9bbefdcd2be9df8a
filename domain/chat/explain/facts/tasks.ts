import type { EntityManager } from '@mikro-orm/postgresql';
import { firstOf } from '../../../foundation/database/sample.ts';
import type { UnitOfWork } from '../../../foundation/database/unit-of-work.ts';
import { count, nameKey } from '../../../foundation/kernel/text/text.ts';
import type { CitedRecord, RetrievedFact } from '../../../llm/retrieved-fact.ts';
import type { Agent } from '../../../organisation/value/agent.ts';
import type { Organisation } from '../../../organisation/value/organisation.ts';
import { agentsWithOpenTasks, sampleWork, type WorkQuery, type WorkSample } from '../../../tasks/open-tasks.ts';
import type { TaskService } from '../../../tasks/task-service.ts';
import type { Query } from './query.ts';
import { cite, dateText, fact, listFact, toPlainLine } from './text.ts';
import { nameOfAgent, taskState } from './work/task-state.ts';

interface TaskFacts {
  readonly uow: UnitOfWork;
}

interface StateFacts extends TaskFacts {
  readonly tasks: Pick<TaskService, 'byIds'>;
}

const ownerOf = ({ organisation }: Query, { assignedTo }: WorkSample): string =>
  assignedTo === null ? 'nobody' : nameOfAgent(organisation, assignedTo);

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

/** A list of tasks, each with what it waits for. */
export const tasksWithStates = async (
  query: Query,
  { uow, tasks }: StateFacts,
  title: string,
  question: WorkQuery,
): Promise<RetrievedFact> => {
  const sample = await uow.read((em) => sampleWork(em, question, query.limit));
  const views = await tasks.byIds(sample.items.map(({ id }) => id));
  const format = taskLine(query);
  const line = (task: WorkSample): string => {
    const view = views.get(task.id);
    return view === undefined ? format.line(task) : `${format.line(task)}: ${taskState(view)}`;
  };
  return listFact(title, sample, { ...format, line });
};

/** The open tasks of each named agent, with what they wait for. */
export const agentWorkload = async (query: Query, facts: StateFacts): Promise<RetrievedFact[]> => {
  const found: RetrievedFact[] = [];
  for (const { id, name } of query.agents.slice(0, query.limit)) {
    const finding = await tasksWithStates(query, facts, `Open tasks of ${name}`, { of: 'agents', agentIds: [id] });
    found.push({ ...finding, cited: [cite('agent', id, name), ...finding.cited] });
  }
  return found;
};

/** The agents that a text is about: those it names, and those of the departments it names. */
export const membersOf = (
  { agents, departments }: Pick<Query, 'agents' | 'departments'>,
  { agents: all }: Pick<Organisation, 'agents'>,
): readonly Agent[] => {
  const names = new Set(departments.map(({ name }) => nameKey(name)));
  const inside = all.filter(({ department }) => names.has(nameKey(department)));
  return [...new Set([...agents, ...inside])];
};

const whoseOf = ({ agents, departments }: Query): string =>
  [...departments, ...agents].map(({ name }) => name).join(', ');

/** Recently completed tasks, newest first; of the named agents and departments. */
export const completedTasks = (query: Query, { uow }: TaskFacts): Promise<RetrievedFact[]> =>
  uow.read(async (em) => {
    const since = query.from ?? query.since;
    const whose = whoseOf(query);
    const agentIds = membersOf(query, query.organisation).map(({ id }) => id);
    const title = `Tasks completed since ${dateText(since)}${whose === '' ? '' : ` in ${whose}`}`;
    if (whose !== '' && agentIds.length === 0) return [fact(`${title}: none`)];
    const found = await section(em, query, title, { of: 'completed', since, agentIds });
    return [
      { ...found, cited: [...query.departments.map(({ id, name }) => cite('department', id, name)), ...found.cited] },
    ];
  });

/** Tasks in progress and in review by their agents; of the named agents and departments. */
export const assignments = (query: Query, { uow }: TaskFacts): Promise<RetrievedFact[]> =>
  uow.read(async (em) => {
    const agentIds = membersOf(query, query.organisation).map(({ id }) => id);
    const isAll = query.agents.length + query.departments.length === 0;
    const { total, items } = isAll
      ? await sampleWork(em, { of: 'active' }, query.limit)
      : await sampleWork(em, { of: 'agents', agentIds }, query.limit);
    const title = isAll ? 'Under way now' : `Open tasks in ${whoseOf(query)}`;
    const byOwner = Map.groupBy(items, (task) => ownerOf(query, task));
    const lines = [...byOwner].map(
      ([owner, tasks]) => `${owner}: ${tasks.map(({ label, status }) => `${label} (${status})`).join('; ')}`,
    );
    const owners = query.organisation.agents.filter(({ name }) => byOwner.has(name));
    return [
      {
        title: toPlainLine(`${title}: ${total === 0 ? 'nothing' : count(total, 'task')}`),
        lines: [...lines.map(toPlainLine), ...(total > items.length ? [`and ${total - items.length} more`] : [])],
        cited: [
          ...items.map(({ id, label, status }) => cite('task', id, label, status)),
          ...owners.map(({ id, name }) => cite('agent', id, name)),
        ],
      },
    ];
  });

/** Agents without a task that is not final; of the named departments. */
export const freeAgents = (query: Query, { uow }: TaskFacts): Promise<RetrievedFact[]> =>
  uow.read(async (em) => {
    const busy = await agentsWithOpenTasks(em);
    const meant = query.departments.length === 0 ? query.organisation.agents : membersOf(query, query.organisation);
    const free = meant.filter(({ id }) => !busy.has(id));
    return [
      listFact('Agents without an open task', firstOf(free, query.limit), {
        line: ({ name, role }) => `${name}, ${role}`,
        cite: ({ id, name }) => [cite('agent', id, name)],
      }),
    ];
  });
