import { ValidationFailed } from '../foundation/errors/errors.ts';
import { echoed } from '../foundation/kernel/text/text.ts';
import type { Template, TemplateVariable, VariableValue } from './template.ts';

/** Values by variable name. A variable without a value and default is null. */
export type ResolvedVariables = Readonly<Record<string, VariableValue | null>>;

const IS_OF_TYPE: Readonly<Record<TemplateVariable['varType'], (value: unknown) => boolean>> = {
  str: (value) => typeof value === 'string',
  int: (value) => Number.isSafeInteger(value),
  float: (value) => Number.isFinite(value),
  bool: (value) => typeof value === 'boolean',
};

const TYPE_WORDS = { str: 'a string', int: 'a whole number', float: 'a number', bool: 'true or false' } as const;

/** Why a value is invalid for a variable, or null. */
export const variableError = ({ varType, minimum, maximum }: TemplateVariable, value: unknown): string | null => {
  if (!IS_OF_TYPE[varType](value)) return `must be ${TYPE_WORDS[varType]}`;
  if (typeof value !== 'number') return null;
  if (minimum !== null && value < minimum) return `must be at least ${minimum}`;
  return maximum !== null && value > maximum ? `must be at most ${maximum}` : null;
};

const refuse = (name: string, reason: string): never => {
  throw new ValidationFailed(`template_variables/${name}: ${reason}`);
};

const resolve = (variable: TemplateVariable, given: unknown): VariableValue | null => {
  if (given === undefined) return variable.required ? refuse(variable.name, 'is required') : variable.default;
  const error = variableError(variable, given);
  return error === null ? (given as VariableValue) : refuse(variable.name, error);
};

/**
 * The value of every variable of a template: the given one, or the default. Throws ValidationFailed for an unknown
 * variable, a value of the wrong type or range, including null, and a missing required variable.
 */
export const resolveVariables = (
  { variables }: Template,
  given: Readonly<Record<string, unknown>>,
): ResolvedVariables => {
  const names = new Set(variables.map((variable) => variable.name));
  const unknown = Object.keys(given).find((name) => !names.has(name));
  if (unknown !== undefined) refuse(echoed(unknown), 'is not a variable of the template');
  const values = new Map(Object.entries(given));
  return Object.fromEntries(variables.map((variable) => [variable.name, resolve(variable, values.get(variable.name))]));
};
