/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonMap;
export interface JsonMap {
  readonly [name: string]: Json;
}

export const isMap = (value: unknown): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object; an empty one for everything else. */
export const asMap = (value: unknown): JsonMap => (isMap(value) ? value : {});

/** The value as a list; an empty one for everything else. */
export const asList = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : []);

/** The value of a JSON text; undefined for any other text. */
export const parseJson = (text: string): Json | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
