import type { ErrorObject, SchemaObject } from 'ajv';
import { JsonSource } from './json-source.ts';

/** A broken rule: where (JSON pointer) and why. */
export interface DocumentFault {
  readonly pointer: string;
  readonly reason: string;
}

const REASONS: Readonly<Record<string, (error: ErrorObject) => DocumentFault>> = {
  required: (error) => ({
    pointer: error.instancePath,
    reason: `must have the field ${error.params.missingProperty}`,
  }),
  additionalProperties: (error) => ({
    pointer: `${error.instancePath}/${error.params.additionalProperty}`,
    reason: 'is not a known field',
  }),
  enum: (error) => ({
    pointer: error.instancePath,
    reason: `must be one of ${error.params.allowedValues.join(', ')}`,
  }),
};

const NOT_BLANK_PATTERN = '\\S';

/** A string with at least one character that is not white space, at most `maxLength` code points long. */
export const notBlank = (maxLength: number): SchemaObject => ({
  type: 'string',
  pattern: NOT_BLANK_PATTERN,
  maxLength,
});

const toFault = (error: ErrorObject): DocumentFault => {
  const known = REASONS[error.keyword];
  if (known) return known(error);
  const isBlank = error.keyword === 'pattern' && error.params.pattern === NOT_BLANK_PATTERN;
  return { pointer: error.instancePath, reason: isBlank ? 'must not be blank' : (error.message ?? 'is not valid') };
};

/** Rules of a document that its schema cannot state; the first broken one, or null. */
export type DocumentRules<T> = (document: T) => DocumentFault | null;

/**
 * Reads a data file an operator wrote: JSON, then the schema, whose defaults are filled in, then the rules beyond it. `T` must be
 * the type the schema describes. The first fault is thrown as JsonFileInvalid with its line. The schema compiler is loaded only
 * here, because most deployments have no such file.
 */
export const readJsonDocument = async <T>(
  file: string,
  text: string,
  schema: SchemaObject,
  rules: DocumentRules<T>,
): Promise<T> => {
  const source = new JsonSource(file, text);
  const { Ajv } = await import('ajv');
  const validate = new Ajv({ useDefaults: true, allowUnionTypes: true }).compile<T>(schema);
  const document: unknown = source.value;
  const fault = validate(document) ? rules(document) : toFault(validate.errors?.[0] as ErrorObject);
  if (fault) throw source.faultAt(fault.pointer, fault.reason);
  return document as T;
};
