/** A violation of a schema, in the form of Ajv's error objects. */
export interface ValidationError {
  /** JSON pointer of the invalid value; empty for the whole value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** The name of a field, if the name and not its value is invalid. */
  readonly propertyName?: string;
}

/**
 * Whether the value is valid. The violations, at most three for each list or object, are in `errors` until the next
 * call. A validator of requests writes defaults into the value; one of responses never changes it.
 */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/**
 * Parameter validators by operationId. Integers of the query are numbers if their text was ASCII digits; header names
 * are lower case. Undeclared parameters are ignored.
 */
export type ParameterValidators = Readonly<
  Record<string, { readonly path?: Validator; readonly query?: Validator; readonly header?: Validator }>
>;

/** Body validators by operationId; operations without a body are missing. */
export type BodyValidators = Readonly<Record<string, Validator>>;

/**
 * Response validators by operationId, status and media type. A status without a body has no media type. Text media
 * (HTML, YAML) are validated as one string, event streams frame by frame.
 */
export type ReplyValidators = Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, Validator>>>>>>;

/** The headers that every response must carry, in lower case, by operationId and status. */
export type ReplyHeaders = Readonly<Record<string, Readonly<Record<number, readonly string[]>>>>;
