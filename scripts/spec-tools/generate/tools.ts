import { dereference } from '../../shared/dereference.ts';
import { asList, asMap, isMap, type Json, type JsonMap } from '../../shared/json.ts';
import type { SpecError } from '../expand/spec-files.ts';
import type { Operation } from './operations.ts';

const TAGS = ['read', 'write', 'admin'];
const NAME = /^[a-z]+\.[a-z]+(_[a-z]+)*$/;

/** Keywords that do not restrict values, or that belong to the document. */
const LEFT_OUT = new Set(['examples', 'externalDocs', 'discriminator', 'xml']);

/** The errors in the declarations of tools (spec/rules/tools.md#catalogue). */
export function findToolErrors(operations: readonly Operation[]): SpecError[] {
  const names = new Map<string, string>();
  return operations.flatMap(({ id, file, source, policy, parameters }) => {
    if (source['x-tool'] === undefined) return [];
    const {
      name,
      tag,
      description,
      parameters: named = [],
      agents = true,
      arguments: own,
      ...rest
    } = asMap(source['x-tool']);
    const errors: string[] = [];
    if (!NAME.test(String(name)) || !TAGS.includes(String(tag)) || Object.keys(rest).length > 0)
      errors.push(
        `x-tool is { name: <area>.<verb>, tag: ${TAGS.join(' | ')}, description, parameters?: [<query parameter>], agents?, arguments? }`,
      );
    if (typeof description !== 'string' || description === '')
      errors.push('x-tool needs a description for who calls it');
    if (typeof agents !== 'boolean') errors.push('agents of x-tool is true or false');
    if ((own !== undefined) !== policy.streamsBody)
      errors.push('x-tool has arguments exactly if the handler reads the body as a stream');
    if ((tag === 'read') !== (policy.method === 'get')) errors.push('a tool reads exactly when its operation is a GET');
    for (const query of asList(named))
      if (!(String(query) in policy.query)) errors.push(`x-tool names the unknown query parameter ${query}`);
    for (const { in: place, required, name: parameter } of parameters)
      if (place === 'query' && required === true && !asList(named).includes(parameter ?? null))
        errors.push(`x-tool must name the required query parameter ${parameter}`);
    const other = names.get(String(name));
    if (other !== undefined) errors.push(`${other} is the tool ${name} already`);
    names.set(String(name), id);
    return errors.map((message) => ({ file, message: `${id}: ${message}` }));
  });
}

/** `generated/tools.json`: every tool with one flat schema of its arguments, in the order of the document. */
export function renderTools(document: JsonMap, operations: readonly Operation[]): string {
  const tools = operations.filter(({ source }) => source['x-tool'] !== undefined);
  return `${JSON.stringify(
    tools.map((operation) => toolOf(document, operation)),
    null,
    1,
  )}\n`;
}

function toolOf(document: JsonMap, { id, written, parameters, policy, source }: Operation): JsonMap {
  const tool = asMap(source['x-tool']);
  const { name, tag, description = '', parameters: named = [], agents = true } = tool;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter(
    (parameter) => parameter.in === 'query' && asList(named).includes(parameter.name ?? null),
  );
  const json = asMap(asMap(dereference(document, source.requestBody).content)['application/json']);
  const body = tool.arguments ?? json.schema;
  const { properties = {}, required = [] } = body === undefined ? {} : asMap(inlined(document, body));
  const plain = [...inPath, ...inQuery];
  return {
    operation_id: id,
    name: String(name),
    tag: String(tag),
    title: String(written.summary),
    description,
    is_for_agents: agents,
    handles_keys:
      policy.idempotency === null &&
      parameters.some((parameter) => String(parameter.name).toLowerCase() === 'idempotency-key'),
    is_destructive: policy.method !== 'get' && !policy.statuses.includes(201),
    path: inPath.map((parameter) => String(parameter.name)),
    query: inQuery.map((parameter) => String(parameter.name)),
    parameters: {
      type: 'object',
      properties: {
        ...Object.fromEntries(plain.map((parameter) => [String(parameter.name), describe(document, parameter)])),
        ...asMap(properties),
      },
      required: [
        ...plain.filter((parameter) => parameter.required === true).map((parameter) => String(parameter.name)),
        ...asList(required),
      ],
      additionalProperties: false,
    },
  };
}

function describe(document: JsonMap, { schema = {}, description }: JsonMap): JsonMap {
  const plain = asMap(inlined(document, schema));
  return description === undefined ? plain : { ...plain, description };
}

/** The schema with all references inlined, because clients and models read one tool at a time. */
function inlined(document: JsonMap, schema: Json): Json {
  if (Array.isArray(schema)) return schema.map((part) => inlined(document, part));
  if (!isMap(schema)) return schema;
  const { $ref, ...own } = schema;
  const whole: JsonMap = $ref === undefined ? own : { ...dereference(document, { $ref }), ...own };
  return Object.fromEntries(
    Object.entries(whole)
      .filter(([key]) => !key.startsWith('x-') && !LEFT_OUT.has(key))
      .map(([key, value]) => [key, inlinedValue(document, key, value)]),
  );
}

function inlinedValue(document: JsonMap, key: string, value: Json): Json {
  if (key === 'properties')
    return Object.fromEntries(Object.entries(asMap(value)).map(([name, field]) => [name, inlined(document, field)]));
  return key === 'const' || key === 'enum' || key === 'default' || key === 'required'
    ? value
    : inlined(document, value);
}
