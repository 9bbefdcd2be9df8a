import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../../../foundation/database/unit-of-work.ts';
import type { CitedRecord, Finding } from '../../../llm/finding.ts';
import { sampleWork, type WorkQuestion, type WorkSample } from '../../../tasks/open-tasks.ts';
import type { Asked } from './asked.ts';
import { namedSince } from './asked-time.ts';
import { cite, dayText, listing } from './text.ts';

interface TaskFacts {
  readonly uow: UnitOfWork;
}

const ownerOf = ({ organisation }: Asked, { assignedTo }: WorkSample): string =>
  assignedTo === null
    ? 'nobody'
    : (organisation.agents.find(({ id }) => id === assignedTo)?.name ?? 'an agent that is gone');

const told = (asked: Asked) => ({
  line: (task: WorkSample): string => {
    const due = task.deadline === null ? '' : `, due ${dayText(task.deadline)}`;
    return `${task.label} (${task.status}, ${ownerOf(asked, task)}${due})`;
  },
  cite: ({ id, label, status }: WorkSample): CitedRecord[] => [cite('task', id, label, status)],
});

const section = async (em: EntityManager, asked: Asked, title: string, question: WorkQuestion): Promise<Finding> =>
  listing(title, await sampleWork(em, question, asked.limit), told(asked));

/** Tasks that somebody marked as blocked. */
export const blocked = (asked: Asked, { uow }: TaskFacts): Promise<Finding[]> =>
  uow.read(async (em) => [await section(em, asked, 'Blocked tasks', { of: 'blocked' })]);

/** Open tasks that nobody does. */
export const unowned = (asked: Asked, { uow }: TaskFacts): Promise<Finding[]> =>
  uow.read(async (em) => [await section(em, asked, 'Open tasks without an owner', { of: 'unowned' })]);

/** What should have been done by now, and what comes next. */
export const due = (asked: Asked, { uow }: TaskFacts): Promise<Finding[]> =>
  uow.read(async (em) => {
    const { now, agents } = asked;
    const whose = agents.length === 0 ? '' : ` of ${agents.map(({ name }) => name).join(', ')}`;
    const of = { now, agentIds: agents.map(({ id }) => id) };
    return [
      await section(em, asked, `Overdue tasks${whose}`, { of: 'overdue', ...of }),
      await section(em, asked, `Tasks due next${whose}`, { of: 'due', ...of }),
    ];
  });

/** The open tasks of each agent that is named. */
export const workload = (asked: Asked, { uow }: TaskFacts): Promise<Finding[]> =>
  uow.read(async (em) => {
    const found: Finding[] = [];
    for (const { id, name } of asked.agents.slice(0, asked.limit)) {
      const finding = await section(em, asked, `Open tasks of ${name}`, { of: 'agents', agentIds: [id] });
      found.push({ ...finding, cited: [cite('agent', id, name), ...finding.cited] });
    }
    return found;
  });

/** What was completed lately, the latest first. */
export const finished = (asked: Asked, { uow }: TaskFacts): Promise<Finding[]> =>
  uow.read(async (em) => {
    const since = namedSince(asked.line, asked.now) ?? asked.since;
    return [await section(em, asked, `Tasks completed since ${dayText(since)}`, { of: 'completed', since })];
  });
