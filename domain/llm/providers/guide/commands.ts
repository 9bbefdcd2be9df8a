import type { JsonObject } from '../../../foundation/kernel/json/canonical-json.ts';
import { nameKey, truncate } from '../../../foundation/kernel/text/text.ts';
import type { ToolCall } from '../../provider.ts';
import { maskCredentials } from '../../safety/masking.ts';
import type { CommandContext, NamedRecord } from './subjects.ts';
import { oneLine, unquoted } from './text/words.ts';
import { CommandError, scopeArguments, splitAtProject, taskArguments } from './work-commands.ts';

/** A command is a pattern in a line; the rest of the line is its argument. */
interface Command {
  readonly pattern: RegExp;
  readonly tool: string;
  /** Null if the rest of the line is incomplete. */
  readonly arguments: (rest: string, context: CommandContext) => JsonObject | CommandError | null;
}

const MAX_REASON = 500;
const MAX_RESULT = 2000;

/** The id of the named thing. An unknown name is passed on, so that the tool reports it. */
const idOf = (things: readonly NamedRecord[], name: string): string => {
  const wanted = nameKey(name);
  return things.find((thing) => thing.id === name || nameKey(thing.name) === wanted)?.id ?? name;
};

/** An amount with thousands separators and a currency sign or code; NaN if it is invalid. */
const amountOf = (text: string): number => {
  const found = /^[^\d.-]*(-?\d[\d,]*(?:\.\d+)?)\s*(k|m)?(?![\w.])/i.exec(text.trim());
  const scale = { k: 1e3, m: 1e6 }[found?.[2]?.toLowerCase() ?? ''] ?? 1;
  return found === null ? Number.NaN : Number(found[1]?.replaceAll(',', '')) * scale;
};

const amountOrText = (text: string): number | string => (Number.isFinite(amountOf(text)) ? amountOf(text) : text);

const taskIn: Command['arguments'] = (rest, { projects }) => {
  const parts = splitAtProject(rest);
  return parts === null ? null : { project_id: idOf(projects, parts.project), title: parts.title };
};

const reasonFrom = ({ instruction }: CommandContext): JsonObject => ({
  reason: truncate(`Asked for in a conversation: ${maskCredentials(instruction.trim())}`, MAX_REASON),
});

/** For example "create a department called X". */
const COMMANDS: readonly Command[] = [
  {
    pattern: /\bcreate (?:a |the )?(?:new )?department (?:called|named) /i,
    tool: 'departments_create',
    arguments: (rest) => ({ name: unquoted(rest) }),
  },
  {
    pattern: /\bdelete (?:the )?department (?:(?:called|named) )?/i,
    tool: 'departments_delete',
    arguments: (rest, context) => ({
      department_id: idOf(context.departments, unquoted(rest)),
      ...reasonFrom(context),
    }),
  },
  {
    pattern: /\brename the company to /i,
    tool: 'company_update',
    arguments: (rest) => ({ company_name: unquoted(rest) }),
  },
  {
    pattern: /\bset the monthly budget to /i,
    tool: 'company_update',
    arguments: (rest) => ({ budget_monthly: amountOrText(unquoted(rest)) }),
  },
  { pattern: /\bcreate (?:a )?(?:new )?task (?:called|named) /i, tool: 'tasks_create', arguments: taskIn },
  {
    pattern: /\bstart (?:the )?task (?:(?:called|named) )?/i,
    tool: 'tasks_start',
    arguments: taskArguments(() => ({})),
  },
  {
    pattern: /\bcancel (?:the )?task (?:(?:called|named) )?/i,
    tool: 'tasks_cancel',
    arguments: taskArguments(reasonFrom),
  },
  { pattern: /\bpause /i, tool: 'work_pause', arguments: scopeArguments(reasonFrom) },
  { pattern: /\bresume /i, tool: 'work_resume', arguments: scopeArguments(() => ({})) },
  ...['departments', 'agents', 'tasks', 'projects'].map((things) => ({
    pattern: new RegExp(`\\blist (?:all )?(?:the |our )?${things}\\b`, 'i'),
    tool: `${things}_list`,
    arguments: () => ({}),
  })),
];

const COMMAND_NAMES = [
  ...[
    'create a department called X',
    'delete the department X',
    'rename the company to X',
    'set the monthly budget to N',
  ],
  ...['create a task called T in project P', 'start or cancel the task T'],
  ...['pause or resume the work of an agent, of a project or of everything'],
  ...['list departments, agents, tasks or projects'],
];

/** A command that was found in a line, and its arguments or why it is refused. */
interface FoundCommand {
  readonly tool: string;
  readonly args: JsonObject | CommandError;
}

/** The first complete command of a line: what follows may be a name that looks like a command. */
const commandIn = (line: string, context: CommandContext): FoundCommand | null => {
  const matches = COMMANDS.flatMap((command) => {
    const match = command.pattern.exec(line);
    return match === null ? [] : [{ ...command, at: match.index, end: match.index + match[0].length }];
  });
  for (const { tool, end, arguments: argumentsOf } of matches.toSorted((one, other) => one.at - other.at)) {
    const args = argumentsOf(line.slice(end), context);
    if (args !== null) return { tool, args };
  }
  return null;
};

const foundIn = (context: CommandContext): readonly (FoundCommand | null)[] =>
  context.instruction.split('\n').map((line) => commandIn(oneLine(line), context));

/** The tool calls of an instruction, one command per line; empty if the guide knows none of them or refuses all. */
export const commandsIn = (context: CommandContext): ToolCall[] =>
  foundIn(context).flatMap((found, index) => {
    if (found === null || found.args instanceof CommandError) return [];
    const { tool: name, args } = found;
    return [{ id: `guide_${index}`, name, argumentsText: JSON.stringify(args), arguments: args }];
  });

/** The final message of an act turn: the results of the tools and the refused commands, or the list of known commands. */
export const actReport = (context: CommandContext): string => {
  const refused = foundIn(context).flatMap((found) => (found?.args instanceof CommandError ? [found.args.reason] : []));
  const lines = context.results.map(
    ({ toolName, isError, text }) => `${toolName} ${isError ? 'failed' : 'done'}: ${truncate(text, MAX_RESULT)}`,
  );
  if (lines.length + refused.length === 0)
    return `I am the built-in guide and did nothing. I know these commands: ${COMMAND_NAMES.join('; ')}.`;
  const opening = lines.length === 0 ? 'I am the built-in guide and did nothing.' : 'I am the built-in guide.';
  return [opening, ...lines, ...refused].join('\n');
};
