import { METHODS } from '../../../handlers/http/document/policy.ts';
import { dereference } from '../../shared/dereference.ts';
import { asMap, type Json, type JsonMap } from '../../shared/json.ts';

/** An object path relative to a collection: only path parameters, such as `{namespace}/{key}`. */
const OBJECT = /^(?:\/\{\w+\})+$/;
const SUCCESS = /^2/;
const ID_OR_NAME = /^\w+_(id|name)$/;

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/**
 * The document with links from the operations of a collection, which list or create objects, to those of the object. The value of each path
 * parameter is in the response: the field of that name, or `id` or `name`, of the object or of the part that contains the object.
 */
export function withLinks(document: JsonMap): JsonMap {
  const paths = asMap(document.paths);
  const linked = Object.entries(paths).map(([path, item]) => {
    const objects = Object.keys(paths).filter(
      (other) => other.startsWith(path) && OBJECT.test(other.slice(path.length)),
    );
    const of = (operation: JsonMap): JsonMap => withLinksTo(operation, path, objects, document);
    const entries = Object.entries(asMap(item)).map(([key, node]) => [key, isMethod(key) ? of(asMap(node)) : node]);
    return [path, Object.fromEntries(entries)];
  });
  return { ...document, paths: Object.fromEntries(linked) };
}

const isMethod = (key: string): boolean => METHODS.some((method) => method === key);

function withLinksTo(operation: JsonMap, path: string, objects: readonly string[], document: JsonMap): JsonMap {
  const responses = Object.entries(asMap(operation.responses)).map(([status, response]) => {
    const links = SUCCESS.test(status) ? objects.map((object) => linksOf(asMap(response), path, object, document)) : [];
    const all = Object.assign({}, ...links);
    return [status, Object.keys(all).length === 0 ? response : { ...asMap(response), links: all }];
  });
  return { ...operation, responses: Object.fromEntries(responses) };
}

function linksOf(response: JsonMap, path: string, object: string, document: JsonMap): JsonMap {
  const item = asMap(asMap(document.paths)[object]);
  const { data } = asMap(dereference(document, asMap(asMap(response.content)['application/json']).schema).properties);
  const isList = asMap(data).items !== undefined;
  const schema = dereference(document, isList ? asMap(data).items : data);
  const start = isList ? '/data/0' : '/data';
  const values = namesIn(object.slice(path.length)).map((name) => [
    name,
    pointerTo(name, { schema, start, hasGet: item.get !== undefined }, document),
  ]);
  if (values.some(([, pointer]) => pointer === null)) return {};
  const parameters: JsonMap = {
    ...Object.fromEntries(namesIn(path).map((name) => [name, `$request.path.${name}`])),
    ...Object.fromEntries(values.map(([name, pointer]) => [String(name), `$response.body#${pointer}`])),
  };
  const operations = METHODS.filter((method) => item[method] !== undefined).map((method) => asMap(item[method]));
  return Object.fromEntries(
    operations.map(({ operationId, summary }) => [
      String(operationId),
      { operationId, parameters, description: isList ? `${summary}: the first one of the list.` : `${summary}.` },
    ]),
  ) as JsonMap;
}

interface Place {
  readonly schema: JsonMap;
  readonly start: string;
  /** Whether the object can be read. Otherwise a field with the name of the parameter may be of another object. */
  readonly hasGet: boolean;
}

function pointerTo(name: string, { schema, start, hasGet }: Place, document: JsonMap): string | null {
  const fields = asMap(schema.properties);
  const [, short] = ID_OR_NAME.exec(name) ?? [];
  for (const field of [...(hasGet || short !== undefined ? [name] : []), ...(short === undefined ? [] : [short])])
    if (fields[field] !== undefined) return `${start}/${field}`;
  const parts = Object.entries(fields)
    .filter(([, part]) => asMap(part).$ref !== undefined)
    .map(([field, part]): [string, JsonMap] => [field, dereference(document, part as Json)])
    .filter(([, part]) => part.properties !== undefined);
  return (
    parts
      .map(([field, part]) => pointerTo(name, { schema: part, start: `${start}/${field}`, hasGet: false }, document))
      .find((pointer) => pointer !== null) ?? null
  );
}
