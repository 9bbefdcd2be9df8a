import { asList, asMap, isMap, type Json, type JsonMap } from './json.ts';

/** What a schema is used for: a client writes requests and reads answers, so they are narrowed in opposite ways. */
type Use = 'request' | 'answer';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];
const UPPER_LIMITS = ['maxLength', 'maxItems', 'maximum', 'maxProperties', 'exclusiveMaximum'];
const LOWER_LIMITS = ['minLength', 'minItems', 'minimum', 'minProperties', 'exclusiveMinimum'];

interface Operation {
  readonly source: JsonMap;
  readonly route: string;
}

const operationsOf = (document: JsonMap): Map<string, Operation> => {
  const found = new Map<string, Operation>();
  for (const [path, item] of Object.entries(asMap(document.paths)))
    for (const method of METHODS) {
      const source = asMap(asMap(item)[method]);
      if (source.operationId !== undefined)
        found.set(String(source.operationId), { source, route: `${method.toUpperCase()} ${path}` });
    }
  return found;
};

const resolve = (document: JsonMap, value: Json | undefined): JsonMap => {
  const map = asMap(value);
  const reference = map.$ref;
  if (typeof reference !== 'string') return map;
  const target = reference
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((part, name) => asMap(part)[name], document);
  return resolve(document, target);
};

const textsOf = (value: Json | undefined): string[] => asList(value).map((entry) => JSON.stringify(entry));
const typesOf = (schema: JsonMap): string[] => (Array.isArray(schema.type) ? schema.type : [schema.type]).map(String);

/** Compares two documents; each finding is one line that says where and what. */
export const findBreaks = (before: JsonMap, now: JsonMap): string[] => new Comparison(before, now).run();

class Comparison {
  readonly #before: JsonMap;
  readonly #now: JsonMap;
  readonly #breaks = new Set<string>();
  readonly #visited = new Set<string>();

  constructor(before: JsonMap, now: JsonMap) {
    this.#before = before;
    this.#now = now;
  }

  run(): string[] {
    const present = operationsOf(this.#now);
    for (const [id, old] of operationsOf(this.#before)) {
      const next = present.get(id);
      if (next === undefined) this.#breaks.add(`${id}: removed`);
      else this.#operation(id, old, next);
    }
    return [...this.#breaks];
  }

  #operation(id: string, old: Operation, next: Operation): void {
    if (old.route !== next.route) this.#breaks.add(`${id}: moved from ${old.route} to ${next.route}`);
    if (JSON.stringify(old.source['x-access']) !== JSON.stringify(next.source['x-access']))
      this.#breaks.add(`${id}: other callers may use it`);
    this.#parameters(id, old.source, next.source);
    this.#content(`${id} body`, old.source.requestBody, next.source.requestBody, 'request');
    if (asMap(old.source.requestBody).required !== true && asMap(next.source.requestBody).required === true)
      this.#breaks.add(`${id} body: is required now`);
    for (const [status, response] of Object.entries(asMap(old.source.responses))) {
      const answer = asMap(next.source.responses)[status];
      if (answer === undefined) this.#breaks.add(`${id} ${status}: removed`);
      else this.#content(`${id} ${status}`, response, answer, 'answer');
    }
  }

  #parameters(id: string, old: JsonMap, next: JsonMap): void {
    const nameOf = (parameter: JsonMap): string => `${parameter.in} ${parameter.name}`;
    const known = asList(old.parameters).map((parameter) => resolve(this.#before, parameter));
    const present = asList(next.parameters).map((parameter) => resolve(this.#now, parameter));
    for (const parameter of known) {
      const same = present.find((candidate) => nameOf(candidate) === nameOf(parameter));
      if (same === undefined) this.#breaks.add(`${id} ${nameOf(parameter)}: removed`);
      else this.#schema(`${id} ${nameOf(parameter)}`, parameter.schema, same.schema, 'request');
    }
    for (const parameter of present.filter((candidate) => candidate.required === true)) {
      const same = known.find((candidate) => nameOf(candidate) === nameOf(parameter));
      if (same?.required !== true) this.#breaks.add(`${id} ${nameOf(parameter)}: is required now`);
    }
  }

  #content(place: string, old: Json | undefined, next: Json | undefined, use: Use): void {
    const present = asMap(resolve(this.#now, next).content);
    for (const [media, body] of Object.entries(asMap(resolve(this.#before, old).content))) {
      if (present[media] === undefined) this.#breaks.add(`${place}: ${media} removed`);
      else this.#schema(place, asMap(body).schema, asMap(present[media]).schema, use);
    }
  }

  #schema(place: string, old: Json | undefined, next: Json | undefined, use: Use): void {
    const key = JSON.stringify([use, old, next]);
    if (this.#visited.has(key)) return;
    this.#visited.add(key);
    const [a, b] = [resolve(this.#before, old), resolve(this.#now, next)];
    this.#values(place, a, b, use);
    this.#fields(place, a, b, use);
    if (isMap(a.items ?? null)) this.#schema(`${place}[]`, a.items, b.items, use);
    for (const word of ['anyOf', 'oneOf', 'allOf'])
      for (const [index, part] of asList(a[word]).entries()) this.#schema(place, part, asList(b[word])[index], use);
  }

  #values(place: string, a: JsonMap, b: JsonMap, use: Use): void {
    const [types, nextTypes] = [typesOf(a), typesOf(b)];
    const [allowed, needed] = use === 'request' ? [nextTypes, types] : [types, nextTypes];
    if (!needed.every((type) => allowed.includes(type)))
      this.#breaks.add(`${place}: type is ${nextTypes.join(' or ')} now`);
    const gone = textsOf(a.enum).filter((value) => !textsOf(b.enum).includes(value));
    if (gone.length > 0 && (use === 'request' ? b.enum !== undefined : true))
      this.#breaks.add(`${place}: ${gone.join(', ')} removed`);
    if (use === 'answer') return;
    if (b.pattern !== undefined && b.pattern !== a.pattern) this.#breaks.add(`${place}: other pattern`);
    for (const word of UPPER_LIMITS)
      if (Number(b[word] ?? Infinity) < Number(a[word] ?? Infinity)) this.#breaks.add(`${place}: smaller ${word}`);
    for (const word of LOWER_LIMITS)
      if (Number(b[word] ?? -Infinity) > Number(a[word] ?? -Infinity)) this.#breaks.add(`${place}: larger ${word}`);
  }

  #fields(place: string, a: JsonMap, b: JsonMap, use: Use): void {
    for (const [name, field] of Object.entries(asMap(a.properties))) {
      const same = asMap(b.properties)[name];
      if (same === undefined) this.#breaks.add(`${place}.${name}: removed`);
      else this.#schema(`${place}.${name}`, field, same, use);
    }
    const [wasRequired, isRequired] = [textsOf(a.required), textsOf(b.required)];
    const changed =
      use === 'request'
        ? isRequired.filter((name) => !wasRequired.includes(name))
        : wasRequired.filter((name) => !isRequired.includes(name));
    const what = use === 'request' ? 'is required now' : 'may be missing now';
    for (const name of changed) this.#breaks.add(`${place}.${JSON.parse(name)}: ${what}`);
  }
}
