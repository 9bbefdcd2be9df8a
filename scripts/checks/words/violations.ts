import type { RefusedWord } from './glossary.ts';
import { exportedNames, proseOf } from './prose.ts';

/** A refused word in a file, or a name that several files export. */
export interface Violation {
  readonly path: string;
  readonly word: string;
  readonly message: string;
}

/** How often each refused word is in each file. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const EXPORTED_TWICE = 'exported twice';
/** Code whose exported names are checked; names in tests and clients are not. */
const NAMED = /^(?:domain|handlers|console\/src)\/.*\.tsx?$/;

/** `TurnWindow` as `Turn Window`. */
const wordsOf = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

const inProse = (path: string, source: string, glossary: readonly RefusedWord[]): Violation[] =>
  proseOf(path, source).flatMap(({ line, text }) =>
    glossary.flatMap(({ word, instead, pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => {
        const at = line + text.slice(0, index).split('\n').length - 1;
        return { path, word, message: `${path}:${at} "${found.replace(/\s+/g, ' ')}": write ${instead}` };
      }),
    ),
  );

const inNames = (path: string, names: readonly string[], glossary: readonly RefusedWord[]): Violation[] =>
  names.flatMap((name) =>
    glossary
      .filter(({ word, pattern }) => !word.includes(' ') && wordsOf(name).search(pattern) >= 0)
      .map(({ word, instead }) => ({ path, word, message: `${path} exports ${name}: write ${instead}` })),
  );

/** Every violation in the files, which are given by path. */
export const findViolations = (
  files: ReadonlyMap<string, string>,
  glossary: readonly RefusedWord[],
): readonly Violation[] => {
  const found: Violation[] = [];
  const exporters = new Map<string, string[]>();
  for (const [path, source] of files) {
    found.push(...inProse(path, source, glossary));
    if (!NAMED.test(path)) continue;
    const names = exportedNames(source);
    found.push(...inNames(path, names, glossary));
    for (const name of new Set(names)) exporters.set(name, [...(exporters.get(name) ?? []), path]);
  }
  for (const [name, paths] of exporters)
    if (paths.length > 1)
      for (const path of paths)
        found.push({ path, word: EXPORTED_TWICE, message: `${path}: ${name} is exported by ${paths.join(', ')}` });
  return found;
};

export const countViolations = (violations: readonly Violation[]): Counts => {
  const counts: Record<string, Record<string, number>> = {};
  for (const { path, word } of violations) {
    const words = counts[path] ?? {};
    counts[path] = words;
    words[word] = (words[word] ?? 0) + 1;
  }
  return counts;
};

/** The files and words whose count rose above, or fell below, the known one. */
export const compareCounts = (known: Counts, now: Counts) => {
  const [risen, fallen]: [[string, string][], [string, string][]] = [[], []];
  for (const path of new Set([...Object.keys(known), ...Object.keys(now)]))
    for (const word of new Set([...Object.keys(known[path] ?? {}), ...Object.keys(now[path] ?? {})])) {
      const difference = (now[path]?.[word] ?? 0) - (known[path]?.[word] ?? 0);
      if (difference > 0) risen.push([path, word]);
      if (difference < 0) fallen.push([path, word]);
    }
  return { risen, fallen };
};
