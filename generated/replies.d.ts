// Written by scripts/generate.ts from spec/. Do not edit.

/** One fault of a value, in the form of Ajv's error objects. */
export interface ValidationFault {
  /** JSON pointer of the faulty value; empty for the whole. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Whether the value fits; its faults, of each list or object at most three, are in `errors` until the next call. The value is never changed. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationFault[] | null;
}

/**
 * Reply validators by operationId, status and media type. A status without a body has no media type. Text media (HTML,
 * YAML, event streams) are validated as one string.
 */
export const replies: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, Validator>>>>>>;

/** The headers every reply must carry, in lower case, by operationId and status. */
export const replyHeaders: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>>;
