import type { ArtifactRecord } from '../../../../execution/artifacts/artifact.entity.ts';
import type { ArtifactFilters, ArtifactService } from '../../../../execution/artifacts/artifact-service.ts';
import { firstOf } from '../../../../foundation/database/sample.ts';
import type { UnitOfWork } from '../../../../foundation/database/unit-of-work.ts';
import { isNamedIn } from '../../../../foundation/kernel/text/named-in.ts';
import type { RetrievedFact } from '../../../../llm/retrieved-fact.ts';
import { readSubtasks, readTasks } from '../../../../tasks/find-task.ts';
import type { Query } from '../query.ts';
import { cite, fact, listFact, orNull, timestampText } from '../text.ts';
import { excerptOf } from './excerpt.ts';
import { type NamedWork, type NameFacts, namedWork } from './named-work.ts';

interface ArtifactFacts extends NameFacts {
  readonly uow: UnitOfWork;
  readonly artifacts: Pick<ArtifactService, 'list' | 'content'>;
}

/** The newest artifacts among which one is found by its name, and those of a task or project that are read. */
const MAX_SEARCHED = 200;
const MAX_READ = 50;
const MAX_TASKS = 3;
const MAX_SUBTASKS = 20;

/** The newest version of each name of a task, newest first. */
const newestVersions = (found: readonly ArtifactRecord[]): readonly ArtifactRecord[] => {
  const versions = new Map<string, ArtifactRecord>();
  for (const artifact of found) {
    const key = `${artifact.taskId} ${artifact.name}`;
    if (!versions.has(key)) versions.set(key, artifact);
  }
  return [...versions.values()];
};

const listOf = async (
  filters: ArtifactFilters,
  limit: number,
  { artifacts }: ArtifactFacts,
): Promise<readonly ArtifactRecord[]> =>
  newestVersions((await artifacts.list(filters, { limit, position: null })).items);

/** The artifacts of a task; if it has none, those of its subtasks. */
const artifactsOfTask = async (taskId: string, facts: ArtifactFacts): Promise<readonly ArtifactRecord[]> => {
  const own = await listOf({ taskId }, MAX_READ, facts);
  if (own.length > 0) return own;
  const subtasks = await facts.uow.read((em) => readSubtasks(em, taskId));
  const found = await Promise.all(
    subtasks.slice(0, MAX_SUBTASKS).map(({ id }) => listOf({ taskId: id }, MAX_READ, facts)),
  );
  return found.flat();
};

/** A name without its extension, with spaces between its words: `q3_report.txt` is "q3 report". */
const plainName = (name: string): string =>
  name
    .replace(/\.[^.]{1,10}$/, '')
    .split(/[\s._-]+/)
    .join(' ');

const MIN_WORD = 4;

/** Whether the text has the name of the artifact, with or without its extension. */
const isCalled = (text: string, { name }: ArtifactRecord): boolean =>
  isNamedIn(text, name) || isNamedIn(text, plainName(name));

/** Whether the text has a word of the name, such as "report" for `q3-report.txt`. */
const isMentioned = (text: string, { name }: ArtifactRecord): boolean =>
  plainName(name)
    .split(' ')
    .some((word) => word.length >= MIN_WORD && isNamedIn(text, word));

/** The artifacts that the text names, otherwise those of which it has a word; empty if there are none. */
const meantBy = (text: string, found: readonly ArtifactRecord[]): readonly ArtifactRecord[] => {
  const called = found.filter((artifact) => isCalled(text, artifact));
  return called.length > 0 ? called : found.filter((artifact) => isMentioned(text, artifact));
};

const KIB = 1024;

const sizeText = (bytes: number): string => {
  if (bytes < KIB) return `${bytes} bytes`;
  return bytes < KIB * KIB ? `${(bytes / KIB).toFixed(1)} KiB` : `${(bytes / KIB / KIB).toFixed(1)} MiB`;
};

/** The list of artifacts, and the beginning of the first one if it is a text. */
const shown = async (
  title: string,
  found: readonly ArtifactRecord[],
  { limit }: Query,
  { uow, artifacts }: ArtifactFacts,
): Promise<RetrievedFact[]> => {
  const sample = firstOf(found, limit);
  const ids = [...new Set(sample.items.map(({ taskId }) => taskId))];
  const tasks = new Map((await uow.read((em) => readTasks(em, ids))).map((task) => [task.id, task]));
  const list = listFact(title, sample, {
    line: ({ name, size, mediaType, version, isAccepted, taskId, createdAt }) =>
      `${name} (${sizeText(size)}, ${mediaType}, version ${version}, ${isAccepted ? 'accepted' : 'not accepted'}, ${timestampText(createdAt)}) of the task "${tasks.get(taskId)?.title ?? 'deleted'}"`,
    cite: ({ taskId }) => {
      const task = tasks.get(taskId);
      return task === undefined ? [] : [cite('task', taskId, task.title, task.status)];
    },
  });
  const [first] = sample.items;
  const content = first === undefined ? null : await orNull(artifacts.content(first.id));
  const excerpt = content === null ? null : await excerptOf(content);
  if (first === undefined || excerpt === null) return [list];
  return [list, { ...fact(`${first.name} begins:`), quote: excerpt }];
};

/** Those of the newest artifacts whose task is assigned to one of the agents. */
const artifactsOfAgents = async (
  agents: NamedWork['agents'],
  facts: ArtifactFacts,
): Promise<readonly ArtifactRecord[]> => {
  const found = await listOf({}, MAX_SEARCHED, facts);
  const ids = [...new Set(found.map(({ taskId }) => taskId))];
  const tasks = await facts.uow.read((em) => readTasks(em, ids));
  const own = new Set(tasks.filter(({ assignedTo }) => agents.some(({ id }) => id === assignedTo)).map(({ id }) => id));
  return found.filter(({ taskId }) => own.has(taskId));
};

const artifactsOfWork = async (
  { tasks, projects, agents }: NamedWork,
  facts: ArtifactFacts,
): Promise<readonly ArtifactRecord[]> => {
  if (tasks.length + projects.length === 0) return artifactsOfAgents(agents, facts);
  const found = await Promise.all([
    ...tasks.slice(0, MAX_TASKS).map(({ id }) => artifactsOfTask(id, facts)),
    ...projects.slice(0, MAX_TASKS).map(({ id }) => listOf({ projectId: id }, MAX_READ, facts)),
  ]);
  return newestVersions(found.flat().toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt)));
};

/** The artifacts that the text names by their names; `[]` if it names none of the newest ones. */
export const namedArtifacts = async (query: Query, facts: ArtifactFacts): Promise<RetrievedFact[]> => {
  const newest = await listOf({}, MAX_SEARCHED, facts);
  const called = newest.filter((artifact) => isCalled(query.text, artifact));
  return called.length === 0 ? [] : shown('Artifacts of this name', called, query, facts);
};

const FILE_NAME = /(?<![\p{L}\p{N}._-])[\p{L}\p{N}_-]{1,64}\.[\p{L}\p{N}]{1,10}(?![\p{L}\p{N}_-])/u;

/** What was delivered: for the named tasks, projects or agents, otherwise the artifacts that the question names, otherwise the newest. */
export const deliveredArtifacts = async (query: Query, facts: ArtifactFacts): Promise<RetrievedFact[]> => {
  const work = await namedWork(query, facts);
  const titles = [...work.tasks.map(({ title }) => title), ...work.projects.map(({ name }) => name)];
  const names = titles.length > 0 ? titles : work.agents.map(({ name }) => name);
  if (names.length > 0) {
    const found = await artifactsOfWork(work, facts);
    const meant = meantBy(query.text, found);
    return shown(`Artifacts of ${names.join(', ')}`, meant.length > 0 ? meant : found, query, facts);
  }
  const newest = await listOf({}, MAX_SEARCHED, facts);
  const written = FILE_NAME.exec(query.text)?.[0];
  const isUnknown = written !== undefined && !newest.some((artifact) => isCalled(query.text, artifact));
  const meant = meantBy(query.text, newest);
  return [
    ...(isUnknown ? [fact(`None of the newest ${MAX_SEARCHED} artifacts is called ${written}.`)] : []),
    ...(meant.length > 0
      ? await shown('Artifacts that the question may mean', meant, query, facts)
      : await shown('Newest artifacts', newest, query, facts)),
  ];
};
