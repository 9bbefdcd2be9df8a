import type { SchemaObject } from 'ajv';
import { type DocumentViolation, documentReader, notBlankSchema } from '../foundation/kernel/json/json-document.ts';
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

const record = (required: readonly string[], properties: Record<string, SchemaObject>): SchemaObject => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
});

const list = (items: SchemaObject, maxItems: number, more: SchemaObject = {}): SchemaObject => ({
  type: 'array',
  items,
  maxItems,
  ...more,
});

const flag: SchemaObject = { type: 'boolean', default: false };
const bound: SchemaObject = { type: ['number', 'null'], default: null };
const nameOrNull = (maxLength: number): SchemaObject => ({
  ...notBlankSchema(maxLength),
  type: ['string', 'null'],
  default: null,
});

const VARIABLE = record(['name'], {
  name: notBlankSchema(100),
  description: { type: 'string', maxLength: 1000, default: '' },
  var_type: { enum: VARIABLE_TYPES, default: 'str' },
  default: { type: ['string', 'number', 'boolean', 'null'], default: null },
  required: flag,
  hidden: flag,
  minimum: bound,
  maximum: bound,
});

const DEPARTMENT = record(['name'], {
  name: notBlankSchema(128),
  budget_percent: { type: 'number', minimum: 0, maximum: 100, default: 0 },
  head_role: nameOrNull(128),
});

const MODEL = record([], {
  priority: { enum: MODEL_PRIORITIES, default: 'balanced' },
  min_context: { type: 'integer', minimum: 0, default: 0 },
  requires_tools: flag,
  requires_vision: flag,
  requires_reasoning: flag,
});

const COUNT = record(['variable'], {
  variable: notBlankSchema(100),
  minus: { type: 'integer', minimum: 0, default: 0 },
});

const AGENT = record(['role'], {
  role: notBlankSchema(128),
  department: { ...notBlankSchema(128), default: DEFAULT_AGENT_DEPARTMENT },
  level: { enum: SENIORITY_LEVELS, default: DEFAULT_SENIORITY_LEVEL },
  personality_preset: { ...notBlankSchema(100), default: DEFAULT_PERSONALITY_PRESET },
  name: nameOrNull(200),
  model: { ...MODEL, default: {} },
  count: { ...COUNT, type: ['object', 'null'], default: null },
});

const TEMPLATE = record(['display_name', 'description', 'departments', 'agents'], {
  display_name: notBlankSchema(100),
  description: notBlankSchema(1000),
  tags: list(notBlankSchema(64), 50, { default: [] }),
  skill_patterns: list({ enum: SKILL_PATTERNS }, SKILL_PATTERNS.length, { uniqueItems: true, default: [] }),
  variables: list(VARIABLE, 50, { default: [] }),
  autonomy_level: { enum: AUTONOMY_LEVELS, default: 'semi' },
  workflow: { enum: WORKFLOW_TYPES, default: 'agile_kanban' },
  communication_pattern: { ...notBlankSchema(100), default: 'hybrid' },
  budget: { type: 'number', minimum: 0, maximum: MAX_AMOUNT, default: 100 },
  posture: { enum: [...POSTURES, null], default: null },
  departments: list(DEPARTMENT, 100),
  agents: list(AGENT, 500, { minItems: 1 }),
});

const fault = (pointer: string, reason: string): DocumentViolation => ({ pointer, reason });

const repeatedName = (items: readonly { readonly name: string }[], pointer: string): DocumentViolation | null => {
  const keys = items.map((item) => nameKey(item.name));
  const index = keys.findIndex((key, place) => keys.indexOf(key) < place);
  return index === -1 ? null : fault(`${pointer}/${index}/name`, 'must be unique');
};

const defaultFault = (variable: TemplateVariable, index: number): DocumentViolation | null => {
  if (variable.default === null) return null;
  const reason = variable.required
    ? 'must be null, because the variable is required'
    : variableError(variable, variable.default);
  return reason === null ? null : fault(`/variables/${index}/default`, reason);
};

/** A count needs limits, so that no value of the variable can make the company larger than its author intended. */
const isCountable = (variable: TemplateVariable | undefined): boolean =>
  variable?.varType === 'int' && variable.default !== null && variable.minimum !== null && variable.maximum !== null;

const countFaults = ({ agents, variables }: TemplateDocument): (DocumentViolation | null)[] =>
  agents.map(({ count }, index) =>
    count === null || isCountable(variables.find(({ name }) => name === count.variable))
      ? null
      : fault(`/agents/${index}/count/variable`, 'must name an int variable with default, minimum and maximum'),
  );

const templateFault = (template: TemplateDocument): DocumentViolation | null =>
  [
    repeatedName(template.departments, '/departments'),
    repeatedName(template.variables, '/variables'),
    ...template.variables.map(defaultFault),
    ...countFaults(template),
  ].find((found) => found !== null) ?? null;

/** Reads a built-in or user template. Rejects with JsonFileInvalid with file, line, place and reason. */
export const readTemplateDocument = documentReader<TemplateDocument>(TEMPLATE, templateFault);
