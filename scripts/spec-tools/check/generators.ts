import { asList, asMap, isMap, type Json, type JsonMap } from '../../shared/json.ts';
import type { SpecError } from '../expand/spec-files.ts';
import type { Bundle } from '../generate/bundle.ts';

type Report = (message: string) => void;
/** A schema, its location, and whether clients send its values. */
interface SchemaCheck {
  readonly node: JsonMap;
  readonly place: string;
  readonly isSent: boolean;
  readonly report: Report;
}

const MAX_INT32 = 2_147_483_647;
/** The form of a schema for several types: without `type`, and with `not`. */
const ONE_VALUE = '{"anyOf":[{"type":"object"},{"type":"array","items":{}}]}';

const typesOf = ({ type }: JsonMap): readonly Json[] => (type === undefined ? [] : [type].flat()) as Json[];
const isNull = (node: Json | undefined): boolean => JSON.stringify(node) === '{"type":"null"}';

/** `anyOf: [{ $ref: ... }, { type: 'null' }]`, which every generator reads as a nullable reference. */
const isNullableReference = (list: Json | undefined): boolean =>
  asList(list).length === 2 && asMap(asList(list)[0]).$ref !== undefined && isNull(asList(list)[1]);

const SCHEMA_RULES: readonly ((check: SchemaCheck) => void)[] = [
  ({ node, place, report }) => {
    const types = typesOf(node);
    if (types.length === 1 && types[0] === 'null')
      report(
        `${place} is a bare null, which other languages have no type for; write type: [string, 'null'] with const: null`,
      );
    if (types.filter((type) => type !== 'null').length > 1)
      report(
        `${place} has several types; leave type out and write not: { anyOf: [{ type: object }, { type: array, items: {} }] }`,
      );
    if (typeof node.const === 'boolean')
      report(`${place} is a constant boolean, which is an enum of one elsewhere; write type: boolean alone`);
    if (node.not !== undefined && JSON.stringify(node.not) !== ONE_VALUE)
      report(`${place}: not is for values of several types alone`);
  },
  ({ node, place, report }) => {
    if (!typesOf(node).includes('integer')) return;
    if (node.format !== 'int32' && node.format !== 'int64')
      report(`${place} is an integer, so it needs format: int32 or int64`);
    if (node.format === 'int64' && typeof node.maximum === 'number' && node.maximum <= MAX_INT32)
      report(`${place} is never beyond its maximum, so its format is int32`);
  },
  ({ node, place, report }) => {
    if (typeof node.pattern === 'string' && !node.pattern.startsWith('^'))
      report(`${place}: a pattern begins with ^, since some generated clients anchor it and others do not`);
  },
  ({ node, place, isSent, report }) => {
    if (!isSent || node.enum !== undefined || node.const !== undefined) return;
    if (typesOf(node).includes('string') && node.maxLength === undefined && node.format !== 'uuid')
      report(`${place} is a text of a request, so it needs a maxLength`);
    if (typesOf(node).includes('array') && node.maxItems === undefined)
      report(`${place} is a list of a request, so it needs maxItems`);
  },
];

/** Visits every schema inside a schema. Keys of `properties` are field names. */
function checkSchema({ node, place, isSent, report }: SchemaCheck): void {
  for (const rule of SCHEMA_RULES) rule({ node, place, isSent, report });
  const { not: _, properties, anyOf, enum: _values, const: _value, default: _default, ...rest } = node;
  const below = (child: Json, name: string): void => {
    if (Array.isArray(child)) for (const entry of child) below(entry, name);
    else if (isMap(child)) checkSchema({ node: child, place: name, isSent, report });
  };
  for (const [name, child] of Object.entries(asMap(properties))) below(child, name);
  below(isNullableReference(anyOf) ? [] : (anyOf ?? []), place);
  for (const [key, child] of Object.entries(rest)) if (!key.startsWith('x-')) below(child, place);
}

const PREFIX = '#/components/schemas/';

function namesIn(node: Json): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (!isMap(node)) return [];
  const { $ref } = node;
  const own = typeof $ref === 'string' && $ref.startsWith(PREFIX) ? [$ref.slice(PREFIX.length)] : [];
  return [...own, ...Object.values(node).flatMap(namesIn)];
}

/** The names of all schemas that clients send: those of request bodies and parameters, and those that they reference. */
function sentSchemas({ paths, components }: JsonMap): ReadonlySet<string> {
  const { schemas, parameters } = asMap(components);
  const operations = Object.values(asMap(paths)).flatMap((item) => Object.values(asMap(item)).map(asMap));
  const found = new Set<string>();
  const add = (node: Json): void => {
    for (const name of namesIn(node).filter((each) => !found.has(each))) {
      found.add(name);
      add(asMap(schemas)[name] ?? null);
    }
  };
  for (const { requestBody = null, parameters: own = null } of operations) add([requestBody, own]);
  add(parameters ?? null);
  return found;
}

/**
 * Checks that client generators can read the bundled document (spec/decisions/0057-openapi-document-for-client-generators.md).
 */
export function checkForGenerators({ document, origins }: Pick<Bundle, 'document' | 'origins'>): SpecError[] {
  const errors: SpecError[] = [];
  const components = asMap(document.components);
  const reporter = (key: string): Report => {
    const [section = '', name = ''] = key.split('/');
    return (message) => errors.push({ file: origins.get(key) ?? `spec/${section}`, message: `${name}: ${message}` });
  };
  const sent = sentSchemas(document);
  for (const [name, schema] of Object.entries(asMap(components.schemas))) {
    const report = reporter(`schemas/${name}`);
    checkNamed(asMap(schema), sent.has(name), report);
    checkSchema({ node: asMap(schema), place: 'it', isSent: sent.has(name), report });
  }
  for (const section of ['parameters', 'headers'])
    for (const [name, node] of Object.entries(asMap(components[section])))
      checkPlace(asMap(node), section === 'parameters', reporter(`${section}/${name}`));
  checkInlineParameters(document, (message) => errors.push({ file: 'spec/paths', message }));
  checkNames(components, reporter);
  checkWhole(document, (message) => errors.push({ file: 'spec/openapi.yaml', message }));
  return errors;
}

function checkNamed(schema: JsonMap, isSent: boolean, report: Report): void {
  if (typesOf(schema).includes('object') && typesOf(schema).includes('null'))
    report('is an object or null; let those who use it say that they may be null');
  if (isNullableReference(schema.anyOf))
    report('is another schema or null, which some name and never describe; write it where it is used');
  if (schema['x-enum-extensibility'] !== undefined && (schema.enum === undefined || isSent))
    report('x-open-enum is for enums that no request has');
}

/** Whether every server refuses an example: a cursor is valid only for the server and the list that issued it. */
const isCursor = ({ name }: JsonMap): boolean => name === 'cursor';

/** Parameters and headers must have an example and a valid schema. */
function checkPlace(place: JsonMap, isSent: boolean, report: Report): void {
  const { schema = {}, example } = place;
  if (example === undefined && !isCursor(place)) report('needs an example');
  if (example !== undefined && isCursor(place)) report('must not have an example, which every server would refuse');
  checkSchema({ node: asMap(schema), place: 'it', isSent, report });
}

function checkInlineParameters({ paths }: JsonMap, report: Report): void {
  for (const item of Object.values(asMap(paths)))
    for (const operation of Object.values(asMap(item)).map(asMap))
      for (const parameter of asList(operation.parameters).map(asMap))
        if (parameter.$ref === undefined)
          checkPlace(parameter, true, (message) => report(`${operation.operationId}, ${parameter.name}: ${message}`));
}

/** Many generators use one namespace for components of all kinds, and some ignore case. */
function checkNames(components: JsonMap, reporter: (key: string) => Report): void {
  const first = new Map<string, string>();
  for (const [section, named] of Object.entries(components))
    for (const name of Object.keys(asMap(named))) {
      const other = first.get(name.toLowerCase());
      if (other !== undefined) reporter(`${section}/${name}`)(`is called like one of ${other}; rename one`);
      first.set(name.toLowerCase(), section);
    }
}

function checkWhole({ security, servers, externalDocs }: JsonMap, report: Report): void {
  if (Object.keys(asMap(asList(security)[0])).join() !== 'bearerAuth') report('bearerAuth stands first in security');
  for (const { url, variables } of asList(servers).map(asMap)) {
    const filled = Object.entries(asMap(variables)).reduce(
      (text, [name, variable]) => text.replace(`{${name}}`, String(asMap(variable).default)),
      String(url),
    );
    if (!URL.canParse(filled)) report(`the server ${url} is not an absolute address after its variables are filled in`);
  }
  if (asMap(externalDocs).url === undefined) report('needs externalDocs, where the long introduction is');
}
