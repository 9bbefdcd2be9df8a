import { camelNamed, type Snake, type SnakeNamed, snakeName, snakeNamed } from './field-names.ts';

/** Converts the value of one field to JSON and back: `T` inside, `J` in JSON. */
export interface FieldCodec<T, J = T> {
  toJson(value: T): J;
  fromJson(json: J): T;
}

/** A field that exists only in JSON: the position of the record among the others, from 0. */
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
 * The fields of a record. The type of the record, its JSON (in versions, in rows and in responses, with snake_case names and timestamps as
 * text) and the columns of its table follow from it.
 */
export interface FieldList<F extends Fields> {
  /** The names in JSON and SQL, in the order of the JSON. */
  readonly names: readonly string[];
  /** The record as JSON; `position` fills the position field, if the list has one. */
  toJson(record: RecordOfFields<F>, position?: number): JsonOfFields<F>;
  /** The record of the JSON or of a row of the table; further members are ignored. */
  fromJson(json: JsonOfFields<F>): RecordOfFields<F>;
}

/** The record type of a list. */
export type RecordOf<L extends { fromJson(json: never): unknown }> = ReturnType<L['fromJson']>;
/** The JSON type of a list. */
export type JsonOf<L extends { toJson(record: never): unknown }> = ReturnType<L['toJson']>;

const AS_IT_IS: FieldCodec<unknown> = { toJson: (value) => value, fromJson: (json) => json };

/** A value with the same form in JSON. */
export const valueField = <T>(): FieldCodec<T> => AS_IT_IS as FieldCodec<T>;

/** A timestamp; in JSON its text in UTC with milliseconds. */
export const timestampField: FieldCodec<Date, string> = {
  toJson: (date) => date.toISOString(),
  fromJson: (text) => new Date(text),
};

/** A list of texts. */
export const textsField: FieldCodec<readonly string[], string[]> = {
  toJson: (list) => [...list],
  fromJson: (list) => list,
};

/** A nested record with other names in JSON. Its fields keep their order; absent ones stay absent. */
export const recordField = <T extends object>(): FieldCodec<T, SnakeNamed<T>> => ({
  toJson: (record) => snakeNamed(record),
  fromJson: (json) => camelNamed(json) as unknown as T,
});

/** A field that can be null. */
export const nullableField = <T, J>({ toJson, fromJson }: FieldCodec<T, J>): FieldCodec<T | null, J | null> => ({
  toJson: (given) => (given === null ? null : toJson(given)),
  fromJson: (json) => (json === null ? null : fromJson(json)),
});

/** The position of the record among the others. */
export const positionField: PositionField = { isPlace: true };

/** Defines the fields of a record, in the order of its JSON. */
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
