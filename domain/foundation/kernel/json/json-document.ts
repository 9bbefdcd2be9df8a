import type * as z from 'zod/mini';
import { type CamelNamedThroughout, camelNamedThroughout } from '../text/field-names.ts';
import { JsonSource } from './json-source.ts';
import { check, type Violation } from './violation.ts';

/** Rules of a document beyond its schema. Returns the first violation, or null. Pointers use the field names of the file. */
export type DocumentRules<T> = (document: T) => Violation | null;

/** Reads the text of a data file; `file` is its name in errors. Throws JsonFileInvalid. */
export type DocumentReader<T> = (file: string, text: string) => T;

/**
 * A reader of data files of one kind. It parses JSON, checks the schema and fills in its defaults, and checks the rules beyond it. Files
 * use snake_case names; after the schema check they are camelCase. The schema must list them all.
 */
export const documentReader =
  <S extends z.ZodMiniType, T = CamelNamedThroughout<z.output<S>>>(
    schema: S,
    rules: DocumentRules<T> = () => null,
  ): DocumentReader<T> =>
  (file, text) => {
    const source = new JsonSource(file, text);
    const checked = check(schema, source.value);
    if (checked.violation !== null) throw source.invalidAt(checked.violation);
    const document = camelNamedThroughout(checked.value) as T;
    const violation = rules(document);
    if (violation !== null) throw source.invalidAt(violation);
    return document;
  };
