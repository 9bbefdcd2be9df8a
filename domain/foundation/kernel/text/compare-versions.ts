const byNumbers = new Intl.Collator('en', { numeric: true });
const coreOf = (version: string): string => version.split('-')[0] ?? '';
const isFinal = (version: string): boolean => !version.includes('-');

/** For sorting: earlier versions first; a candidate (`1.0.0-rc.1`) is earlier than its final version. */
export const compareVersions = (a: string, b: string): number =>
  byNumbers.compare(coreOf(a), coreOf(b)) || Number(isFinal(a)) - Number(isFinal(b)) || byNumbers.compare(a, b);
