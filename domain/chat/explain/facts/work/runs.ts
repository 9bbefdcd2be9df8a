import type { RunSample } from '../../../../execution/runs/run-samples.ts';
import { sampleFailedRuns, sampleOpenRuns } from '../../../../execution/runs/run-samples.ts';
import type { Sample } from '../../../../foundation/database/sample.ts';
import type { UnitOfWork } from '../../../../foundation/database/unit-of-work.ts';
import type { CitedRecord, RetrievedFact } from '../../../../llm/retrieved-fact.ts';
import { readTasks } from '../../../../tasks/find-task.ts';
import type { TaskRecord } from '../../../../tasks/task.entity.ts';
import type { Query } from '../query.ts';
import { cite, dateText, inWords, listFact, timestampText } from '../text.ts';
import { type NameFacts, namedWork } from './named-work.ts';
import { nameOfAgent } from './task-state.ts';

interface RunFacts extends NameFacts {
  readonly uow: UnitOfWork;
}

type Tasks = ReadonlyMap<string, TaskRecord>;

const tasksOf = async (runs: Sample<RunSample>, { uow }: RunFacts): Promise<Tasks> => {
  const ids = [...new Set(runs.items.map(({ taskId }) => taskId))];
  return new Map((await uow.read((em) => readTasks(em, ids))).map((task) => [task.id, task]));
};

const titleOf = (tasks: Tasks, { taskId }: RunSample): string => tasks.get(taskId)?.title ?? 'a deleted task';

const citeTask =
  (tasks: Tasks) =>
  ({ taskId }: RunSample): CitedRecord[] => {
    const task = tasks.get(taskId);
    return task === undefined ? [] : [cite('task', taskId, task.title, task.status)];
  };

const kindText = ({ kind }: RunSample): string => (kind === 'work' ? '' : `${kind}, `);

const openText = (run: RunSample): string => {
  const { status, attempt, progress, note, startedAt } = run;
  const facts = [
    `${kindText(run)}${status === 'waiting' ? 'waiting for a decision' : 'running'}`,
    `attempt ${attempt}`,
    `since ${timestampText(startedAt)}`,
    ...(progress === null ? [] : [`${progress} %`]),
  ];
  return `${facts.join(', ')}${note === null || note === '' ? '' : `: ${note}`}`;
};

/** The open runs of each named agent. */
export const agentRuns = async (query: Query, facts: RunFacts): Promise<RetrievedFact[]> => {
  const found: RetrievedFact[] = [];
  for (const { id, name } of query.agents.slice(0, query.limit)) {
    const runs = await facts.uow.read((em) => sampleOpenRuns(em, [id], query.limit));
    const tasks = await tasksOf(runs, facts);
    const line = (run: RunSample): string => `${titleOf(tasks, run)} (${openText(run)})`;
    const list = listFact(`Open runs of ${name}`, runs, { line, cite: citeTask(tasks) });
    found.push({ ...list, cited: [cite('agent', id, name), ...list.cited] });
  }
  return found;
};

/** The open runs of all agents. */
export const openRuns = async (query: Query, facts: RunFacts): Promise<RetrievedFact[]> => {
  const runs = await facts.uow.read((em) => sampleOpenRuns(em, [], query.limit));
  const tasks = await tasksOf(runs, facts);
  const agentOf = ({ agentId }: RunSample): string => nameOfAgent(query.organisation, agentId);
  const line = (run: RunSample): string => `${titleOf(tasks, run)}, by ${agentOf(run)} (${openText(run)})`;
  const cited = (run: RunSample): CitedRecord[] => [
    ...citeTask(tasks)(run),
    ...query.organisation.agents.filter(({ id }) => id === run.agentId).map(({ id, name }) => cite('agent', id, name)),
  ];
  return [listFact('Open runs', runs, { line, cite: cited })];
};

/** The runs that failed or expired lately; of the named tasks, projects and agents. */
export const failedRuns = async (query: Query, facts: RunFacts): Promise<RetrievedFact[]> => {
  const since = query.from ?? query.since;
  const { tasks: meant, projects, agents } = await namedWork(query, facts);
  const idsOf = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id);
  const selection = { agentIds: idsOf(agents), projectIds: idsOf(projects), taskIds: idsOf(meant) };
  const runs = await facts.uow.read((em) => sampleFailedRuns(em, since, selection, query.limit));
  const tasks = await tasksOf(runs, facts);
  const line = (run: RunSample): string => {
    const { status, failureKind, failure, finishedAt, taskId, agentId } = run;
    const when = finishedAt === null ? '' : `, ${timestampText(finishedAt)}`;
    const why = failureKind === null ? '' : ` (${failureKind}): ${failure}`;
    const now = tasks.get(taskId)?.status;
    const rest = now === undefined ? '' : `; the task is now ${inWords(now)}`;
    return `${titleOf(tasks, run)}, ${nameOfAgent(query.organisation, agentId)}${when}: ${kindText(run)}${status}${why}${rest}`;
  };
  const whose = [...meant.map(({ title }) => title), ...[...projects, ...agents].map(({ name }) => name)].join(', ');
  const title = `Runs that failed since ${dateText(since)}${whose === '' ? '' : `, of ${whose}`}`;
  return [listFact(title, runs, { line, cite: citeTask(tasks) })];
};
