import {
  type Concurrency,
  GUARDS,
  type Guard,
  type Idempotency,
  MAX_BODY_BYTES,
  METHODS,
  type OperationPolicy,
  type QueryType,
  type Window,
} from '../../../handlers/http/document/policy.ts';
import { dereference } from '../../shared/dereference.ts';
import { asList, asMap, type Json, type JsonMap } from '../../shared/json.ts';
import { deprecationHeaders, deprecationOf } from '../expand/deprecation.ts';
import type { SpecError } from '../expand/spec-files.ts';
import type { Bundle, SpecPath } from './bundle.ts';

/** An operation with the data that generators need. */
export interface Operation {
  readonly id: string;
  readonly file: string;
  /** The content of its path file. */
  readonly written: JsonMap;
  /** The expanded operation. */
  readonly source: JsonMap;
  readonly parameters: readonly JsonMap[];
  readonly policy: OperationPolicy;
}

/** Every operation in the order of the document, with the policy of its extensions. */
export function readOperations(bundle: Bundle): { operations: readonly Operation[]; errors: readonly SpecError[] } {
  const errors: SpecError[] = [];
  const operations = bundle.paths.flatMap((path) => readPath(bundle.document, path, errors));
  const seen = new Map<string, string>();
  for (const { id, file } of operations) {
    const first = seen.get(id);
    if (first !== undefined) errors.push({ file, message: `operationId ${id} is already used in ${first}` });
    seen.set(id, file);
  }
  return { operations, errors };
}

function readPath(document: JsonMap, path: SpecPath, errors: SpecError[]): Operation[] {
  return METHODS.filter((method) => path.item[method] !== undefined).map((method) => {
    const source = asMap(path.item[method]);
    const id = String(source.operationId ?? `${method} ${path.path}`);
    const parameters = [...asList(path.item.parameters), ...asList(source.parameters)].map((parameter) =>
      dereference(document, parameter),
    );
    const report = (message: string) => errors.push({ file: path.file, message: `${id}: ${message}` });
    if (source.operationId === undefined) report('needs an operationId');
    return {
      id,
      file: path.file,
      written: asMap(path.written[method]),
      source,
      parameters,
      policy: policyOf(document, path, method, id, source, parameters, report),
    };
  });
}

function policyOf(
  document: JsonMap,
  path: SpecPath,
  method: OperationPolicy['method'],
  id: string,
  source: JsonMap,
  parameters: readonly JsonMap[],
  report: (message: string) => void,
): OperationPolicy {
  const responses = asMap(source.responses);
  const body = source.requestBody;
  const streamsBody = source['x-raw-body'] === 'stream';
  const deprecation = deprecationOf(source);
  const access = accessOf(source['x-access'], report);
  const isProtected = asList(source.security ?? document.security).length > 0;
  if (isProtected === access.some((guard) => guard === 'public' || guard === 'refresh'))
    report('asks for a credential (security) exactly when x-access is neither public nor refresh');
  return {
    method,
    path: path.path,
    area: path.area,
    access,
    isProtected,
    window: windowOf(source['x-rate-limit'], id, report),
    isUnlimited: source['x-rate-limit'] === 'none',
    countsInGeneral: asMap(source['x-rate-limit']).general !== false,
    countsTools: asMap(source['x-rate-limit']).tools === true,
    concurrency: concurrencyOf(source['x-concurrency'], id, exemptionsOf(document, source, parameters, report), report),
    idempotency: idempotencyOf(source['x-idempotent'], id, report),
    hasOwnOrigin: source['x-own-origin'] === true,
    isConditional: parameters.some(({ name }) => name === 'If-Match'),
    hasSecret: source['x-secret-answer'] === true,
    body: streamsBody ? 'none' : presenceOf(document, body),
    maxBodyBytes: bodyLimitOf(source['x-body-limit'], body !== undefined && !streamsBody, report),
    keepsBytes: source['x-raw-body'] === true,
    streamsBody,
    integersInPath: integersInPath(document, parameters),
    query: queryOf(document, parameters, report),
    ignoresUnknownQuery: source['x-ignore-unknown-query'] === true,
    statuses: Object.keys(responses).map(Number),
    hasEtag: successes(document, responses).some((response) => 'ETag' in asMap(response.headers)),
    deprecation: deprecation === null ? null : deprecationHeaders(deprecation),
    media: mediaOf(document, responses),
  };
}

const isGuard = (word: string): word is Guard => GUARDS.some((guard) => guard === word);

function accessOf(access: Json | undefined, report: (message: string) => void): Guard[] {
  const words = (Array.isArray(access) ? access : [access]).filter((word) => word !== undefined).map(String);
  if (words.length === 0) report(`needs x-access: one or more of ${GUARDS.join(', ')}`);
  for (const word of words)
    if (!isGuard(word)) report(`x-access names the unknown guard "${word}"; known are ${GUARDS.join(', ')}`);
  return words.filter(isGuard);
}

const presenceOf = (document: JsonMap, body: Json | undefined): OperationPolicy['body'] => {
  if (body === undefined) return 'none';
  return dereference(document, body).required === true ? 'required' : 'optional';
};

function windowOf(limit: Json | undefined, id: string, report: (message: string) => void): Window | null {
  if (limit === undefined || limit === 'none') return null;
  const { bucket = id, points, seconds, by } = asMap(limit);
  if (typeof points !== 'number' || typeof seconds !== 'number' || (by !== 'user' && by !== 'address'))
    report(
      'x-rate-limit is either the word none or { bucket?, points, seconds, by: user | address, general?, tools? }',
    );
  return {
    bucket: String(bucket),
    points: Number(points),
    seconds: Number(seconds),
    by: by === 'address' ? by : 'user',
  };
}

function bodyLimitOf(limit: Json | undefined, hasBody: boolean, report: (message: string) => void): number | null {
  if (limit === undefined) return hasBody ? MAX_BODY_BYTES : null;
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1 || limit >= MAX_BODY_BYTES)
    report(`x-body-limit is a number of bytes below ${MAX_BODY_BYTES}`);
  return Number(limit);
}

function idempotencyOf(word: Json | undefined, id: string, report: (message: string) => void): Idempotency | null {
  if (word === undefined) return null;
  const { bucket = id, settled = false, replay = null, ...rest } = asMap(word);
  if (word !== true && (settled !== true || Object.keys(rest).length > 0))
    report('x-idempotent is either true or { settled: true, bucket?, replay? }');
  return { bucket: String(bucket), isSettled: settled === true, replayEvent: replay === null ? null : String(replay) };
}

const isSubject = (by: string): by is Concurrency['by'] => /^(user|deployment|(user,)?path:\w+)$/.test(by);

/** What can exempt a request from a concurrency limit: query parameters by type, body fields by default. */
interface Exemptions {
  readonly query: Readonly<Record<string, string>>;
  /** The default values of the fields of the body. */
  readonly body: Readonly<Record<string, Json>>;
}

function exemptionsOf(
  document: JsonMap,
  source: JsonMap,
  parameters: readonly JsonMap[],
  report: (message: string) => void,
): Exemptions {
  const content = asMap(asMap(dereference(document, source.requestBody)).content);
  const schema = dereference(document, asMap(content['application/json']).schema);
  const fields = Object.entries(asMap(schema.properties)).flatMap(([name, field]) => {
    const { default: value } = asMap(field);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { query: queryOf(document, parameters, report), body: Object.fromEntries(fields) };
}

function concurrencyOf(
  concurrency: Json | undefined,
  id: string,
  exemptions: Exemptions,
  report: (message: string) => void,
): Concurrency | null {
  if (concurrency === undefined) return null;
  const { bucket = id, cap, by, unless } = asMap(concurrency);
  const subject = String(by);
  if (typeof cap !== 'number' || !isSubject(subject)) {
    report(
      'x-concurrency is { bucket?, cap, by: user | deployment | path:<parameter> | user,path:<parameter>, unless? }',
    );
    return null;
  }
  return { bucket: String(bucket), cap, by: subject, unless: unlessOf(unless, exemptions, report) };
}

function unlessOf(
  unless: Json | undefined,
  { query, body }: Exemptions,
  report: (message: string) => void,
): Concurrency['unless'] {
  if (unless === undefined) return null;
  const [[name = '', value] = [], ...more] = Object.entries(asMap(unless));
  if (more.length === 0 && query[name] === 'boolean' && typeof value === 'boolean')
    return { in: 'query', name, value: String(value) };
  if (more.length === 0 && typeof value === 'number' && body[name] === value) return { in: 'body', name, value };
  report(
    'unless of x-concurrency must be { <boolean query parameter>: <boolean> } or { <body field>: <its numeric default> }',
  );
  return null;
}

function integersInPath(document: JsonMap, parameters: readonly JsonMap[]): string[] {
  return parameters
    .filter((parameter) => parameter.in === 'path' && dereference(document, parameter.schema).type === 'integer')
    .map((parameter) => String(parameter.name));
}

function queryOf(
  document: JsonMap,
  parameters: readonly JsonMap[],
  report: (message: string) => void,
): Record<string, QueryType> {
  const typeOf = (parameter: JsonMap) => {
    const schema = dereference(document, parameter.schema);
    const types = asList(schema.type).filter((type) => type !== 'null');
    return String(schema.type && types.length === 0 ? schema.type : (types[0] ?? 'unknown'));
  };
  const entries: [string, QueryType][] = [];
  for (const parameter of parameters.filter((candidate) => candidate.in === 'query')) {
    const type = typeOf(parameter);
    if (isQueryType(type)) entries.push([String(parameter.name), type]);
    else report(`query parameter ${parameter.name} must be an integer, a string or a boolean`);
  }
  return Object.fromEntries(entries);
}

const isQueryType = (type: string): type is QueryType => ['integer', 'string', 'boolean'].includes(type);

function successes(document: JsonMap, responses: JsonMap): JsonMap[] {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => dereference(document, response));
}

function mediaOf(document: JsonMap, responses: JsonMap): string {
  const media = successes(document, responses).flatMap((response) => Object.keys(asMap(response.content)));
  const first = media.find((name) => name !== 'application/json');
  return first ?? 'json';
}
