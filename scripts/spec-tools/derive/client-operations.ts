import { type NamedOperation, namedOperations } from '../../shared/client-names.ts';
import type { JsonMap } from '../../shared/json.ts';
import { asMap } from '../../shared/json.ts';
import { DERIVED_HEADER } from './header.ts';

/** The media types of the successful responses. */
const mediaOf = ({ responses }: JsonMap): readonly string[] =>
  Object.entries(asMap(responses))
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.keys(asMap(asMap(response).content)));

/** How a client must read a response; null for JSON, which is the default, and for an empty body. */
const readingOf = (source: JsonMap): 'text' | 'stream' | 'blob' | null => {
  const media = mediaOf(source);
  if (media.length === 0 || media.includes('application/json')) return null;
  if (media.includes('*/*')) return 'blob';
  return media.includes('text/event-stream') ? 'stream' : 'text';
};

const entryOf = ({ method, verb, path, source }: NamedOperation): string => {
  const reading = readingOf(source);
  const fields = [verb, path, ...(reading === null ? [] : [reading])].map((field) => `'${field}'`);
  return `  /** ${source.summary} (\`${source.operationId}\`). */\n  ${method}: [${fields.join(', ')}],\n`;
};

/**
 * `derived/client-operations.ts`: a table for each namespace of a client, with method, path, and reading of each operation. The tables are
 * separate constants, so that a bundler keeps only those that a program uses.
 */
export const renderClientOperations = (document: JsonMap): string => {
  const tables = Map.groupBy(namedOperations(document), ({ namespace }) => namespace);
  const texts = [...tables].map(
    ([namespace, operations]) => `export const ${namespace} = {\n${operations.map(entryOf).join('')}} as const;\n`,
  );
  return `${DERIVED_HEADER}\n${texts.join('\n')}`;
};
