import type { JsonObject } from '../../../foundation/kernel/json/canonical-json.ts';
import { nameKey } from '../../../foundation/kernel/text/text.ts';
import type { CommandContext, CommandTask, NamedRecord } from './subjects.ts';
import { unquoted } from './text/words.ts';

/** Why a command is not carried out, as a sentence. */
export class CommandError {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

const IN_PROJECT = / in (?:the )?project /gi;

/** Splits "T in project P" at the last such mark; null without one. */
export const splitAtProject = (text: string): { readonly title: string; readonly project: string } | null => {
  const mark = [...text.matchAll(IN_PROJECT)].at(-1);
  if (mark === undefined) return null;
  return { title: unquoted(text.slice(0, mark.index)), project: unquoted(text.slice(mark.index + mark[0].length)) };
};

const isCalled = ({ id, name }: NamedRecord, written: string): boolean =>
  id === written.toLowerCase() || nameKey(name) === nameKey(written);

const ENDED: ReadonlySet<string> = new Set(['completed', 'failed', 'cancelled', 'rejected']);

/** Open tasks, or the newest task if none is open: the tool then reports why it is too late. */
const usable = (tasks: readonly CommandTask[]): readonly CommandTask[] => {
  const open = tasks.filter(({ status }) => !ENDED.has(status));
  return open.length > 0 ? open : tasks.slice(0, 1);
};

/** The tasks that are meant by a title, an id, or a title and a project. */
const tasksCalled = (written: string, { tasks, projects }: CommandContext): readonly CommandTask[] => {
  const exact = tasks.filter((task) => isCalled(task, written));
  const parts = exact.length > 0 ? null : splitAtProject(written);
  if (parts === null) return usable(exact);
  const inside = new Set(projects.filter((project) => isCalled(project, parts.project)).map(({ id }) => id));
  return usable(tasks.filter((task) => isCalled(task, parts.title) && inside.has(task.projectId)));
};

/** The id of the task that is meant, or why no single task is. */
const taskIdIn = (rest: string, context: CommandContext): string | CommandError => {
  const written = unquoted(rest);
  const found = tasksCalled(written, context);
  if (found[0] !== undefined && found.length === 1) return found[0].id;
  if (found.length === 0) return new CommandError(`No task is called "${written}".`);
  const nameOf = ({ projectId }: CommandTask): string =>
    context.projects.find(({ id }) => id === projectId)?.name ?? projectId;
  const choices = found.map((task) => `${task.id} (${task.status}, project ${nameOf(task)})`);
  return new CommandError(
    `${found.length} open tasks are called "${written}"; add "in project P", or use the id of one: ${choices.join('; ')}.`,
  );
};

/** The arguments of a command on a task. */
export const taskArguments =
  (others: (context: CommandContext) => JsonObject) =>
  (rest: string, context: CommandContext): JsonObject | CommandError => {
    const id = taskIdIn(rest, context);
    return id instanceof CommandError ? id : { task_id: id, ...others(context) };
  };

const EVERYTHING =
  /^(?:everything|everybody|everyone|all agents|all projects|(?:all (?:the )?|the )?work|(?:the )?(?:whole |entire )?company)$/i;
const WORK_OF = /^(?:all )?(?:the )?work (?:of|on|in|for) (?:the )?/i;
const KIND = /^(?:the )?(agent|project|task) (?:(?:called|named) )?/i;

type Scope = 'agent' | 'project' | 'task';

interface ScopedRecord extends NamedRecord {
  readonly scope: Scope;
}

/** The agents of this name; without one, those with this role or first name. */
const agentsCalled = (written: string, { agents }: CommandContext): readonly NamedRecord[] => {
  const exact = agents.filter((agent) => isCalled(agent, written));
  if (exact.length > 0) return exact;
  const key = nameKey(written);
  return agents.filter(({ name, role }) => nameKey(role) === key || nameKey(name.split(' ', 1)[0] ?? '') === key);
};

const recordsCalled = (written: string, context: CommandContext): readonly ScopedRecord[] => {
  const projects = context.projects.filter((project) => isCalled(project, written));
  const found = { agent: agentsCalled(written, context), project: projects, task: tasksCalled(written, context) };
  return (['agent', 'project', 'task'] as const).flatMap((scope) => found[scope].map((one) => ({ ...one, scope })));
};

/** The scope of "everything", "the work of X" or "the project X"; null if the text has another form. */
const scopeIn = (text: string, context: CommandContext): JsonObject | CommandError | null => {
  if (EVERYTHING.test(text)) return { scope: 'company' };
  const subject = text.replace(WORK_OF, '');
  const kind = KIND.exec(subject)?.[1]?.toLowerCase();
  if (subject === text && kind === undefined) return null;
  const name = unquoted(subject.replace(KIND, ''));
  if (kind === undefined && EVERYTHING.test(name)) return { scope: 'company' };
  const found = recordsCalled(name, context).filter(({ scope }) => kind === undefined || scope === kind);
  if (found[0] !== undefined && found.length === 1) return { scope: found[0].scope, id: found[0].id };
  if (found.length === 0) return new CommandError(`No ${kind ?? 'agent, project or task'} is called "${name}".`);
  const choices = found.map(({ scope, id, name: own }) => `${scope} ${own}, ${id}`);
  return new CommandError(
    `Several records are called "${name}"; write "the agent", "the project" or "the task" before the name, or use an id: ${choices.join('; ')}.`,
  );
};

/** The arguments of a command on the work of the company, an agent, a project or a task. */
export const scopeArguments =
  (others: (context: CommandContext) => JsonObject) =>
  (rest: string, context: CommandContext): JsonObject | CommandError | null => {
    const scope = scopeIn(unquoted(rest), context);
    return scope === null || scope instanceof CommandError ? scope : { ...scope, ...others(context) };
  };
