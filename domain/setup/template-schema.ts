import * as z from 'zod/mini';
import { type DocumentReader, documentReader } from '../foundation/kernel/json/json-document.ts';
import { maxCodePoints, notBlank } from '../foundation/kernel/json/schema-checks.ts';
import type { Violation } from '../foundation/kernel/json/violation.ts';
import { MAX_AMOUNT } from '../foundation/kernel/money.ts';
import { nameKey } from '../foundation/kernel/text/text.ts';
import {
  AUTONOMY_LEVELS,
  DEFAULT_AGENT_DEPARTMENT,
  DEFAULT_SENIORITY_LEVEL,
  MODEL_PRIORITIES,
  POSTURES,
  SENIORITY_LEVELS,
  SKILL_PATTERNS,
  VARIABLE_TYPES,
  WORKFLOW_TYPES,
} from '../organisation/value/enumerations.ts';
import { DEFAULT_PERSONALITY_PRESET } from '../organisation/value/personality-presets.ts';
import type { TemplateDocument, TemplateVariable } from './template.ts';
import { variableError } from './template-variables.ts';

const name = (maxLength: number) => z.string().check(notBlank(), maxCodePoints(maxLength));
const nameOrNull = (maxLength: number) => z._default(z.nullable(name(maxLength)), null);
const nameOr = (maxLength: number, value: string) => z._default(name(maxLength), value);
const list = <T extends z.ZodMiniType>(item: T, maxItems: number) => z.array(item).check(z.maxLength(maxItems));
const listOrEmpty = <T extends z.ZodMiniType>(item: T, maxItems: number) => z._default(list(item, maxItems), []);
const count = () => z._default(z.int().check(z.minimum(0)), 0);
const flag = () => z._default(z.boolean(), false);
const limit = () => z._default(z.nullable(z.number()), null);

const VALUE = z.union(
  [z.string(), z.number(), z.boolean(), z.null()],
  'must be a string, a number, true, false or null',
);

const VARIABLE = z.strictObject({
  name: name(100),
  description: z._default(z.string().check(maxCodePoints(1000)), ''),
  var_type: z._default(z.enum(VARIABLE_TYPES), 'str'),
  default: z._default(VALUE, null),
  required: flag(),
  hidden: flag(),
  minimum: limit(),
  maximum: limit(),
});

const DEPARTMENT = z.strictObject({
  name: name(128),
  budget_percent: z._default(z.number().check(z.minimum(0), z.maximum(100)), 0),
  head_role: nameOrNull(128),
});

const MODEL = z.strictObject({
  priority: z._default(z.enum(MODEL_PRIORITIES), 'balanced'),
  min_context: count(),
  requires_tools: flag(),
  requires_vision: flag(),
  requires_reasoning: flag(),
});

const COUNT = z.strictObject({ variable: name(100), minus: count() });

const AGENT = z.strictObject({
  role: name(128),
  department: nameOr(128, DEFAULT_AGENT_DEPARTMENT),
  level: z._default(z.enum(SENIORITY_LEVELS), DEFAULT_SENIORITY_LEVEL),
  personality_preset: nameOr(100, DEFAULT_PERSONALITY_PRESET),
  name: nameOrNull(200),
  model: z._default(MODEL, MODEL.parse({})),
  count: z._default(z.nullable(COUNT), null),
});

const TEMPLATE = z.strictObject({
  display_name: name(100),
  description: name(1000),
  tags: listOrEmpty(name(64), 50),
  skill_patterns: z._default(
    list(z.enum(SKILL_PATTERNS), SKILL_PATTERNS.length).check(
      z.refine((patterns) => new Set(patterns).size === patterns.length, 'must not have duplicate items'),
    ),
    [],
  ),
  variables: listOrEmpty(VARIABLE, 50),
  autonomy_level: z._default(z.enum(AUTONOMY_LEVELS), 'semi'),
  workflow: z._default(z.enum(WORKFLOW_TYPES), 'agile_kanban'),
  communication_pattern: nameOr(100, 'hybrid'),
  budget: z._default(z.number().check(z.minimum(0), z.maximum(MAX_AMOUNT)), 100),
  posture: z._default(z.nullable(z.enum(POSTURES)), null),
  departments: list(DEPARTMENT, 100),
  agents: list(AGENT, 500).check(z.minLength(1)),
});

const violation = (pointer: string, reason: string): Violation => ({ pointer, reason });

const repeatedName = (items: readonly { readonly name: string }[], pointer: string): Violation | null => {
  const keys = items.map((item) => nameKey(item.name));
  const index = keys.findIndex((key, place) => keys.indexOf(key) < place);
  return index === -1 ? null : violation(`${pointer}/${index}/name`, 'must be unique');
};

const defaultViolation = (variable: TemplateVariable, index: number): Violation | null => {
  if (variable.default === null) return null;
  const reason = variable.required
    ? 'must be null, because the variable is required'
    : variableError(variable, variable.default);
  return reason === null ? null : violation(`/variables/${index}/default`, reason);
};

/** A count needs limits, so that no value of the variable can make the company larger than its author intended. */
const isCountable = (variable: TemplateVariable | undefined): boolean =>
  variable?.varType === 'int' && variable.default !== null && variable.minimum !== null && variable.maximum !== null;

const countViolations = ({ agents, variables }: TemplateDocument): (Violation | null)[] =>
  agents.map(({ count }, index) =>
    count === null || isCountable(variables.find(({ name }) => name === count.variable))
      ? null
      : violation(`/agents/${index}/count/variable`, 'must name an int variable with default, minimum and maximum'),
  );

const templateViolation = (template: TemplateDocument): Violation | null =>
  [
    repeatedName(template.departments, '/departments'),
    repeatedName(template.variables, '/variables'),
    ...template.variables.map(defaultViolation),
    ...countViolations(template),
  ].find((found) => found !== null) ?? null;

/** Reads a built-in or user template. Throws JsonFileInvalid with file, line, place and reason. */
export const readTemplateDocument: DocumentReader<TemplateDocument> = documentReader(TEMPLATE, templateViolation);
