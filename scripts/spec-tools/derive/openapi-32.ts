import { asList, asMap, isMap, type Json, type JsonMap } from '../../shared/json.ts';

export const EVENT_STREAM = 'text/event-stream';
const SCHEMAS = '#/components/schemas/';

/** The name of a tag group as a tag. */
export const tagOfGroup = (group: string): string => group.toLowerCase().replaceAll(' ', '-');

/**
 * The document in OpenAPI 3.2, derived from the published one in 3.1 (spec/decisions/0042-derived-openapi-3-2-document.md): event streams
 * have item schemas, and the groups of `x-tagGroups` are the parents of their tags.
 */
export function deriveOpenapi32(document: JsonMap): JsonMap {
  const { 'x-tagGroups': groups, ...rest } = document;
  const components = asMap(rest.components);
  const schemas = Object.entries(asMap(components.schemas));
  const frames = new Set(framesOf(document));
  const parsed = schemas.map(([name, schema]) => [name, frames.has(name) ? asParsed(asMap(schema)) : schema] as const);
  const derived: JsonMap = {
    ...rest,
    openapi: '3.2.0',
    tags: tagTree(asList(rest.tags), asList(groups)),
    components: { ...components, schemas: Object.fromEntries(parsed) },
  };
  return asMap(withItems(derived));
}

/** Every group becomes a tag, and the parent of its tags. */
function tagTree(tags: readonly Json[], groups: readonly Json[]): Json[] {
  return groups.map(asMap).flatMap(({ name, tags: members, 'x-description': description }) => {
    const parent = tagOfGroup(String(name));
    const group = { name: parent, summary: name, description, kind: 'nav' } as JsonMap;
    const below = asList(members).map((member) => asMap(tags.find((tag) => asMap(tag).name === member)));
    return [group, ...below.map((tag) => childOf(tag, parent))];
  });
}

function childOf({ name, 'x-displayName': summary, ...rest }: JsonMap, parent: string): JsonMap {
  return { name, summary, ...rest, parent, kind: 'nav' } as JsonMap;
}

/** The names of the schemas of event stream frames, without unions. */
export function framesOf(document: JsonMap): readonly string[] {
  const schemas = asMap(asMap(document.components).schemas);
  const named = (schema: Json | undefined): string[] => {
    const reference = asMap(schema).$ref;
    if (typeof reference !== 'string') return [];
    const name = reference.slice(SCHEMAS.length);
    const union = asList(asMap(schemas[name]).oneOf);
    return union.length === 0 ? [name] : union.flatMap(named);
  };
  return eventStreamsIn(asMap(document.paths)).flatMap(({ schema }) => named(schema));
}

function eventStreamsIn(node: Json): JsonMap[] {
  if (Array.isArray(node)) return node.flatMap(eventStreamsIn);
  return Object.entries(asMap(node)).flatMap(([key, value]) =>
    key === EVENT_STREAM ? [asMap(value)] : eventStreamsIn(value),
  );
}

/** A frame as parsers of event streams return it: every field is a string, and `data` contains JSON. */
function asParsed({ properties, ...frame }: JsonMap): JsonMap {
  const { data, ...others } = asMap(properties);
  const text = { type: 'string', contentMediaType: 'application/json', contentSchema: data };
  return { ...frame, properties: { ...others, data: text } } as JsonMap;
}

/** Replaces the schema of an event stream by the schema of its items. */
function withItems(node: Json): Json {
  if (Array.isArray(node)) return node.map(withItems);
  if (!isMap(node)) return node;
  const entries = Object.entries(node).map(([key, value]) =>
    key === EVENT_STREAM ? [key, itemwise(asMap(value))] : [key, withItems(value)],
  );
  return Object.fromEntries(entries);
}

function itemwise({ schema, examples, ...rest }: JsonMap): JsonMap {
  const shown = Object.entries(asMap(examples)).map(([name, example]) => [name, asSent(asMap(example))]);
  return { itemSchema: schema, ...rest, examples: Object.fromEntries(shown) } as JsonMap;
}

/** An example of a stream with one frame: as items, and as serialised text. */
function asSent({ value, ...example }: JsonMap): JsonMap {
  const { id, event, data } = asMap(value);
  const text = JSON.stringify(data);
  const named = id === undefined ? {} : { id };
  return {
    ...example,
    dataValue: [{ ...named, event, data: text }],
    serializedValue: `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${text}\n\n`,
  } as JsonMap;
}
