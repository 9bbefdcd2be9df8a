/** At most `max` hits within any `seconds`. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** The result of one hit. `remaining` and `resetSeconds` describe the window after it; a refused hit is not recorded. */
export interface HitResult {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds, at least 1, until the oldest hit leaves the window; for a window in memory, until it ends. */
  readonly resetSeconds: number;
}

const FORM = /^([1-9]\d{0,8})\/([1-9]\d{0,5})$/;

/** Reads `<max>/<seconds>`; null for `off`; undefined for anything else. */
export const parseLimit = (text: string): Limit | null | undefined => {
  if (text === 'off') return null;
  const found = FORM.exec(text);
  return found === null ? undefined : { max: Number(found[1]), seconds: Number(found[2]) };
};

/** The text form of a limit, as settings hold it. */
export const formatLimit = (limit: Limit): string => `${limit.max}/${limit.seconds}`;
