import type { JsonMap } from './json.ts';
import { asList, asMap } from './json.ts';

/** An operation with its place in a client: `client.<namespace>.<method>(...)`. */
export interface NamedOperation {
  readonly namespace: string;
  readonly method: string;
  /** The HTTP method in upper case. */
  readonly verb: string;
  readonly path: string;
  readonly source: JsonMap;
}

const VERBS: ReadonlySet<string> = new Set(['get', 'put', 'post', 'patch', 'delete']);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const wordsOf = (id: string): readonly string[] => id.split(/(?=[A-Z])/);
/** Tags are plural, and operation ids use both forms. */
const stemOf = (word: string): string => word.toLowerCase().replace(/s$/, '');

/** The namespace of a tag: the tag in camel case, such as `webhookEndpoints`. */
export const namespaceOf = (tag: string): string =>
  tag
    .split('-')
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');

/**
 * The method of an operation: the first word of its id, which is the verb, and those of the other words that the tag does not contain.
 * `rotateWebhookEndpointSecret` of `webhook-endpoints` is `rotateSecret`.
 */
export const methodOf = (tag: string, operationId: string): string => {
  const [verb = '', ...others] = wordsOf(operationId);
  const said = new Set(tag.split('-').map(stemOf));
  return verb + others.filter((word) => !said.has(stemOf(word))).join('');
};

/** All operations of a document by their names in a client. Throws if two have the same name. */
export const namedOperations = (document: JsonMap): readonly NamedOperation[] => {
  const found = new Map<string, NamedOperation>();
  for (const [path, item] of Object.entries(asMap(document.paths)))
    for (const [verb, operation] of Object.entries(asMap(item)).filter(([name]) => VERBS.has(name))) {
      const source = asMap(operation);
      const [tag, id] = [String(asList(source.tags)[0]), String(source.operationId)];
      const named = { namespace: namespaceOf(tag), method: methodOf(tag, id), verb: verb.toUpperCase(), path, source };
      const name = `${named.namespace}.${named.method}`;
      const other = found.get(name);
      if (other !== undefined) throw new Error(`${id} and ${other.source.operationId} are both ${name} in clients`);
      found.set(name, named);
    }
  return [...found.values()];
};
