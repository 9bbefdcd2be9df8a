import { compareVersions } from '../../domain/foundation/kernel/text/compare-versions.ts';

/** How many differences there are from the last release. */
export interface Differences {
  readonly breaks: number;
  readonly additions: number;
}

/** The lowest version that may follow: the next major with breaks, the next minor with additions, otherwise the next patch. */
export const lowestNext = (last: string, { breaks, additions }: Differences): string => {
  const [major = 0, minor = 0, patch = 0] = last.split('.').map(Number);
  if (breaks > 0) return `${major + 1}.0.0`;
  return additions > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
};

/** Throws if the version, without the number of a candidate, is lower than the differences allow. */
export const requireBump = (version: string, last: string, differences: Differences): void => {
  const [core = ''] = version.split('-');
  const lowest = lowestNext(last, differences);
  if (compareVersions(core, lowest) >= 0) return;
  const { breaks, additions } = differences;
  throw new Error(
    `since ${last} there are ${breaks} breaks and ${additions} additions: the release is at least ${lowest}`,
  );
};
