import { isNamedIn } from '../../../../foundation/kernel/text/named-in.ts';
import { count } from '../../../../foundation/kernel/text/text.ts';
import type { FactQuery, FactReader, QuerySubjects } from '../../../fact-reader.ts';
import type { OrganisationSnapshot } from '../../../organisation-snapshot.ts';
import type { RetrievedFact, SectionName } from '../../../retrieved-fact.ts';
import { isUsedAsName } from '../text/common-names.ts';
import { isAboutLastMonth } from './periods.ts';
import type { QueryNames } from './query.ts';
import { QUESTIONS, type Question } from './questions.ts';
import { STATUS_OF_WAITING } from './sections.ts';
import type { UnderstoodQuestion } from './understanding.ts';

const AUTONOMY_LEVELS = ['full', 'semi', 'supervised', 'locked'] as const;
const NOT_LEVEL = new RegExp(`(?:\\bnot|n['’]t) (?:${AUTONOMY_LEVELS.join('|')})\\b`, 'i');

/** The named levels; for "not locked" all others; without a name the levels below `semi`. */
const levelsIn = (line: string): readonly string[] => {
  const named = AUTONOMY_LEVELS.filter((level) => isNamedIn(line, level));
  if (NOT_LEVEL.test(line)) return AUTONOMY_LEVELS.filter((level) => !named.includes(level));
  return named.length > 0 ? named : ['supervised', 'locked'];
};

const PROJECT_STATUSES = ['planning', 'active', 'on_hold', 'completed', 'cancelled'] as const;

const QUOTED = /["“„«]([^"“”„«»]{1,200})["”“»]/g;
const BEHIND = /\bproject ([^?!.,;:]{1,200})/gi;
const BEFORE = /\b(?:the|our) ([^?!.,;:]{1,200}?) project\b/gi;
const BETWEEN =
  /\b(?:how(?:'s|’s| is)|status of|progress of) (?:the )?([^?!.,;:]{1,200}?)(?: project)?(?: doing| going| coming| getting|[?!.,;:]|$)/gi;

/** Texts in the question that may be the name or id of a project. */
const referencesIn = ({ line, ids }: QueryNames): string[] => {
  const found = [QUOTED, BEHIND, BEFORE, BETWEEN].flatMap((pattern) =>
    [...line.matchAll(pattern)].map((match) => match[1] ?? ''),
  );
  const shorter = found.map((text) => text.split(/ (?:doing|going|coming|getting)\b/i, 1)[0] ?? '');
  return [...new Set([...found, ...shorter].map((text) => text.trim()).filter((text) => text !== '')), ...ids];
};

const NUMBERED = /\bversion (\d{1,9})\b/i;

const subjectsOf = (names: QueryNames): QuerySubjects => {
  const { line, agents, departments, ids } = names;
  const references = referencesIn(names);
  return {
    text: line,
    agentIds: agents.map(({ id }) => id),
    departmentIds: departments.map(({ id }) => id),
    ids,
    references,
    isNamed: (name) => isUsedAsName(line, name) && (references.includes(name) || isNamedIn(line, name)),
  };
};

const queryOf = (question: UnderstoodQuestion): FactQuery => {
  const { line, from, earlier } = question;
  const version = NUMBERED.exec(line)?.[1];
  return {
    ...subjectsOf(question),
    earlier: earlier.map(subjectsOf),
    from,
    isLastMonth: isAboutLastMonth(line),
    autonomyLevels: levelsIn(line),
    projectStatuses: PROJECT_STATUSES.filter((status) => isNamedIn(line, status)),
    version: version === undefined ? null : Number(version),
  };
};

const ANY_PROJECT = /\bproject\b/i;

const sentence = (title: string, ...cited: RetrievedFact['cited']): RetrievedFact => ({ title, lines: [], cited });

/** A quoted text is the name of a project if the question mentions a project. */
const unknownProjects = (line: string): RetrievedFact[] =>
  ANY_PROJECT.test(line)
    ? [...line.matchAll(QUOTED)].slice(0, 3).map(([, name]) => sentence(`No project is called "${name}".`))
    : [];

/** The most urgent item of the inbox. */
const mostUrgent = ({ waiting }: OrganisationSnapshot): RetrievedFact[] => {
  const [first] = waiting.items;
  if (first === undefined) return [sentence('Nothing waits for your decision.')];
  const { id, kind, label, urgency } = first;
  const title = `The most urgent of ${count(waiting.total, 'decision')} that wait for you: ${label} (${kind}, ${urgency}).`;
  return [sentence(title, { kind, recordId: id, label, status: STATUS_OF_WAITING[kind] })];
};

const CANNOT_ACT = 'This is only an explanation: nothing was changed or started.';

/** The facts for a question. */
export interface Retrieved {
  readonly facts: readonly RetrievedFact[];
  /** Sections that contain less of the same information. */
  readonly replaced: ReadonlySet<SectionName>;
  /** Sections that belong to the reply. */
  readonly shows: ReadonlySet<SectionName>;
}

/** Facts that contain others, which are then left out. */
const CONTAINS: Readonly<Partial<Record<Fact, readonly Fact[]>>> = {
  status_reasons: ['project_profiles'],
  waiting_tasks: ['blocked_tasks', 'due_tasks', 'completed_tasks'],
  artifacts: ['named_artifacts'],
};

type Fact = Question['facts'][number];

/** Reads the facts whose words occur in the question, each once. */
export const retrieve = async (
  question: UnderstoodQuestion,
  reader: FactReader,
  snapshot: OrganisationSnapshot,
): Promise<Retrieved> => {
  const { line } = question;
  const matching = QUESTIONS.filter(({ asks, isAbout }) => asks(line) && isAbout?.(question) !== false);
  const query = queryOf(question);
  const read = async (fact: Fact): Promise<readonly RetrievedFact[]> => {
    if (fact === 'cannot_act') return [sentence(CANNOT_ACT)];
    if (fact === 'most_urgent') return mostUrgent(snapshot);
    const found = await reader.facts(fact, query);
    return fact === 'project_profiles' && found.length === 0 ? unknownProjects(line) : found;
  };
  const facts: RetrievedFact[] = [];
  const known = new Set<Fact>();
  const replaced = new Set<SectionName>();
  const shows = new Set<SectionName>();
  for (const { facts: names, replaces = [], shows: sections = [] } of matching) {
    let isFound = false;
    for (const fact of names.filter((name) => !known.has(name))) {
      const found = await read(fact);
      known.add(fact);
      if (found.length > 0) for (const contained of CONTAINS[fact] ?? []) known.add(contained);
      facts.push(...found);
      isFound ||= found.length > 0;
    }
    if (isFound) for (const section of replaces) replaced.add(section);
    for (const section of sections) shows.add(section);
  }
  return { facts, replaced, shows };
};
