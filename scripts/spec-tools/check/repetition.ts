import { isDeepStrictEqual } from 'node:util';
import { METHODS } from '../../../handlers/http/document/policy.ts';
import { asList, asMap, isMap, type Json, type JsonMap } from '../../shared/json.ts';
import { expandOperation } from '../expand/path.ts';
import type { SpecError } from '../expand/spec-files.ts';
import type { SpecPath } from '../generate/bundle.ts';

/** The path of keys to a value in an operation. */
type Place = readonly (string | number)[];

/** Finds redundant values in a path file: without them, the expanded operation would be the same. */
export function checkRepetition(path: SpecPath): SpecError[] {
  const error = (message: string): SpecError => ({ file: path.file, message });
  return Object.entries(path.written).flatMap(([method, node]) => {
    if (!METHODS.some((known) => known === method))
      return [error(`${method}: a path file holds operations alone; path parameters follow from its name`)];
    const written = asMap(node);
    const name = String(written.operationId ?? method);
    return [
      ...redundantPlaces(method, written, path).map((place) =>
        error(`${name}: ${place.join('.')} follows from the rest; delete it`),
      ),
      ...contentErrors(written).map((message) => error(`${name}: ${message}`)),
    ];
  });
}

function redundantPlaces(method: string, written: JsonMap, path: SpecPath): Place[] {
  const expand = (source: JsonMap) => withoutOrder(expandOperation(method, source, path));
  const whole = expand(written);
  return placesIn(written).filter((place) => isDeepStrictEqual(expand(asMap(without(written, place))), whole));
}

/** The order of parameters has no meaning. */
const withoutOrder = (operation: JsonMap): JsonMap => ({
  ...operation,
  parameters: asList(operation.parameters)
    .map((parameter) => JSON.stringify(parameter))
    .sort(),
});

/** Every value that the generator may derive. */
function placesIn(written: JsonMap): Place[] {
  const below = (place: Place, node: Json | undefined): Place[] =>
    Object.keys(node ?? {}).map((key) => [...place, Array.isArray(node) ? Number(key) : key]);
  const responses = Object.entries(asMap(written.responses)).flatMap(([status, response]) => [
    ['responses', status],
    ...below(['responses', status, 'headers'], asMap(response).headers),
  ]);
  const lists = ['parameters', 'x-failures', 'x-dry-run', 'requestBody'].flatMap((key) => below([key], written[key]));
  return [...below([], written), ...lists, ...responses];
}

function without(node: Json, [key, ...deeper]: Place): Json {
  if (Array.isArray(node))
    return node.flatMap((child, index) =>
      index === key ? (deeper.length > 0 ? [without(child, deeper)] : []) : [child],
    );
  if (!isMap(node)) return node;
  const entries = Object.entries(node).filter(([name]) => name !== key || deeper.length > 0);
  return Object.fromEntries(entries.map(([name, child]) => [name, name === key ? without(child, deeper) : child]));
}

/** A body that is only JSON needs no `content`, and a success needs no envelope. */
function contentErrors({ requestBody, responses }: JsonMap): string[] {
  const holders = Object.entries({ ...asMap(responses), requestBody: requestBody ?? {} });
  return holders.flatMap(([name, holder]) => {
    const isJsonAlone = Object.keys(asMap(asMap(holder).content)).join() === 'application/json';
    const envelopes = examplesIn(holder).filter((example) => asMap(asMap(example).value).error_detail !== undefined);
    return [
      ...(isJsonAlone ? [`${name} is JSON alone; write its schema and examples without content`] : []),
      ...envelopes.map(() => `an example of ${name} repeats the envelope; write data instead of value`),
    ];
  });
}

const examplesIn = (node: Json): Json[] => {
  if (Array.isArray(node)) return node.flatMap(examplesIn);
  if (!isMap(node)) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'examples' ? Object.values(asMap(child)) : examplesIn(child),
  );
};

/** The number of fields from which a repeated value must be a named example. */
const MIN_NAMED_SIZE = 5;

/** Finds values that several examples repeat. */
export function checkRepeatedValues(paths: readonly SpecPath[]): SpecError[] {
  const seen = new Map<string, string>();
  const valuesIn = (node: Json): JsonMap[] => {
    if (Array.isArray(node)) return node.flatMap(valuesIn);
    return isMap(node) ? [node, ...Object.values(node).flatMap(valuesIn)] : [];
  };
  return paths.flatMap(({ file, written }) =>
    examplesIn(written)
      .flatMap((example) => [asMap(example).data ?? null, asMap(example).value ?? null])
      .flatMap(valuesIn)
      .filter((value) => value.$ref === undefined && Object.keys(value).length >= MIN_NAMED_SIZE)
      .flatMap((value) => {
        const text = JSON.stringify(value);
        const first = seen.get(text);
        seen.set(text, first ?? file);
        if (first === undefined) return [];
        return [{ file, message: `${text.slice(0, 60)}... is in ${first} too; name it in spec/examples` }];
      }),
  );
}
