import { echoed } from '../../../domain/foundation/kernel/text/text.ts';
import type { ValidationError, Validator } from '../document/validator.ts';

/** The most violations that an error lists; the check stops after them. */
const MAX_ERRORS = 3;

const plural = (count: unknown, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'must be a date and time with an offset (RFC 3339)',
  'visible-text': 'must not contain control characters or invisible format characters',
};

/** Reasons in words. None repeats a value of the client; field names are allowed. */
const REASONS: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => string>> = {
  required: () => 'is required',
  additionalProperties: () => 'is not a known field',
  unevaluatedProperties: () => 'is not a known field',
  minLength: ({ limit }) => `must have at least ${plural(limit, 'character')}`,
  maxLength: ({ limit }) => `must have at most ${plural(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${plural(limit, 'item')}`,
  maxItems: ({ limit }) => `must have at most ${plural(limit, 'item')}`,
  minProperties: ({ limit }) => `must have at least ${plural(limit, 'field')}`,
  maxProperties: ({ limit }) => `must have at most ${plural(limit, 'field')}`,
  uniqueItems: () => 'must not repeat an item',
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be above ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be below ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  type: ({ type }) => `must be ${Array.isArray(type) ? type.join(' or ') : String(type).replaceAll(',', ' or ')}`,
  enum: ({ allowedValues }) =>
    `must be one of ${(allowedValues as unknown[]).map((value) => value ?? 'null').join(', ')}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  pattern: ({ pattern }) => (pattern === '\\S' ? 'must not be blank' : 'does not match the required pattern'),
  format: ({ format }) => FORMATS[String(format)] ?? `must be a valid ${format}`,
};

/** Keywords that only summarise other violations. */
const SUMMARIES = new Set(['anyOf', 'oneOf', 'allOf', 'if', 'not', '$ref', 'dependentRequired', 'propertyNames']);

/** A field name as a part of a JSON pointer. */
export const pointerPart = (name: string): string => echoed(name).replaceAll('~', '~0').replaceAll('/', '~1');

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

const pointerOf = ({ instancePath, params }: ValidationError): string => {
  const parts = instancePath.split('/').map((part) => pointerPart(unescaped(part)));
  const extra = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return extra === undefined ? parts.join('/') : [...parts, pointerPart(String(extra))].join('/');
};

const describe = (place: string, error: ValidationError): string => {
  const pointer = pointerOf(error);
  const description = REASONS[error.keyword]?.(error.params) ?? 'does not fit its schema';
  const reason = error.propertyName === undefined ? description : `the name of a field ${description}`;
  return pointer === '' ? `${place}: ${reason}` : `${place} ${pointer}: ${reason}`;
};

/** The violations of a request, without duplicates, at most three. */
export class ValidationErrors {
  readonly #texts = new Set<string>();

  get isEmpty(): boolean {
    return this.#texts.size === 0;
  }

  /** Whether the maximum is reached, so that further checks are a waste of time. */
  get isFull(): boolean {
    return this.#texts.size === MAX_ERRORS;
  }

  add(text: string): void {
    if (!this.isFull) this.#texts.add(text);
  }

  /** Validates a value, unless the maximum is reached. Writes defaults into the value. */
  check(validator: Validator | undefined, value: unknown, place: string): void {
    if (this.isFull || validator === undefined || validator(value)) return;
    const all = validator.errors ?? [];
    const detailed = all.filter(({ keyword }) => !SUMMARIES.has(keyword));
    for (const error of detailed.length > 0 ? detailed : all) this.add(describe(place, error));
  }

  toString(): string {
    return [...this.#texts].join('; ');
  }
}
