import type { ErrorObject, SchemaObject, ValidateFunction } from 'ajv';
import { camelNamedThroughout } from '../text/field-names.ts';
import { type JsonFileInvalid, JsonSource } from './json-source.ts';

/** A violated rule, with a JSON pointer and the reason. */
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

/** Rules of a document beyond its schema. Returns the first violation, or null. Pointers use the field names of the file. */
export type DocumentRules<T> = (document: T) => DocumentViolation | null;

/** Reads the text of a data file; `file` is its name in errors. Rejects with JsonFileInvalid. */
export type DocumentReader<T> = (file: string, text: string) => Promise<T>;

/**
 * A reader of data files of one kind. It parses JSON, checks the schema and fills in its defaults, and checks the rules beyond it. Files
 * use snake_case names; after the schema check they are camelCase. `T` must be the type of the schema with camelCase names, and the schema
 * must list them all. The schema compiler is loaded at the first file.
 */
export const documentReader = <T>(schema: SchemaObject, rules: DocumentRules<T>): DocumentReader<T> => {
  let compiled: Promise<ValidateFunction> | null = null;
  const compile = async (): Promise<ValidateFunction> => {
    const { default: ajv } = await import('ajv');
    // The schemas are our own and strict mode checks them, so no meta-schema is compiled.
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
