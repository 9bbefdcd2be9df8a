import type { OverviewService } from '../../../../execution/overview/work-overview.ts';
import type { RunRecord } from '../../../../execution/runs/run.entity.ts';
import type { RunService } from '../../../../execution/runs/run-service.ts';
import type { UnitOfWork } from '../../../../foundation/database/unit-of-work.ts';
import type { CitedRecord, RetrievedFact } from '../../../../llm/retrieved-fact.ts';
import { isFinal } from '../../../../tasks/task-rules.ts';
import type { TaskService } from '../../../../tasks/task-service.ts';
import type { TaskView } from '../../../../tasks/waiting/task-views.ts';
import { WAITING_REASONS, type WaitingReason } from '../../../../tasks/waiting/waiting-reason.ts';
import type { Query } from '../query.ts';
import { tasksWithStates } from '../tasks.ts';
import { cite, dateText, fact, inWords, orNull, toPlainLine } from '../text.ts';
import { type NameFacts, namedWork } from './named-work.ts';
import { type ReferenceFacts, referenceOf } from './references.ts';
import { FIXED_CAP, REMEDIES } from './remedies.ts';
import { nameOfAgent, taskState } from './task-state.ts';

interface WaitingFacts extends NameFacts, ReferenceFacts {
  readonly uow: UnitOfWork;
  readonly tasks: Pick<TaskService, 'get' | 'byIds'>;
  readonly runs: Pick<RunService, 'get'>;
  readonly workOverview: Pick<OverviewService, 'read'>;
}

/** The most tasks that are explained one by one. */
const MAX_TASKS = 3;

const RAISED: ReadonlySet<CitedRecord['kind']> = new Set(['agent', 'department']);

/** The caps of the company, departments and agents can be raised; those of tasks, charters and projects apply to their tasks for good. */
const remedyFor = (reason: WaitingReason, record: CitedRecord | null, isCompany: boolean): string =>
  reason === 'budget' && !isCompany && (record === null || !RAISED.has(record.kind)) ? FIXED_CAP : REMEDIES[reason];

const runText = ({ status, attempt, progress, note, failure }: RunRecord): string => {
  const parts = [
    `attempt ${attempt}: ${inWords(status)}`,
    ...(failure == null ? [] : [`${failure.kind}, ${failure.message}`]),
    ...(progress == null ? [] : [`${progress} %`]),
    ...(note == null || note === '' ? [] : [note]),
  ];
  return parts.join(', ');
};

const runLines = async ({ task }: TaskView, { runs }: WaitingFacts): Promise<string[]> => {
  const run = task.runId == null ? null : await orNull(runs.get(task.runId));
  return run === null ? [] : [`${run.finishedAt == null ? 'its open run' : 'its latest run'}, ${runText(run)}`];
};

/** One task: its state, what it waits for, its latest run, and what can be done. */
const taskFact = async (view: TaskView, query: Query, facts: WaitingFacts): Promise<RetrievedFact> => {
  const { task, waitingFor } = view;
  const owner = task.assignedTo == null ? 'nobody' : nameOfAgent(query.organisation, task.assignedTo);
  const isLate = task.deadline != null && task.deadline < query.now && !isFinal(task.status);
  const due = task.deadline == null ? 'no deadline' : `${isLate ? 'was due' : 'due'} ${dateText(task.deadline)}`;
  const record = waitingFor === null ? null : await referenceOf(waitingFor, query, facts);
  const lines = [
    `${inWords(task.status)}, assigned to ${owner}, ${due}`,
    ...(record === null ? [] : [`it waits for the ${record.kind} "${record.label}"${statusOf(record)}`]),
    ...(await runLines(view, facts)),
    ...(waitingFor === null
      ? []
      : [`what a person can do: ${remedyFor(waitingFor.reason, record, waitingFor.reference === null)}`]),
  ];
  const cited = [cite('task', task.id, task.title, task.status), ...(record === null ? [] : [record])];
  return { title: toPlainLine(`The task "${task.title}" ${taskState(view)}.`), lines: lines.map(toPlainLine), cited };
};

const statusOf = ({ status }: CitedRecord): string => (status === null ? '' : ` (${inWords(status)})`);

/** How many tasks wait for each reason. */
const reasonCounts = async ({ workOverview }: WaitingFacts): Promise<RetrievedFact> => {
  const { byReason } = (await workOverview.read()).tasks;
  const lines = WAITING_REASONS.filter((reason) => byReason[reason] > 0).map(
    (reason) => `${inWords(reason)}: ${byReason[reason]}`,
  );
  return { ...fact(`Tasks that wait, by reason${lines.length === 0 ? ': none' : ':'}`), lines };
};

/**
 * Why tasks are not done: the named ones, or the open tasks of the named projects and agents; without a name the overdue ones, and how many
 * tasks wait for each reason.
 */
export const waitingTasks = async (query: Query, facts: WaitingFacts): Promise<RetrievedFact[]> => {
  const { tasks, projects, agents } = await namedWork(query, facts);
  if (tasks.length > 0) {
    const views = await facts.tasks.byIds(tasks.slice(0, MAX_TASKS).map(({ id }) => id));
    return Promise.all([...views.values()].map((view) => taskFact(view, query, facts)));
  }
  const found: RetrievedFact[] = [];
  for (const { id, name } of projects.slice(0, query.limit)) {
    const of = { of: 'projects', projectIds: [id] } as const;
    found.push(await tasksWithStates(query, facts, `Open tasks of ${name}, and what they wait for`, of));
  }
  for (const { id, name } of agents.slice(0, query.limit)) {
    const of = { of: 'agents', agentIds: [id] } as const;
    found.push(await tasksWithStates(query, facts, `Open tasks of ${name}, and what they wait for`, of));
  }
  if (found.length > 0) return found;
  const overdue = { of: 'overdue', now: query.now, agentIds: [] } as const;
  return [
    await tasksWithStates(query, facts, 'Overdue tasks, and what they wait for', overdue),
    await reasonCounts(facts),
  ];
};
