/** The fields without those that are undefined, so that "absent" and "null" stay different. */
export const omitUndefined = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

/** A timestamp from the wire; null stays null, undefined stays undefined. */
export const parseTimestamp = <T extends string | null | undefined>(text: T): (T extends string ? Date : T) | Date =>
  (typeof text === 'string' ? new Date(text) : text) as never;
