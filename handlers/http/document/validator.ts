/** One error of a value, in the form of Ajv's error objects. */
export interface ValidationError {
  /** JSON pointer of the faulty value; empty for the whole. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** The name of a field, where not its value but that is at error. */
  readonly propertyName?: string;
}

/**
 * Whether the value fits; its errors, of each list or object at most three, are in `errors` until the next call. A validator of requests
 * writes defaults into the value; one of replies never changes it.
 */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/**
 * Parameter validators by operationId. Integers of the query arrive as numbers once their text was ASCII digits; header
 * names are lower case. Undeclared parameters are ignored.
 */
export type ParameterValidators = Readonly<
  Record<string, { readonly path?: Validator; readonly query?: Validator; readonly header?: Validator }>
>;

/** Body validators by operationId; operations without a body are missing. */
export type BodyValidators = Readonly<Record<string, Validator>>;
