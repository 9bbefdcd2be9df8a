/** The location of a value in a request. */
type Place = 'path' | 'query' | 'header';

export interface Field {
  readonly name: string;
  readonly in: Place;
  readonly isRequired: boolean;
  /** Whether the value is written in code without quotes. */
  readonly isBare: boolean;
  readonly example: string;
}

/** The data for the samples and the form of an operation; embedded in the page. */
export interface RequestModel {
  readonly id: string;
  /** Namespace and method of the operation in the clients, in camel case. */
  readonly client: readonly [namespace: string, method: string];
  readonly method: string;
  readonly path: string;
  readonly fields: readonly Field[];
  /** An example of the body as JSON text; null without a body. */
  readonly body: string | null;
  /** `none`: public; `cookie`: only session cookies; `any`: an API key or a session. */
  readonly credential: 'none' | 'cookie' | 'any';
  readonly setsCookies: boolean;
  /** The success has no body. */
  readonly isEmpty: boolean;
  readonly responseKind: 'json' | 'text' | 'events' | 'socket';
}

/** The input: values by location and name, and the body as text. */
export interface Values {
  readonly fields: ReadonlyMap<string, string>;
  readonly body: string | null;
}

/** The values of parameters by name. */
type Given = Readonly<Record<string, unknown>>;

/** A request that can be sent, or written as a code sample. */
export interface Filled {
  /** The parameters, as a client gets them. */
  readonly values: Readonly<Record<Place, Given>>;
  readonly method: string;
  /** Path and query, percent-encoded. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export const keyOf = ({ in: place, name }: Field): string => `${place} ${name}`;

/** The examples of required values only: an invented If-Match or Idempotency-Key would not work. */
export const exampleOf = ({ fields, body }: RequestModel): Values => ({
  fields: new Map(fields.filter(({ isRequired }) => isRequired).map((field) => [keyOf(field), field.example])),
  body,
});

/** Empty path segments, and dot segments in any encoding, which URL parsers remove. */
const NO_PART = /^(?:\.|%2e){0,2}$/i;

/** Why the values cannot be sent, or null. Such a path parameter would address another operation. */
export const invalidReasonOf = ({ fields }: RequestModel, values: Values): string | null => {
  const refused = fields.find((field) => field.in === 'path' && NO_PART.test(values.fields.get(keyOf(field)) ?? ''));
  return refused === undefined
    ? null
    : `Nothing was sent: ${refused.name} may not be empty, "." or "..", which would lead to another operation.`;
};

const partOf = (name: string, value: string): string => encodeURIComponent(NO_PART.test(value) ? `{${name}}` : value);

/** A number or truth value from its text; other text stays text, which the compiler of a reader refuses. */
const bareValue = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The request with these values. For a value that `invalidReasonOf` refuses, the path contains the name of the parameter. */
export const fill = ({ method, path, fields, body }: RequestModel, values: Values): Filled => {
  const given = (place: Place) =>
    fields.flatMap((field) => {
      const value = field.in === place ? values.fields.get(keyOf(field)) : undefined;
      return value === undefined || (value === '' && !field.isRequired) ? [] : [[field.name, value] as const];
    });
  const bare = new Set(fields.filter(({ isBare }) => isBare).map(({ name }) => name));
  const typed = (place: Place): Given =>
    Object.fromEntries(given(place).map(([name, value]) => [name, bare.has(name) ? bareValue(value) : value]));
  const named = new Map(given('path'));
  const target = path.replace(/\{(\w+)\}/g, (_all, name: string) => partOf(name, named.get(name) ?? ''));
  const query = given('query').map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  const content = body === null || values.body === null || values.body.trim() === '' ? null : values.body;
  return {
    values: { path: typed('path'), query: typed('query'), header: typed('header') },
    method,
    target: query.length === 0 ? target : `${target}?${query.join('&')}`,
    headers: {
      ...Object.fromEntries(given('header')),
      ...(content === null ? {} : { 'content-type': 'application/json' }),
    },
    body: content,
  };
};
