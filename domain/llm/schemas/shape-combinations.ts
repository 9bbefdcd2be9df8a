import { asRecord, type Shape, ShapeBroken, type ValueOf } from './shape.ts';

/** The shape or null. A missing key means null. */
export const nullable = <T>(shape: Shape<T>): Shape<T | null> => ({
  schema: { anyOf: [shape.schema, { type: 'null' }] },
  read: (value, place) => (value === null ? null : shape.read(value, place)),
  absent: { value: null },
});

/** The shape with a default for a missing key. */
export const withDefault = <T>(shape: Shape<T>, value: T): Shape<T> => ({ ...shape, absent: { value } });

/** A list of `minimum` to `maximum` items. */
export const list = <T>(
  description: string,
  item: Shape<T>,
  { minimum = 0, maximum }: { readonly minimum?: number; readonly maximum: number },
): Shape<readonly T[]> => ({
  schema: { type: 'array', description, items: item.schema, minItems: minimum, maxItems: maximum },
  read: (value, place) => {
    if (!Array.isArray(value)) throw new ShapeBroken(place, 'is not a list');
    if (value.length < minimum || value.length > maximum) {
      throw new ShapeBroken(place, `does not have ${minimum} to ${maximum} items`);
    }
    return value.map((entry, index) => item.read(entry, `${place}/${index}`));
  },
});

type Fields = Readonly<Record<string, Shape<unknown>>>;
type ObjectOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** An object without other keys. Strict schemas require every key to be present. */
export const object = <F extends Fields>(description: string, fields: F): Shape<ObjectOf<F>> => {
  const names = Object.keys(fields);
  const properties = Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, shape.schema]));
  return {
    schema: { type: 'object', description, properties, required: names, additionalProperties: false },
    read: (value, place) => {
      const record = asRecord(value, place);
      const stranger = Object.keys(record).find((key) => !Object.hasOwn(fields, key));
      if (stranger !== undefined) throw new ShapeBroken(`${place}/${stranger}`, 'is not a known key');
      const read = ([name, shape]: [string, Shape<unknown>]): [string, unknown] => {
        if (Object.hasOwn(record, name)) return [name, shape.read(record[name], `${place}/${name}`)];
        if (shape.absent === undefined) throw new ShapeBroken(`${place}/${name}`, 'is missing');
        return [name, shape.absent.value];
      };
      return Object.fromEntries(Object.entries(fields).map(read)) as ObjectOf<F>;
    },
  };
};

/** The shape with an additional rule; `rule` returns why a value is invalid, or null. */
export const withRule = <T>(shape: Shape<T>, rule: (value: T) => string | null): Shape<T> => ({
  ...shape,
  read: (value, place) => {
    const found = shape.read(value, place);
    const reason = rule(found);
    if (reason !== null) throw new ShapeBroken(place, reason);
    return found;
  },
});
