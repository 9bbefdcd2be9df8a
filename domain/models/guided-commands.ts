import type { JsonObject } from '../kernel/canonical-json.ts';
import { cutTo, nameKey } from '../kernel/text.ts';
import type { ActContext, NamedThing } from './guide-context.ts';
import { unquoted } from './guided-words.ts';
import { maskCredentials } from './masking.ts';
import type { ToolCall } from './provider.ts';

interface Command {
  readonly pattern: RegExp;
  readonly tool: string;
  readonly arguments: (found: Readonly<Record<string, string>>, context: ActContext) => JsonObject;
}

const MAX_REASON = 500;
const MAX_RESULT = 2000;

/** The id of what goes by the name. A name nobody has is passed on as it is, so that the tool itself says it is unknown. */
const idOf = (things: readonly NamedThing[], name: string): string => {
  const wanted = nameKey(name);
  return things.find((thing) => thing.id === name || nameKey(thing.name) === wanted)?.id ?? name;
};

/** A number with thousands separators, a sign of money before it and a currency behind it; NaN when it is none. */
const amountOf = (text: string): number => {
  const found = /^[^\d.-]*(-?\d[\d,]*(?:\.\d+)?)\s*(k|m)?(?![\w.])/i.exec(text.trim());
  const scale = { k: 1e3, m: 1e6 }[found?.[2]?.toLowerCase() ?? ''] ?? 1;
  return found === null ? Number.NaN : Number(found[1]?.replaceAll(',', '')) * scale;
};

const amountOrText = (text: string): number | string => (Number.isFinite(amountOf(text)) ? amountOf(text) : text);

/** "create a department called X" and its like; the first that fits a line counts. */
const COMMANDS: readonly Command[] = [
  {
    pattern: /\bcreate\s+(?:a\s+|the\s+)?(?:new\s+)?department\s+(?:called|named)\s+(?<name>.+)/i,
    tool: 'departments_create',
    arguments: ({ name = '' }) => ({ name }),
  },
  {
    pattern: /\bdelete\s+(?:the\s+)?department\s+(?:(?:called|named)\s+)?(?<name>.+)/i,
    tool: 'departments_delete',
    arguments: ({ name = '' }, { departments, instruction }) => ({
      department_id: idOf(departments, name),
      reason: cutTo(`Asked for in a conversation: ${maskCredentials(instruction.trim())}`, MAX_REASON),
    }),
  },
  {
    pattern: /\brename\s+the\s+company\s+to\s+(?<name>.+)/i,
    tool: 'company_update',
    arguments: ({ name = '' }) => ({ company_name: name }),
  },
  {
    pattern: /\bset\s+the\s+monthly\s+budget\s+to\s+(?<amount>.+)/i,
    tool: 'company_update',
    arguments: ({ amount = '' }) => ({ budget_monthly: amountOrText(amount) }),
  },
  {
    pattern:
      /\bcreate\s+(?:a\s+)?(?:new\s+)?task\s+(?:called|named)\s+(?<title>.+)\s+in\s+(?:the\s+)?project\s+(?<project>.+)/i,
    tool: 'tasks_create',
    arguments: ({ title = '', project = '' }, { projects }) => ({ project_id: idOf(projects, project), title }),
  },
  ...['departments', 'agents', 'tasks', 'projects'].map((things) => ({
    pattern: new RegExp(`\\blist\\s+(?:all\\s+)?(?:the\\s+|our\\s+)?${things}\\b`, 'i'),
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

const toolCallFor = (line: string, index: number, context: ActContext): ToolCall[] => {
  for (const command of COMMANDS) {
    const found = command.pattern.exec(line);
    if (found === null) continue;
    const groups = Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, text]) => [name, unquoted(text)]));
    const args = command.arguments(groups, context);
    return [{ id: `guide_${index}`, name: command.tool, argumentsText: JSON.stringify(args), arguments: args }];
  }
  return [];
};

/** The tool calls an instruction asks for, one command a line; none when it holds no command the guide knows. */
export const commandsIn = (context: ActContext): ToolCall[] =>
  context.instruction.split('\n').flatMap((line, index) => toolCallFor(line, index, context));

/** The closing words of an act turn: what the tools answered, or which commands there are. */
export const actReport = ({ results }: ActContext): string => {
  if (results.length === 0) {
    return `I am the built-in guide and did nothing. I know these commands: ${COMMAND_NAMES.join('; ')}.`;
  }
  const lines = results.map(
    ({ toolName, isError, text }) => `${toolName} ${isError ? 'failed' : 'done'}: ${cutTo(text, MAX_RESULT)}`,
  );
  return ['I am the built-in guide.', ...lines].join('\n');
};
