import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('SECURITY.md', root), 'utf8');

/** The number of requirements in each section of the four chapters of ASVS 5.0. */
const SECTIONS: Readonly<Record<string, number>> = {
  ...{ '4.1': 5, '4.2': 5, '4.3': 2, '4.4': 4 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 8, '6.4': 6, '6.5': 8, '6.6': 4, '6.7': 2, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 3, '7.6': 2 },
  ...{ '8.1': 4, '8.2': 4, '8.3': 3, '8.4': 2 },
};
const IDS = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

/** The rows of all tables, by column. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const requirements = rows.filter(([id = '']) => /^\d+\.\d+\.\d+$/.test(id));
const cited = [...page.matchAll(/`(test\/[^`]+\.test\.ts)`: "([^"]+)"/g)].map(([, file = '', title = '']) => ({
  file,
  title,
}));

/** Whether a file has a test with exactly this title. */
const hasTest = ({ file, title }: { readonly file: string; readonly title: string }): boolean => {
  const text = readFileSync(new URL(file, root), 'utf8').replaceAll("\\'", "'");
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => text.includes(quoted));
};

describe('SECURITY.md', () => {
  it('has every requirement of the four chapters once, in their order, with its level', () => {
    expect(requirements.map(([id]) => id)).toEqual(IDS);
    expect(requirements.filter(([, level = '']) => !/^[123]$/.test(level))).toEqual([]);
  });

  it('has for each a proof, a rule, or the reason why it is not met', () => {
    const unsaid = requirements.filter(
      ([, , , here = '']) =>
        !/`test\/|\]\(spec\/rules\/|Does not apply: |Left to the operator: |\*\*Not met\*\*: |The same rules/.test(
          here,
        ),
    );
    expect(unsaid).toEqual([]);
  });

  it('names a test in every row of the guarantees', () => {
    const from = page.indexOf('## Security guarantees');
    const hardened = page
      .slice(from)
      .split('\n')
      .filter((line) => /^\| (?!-|Guarantee)/.test(line));
    expect(hardened.length).toBeGreaterThan(30);
    expect(hardened.filter((line) => !line.includes('`test/'))).toEqual([]);
  });

  it('cites only existing tests', () => {
    expect(cited.length).toBeGreaterThan(90);
    expect(cited.filter((each) => !hasTest(each))).toEqual([]);
  });
});
