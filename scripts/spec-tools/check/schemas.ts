import { dereference } from '../../shared/dereference.ts';
import { asList, asMap, isMap, type Json, type JsonMap } from '../../shared/json.ts';
import type { SpecError } from '../expand/spec-files.ts';
import type { Bundle } from '../generate/bundle.ts';
import type { Operation } from '../generate/operations.ts';

const PREFIX = '#/components/schemas/';
const ENVELOPE = ['data', 'error', 'error_detail', 'success'];
const PAGE = ['data', 'pagination', 'degraded_sources', 'error', 'error_detail', 'success'];
/** Rules about schemas: named enums, closed objects, complete responses, separate request and response schemas, uniform envelopes. */
export function checkSchemas(bundle: Bundle, operations: readonly Operation[]): SpecError[] {
  return new SchemaChecker(bundle, operations).check();
}

class SchemaChecker {
  readonly #bundle: Bundle;
  readonly #schemas: JsonMap;
  readonly #operations: readonly Operation[];
  readonly #errors: SpecError[] = [];

  constructor(bundle: Bundle, operations: readonly Operation[]) {
    this.#bundle = bundle;
    this.#schemas = asMap(asMap(bundle.document.components).schemas);
    this.#operations = operations;
  }

  check(): SpecError[] {
    const requests = this.#operations.map(({ source }) => this.#requestSchema(source));
    const responses = this.#operations.flatMap(({ source }) => this.#responseSchemas(source));
    const inRequests = this.#reach(requests);
    const inResponses = this.#reach(responses);
    for (const [name, schema] of Object.entries(this.#schemas)) {
      const report = (message: string) => this.#report(name, message);
      this.#checkNamed(name, asMap(schema), report);
      checkNumbers(schema, inRequests.has(name), report);
      if (inRequests.has(name)) checkClosed(schema, report);
      if (inResponses.has(name)) checkResponse(asMap(schema), report);
    }
    for (const request of requests) {
      const name = referenceName(request);
      if (name !== undefined && inResponses.has(name))
        this.#report(name, 'is a request schema, so no response may use it');
    }
    for (const operation of this.#operations) this.#checkOperation(operation);
    return this.#errors;
  }

  #report(name: string, message: string): void {
    this.#errors.push({
      file: this.#bundle.origins.get(`schemas/${name}`) ?? 'spec/schemas',
      message: `${name}: ${message}`,
    });
  }

  #requestSchema(source: JsonMap): Json {
    const content = asMap(dereference(this.#bundle.document, source.requestBody).content);
    return asMap(content['application/json']).schema ?? {};
  }

  #responseSchemas(source: JsonMap): Json[] {
    return Object.values(asMap(source.responses)).flatMap((response) =>
      Object.values(asMap(dereference(this.#bundle.document, response).content)).map(
        (media) => asMap(media).schema ?? {},
      ),
    );
  }

  /** The names of all schemas that the given nodes reference, directly or indirectly. */
  #reach(nodes: readonly Json[], found = new Set<string>()): Set<string> {
    for (const name of nodes.flatMap(referencesIn)) {
      if (found.has(name)) continue;
      found.add(name);
      this.#reach([this.#schemas[name] ?? {}], found);
    }
    return found;
  }

  #checkNamed(name: string, schema: JsonMap, report: (message: string) => void): void {
    if (typeof schema.description !== 'string') report('needs a description');
    for (const child of Object.values({ ...schema, enum: null }))
      if (hasEnum(child)) report('has an inline enum; give it a name');
    if (/^(ApiResponseOf|PaginatedResponseOf)/.test(name)) checkEnvelope(name, schema, report);
  }

  #checkOperation({ id, file, source, parameters }: Operation): void {
    const report = (message: string) => this.#errors.push({ file, message: `${id}: ${message}` });
    if (parameters.some((parameter) => hasEnum(parameter.schema ?? null)))
      report('a parameter has an inline enum; give it a name');
    if (asMap(asMap(source.requestBody).content)['application/json'] !== undefined)
      if (referenceName(this.#requestSchema(source)) === undefined) report('the request body needs a named schema');
    for (const [status, response] of Object.entries(asMap(source.responses))) {
      const json = asMap(asMap(asMap(response).content)['application/json']);
      if (json.schema === undefined || source['x-plain-answer'] === true) continue;
      // The health report has the same status as a failure without a checked credential.
      const [envelope] = asMap(response)['x-report'] === true ? asList(asMap(json.schema).anyOf) : [];
      if (!/^(ApiResponseOf|PaginatedResponseOf)/.test(referenceName(envelope ?? json.schema) ?? ''))
        report(`the ${status} must be an envelope: ApiResponseOf... or PaginatedResponseOf...`);
    }
  }
}

function referenceName(schema: Json): string | undefined {
  const reference = asMap(schema).$ref;
  return typeof reference === 'string' && reference.startsWith(PREFIX) ? reference.slice(PREFIX.length) : undefined;
}

function referencesIn(node: Json): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn);
  if (!isMap(node)) return [];
  const own = referenceName(node);
  return [...(own === undefined ? [] : [own]), ...Object.values(node).flatMap(referencesIn)];
}

function hasEnum(node: Json): boolean {
  if (Array.isArray(node)) return node.some(hasEnum);
  return isMap(node) && (Array.isArray(node.enum) || Object.values(node).some(hasEnum));
}

/** The object schemas inside a schema, itself included; references are not followed. */
function objectsIn(node: Json): JsonMap[] {
  if (Array.isArray(node)) return node.flatMap(objectsIn);
  if (!isMap(node)) return [];
  const isObject = node.type === 'object' || (Array.isArray(node.type) && node.type.includes('object'));
  // A schema below `not` needs no type.
  const { not: _, ...parts } = node;
  return [...(isObject ? [node] : []), ...Object.values(parts).flatMap(objectsIn)];
}

function checkClosed(schema: Json, report: (message: string) => void): void {
  for (const object of objectsIn(schema))
    if (object.additionalProperties === undefined)
      report('every object states additionalProperties; false unless it is a map');
}

/** The largest amount of money, which is the largest number that a client may send. */
const MAX_NUMBER = 1_000_000_000_000;

/**
 * Numbers must have a format, which generated clients need, and numbers that clients send must have limits, so that sums and shares never
 * overflow. Values of several types, such as settings, are limited by their definition.
 */
function checkNumbers(node: Json, isRequest: boolean, report: (message: string) => void, name = 'the value'): void {
  if (Array.isArray(node)) for (const entry of node) checkNumbers(entry, isRequest, report, name);
  if (!isMap(node)) return;
  const types = [node.type].flat().filter((type) => type !== 'null');
  if (types.length === 1 && types[0] === 'number') {
    if (node.format !== 'double') report(`${name} is a number, so it needs format: double`);
    if (isRequest && !(typeof node.maximum === 'number' && node.maximum <= MAX_NUMBER))
      report(`${name} is a number of a request, so it needs a maximum, ${MAX_NUMBER} at most`);
  }
  for (const [key, value] of Object.entries(node)) checkNumbers(value, isRequest, report, key);
}

/** A response must contain every field, unless the schema reports only fields that are set. */
function checkResponse(schema: JsonMap, report: (message: string) => void): void {
  checkClosed(schema, report);
  if (schema['x-partial'] !== true) checkComplete(schema, report);
}

function checkComplete(schema: Json, report: (message: string) => void): void {
  for (const object of objectsIn(schema)) {
    const required = asList(object.required);
    const fields = Object.entries(asMap(object.properties));
    for (const [name, field] of fields) {
      if (!required.includes(name)) report(`${name} must be required: responses contain every field`);
      if (asMap(field).default !== undefined) report(`${name} has a default, which only a request can use`);
    }
  }
}

function checkEnvelope(name: string, schema: JsonMap, report: (message: string) => void): void {
  const isPage = name.startsWith('Paginated');
  const payload = name.replace(/^(ApiResponseOf|PaginatedResponseOf)/, '');
  const properties = asMap(schema.properties);
  const expected = isPage ? PAGE : ENVELOPE;
  if (Object.keys(properties).join() !== expected.join()) report(`its fields are exactly: ${expected.join(', ')}`);
  const data = asMap(properties.data);
  const entry =
    referenceName(data) ??
    referenceName(asList(data.anyOf)[0] ?? null) ??
    `${referenceName(data.items ?? null) ?? ''}${isPage ? '' : 'List'}`;
  if (entry !== payload) report(`data must hold ${payload}, as the name says`);
  const { description: _, ...success } = asMap(properties.success);
  if (JSON.stringify(success) !== '{"type":"boolean"}') report('success is a boolean and nothing more');
}
