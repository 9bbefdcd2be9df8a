import type { UnitOfWork } from '../../../foundation/database/unit-of-work.ts';
import { count } from '../../../foundation/kernel/text/text.ts';
import type { CitedRecord, RetrievedFact } from '../../../llm/retrieved-fact.ts';
import { sampleExecutingPlans } from '../../../plans/plan-sample.ts';
import type { ProjectRecord, ProjectStatus } from '../../../projects/project.entity.ts';
import type { NamedProject, ProjectDirectory } from '../../../projects/project-directory.ts';
import { countProjects, sampleProjects } from '../../../projects/project-sample.ts';
import type { ProjectService } from '../../../projects/project-service.ts';
import { countByPlan, countByProject } from '../../../tasks/open-tasks.ts';
import { isFinal } from '../../../tasks/task-rules.ts';
import type { Query } from './query.ts';
import { cite, citeAs, dateText, fact, inWords, listFact } from './text.ts';

interface ProjectFacts {
  readonly uow: UnitOfWork;
  readonly projects: ProjectService;
  readonly projectDirectory: Pick<ProjectDirectory, 'choices'>;
}

const STATUSES = ['planning', 'active', 'on_hold', 'completed', 'cancelled'] as const;

/** The number of projects by status, and the projects in the named statuses. */
export const projectList = (query: Query, { uow }: ProjectFacts): Promise<RetrievedFact[]> =>
  uow.read(async (em) => {
    const counts = await countProjects(em);
    const each = counts.map(({ status, count: some }) => `${some} ${inWords(status)}`).join(', ');
    const total = counts.reduce((sum, { count: some }) => sum + some, 0);
    const found: RetrievedFact[] = [
      fact(`There ${total === 1 ? 'is' : 'are'} ${count(total, 'project')}${each === '' ? '' : `: ${each}`}.`),
    ];
    for (const status of STATUSES.filter((one) => query.projectStatuses.includes(one)))
      found.push(await statusSection(em, status, query.limit));
    return found;
  });

const statusSection = async (
  em: Parameters<typeof sampleProjects>[0],
  status: ProjectStatus,
  limit: number,
): Promise<RetrievedFact> =>
  listFact(`Projects ${inWords(status)}`, await sampleProjects(em, status, limit), {
    line: ({ label }) => label,
    cite: citeAs('project'),
  });

const portrait = async (query: Query, { uow }: ProjectFacts, project: ProjectRecord): Promise<RetrievedFact> => {
  const counts = await uow.read((em) => countByProject(em, project.id));
  const total = counts.reduce((sum, { count: some }) => sum + some, 0);
  const lead = query.organisation.agents.find(({ id }) => id === project.lead);
  const facts = [
    `status ${inWords(project.status)}`,
    `led by ${lead?.name ?? 'nobody'}`,
    `budget ${project.budget} ${project.currency}`,
    project.deadline == null ? 'no deadline' : `due ${dateText(project.deadline)}`,
    `last changed ${dateText(project.updatedAt)}`,
  ];
  const cited: CitedRecord[] = [
    cite('project', project.id, project.name, project.status),
    ...(lead === undefined ? [] : [cite('agent', lead.id, lead.name)]),
  ];
  const lines = [count(total, 'task'), ...counts.map(({ status, count: some }) => `${some} ${inWords(status)}`)];
  return { ...fact(`Project ${project.name}: ${facts.join(', ')}; its tasks by status:`, ...cited), lines };
};

/** The projects that a text names: by id, by the exact name in quotes, or, for the newest ones, by the name anywhere. */
export const namedProjects = async (
  { ids, references, isNamed }: Pick<Query, 'ids' | 'references' | 'isNamed'>,
  { projectDirectory }: Pick<ProjectFacts, 'projectDirectory'>,
): Promise<readonly NamedProject[]> => {
  const choices = await projectDirectory.choices(references);
  return choices.filter(({ id, name }) => ids.includes(id) || isNamed(name));
};

/** The named projects with their tasks by status. */
export const projectProfiles = async (query: Query, facts: ProjectFacts): Promise<RetrievedFact[]> => {
  const found: RetrievedFact[] = [];
  for (const { id } of (await namedProjects(query, facts)).slice(0, query.limit))
    found.push(await portrait(query, facts, await facts.projects.get(id)));
  return found;
};

/** What is known about the status of the named projects; the reason of a change is not recorded. */
export const statusReasons = async (query: Query, facts: ProjectFacts): Promise<RetrievedFact[]> => {
  const found = await projectProfiles(query, facts);
  if (found.length === 0) return [];
  return [...found, fact('I do not know why: a change of status has no recorded reason.')];
};

/** Executing plans with the number of completed items. */
export const runningPlans = ({ limit }: Query, { uow }: ProjectFacts): Promise<RetrievedFact[]> =>
  uow.read(async (em) => {
    const plans = await sampleExecutingPlans(em, limit);
    const counts = await countByPlan(
      em,
      plans.items.map(({ id }) => id),
    );
    const line = ({ id, label }: { readonly id: string; readonly label: string }): string => {
      const own = counts.filter(({ subject }) => subject === id);
      const total = own.reduce((sum, { count: some }) => sum + some, 0);
      const ended = own.reduce((sum, { status, count: some }) => sum + (isFinal(status) ? some : 0), 0);
      const each = own.map(({ status, count: some }) => `${some} ${inWords(status)}`).join(', ');
      return `${label}: ${ended} of ${count(total, 'task')} ended (${each})`;
    };
    return [listFact('Plans that are executing', plans, { line, cite: citeAs('plan') })];
  });
