import { hash, randomUUID } from 'node:crypto';
import { replies } from '../../derived/replies.js';
import { bodies } from '../../generated/validators.js';
import { prefersProblem } from '../../handlers/http/responses/negotiate.ts';
import { segmentsOf } from '../../handlers/http/router.ts';
import { ValidationErrors } from '../../handlers/http/steps/validation-errors.ts';
import { asMap, isMap, type Json, type JsonMap } from '../shared/json.ts';
import { type MockedOperation, mockedOperations, type ShownAnswer, shared } from './operations.ts';
import { act, change, create, type Fits, page, type Resource, resourcesOf, successOf } from './resources.ts';

/** A request as the mock reads it; names of headers are in lower case. */
export interface MockRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** What is sent. */
export interface MockAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for a response without a body. */
  readonly media: string | null;
  readonly value: Json;
  /** What follows on an event stream, whose value is its first frame. */
  readonly further?: readonly Json[];
}

interface Route {
  readonly operation: MockedOperation;
  readonly pattern: RegExp;
}

const VERSION_CONFLICT = 4002;
const UPGRADE_REQUIRED = 426;
/** Frames that end a stream, or stand for all of it. */
const ENDS = ['deferred', 'error', 'gap', 'closed'];
const MOST_A_PAGE = 200;
const USUAL_PAGE = 50;

const wholeBetween = (text: string | null, least: number, most: number, otherwise: number): number => {
  const number = Number(text ?? otherwise);
  return Number.isInteger(number) && number >= least && number <= most ? number : otherwise;
};

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`);

/** Whether a condition names the tag, among others or by `*`. */
const namesTag = (condition: string, tag: string): boolean =>
  condition.split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim()));

const tagOf = (value: Json): string => `"${hash('sha256', JSON.stringify(value), 'base64url').slice(0, 22)}"`;

/** What a caller asks for in `Prefer` (RFC 7240): a status, or an example by its name. */
const preferenceIn = (header: string | undefined): { code: string | undefined; example: string | undefined } => ({
  code: /\bcode=([2-5]\d\d)\b/.exec(header ?? '')?.[1],
  example: /\bexample="?(\w+)/.exec(header ?? '')?.[1],
});

/**
 * Answers every operation as the document shows it, and remembers what is created, changed and deleted until it ends
 * (docs/mock.md). Every answer is one that the document declares.
 */
export class Mock {
  readonly #routes: readonly Route[];
  readonly #resources: ReadonlyMap<string, Resource>;
  readonly #unknownRoute: ShownAnswer;
  readonly #otherMethods: ShownAnswer;

  constructor(document: JsonMap) {
    const operations = mockedOperations(document);
    // Fixed paths go before those with parameters.
    const sorted = operations.toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);
    this.#routes = sorted.map((operation) => ({ operation, pattern: patternOf(operation.path) }));
    this.#resources = new Map(resourcesOf(operations).map((resource) => [resource.path, resource]));
    this.#unknownRoute = shared(document, 'RouteNotFound', 404);
    this.#otherMethods = shared(document, 'MethodNotAllowed', 405);
  }

  answer(request: MockRequest): MockAnswer {
    return negotiated(this.#answer({ ...request, path: canonical(request.path) }), request.headers.accept ?? null);
  }

  #answer(request: MockRequest): MockAnswer {
    const at = this.#routes.filter(({ pattern }) => pattern.test(request.path));
    const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
    const route = at.find(({ operation }) => operation.method === method);
    if (route === undefined) return sent(at.length > 0 ? this.#otherMethods : this.#unknownRoute);
    const { operation, pattern } = route;
    const [, ...values] = (pattern.exec(request.path) ?? []).map(decoded);
    const { code, example } = preferenceIn(request.headers.prefer);
    const wanted = operation.answers.find(
      ({ status, name }) =>
        (code === undefined || String(status) === code) && (example === undefined || name === example),
    );
    if (wanted !== undefined && (code ?? example) !== undefined) return sent(wanted);
    const body = bodyIn(request.body);
    const faults = new ValidationErrors();
    faults.check(bodies[operation.id], body, 'body');
    if (!faults.isEmpty) return saying(failureOf(operation, 400), String(faults));
    return this.#tagged(operation, request, this.#act(operation, request, values, asMap(body)));
  }

  #act(operation: MockedOperation, request: MockRequest, values: readonly string[], body: JsonMap): MockAnswer {
    const usual = usualOf(operation);
    const data = asMap(usual.value).data;
    const list = this.#resources.get(operation.path);
    if (list !== undefined && operation.method === 'get') {
      const limit = wholeBetween(request.query.get('limit'), 1, MOST_A_PAGE, USUAL_PAGE);
      const start = wholeBetween(request.query.get('cursor') ?? request.query.get('offset'), 0, 1e6, 0);
      return declared(operation, { ...usual, value: page(list, asMap(usual.value), { start, limit }) }, usual);
    }
    if (list !== undefined && operation.method === 'post' && isMap(data))
      return this.#created(operation, list, usual, create(list, data, body, fitting(operation, usual)));
    return this.#onRecord(operation, request, values, body);
  }

  #created(operation: MockedOperation, { path, records }: Resource, usual: MockAnswer, data: JsonMap): MockAnswer {
    const location = 'location' in usual.headers ? { location: `${path}/${[...records.keys()].at(-1)}` } : {};
    const headers = { ...usual.headers, ...location };
    return declared(operation, { ...usual, headers, value: { ...asMap(usual.value), data } }, usual);
  }

  /** What is asked of a record, by its path or below it. */
  #onRecord(operation: MockedOperation, request: MockRequest, [id = '']: readonly string[], body: JsonMap): MockAnswer {
    const { method, path } = operation;
    const usual = usualOf(operation);
    const resource = this.#resources.get(path.slice(0, path.indexOf('/{')));
    if (resource === undefined) return usual;
    const record = resource.records.get(id);
    if (record === undefined) return hasStatus(operation, 404) ? failureOf(operation, 404) : usual;
    const seen = request.headers['if-match'];
    if (method !== 'get' && seen !== undefined && !namesTag(seen, tagOf(record)))
      return failureOf(operation, 409, VERSION_CONFLICT);
    const envelope = asMap(usual.value);
    const isItself = path.lastIndexOf('/') === resource.path.length;
    const withData = (data: Json): MockAnswer => declared(operation, { ...usual, value: { ...envelope, data } }, usual);
    if (isItself && method === 'get') return withData(record);
    if (isItself && method === 'delete') resource.records.delete(id);
    if (isItself && (method === 'patch' || method === 'put'))
      return withData(change(resource, record, body, fitting(operation, usual)));
    if (isItself || method !== 'post' || !isMap(envelope.data)) return usual;
    const said = this.#routes.flatMap(({ operation: each }) =>
      each.method === 'post' && each.path === resource.path ? each.fields : [],
    );
    return withData(act(resource, record, envelope.data, said));
  }

  /** Conditional requests meet the tag of what is there. */
  #tagged(operation: MockedOperation, { headers }: MockRequest, answer: MockAnswer): MockAnswer {
    if (!('etag' in answer.headers)) return answer;
    const etag = tagOf(asMap(answer.value).data ?? answer.value);
    const isRead = operation.method === 'get';
    const notModified = operation.answers.find(({ status }) => status === 304);
    if (isRead && namesTag(headers['if-none-match'] ?? '', etag) && notModified !== undefined)
      return { ...sent(notModified), headers: { ...sent(notModified).headers, etag } };
    return { ...answer, headers: { ...answer.headers, etag } };
  }
}

/** Families of paths that lie at the root answer below the prefix, too, and one slash at the end is ignored (spec/rules/errors.md#paths). */
const canonical = (path: string): string => {
  try {
    return `/${segmentsOf(path).map(encodeURIComponent).join('/')}`;
  } catch {
    return path;
  }
};

/** A failure as the caller prefers it (spec/rules/errors.md#negotiation). */
const negotiated = (answer: MockAnswer, accept: string | null): MockAnswer => {
  const { error_detail } = asMap(answer.value);
  if (answer.media !== 'application/json' || !isMap(error_detail) || !prefersProblem(accept)) return answer;
  return { ...answer, media: 'application/problem+json', value: { ...error_detail, status: answer.status } };
};

/** A failure with what was found this time, in place of what the document shows. */
const saying = (answer: MockAnswer, detail: string): MockAnswer => {
  const value = asMap(answer.value);
  return { ...answer, value: { ...value, error: detail, error_detail: { ...asMap(value.error_detail), detail } } };
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const bodyIn = (text: string): Json | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const sent = ({ status, headers, media, value }: ShownAnswer): MockAnswer => ({
  status,
  headers: { ...headers, 'x-request-id': randomUUID() },
  media,
  value,
});

/** The success that is shown first; where none is, because the connection would become another, the first failure. */
const usualOf = (operation: MockedOperation): MockAnswer => {
  const shown =
    successOf(operation) ??
    operation.answers.find(({ status }) => status === UPGRADE_REQUIRED) ??
    operation.answers.find(({ status }) => status >= 400);
  if (shown === undefined) throw new Error(`the document shows no answer of ${operation.id}`);
  const further = operation.answers.filter(
    ({ status, media, name, value }) =>
      media === 'text/event-stream' && status === shown.status && name !== shown.name && !isEnd(value),
  );
  return { ...sent(shown), ...(further.length > 0 && { further: further.map(({ value }) => value) }) };
};

const isEnd = (frame: Json): boolean => ENDS.includes(String(asMap(frame).event));

const hasStatus = ({ answers }: MockedOperation, status: number): boolean =>
  answers.some((answer) => answer.status === status);

/** The failure as the document shows it for this operation, of this code where one is named. */
const failureOf = ({ id, answers }: MockedOperation, status: number, code?: number): MockAnswer => {
  const shown = answers.find(
    ({ value, ...answer }) =>
      answer.status === status && (code === undefined || asMap(asMap(value).error_detail).error_code === code),
  );
  if (shown === undefined) throw new Error(`${id} shows no ${status}`);
  return sent(shown);
};

const isDeclared = ({ id }: MockedOperation, { status, media, value }: MockAnswer): boolean =>
  replies[id]?.[status]?.[media ?? '']?.(value) === true;

/** Whether the response with other data is still one that the document declares. */
const fitting =
  (operation: MockedOperation, usual: MockAnswer): Fits =>
  (data) =>
    isDeclared(operation, { ...usual, value: { ...asMap(usual.value), data } });

/** The response when it is as the document declares it; else the one that is shown. */
const declared = (operation: MockedOperation, answer: MockAnswer, shown: MockAnswer): MockAnswer =>
  isDeclared(operation, answer) ? answer : shown;
