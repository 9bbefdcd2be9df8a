import { canonicalJson } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import { asList, asMap, type Json, type JsonMap } from '../../shared/json.ts';
import { hasSunset, isInTime } from '../expand/deprecation.ts';
import { isAccepted } from './accepted.ts';
import { letsThrough, lostWays } from './callers.ts';
import { removal, tooSoon, type Use } from './differences.ts';
import { SchemaComparison } from './schemas.ts';
import { resolve } from './variants.ts';

const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options'];
/** The serialisation of a parameter, with defaults. */
const writingOf = ({ in: place, style, explode, allowReserved, allowEmptyValue }: JsonMap): JsonMap => {
  const written = style ?? (place === 'path' || place === 'header' ? 'simple' : 'form');
  const parts = { style: written, explode: explode ?? written === 'form' };
  return { ...parts, allowReserved: allowReserved ?? false, allowEmptyValue: allowEmptyValue ?? false };
};

interface Operation {
  readonly source: JsonMap;
  readonly route: string;
  /** The parameters of the operation and of its path; those of the operation take precedence. */
  readonly parameters: readonly JsonMap[];
}

const nameOf = ({ in: place, name }: JsonMap): string =>
  `${place} ${place === 'header' ? String(name).toLowerCase() : name}`;

const prefixOf = (server: Json): string =>
  String(asMap(server).url)
    .replace(/^[^/]*\/\/[^/]*/, '')
    .replace(/\/$/, '');

/** The properties of an authentication scheme that clients use. */
const sending = (scheme: JsonMap): JsonMap =>
  Object.fromEntries(Object.entries(scheme).filter(([word]) => !/^(?:description|bearerFormat|x-.*)$/.test(word)));

/** The operations by operationId, which generated clients use as method name. */
const operationsOf = (document: JsonMap, paths: Json | undefined): Map<string, Operation> => {
  const found = new Map<string, Operation>();
  for (const [path, given] of Object.entries(asMap(paths))) {
    const item = resolve(document, given);
    for (const method of METHODS.filter((name) => item[name] !== undefined)) {
      const source = asMap(item[method]);
      const all = [item, source].flatMap(({ parameters }) => asList(parameters).map((each) => resolve(document, each)));
      const parameters = [...new Map(all.map((each) => [nameOf(each), each])).values()];
      const route = `${method.toUpperCase()} ${path}`;
      found.set(String(source.operationId ?? route), { source, route, parameters });
    }
  }
  return found;
};

/** The breaking changes between two documents that are not accepted, one line each. */
export const findBreaks = (before: JsonMap, now: JsonMap, today: string): string[] =>
  new Comparison(before, now, today).run().filter((line) => !isAccepted(line));

class Comparison {
  readonly #before: JsonMap;
  readonly #now: JsonMap;
  readonly #schemas: SchemaComparison;
  /** A day like 2030-01-31. */
  readonly #today: string;
  readonly #breaks = new Set<string>();

  constructor(before: JsonMap, now: JsonMap, today: string) {
    this.#today = today;
    this.#before = before;
    this.#now = now;
    this.#schemas = new SchemaComparison(before, now);
  }

  run(): string[] {
    this.#all('paths', (id, old, next) => this.#operation(id, old, next));
    // Receivers read the body of a webhook like a response.
    this.#all('webhooks', (id, old, next) => this.#webhook(`${id} webhook`, old, next));
    this.#schemes();
    this.#prefixes();
    return [...this.#breaks];
  }

  #all(part: 'paths' | 'webhooks', compare: (id: string, old: Operation, next: Operation) => void): void {
    const present = operationsOf(this.#now, this.#now[part]);
    for (const [id, old] of operationsOf(this.#before, this.#before[part])) {
      const next = present.get(id);
      if (next === undefined) this.#breaks.add(`${id}: ${removal(hasSunset(old.source, this.#today))}`);
      else compare(id, old, next);
    }
  }

  #webhook(place: string, old: Operation, next: Operation): void {
    if (old.route !== next.route) this.#breaks.add(`${place}: was ${old.route}, is ${next.route}`);
    this.#contents(place, old.source.requestBody, next.source.requestBody, 'answer');
    const present = new Map(next.parameters.map((each) => [nameOf(each), each]));
    for (const parameter of old.parameters) {
      const [name, same] = [nameOf(parameter), present.get(nameOf(parameter))];
      if (same === undefined) this.#breaks.add(`${place} ${name}: removed`);
      else if (parameter.required === true && same.required !== true)
        this.#breaks.add(`${place} ${name}: may be missing now`);
      this.#schema(`${place} ${name}`, parameter.schema, (same ?? parameter).schema, 'answer');
    }
    const taken = Object.keys(asMap(next.source.responses));
    for (const status of Object.keys(asMap(old.source.responses)))
      if (!taken.includes(status)) this.#breaks.add(`${place} ${status}: is not taken any more`);
  }

  /** The base paths of the servers, without their hosts. */
  #prefixes(): void {
    const [had, has] = [this.#before, this.#now].map(({ servers }) => asList(servers).map(prefixOf));
    for (const prefix of new Set(had))
      if (has?.includes(prefix) === false) this.#breaks.add(`servers: no path begins with "${prefix}" any more`);
  }

  #operation(id: string, old: Operation, next: Operation): void {
    if (old.route !== next.route) this.#breaks.add(`${id}: moved from ${old.route} to ${next.route}`);
    if (!isInTime(old.source, next.source, this.#today)) this.#breaks.add(tooSoon(`${id}: goes sooner`));
    if (!letsThrough(old.source['x-access'], next.source['x-access']))
      this.#breaks.add(`${id}: not everybody may use it any more who could`);
    for (const way of lostWays(this.#before, old.source, this.#now, next.source))
      this.#breaks.add(`${id}: ${way} is not enough any more`);
    this.#parameters(id, old, next);
    this.#body(id, resolve(this.#before, old.source.requestBody), resolve(this.#now, next.source.requestBody));
    this.#responses(id, asMap(old.source.responses), asMap(next.source.responses));
  }

  #parameters(id: string, old: Operation, next: Operation): void {
    const present = new Map(next.parameters.map((each) => [nameOf(each), each]));
    const known = new Map(old.parameters.map((each) => [nameOf(each), each]));
    for (const [name, parameter] of known) {
      const same = present.get(name);
      if (same === undefined) this.#breaks.add(`${id} ${name}: ${removal(parameter.deprecated === true)}`);
      else this.#parameter(`${id} ${name}`, parameter, same);
    }
    for (const [name, { required }] of present)
      if (required === true && known.get(name)?.required !== true) this.#breaks.add(`${id} ${name}: is required now`);
  }

  #parameter(place: string, old: JsonMap, next: JsonMap): void {
    const [was, is] = [writingOf(old), writingOf(next)];
    for (const word of Object.keys(was)) if (was[word] !== is[word]) this.#breaks.add(`${place}: other ${word}`);
    this.#schema(place, old.schema, next.schema, 'request');
    this.#contents(place, old, next, 'request');
  }

  #body(id: string, old: JsonMap, next: JsonMap): void {
    if (old.required !== true && next.required === true) this.#breaks.add(`${id} body: is required now`);
    this.#contents(`${id} body`, old, next, 'request');
  }

  #responses(id: string, old: JsonMap, next: JsonMap): void {
    for (const [status, response] of Object.entries(old)) {
      if (next[status] === undefined) this.#breaks.add(`${id} ${status}: removed`);
      else this.#response(`${id} ${status}`, resolve(this.#before, response), resolve(this.#now, next[status]));
    }
    // Clients handle every failure in the same way, but do not expect a new success status.
    for (const status of Object.keys(next))
      if (old[status] === undefined && /^[123]/.test(status)) this.#breaks.add(`${id} ${status}: may come now`);
  }

  #response(place: string, old: JsonMap, next: JsonMap): void {
    this.#contents(place, old, next, 'answer');
    const named = (headers: Json | undefined) =>
      new Map(Object.entries(asMap(headers)).map(([name, header]) => [name.toLowerCase(), header]));
    const present = named(next.headers);
    for (const [name, given] of named(old.headers)) {
      const [header, same] = [resolve(this.#before, given), resolve(this.#now, present.get(name))];
      if (!present.has(name)) this.#breaks.add(`${place} header ${name}: removed`);
      else if (header.required === true && same.required !== true)
        this.#breaks.add(`${place} header ${name}: may be missing now`);
      this.#schema(`${place} header ${name}`, header.schema, present.has(name) ? same.schema : header.schema, 'answer');
    }
  }

  #contents(place: string, old: Json | undefined, next: Json | undefined, use: Use): void {
    const present = asMap(resolve(this.#now, next).content);
    for (const [media, body] of Object.entries(asMap(resolve(this.#before, old).content))) {
      if (present[media] === undefined) this.#breaks.add(`${place}: ${media} removed`);
      else this.#schema(place, asMap(body).schema, asMap(present[media]).schema, use);
    }
  }

  #schema(place: string, old: Json | undefined, next: Json | undefined, use: Use): void {
    if (old === undefined && next === undefined) return;
    for (const { path, text } of this.#schemas.compare(old, next, use)) this.#breaks.add(`${place}${path}: ${text}`);
  }

  /** How a credential is sent. */
  #schemes(): void {
    const [had, has] = [this.#before, this.#now].map(({ components }) => asMap(asMap(components).securitySchemes));
    for (const [name, scheme] of Object.entries(had ?? {})) {
      const [old, next] = [scheme, has?.[name]].map((each) => canonicalJson(sending(asMap(each))));
      if (old !== next) this.#breaks.add(`credential ${name}: is sent in another way now`);
    }
  }
}
