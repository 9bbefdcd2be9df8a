import { camelNamed, type Snake, type SnakeNamed, snakeName, snakeNamed } from './field-names.ts';

/** How the value of one field becomes JSON, and back: `T` inside, `J` in JSON. */
export interface FieldCodec<T, J = T> {
  toJson(value: T): J;
  fromJson(json: J): T;
}

/** A field of the JSON alone: the place of the record among the others, from 0. */
export interface PositionField {
  readonly isPlace: true;
}

type Fields = Readonly<Record<string, FieldCodec<unknown, unknown> | PositionField>>;

type RecordOfFields<F extends Fields> = {
  readonly [K in keyof F as F[K] extends PositionField ? never : K]: F[K] extends FieldCodec<infer T, infer _J>
    ? T
    : never;
};
type JsonOfFields<F extends Fields> = {
  readonly [K in keyof F as K extends string ? Snake<K> : never]: F[K] extends FieldCodec<infer _T, infer J>
    ? J
    : number;
};

/**
 * The one list of the fields of a record. The record itself, its JSON (in versions, in rows and on the wire, where names are
 * snake_case and moments are texts) and the columns of its table all follow from it.
 */
export interface FieldList<F extends Fields> {
  /** The fields by the names that JSON and SQL give them, in the order of the JSON. */
  readonly names: readonly string[];
  /** The record as JSON; `position` is its place, where the list has one. */
  toJson(record: RecordOfFields<F>, position?: number): JsonOfFields<F>;
  /** The record that the JSON stands for. A row of the table will do: what else it holds is left out. */
  fromJson(json: JsonOfFields<F>): RecordOfFields<F>;
}

/** The record of a list. */
export type RecordOf<L extends { fromJson(json: never): unknown }> = ReturnType<L['fromJson']>;
/** The JSON of a list. */
export type JsonOf<L extends { toJson(record: never): unknown }> = ReturnType<L['toJson']>;

const AS_IT_IS: FieldCodec<unknown> = { toJson: (value) => value, fromJson: (json) => json };

/** A value that is the same in JSON. */
export const valueField = <T>(): FieldCodec<T> => AS_IT_IS as FieldCodec<T>;

/** A moment; in JSON its text in UTC with milliseconds. */
export const timestampField: FieldCodec<Date, string> = {
  toJson: (date) => date.toISOString(),
  fromJson: (text) => new Date(text),
};

/** A list of texts. */
export const textsField: FieldCodec<readonly string[], string[]> = {
  toJson: (list) => [...list],
  fromJson: (list) => list,
};

/** A record of its own whose names alone differ in JSON. Its fields keep their order; what is absent stays absent. */
export const recordField = <T extends object>(): FieldCodec<T, SnakeNamed<T>> => ({
  toJson: (record) => snakeNamed(record),
  fromJson: (json) => camelNamed(json) as unknown as T,
});

/** A field that can be null. */
export const nullableField = <T, J>({ toJson, fromJson }: FieldCodec<T, J>): FieldCodec<T | null, J | null> => ({
  toJson: (given) => (given === null ? null : toJson(given)),
  fromJson: (json) => (json === null ? null : fromJson(json)),
});

/** The place of the record among the others. */
export const positionField: PositionField = { isPlace: true };

/** The list of the fields of a record, in the order of its JSON. */
export const fields = <F extends Fields>(list: F): FieldList<F> => {
  const all = Object.entries(list).map(([name, field]) => ({ name, jsonName: snakeName(name), field }));
  return {
    names: all.map(({ jsonName }) => jsonName),
    toJson: (record, position = 0) => {
      const values: Readonly<Record<string, unknown>> = record;
      const json: Record<string, unknown> = {};
      for (const { name, jsonName, field } of all)
        json[jsonName] = 'isPlace' in field ? position : field.toJson(values[name]);
      return json as JsonOfFields<F>;
    },
    fromJson: (json) => {
      const values: Readonly<Record<string, unknown>> = json;
      const record: Record<string, unknown> = {};
      for (const { name, jsonName, field } of all)
        if (!('isPlace' in field)) record[name] = field.fromJson(values[jsonName]);
      return record as RecordOfFields<F>;
    },
  };
};
