import type { ErrorObject, SchemaObject, ValidateFunction } from 'ajv';
import { camelNamedThroughout } from '../text/field-names.ts';
import { type JsonFileInvalid, JsonSource } from './json-source.ts';

/** A broken rule: where (JSON pointer) and why. */
export interface DocumentViolation {
  readonly pointer: string;
  readonly reason: string;
}

const REASONS: Readonly<Record<string, (error: ErrorObject) => DocumentViolation>> = {
  required: (error) => ({
    pointer: error.instancePath,
    reason: `must have the field ${error.params.missingProperty}`,
  }),
  additionalProperties: (error) => ({
    pointer: `${error.instancePath}/${error.params.additionalProperty}`,
    reason: 'is not a known field',
  }),
  type: (error) => ({ pointer: error.instancePath, reason: `must be ${[error.params.type].flat().join(' or ')}` }),
  enum: (error) => ({
    pointer: error.instancePath,
    reason: `must be one of ${error.params.allowedValues.join(', ')}`,
  }),
};

const NOT_BLANK_PATTERN = '\\S';

/** A string with at least one character that is not white space, at most `maxLength` code points long. */
export const notBlankSchema = (maxLength: number): SchemaObject => ({
  type: 'string',
  pattern: NOT_BLANK_PATTERN,
  maxLength,
});

const toFault = (error: ErrorObject): DocumentViolation => {
  const known = REASONS[error.keyword];
  if (known) return known(error);
  const isBlank = error.keyword === 'pattern' && error.params.pattern === NOT_BLANK_PATTERN;
  return { pointer: error.instancePath, reason: isBlank ? 'must not be blank' : (error.message ?? 'is not valid') };
};

/** Rules of a document that its schema cannot state; the first broken one, or null. Pointers name the fields as the file does. */
export type DocumentRules<T> = (document: T) => DocumentViolation | null;

/** Reads the text of a data file; `file` is how faults name it. Rejects with JsonFileInvalid. */
export type DocumentReader<T> = (file: string, text: string) => Promise<T>;

/**
 * A reader of data files of one kind: JSON, then the schema, whose defaults are filled in, then the rules beyond it. Files spell
 * names in snake_case; from the schema on they are ours. `T` must be the type the schema describes, under our names, and the schema
 * must list them all. The schema compiler is loaded at the first file.
 */
export const documentReader = <T>(schema: SchemaObject, rules: DocumentRules<T>): DocumentReader<T> => {
  let compiled: Promise<ValidateFunction> | null = null;
  const compile = async (): Promise<ValidateFunction> => {
    const { default: ajv } = await import('ajv');
    // The schemas are ours, and strict mode refuses what is none: no schema of schemas is compiled for them.
    const compiler = new ajv.Ajv({ useDefaults: true, allowUnionTypes: true, meta: false, validateSchema: false });
    return compiler.compile(schema);
  };
  return async (file, text) => {
    const source = new JsonSource(file, text);
    compiled ??= compile();
    const validate = await compiled;
    const refuse = ({ pointer, reason }: DocumentViolation): JsonFileInvalid => source.faultAt(pointer, reason);
    if (!validate(source.value)) throw refuse(toFault(validate.errors?.[0] as ErrorObject));
    const document = camelNamedThroughout(source.value) as T;
    const fault = rules(document);
    if (fault) throw refuse(fault);
    return document;
  };
};
