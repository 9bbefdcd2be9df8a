import { anyWord } from '../../../llm/providers/guide/guided-words.ts';
import type { RetrievedFact, SectionName } from '../../../llm/retrieved-fact.ts';
import type { RetrieverDeps } from './deps.ts';
import { approvalEffects } from './effects.ts';
import { abilityFacts, identityFact, mostUrgentItem } from './guide.ts';
import { lastChange, namedVersionChanges, recentChanges, recentDecisions } from './history.ts';
import { budgetFacts, spendingFacts } from './money.ts';
import { agentModels, agentProfiles, autonomyLevels, departmentHeads, departmentMembers, roleList } from './people.ts';
import { projectList, projectProfiles, runningPlans } from './projects.ts';
import type { Query } from './query.ts';
import { agentWorkload, blockedTasks, completedTasks, dueTasks, unownedTasks } from './tasks.ts';

interface Retriever {
  readonly words: RegExp;
  /** Whether the query names what the retriever needs. */
  readonly isAbout?: (query: Query) => boolean;
  /** Sections of the snapshot that contain less of the same information. */
  readonly replaces: readonly SectionName[];
  readonly facts: (query: Query, deps: RetrieverDeps) => readonly RetrievedFact[] | Promise<readonly RetrievedFact[]>;
}

/** Excludes questions about the lead of a project. */
const PROJECT = anyWord(['projects?']);

const namesAgent = ({ agents }: Query): boolean => agents.length > 0;

/** The retrievers with the words that select them (spec/rules/chat.md#questions), in the order of their facts. */
export const RETRIEVERS: readonly Retriever[] = [
  {
    words: anyWord([
      'who are you',
      'what are you',
      'who am i talking to',
      'are you (?:an? \\S+|chatgpt|gpt|claude|gemini|human|real|ai)',
    ]),
    replaces: ['agents'],
    facts: identityFact,
  },
  {
    words: anyWord([
      'what can (?:you|i|we) (?:do|ask)',
      'what may i do',
      'what do you know',
      'how can you help',
      'what am i allowed',
    ]),
    replaces: ['work'],
    facts: abilityFacts,
  },
  {
    words: anyWord([
      'who (?:leads|heads|runs|manages)',
      "who(?: is|’s|'s) (?:the )?(?:head|lead|boss|manager|in charge)",
      'heads? of',
      'department heads?',
      '(?:led|headed|run) by',
    ]),
    isAbout: ({ line }) => !PROJECT.test(line),
    replaces: ['departments', 'agents'],
    facts: departmentHeads,
  },
  {
    words: anyWord([
      'who (?:works|work|is|sits) (?:in|at|for)',
      'members? of',
      '(?:people|agents|staff|works?) (?:are |is )?(?:there )?(?:in|at)',
      'team of',
    ]),
    replaces: ['departments', 'agents', 'work'],
    facts: departmentMembers,
  },
  {
    words: anyWord(['what does', "who(?: is|’s|'s)", 'tell me about', 'role of', 'responsible', 'job of']),
    isAbout: namesAgent,
    replaces: ['agents', 'work'],
    facts: agentProfiles,
  },
  {
    words: anyWord(['work(?:ing|s)? on', 'busy', 'doing', 'tasks?', 'workload', 'up to', 'assigned']),
    isAbout: namesAgent,
    replaces: ['agents', 'work'],
    facts: agentWorkload,
  },
  { words: anyWord(['models?']), replaces: ['agents'], facts: agentModels },
  {
    words: anyWord(['autonomy', 'autonomous(?:ly)?', 'locked', 'supervised']),
    replaces: ['agents', 'company'],
    facts: autonomyLevels,
  },
  {
    words: anyWord(['roles (?:exist|are there|do we have|have we)', '(?:which|what|all|list the) roles']),
    replaces: ['agents'],
    facts: roleList,
  },
  {
    words: anyWord(['budgets?', 'caps?', '(?:is|are|have we|much|money) left', 'remain(?:s|ing)?']),
    replaces: ['budget'],
    facts: budgetFacts,
  },
  {
    words: anyWord(['spen[dt]', 'spends', 'spending', 'costs?', 'expenses', 'expensive']),
    replaces: ['budget'],
    facts: spendingFacts,
  },
  {
    words: anyWord([
      '(?:if|when|once) (?:i |we |you )?(?:approve|reject)',
      'approving',
      'rejecting',
      '(?:happens?|happen) .{0,40}approv(?:e|ed|al)',
    ]),
    replaces: ['approvals', 'charters', 'plans', 'recent'],
    facts: approvalEffects,
  },
  {
    words: anyWord(['most urgent', 'urgent(?:ly)?', 'decide first', 'first decision']),
    replaces: ['inbox', 'approvals'],
    facts: mostUrgentItem,
  },
  { words: anyWord(['block(?:ed|ers?|s)', 'stuck', 'held up']), replaces: ['work'], facts: blockedTasks },
  {
    words: anyWord(['overdue', 'due', 'deadlines?', 'behind schedule', 'too late', 'running late']),
    replaces: ['work', 'recent'],
    facts: dueTasks,
  },
  {
    words: anyWord([
      'unassigned',
      'unowned',
      '(?:without|no|lack) (?:an? )?(?:owner|assignee|agent)s?',
      'owned by nobody',
      'nobody owns',
    ]),
    replaces: ['work', 'agents'],
    facts: unownedTasks,
  },
  {
    words: anyWord([
      '(?:which|what|how many|list|all|our) projects',
      'projects (?:are|run|exist|do we)',
      '(?:active|paused|planned|completed|cancelled|hold) projects',
    ]),
    replaces: ['projects', 'work'],
    facts: projectList,
  },
  {
    words: anyWord(['project', 'on track', 'late', 'how is', "how(?:’|')s", 'status', 'progress', 'going']),
    replaces: ['projects', 'work', 'recent'],
    facts: projectProfiles,
  },
  {
    words: anyWord([
      'plans? .{0,20}(?:run(?:ning)?|execut(?:e|ed|ing)|progress|going|under way)',
      '(?:running|executing) plans?',
      'progress of .{0,20}plans?',
    ]),
    replaces: ['plans', 'work'],
    facts: runningPlans,
  },
  {
    words: anyWord(['finish(?:ed)?', 'completed?', 'done', 'accomplish(?:ed)?', 'achieved?', 'delivered']),
    replaces: ['recent', 'work'],
    facts: completedTasks,
  },
  {
    words: anyWord([
      '(?:was|were|been|has|have|who) .{0,20}(?:decided|approved|rejected)',
      'decided',
      'decisions (?:were|lately|recently)',
      'rejected',
    ]),
    replaces: ['approvals', 'inbox', 'agents', 'recent'],
    facts: recentDecisions,
  },
  {
    words: anyWord([
      'last chang(?:e|ed)',
      'chang(?:e|ed) last',
      '(?:newest|latest|last) version',
      'last (?:saved|edited)',
    ]),
    replaces: ['versions', 'company', 'agents'],
    facts: lastChange,
  },
  { words: anyWord(['version \\d{1,9}']), replaces: ['versions', 'company'], facts: namedVersionChanges },
  {
    words: anyWord([
      'chang(?:e|ed|es) .{0,40}(?:since|today|yesterday|days|week|month|lately|recently)',
      "what(?: is|’s|'s) new",
      'since yesterday',
      'who changed',
    ]),
    replaces: ['versions', 'agents', 'company', 'recent'],
    facts: recentChanges,
  },
];
