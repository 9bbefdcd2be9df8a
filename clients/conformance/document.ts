import { readFileSync } from 'node:fs';
import type { operations as Operations } from '../../generated/types.ts';
import { asList, asMap, isMap, type Json, type JsonMap } from './json.ts';

export type OperationId = keyof Operations;

/** A status of an operation, such as `getProject 404`. */
export type Pair = `${OperationId} ${number}`;

export const pairOf = (id: OperationId, status: number): Pair => `${id} ${status}`;

/** The values of `x-access`. */
export type Guard = 'public' | 'refresh' | 'any' | 'read' | 'write' | 'lead' | 'approve' | 'ceo' | 'org' | 'dept';

/** An operation of the interface document. */
export interface Operation {
  readonly id: OperationId;
  /** In upper case. */
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  readonly access: readonly Guard[];
  readonly parameters: readonly Parameter[];
  readonly hasBody: boolean;
  readonly needsBody: boolean;
  /** Whether the body is a file of any media type, which is read as it arrives. */
  readonly takesFiles: boolean;
  /** Example request bodies by name. */
  readonly examples: Readonly<Record<string, Json>>;
  readonly isIdempotent: boolean;
  /** Whether the general limit of the user counts its requests. */
  readonly isInGeneralLimit: boolean;
  /** The name of the operation as an MCP tool. */
  readonly tool: string | null;
  /** Whether the response is a stream that only a disconnect ends. */
  readonly isEndless: boolean;
  readonly responses: ReadonlyMap<number, Response>;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly example: Json;
}

export interface Response {
  readonly headers: readonly { readonly name: string; readonly isRequired: boolean; readonly schema: JsonMap }[];
  /** The schema of each media type. */
  readonly content: ReadonlyMap<string, JsonMap>;
}

// The package has the documents at the same relative path.
const read = (name: string): JsonMap =>
  asMap(JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8')));
const openapi = read('openapi.json');
const asyncapi = read('asyncapi.json');

/** The interface version that deployments are tested against. */
export const INTERFACE_VERSION = String(asMap(openapi.info).version);

/** Schemas of socket frames. */
export const FRAME_SCHEMAS = asMap(asMap(asyncapi.components).schemas);

/**
 * The discriminator of a frame: the type of an event, the action of a frame, or `error` for the frame without either.
 */
const wordOf = ({ properties }: JsonMap): string | null => {
  const { event_type, action, error } = asMap(properties);
  const word = asMap(event_type).const ?? asMap(action).const ?? (error === undefined ? null : 'error');
  return typeof word === 'string' ? word : null;
};

/** The schema name of each frame by its discriminator. */
export const FRAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(FRAME_SCHEMAS).flatMap(([name, schema]) => {
    const word = wordOf(asMap(schema));
    return word === null ? [] : [[word, name] as const];
  }),
);

export const SCHEMAS = asMap(asMap(openapi.components).schemas);

const resolve = (value: Json | undefined): JsonMap => {
  const map = asMap(value);
  if (typeof map.$ref !== 'string') return map;
  const found = map.$ref
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((at, name) => asMap(at)[name], openapi);
  return resolve(found);
};

const responseOf = (declared: Json): Response => {
  const { headers = {}, content = {} } = resolve(declared);
  return {
    headers: Object.entries(asMap(headers)).map(([name, header]) => {
      const { required, schema } = resolve(header);
      return { name: name.toLowerCase(), isRequired: required === true, schema: asMap(schema) };
    }),
    content: new Map(Object.entries(asMap(content)).map(([type, media]) => [type, asMap(asMap(media).schema)])),
  };
};

const operationOf = (path: string, method: string, shared: readonly Json[], source: JsonMap): Operation => {
  const body = resolve(source.requestBody);
  const json = asMap(asMap(body.content)['application/json']);
  const examples = Object.entries(asMap(json.examples)).map(([name, example]) => [
    name,
    resolve(example).value ?? null,
  ]);
  const access = Array.isArray(source['x-access']) ? source['x-access'] : [source['x-access']];
  const responses = Object.entries(asMap(source.responses));
  const media = responses.flatMap(([, response]) => Object.keys(asMap(resolve(response).content)));
  return {
    id: String(source.operationId) as OperationId,
    method: method.toUpperCase(),
    path,
    access: access as Guard[],
    parameters: [...shared, ...asList(source.parameters)].map((declared) => {
      const { name, in: place, required, example = null } = resolve(declared);
      return { name: String(name), in: String(place), required: required === true, example };
    }),
    hasBody: source.requestBody !== undefined,
    needsBody: body.required === true,
    takesFiles: asMap(body.content)['*/*'] !== undefined,
    examples: Object.fromEntries(examples),
    isIdempotent: source['x-idempotent'] !== undefined,
    isInGeneralLimit: asMap(source['x-rate-limit']).general !== false,
    tool: source['x-tool'] === undefined ? null : String(asMap(source['x-tool']).name),
    isEndless: method === 'get' && media.includes('text/event-stream'),
    responses: new Map(responses.map(([status, response]) => [Number(status), responseOf(response)])),
  };
};

/** All operations in the order of the document. */
export const OPERATIONS: readonly Operation[] = Object.entries(asMap(openapi.paths)).flatMap(([path, item]) => {
  const { parameters, ...methods } = asMap(item);
  return Object.entries(methods)
    .filter(([, source]) => isMap(source) && source.operationId !== undefined)
    .map(([method, source]) => operationOf(path, method, asList(parameters), asMap(source)));
});

/** The names of all MCP tools. */
export const TOOLS: readonly string[] = OPERATIONS.flatMap(({ tool }) => tool ?? []);

/** The operations that require a credential. */
export const GUARDED: readonly Operation[] = OPERATIONS.filter(
  ({ access }) => !access.includes('public') && !access.includes('refresh'),
);

const byId = new Map<string, Operation>(OPERATIONS.map((operation) => [operation.id, operation]));

export const operationOfId = (id: string): Operation => {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`the document has no operation ${id}`);
  return found;
};

/** Whether the operation has this parameter. */
export const takes = ({ parameters }: Operation, name: string): boolean =>
  parameters.some((parameter) => parameter.name.toLowerCase() === name);

/** The names of the path parameters. */
export const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** An example request body of the document. */
export const exampleOf = (id: OperationId, name?: string): JsonMap => {
  const { examples } = operationOfId(id);
  return asMap(name === undefined ? Object.values(examples)[0] : examples[name]);
};
