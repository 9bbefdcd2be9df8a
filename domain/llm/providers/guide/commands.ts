import type { JsonObject } from '../../../foundation/kernel/json/canonical-json.ts';
import { nameKey, truncate } from '../../../foundation/kernel/text/text.ts';
import type { ToolCall } from '../../provider.ts';
import { maskCredentials } from '../../safety/masking.ts';
import type { CommandContext, NamedRecord } from './subjects.ts';
import { oneLine, unquoted } from './text/words.ts';

/** A command is a pattern at the beginning of a line; the rest of the line is its argument. */
interface Command {
  readonly pattern: RegExp;
  readonly tool: string;
  /** Null if the rest of the line is incomplete. */
  readonly arguments: (rest: string, context: CommandContext) => JsonObject | null;
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

const IN_PROJECT = / in (?:the )?project /gi;

/** "T in project P": split at the last such mark. */
const taskIn: Command['arguments'] = (rest, { projects }) => {
  const mark = [...rest.matchAll(IN_PROJECT)].at(-1);
  if (mark === undefined) return null;
  const project = unquoted(rest.slice(mark.index + mark[0].length));
  return { project_id: idOf(projects, project), title: unquoted(rest.slice(0, mark.index)) };
};

/** For example "create a department called X"; the first match of a line wins. */
const COMMANDS: readonly Command[] = [
  {
    pattern: /\bcreate (?:a |the )?(?:new )?department (?:called|named) /i,
    tool: 'departments_create',
    arguments: (rest) => ({ name: unquoted(rest) }),
  },
  {
    pattern: /\bdelete (?:the )?department (?:(?:called|named) )?/i,
    tool: 'departments_delete',
    arguments: (rest, { departments, instruction }) => ({
      department_id: idOf(departments, unquoted(rest)),
      reason: truncate(`Asked for in a conversation: ${maskCredentials(instruction.trim())}`, MAX_REASON),
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
  ...['create a task called T in project P', 'list departments, agents, tasks or projects'],
];

const toolCallFor = (line: string, index: number, context: CommandContext): ToolCall[] => {
  for (const { pattern, tool, arguments: argumentsOf } of COMMANDS) {
    const found = pattern.exec(line);
    const args = found && argumentsOf(line.slice(found.index + found[0].length), context);
    if (args) return [{ id: `guide_${index}`, name: tool, argumentsText: JSON.stringify(args), arguments: args }];
  }
  return [];
};

/** The tool calls of an instruction, one command per line; empty if the guide knows none of them. */
export const commandsIn = (context: CommandContext): ToolCall[] =>
  context.instruction.split('\n').flatMap((line, index) => toolCallFor(oneLine(line), index, context));

/** The final message of an act turn: the results of the tools, or the list of known commands. */
export const actReport = ({ results }: CommandContext): string => {
  if (results.length === 0) {
    return `I am the built-in guide and did nothing. I know these commands: ${COMMAND_NAMES.join('; ')}.`;
  }
  const lines = results.map(
    ({ toolName, isError, text }) => `${toolName} ${isError ? 'failed' : 'done'}: ${truncate(text, MAX_RESULT)}`,
  );
  return ['I am the built-in guide.', ...lines].join('\n');
};
