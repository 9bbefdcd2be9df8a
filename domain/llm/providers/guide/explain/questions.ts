import type { FactName } from '../../../fact-reader.ts';
import type { SectionName } from '../../../retrieved-fact.ts';
import { anyWord } from '../text/words.ts';
import { patternOf } from './patterns.ts';
import type { QueryNames } from './query.ts';

/** Facts that the guide states itself. */
type OwnFact = 'most_urgent' | 'cannot_act';

/** A question that the guide knows. */
export interface Question {
  /** Its phrases in the lexicons. */
  readonly name: string;
  /** Other phrases that ask for the same: one of each list. */
  readonly together?: readonly string[];
  /** Whether the question names the records that the facts need. */
  readonly isAbout?: (names: QueryNames) => boolean;
  readonly facts: readonly (FactName | OwnFact)[];
  /** Sections of the snapshot that contain less of the same information. */
  readonly replaces?: readonly SectionName[];
  /** Sections that belong to the reply. */
  readonly shows?: readonly SectionName[];
}

const PROJECT = anyWord(['projects?']);
const namesAgent = ({ agents }: QueryNames): boolean => agents.length > 0;
const namesDepartment = ({ departments }: QueryNames): boolean => departments.length > 0;
const PAST = anyWord(['did', 'done', 'has', 'yesterday']);

/** The known questions (spec/rules/conversation.md#guided-questions), in the order of their facts. */
const ALL: readonly Question[] = [
  { name: 'identity', facts: ['identity'], replaces: ['agents'] },
  { name: 'requests', facts: ['cannot_act', 'abilities'], replaces: ['agents', 'work', 'inbox', 'approvals'] },
  { name: 'abilities', facts: ['abilities'], replaces: ['work', 'inbox', 'approvals'] },
  {
    name: 'summary',
    facts: ['projects', 'completed_tasks', 'due_tasks', 'blocked_tasks', 'riskiest_approvals', 'spending'],
    replaces: ['work', 'budget', 'approvals', 'agents', 'departments'],
    shows: ['company', 'recent', 'projects'],
  },
  {
    name: 'first_today',
    facts: ['most_urgent', 'due_tasks', 'blocked_tasks'],
    replaces: ['inbox', 'approvals', 'work'],
  },
  {
    name: 'heads',
    // The lead of a project is part of its profile.
    isAbout: ({ line }) => !PROJECT.test(line),
    facts: ['heads'],
    replaces: ['departments', 'agents'],
  },
  { name: 'members', facts: ['members'], replaces: ['departments', 'agents', 'work'] },
  { name: 'profiles', isAbout: namesAgent, facts: ['profiles'], replaces: ['agents', 'work'] },
  { name: 'agent_work', isAbout: namesAgent, facts: ['agent_runs', 'workload'], replaces: ['agents', 'work'] },
  { name: 'workload', isAbout: namesAgent, facts: ['workload'], replaces: ['agents', 'work'] },
  {
    name: 'assignments',
    isAbout: (names) => namesDepartment(names) && PAST.test(names.line),
    facts: ['completed_tasks'],
    replaces: ['agents', 'departments', 'recent'],
  },
  {
    name: 'assignments',
    isAbout: (names) => !namesAgent(names),
    facts: ['assignments'],
    replaces: ['agents', 'work', 'departments'],
  },
  {
    name: 'open_runs',
    isAbout: (names) => !namesAgent(names),
    facts: ['open_runs', 'assignments'],
    replaces: ['agents', 'work'],
  },
  { name: 'failed_runs', facts: ['failed_runs'], replaces: ['work', 'agents', 'recent'] },
  {
    name: 'waiting_tasks',
    together: ['why', 'unfinished'],
    facts: ['waiting_tasks'],
    replaces: ['work', 'recent', 'inbox', 'approvals'],
  },
  {
    name: 'artifacts',
    together: ['show', 'documents'],
    facts: ['artifacts'],
    replaces: ['work', 'agents', 'recent'],
  },
  { name: 'show', facts: ['named_artifacts'], replaces: ['work', 'agents', 'recent'] },
  { name: 'free_agents', facts: ['free_agents'], replaces: ['agents', 'work'] },
  { name: 'models', facts: ['models'], replaces: ['agents'] },
  { name: 'autonomy', facts: ['autonomy'], replaces: ['agents', 'company'] },
  { name: 'roles', facts: ['roles'], replaces: ['agents'] },
  { name: 'budget', facts: ['budget'], replaces: ['budget'] },
  { name: 'spending', facts: ['spending'], replaces: ['budget'] },
  {
    name: 'approval_effects',
    facts: ['approval_effects'],
    replaces: ['approvals', 'charters', 'plans', 'recent'],
  },
  { name: 'most_urgent', facts: ['most_urgent'], replaces: ['inbox', 'approvals'] },
  { name: 'riskiest', facts: ['riskiest_approvals'], replaces: ['approvals', 'inbox'] },
  { name: 'blocked_tasks', facts: ['blocked_tasks'], replaces: ['work'] },
  { name: 'due_tasks', facts: ['due_tasks'], replaces: ['work', 'recent'] },
  { name: 'unowned_tasks', facts: ['unowned_tasks'], replaces: ['work', 'agents'] },
  { name: 'projects', facts: ['projects'], replaces: ['projects', 'work'] },
  { name: 'status_reasons', facts: ['status_reasons'], replaces: ['projects', 'work', 'recent'] },
  { name: 'project_profiles', facts: ['project_profiles'], replaces: ['projects', 'work', 'recent'] },
  { name: 'running_plans', facts: ['running_plans'], replaces: ['plans', 'work'] },
  { name: 'completed_tasks', facts: ['completed_tasks'], replaces: ['recent', 'work'] },
  { name: 'decisions', facts: ['decisions'], replaces: ['approvals', 'inbox', 'agents', 'recent'] },
  { name: 'last_change', facts: ['last_change'], replaces: ['versions', 'company', 'agents'] },
  { name: 'version', facts: ['version'], replaces: ['versions', 'company'] },
  { name: 'changes', facts: ['changes'], replaces: ['versions', 'agents', 'company', 'recent'] },
];

/** Whether a line has the words of a question. */
const asks = ({ name, together }: Question): ((line: string) => boolean) => {
  const own = patternOf('facts', name);
  const all = together?.map((list) => patternOf('facts', list));
  return (line) => own.test(line) || all?.every((pattern) => pattern.test(line)) === true;
};

export const QUESTIONS: readonly (Question & { readonly asks: (line: string) => boolean })[] = ALL.map((question) => ({
  ...question,
  asks: asks(question),
}));
