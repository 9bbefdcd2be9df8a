import type { ModelMessage } from '../../provider.ts';
import { readFences, restored } from '../../safety/untrusted.ts';
import type {
  ClassifyContext,
  CommandContext,
  CommandTask,
  GroupContext,
  HistoryTurn,
  InterviewContext,
  NamedAgent,
  NamedRecord,
  ProposeContext,
  ToolOutput,
} from './subjects.ts';

/** A prompt as the guide reads it. The server writes prompts, so their form is known; a missing part is empty. */
export interface GuidePrompt {
  /** The lines of the organisation data. */
  readonly state: readonly string[];
  /** The conversation before the latest message. */
  readonly turns: readonly HistoryTurn[];
  /** The latest message of a person. */
  readonly message: string;
  readonly results: readonly ToolOutput[];
}

const FAILURE = /^\{"error":.*"error_code":\d{4}\}$/s;

/** Tools have a dot in their name, which model calls write as an underscore. */
const outputOf = (wireName: string, content: string): ToolOutput => {
  const text = readFences(content)[0]?.content ?? '';
  return { toolName: wireName.replace('_', '.'), isError: FAILURE.test(text), text };
};

/** Reads the messages of a call. */
export const readPrompt = (messages: readonly ModelMessage[]): GuidePrompt => {
  const state: string[] = [];
  const turns: HistoryTurn[] = [];
  const results: ToolOutput[] = [];
  for (const message of messages) {
    if (message.role === 'tool') results.push(outputOf(message.toolName, message.content));
    if (message.role === 'assistant' && message.toolCalls === undefined)
      turns.push({ role: 'assistant', content: restored(message.content) });
    if (message.role !== 'user') continue;
    for (const { tag, content } of readFences(message.content)) {
      if (tag === 'org-state') state.push(...content.split('\n'));
      if (tag === 'task-data') turns.push({ role: 'user', content });
    }
  }
  const latest = turns.findLastIndex(({ role }) => role === 'user');
  return { state, turns: turns.slice(0, Math.max(0, latest)), message: turns[latest]?.content ?? '', results };
};

/** The value of a line such as `live currency: EUR`; an empty text if there is none. */
const fieldOf = ({ state }: GuidePrompt, name: string): string =>
  state.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';

const ITEM = '- ';

/** The items below a line such as `roles:`. */
const itemsOf = ({ state }: GuidePrompt, title: string): string[] => {
  const start = state.indexOf(`${title}:`) + 1;
  if (start === 0) return [];
  const end = state.findIndex((line, index) => index >= start && !line.startsWith(ITEM));
  return state.slice(start, end < 0 ? undefined : end).map((line) => line.slice(ITEM.length));
};

/** The parts of an item of two texts, the second of which does not contain the mark. */
const partsOf = (item: string, mark: string): readonly [string, string] => {
  const at = item.lastIndexOf(mark);
  return at < 0 ? [item, ''] : [item.slice(0, at), item.slice(at + mark.length)];
};

const agentsOf = (prompt: GuidePrompt, title: string): NamedAgent[] =>
  itemsOf(prompt, title).map((item) => {
    const [name, role] = partsOf(item.replace('name: ', ''), '; role: ');
    return { name, role };
  });

/** Items such as `<id>: <name>`. */
const recordsOf = (prompt: GuidePrompt, title: string): NamedRecord[] =>
  itemsOf(prompt, title).map((item) => {
    const at = item.indexOf(': ');
    return { id: item.slice(0, at), name: item.slice(at + 2) };
  });

const TASK = /^(\S+): (\w+), project (\S+), (.*)$/;

/** Items such as `<id>: <status>, project <id>, <title>`. */
const tasksOf = (prompt: GuidePrompt, title: string): CommandTask[] =>
  itemsOf(prompt, title).flatMap((item) => {
    const [, id = '', status = '', projectId = '', name = ''] = TASK.exec(item) ?? [];
    return id === '' ? [] : [{ id, status, projectId, name }];
  });

const hintOf = (prompt: GuidePrompt): string | null => {
  const hint = fieldOf(prompt, 'project hint');
  return hint === '' || hint === 'none' ? null : hint;
};

export const classifyContextOf = (prompt: GuidePrompt): ClassifyContext => ({
  message: prompt.message,
  agents: agentsOf(prompt, 'agents'),
});

export const groupContextOf = (prompt: GuidePrompt): GroupContext => ({
  message: prompt.message,
  speaker: { name: fieldOf(prompt, 'you are'), role: fieldOf(prompt, 'your role') },
});

export const interviewContextOf = (prompt: GuidePrompt): InterviewContext => ({
  turns: prompt.turns,
  message: prompt.message,
  projects: recordsOf(prompt, 'existing projects'),
  projectHint: hintOf(prompt),
  currency: fieldOf(prompt, 'live currency'),
});

export const proposeContextOf = (prompt: GuidePrompt): ProposeContext => ({
  turns: prompt.turns,
  message: prompt.message,
  projectHint: hintOf(prompt),
  roster: {
    roles: itemsOf(prompt, 'roles'),
    departments: agentsOf(prompt, 'departments and the roles of their heads').map(({ name, role: leadRole }) => ({
      name,
      leadRole,
    })),
    responderRole: fieldOf(prompt, 'your role') || null,
  },
});

export const commandContextOf = (prompt: GuidePrompt): CommandContext => ({
  instruction: prompt.message,
  departments: recordsOf(prompt, 'departments'),
  projects: recordsOf(prompt, 'newest projects'),
  agents: recordsOf(prompt, 'agents that the instruction names').map(({ id, name: item }) => {
    const [name, role] = partsOf(item, '; role: ');
    return { id, name, role };
  }),
  tasks: tasksOf(prompt, 'tasks that the instruction names'),
  results: prompt.results,
});
