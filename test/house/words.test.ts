import { describe, expect, it } from 'vitest';
import { countExceptions, lowerExceptions } from '../../scripts/checks/words/exceptions.ts';
import { readGlossary } from '../../scripts/checks/words/glossary.ts';
import { proseOf } from '../../scripts/checks/words/prose.ts';
import {
  compareCounts,
  countViolations,
  EXPORTED_TWICE,
  findViolations,
} from '../../scripts/checks/words/violations.ts';

const PAGE = `# Glossary
| Term | Meaning | Instead of |
|---|---|---|
| timestamp | A point in time | moment, instant |
| queue | Work in order | waiting line |
| plain | Nothing is refused | |

## Words to avoid

| Instead of | Write |
|---|---|
| whoever | the person who |
| goes on | continues |
`;
const GLOSSARY = readGlossary(PAGE);
const words = (path: string, source: string) =>
  findViolations(new Map([[path, source]]), GLOSSARY).map(({ word, message }) => [word, message.split(' ')[0]]);

describe('the glossary', () => {
  it('refuses the last column of its terms and the first of the words to avoid', () => {
    expect(GLOSSARY.map(({ word, instead }) => `${word}: ${instead}`)).toEqual([
      'moment: timestamp',
      'instant: timestamp',
      'waiting line: queue',
      'whoever: the person who',
      'goes on: continues',
    ]);
  });

  it('finds forms, phrases across lines and capitals, and not parts of words or code', () => {
    expect(words('README.md', 'Moments pass.\nIt goes\non.\nmomentous, `moment`\n```\nmoment\n```\nInstant')).toEqual([
      ['moment', 'README.md:1'],
      ['instant', 'README.md:8'],
      ['goes on', 'README.md:2'],
    ]);
  });
});

describe('prose', () => {
  it('is comments, sentences and texts of pages in TypeScript, and neither names nor SQL', () => {
    const source = [
      '/** The moment.',
      ' *  An instant. */',
      "const moment = 'moment';",
      "const text = 'at this moment in time'; // a waiting line",
      "const sql = 'select moment from moments where instant';",
      'const page = <p>whoever you are</p>;',
      'const long = `an instant of ' + '$' + '{text} the moment`;',
    ].join('\n');
    expect(words('domain/a.tsx', source)).toEqual([
      ['moment', 'domain/a.tsx:1'],
      ['instant', 'domain/a.tsx:2'],
      ['waiting line', 'domain/a.tsx:4'],
      ['moment', 'domain/a.tsx:4'],
      ['whoever', 'domain/a.tsx:6'],
      ['moment', 'domain/a.tsx:7'],
      ['instant', 'domain/a.tsx:7'],
    ]);
  });

  it('is summaries, descriptions and comments in YAML', () => {
    const source =
      '# a moment\nsummary: The instant\nmoment:\n  description: |\n    One.\n    whoever\n  example: moment\n';
    expect(proseOf('a.yaml', source).map(({ line }) => line)).toEqual([2, 4, 1]);
    expect(words('a.yaml', source).map(([word]) => word)).toEqual(['instant', 'whoever', 'moment']);
  });

  it('is docstrings and comments in Python', () => {
    expect(words('a.py', 'moment = 1\n# the moment\ndef f():\n    """An instant."""\n')).toEqual([
      ['moment', 'a.py:2'],
      ['instant', 'a.py:4'],
    ]);
  });
});

describe('exported names', () => {
  it('do not contain refused words, and belong to one file', () => {
    const files = new Map([
      ['domain/a.ts', 'export const lastMoment = 1;\nexport interface Page {}'],
      ['handlers/b.ts', 'export class Page {}\nexport const momentous = 1;'],
      ['test/c.ts', 'export class Page {}\nexport const moment = 1;'],
    ]);
    expect(findViolations(files, GLOSSARY).map(({ path, word }) => `${path} ${word}`)).toEqual([
      'domain/a.ts moment',
      `domain/a.ts ${EXPORTED_TWICE}`,
      `handlers/b.ts ${EXPORTED_TWICE}`,
    ]);
  });
});

describe('the exceptions', () => {
  it('are counts by file and word that may fall and not rise', () => {
    const now = countViolations(findViolations(new Map([['README.md', 'moment, moment, whoever']]), GLOSSARY));
    expect(now).toEqual({ 'README.md': { moment: 2, whoever: 1 } });
    expect(compareCounts({ 'README.md': { moment: 1, instant: 1 } }, now)).toEqual({
      risen: [
        ['README.md', 'moment'],
        ['README.md', 'whoever'],
      ],
      fallen: [['README.md', 'instant']],
    });
    expect(compareCounts(now, now)).toEqual({ risen: [], fallen: [] });
  });

  const EXCEPTIONS = [
    { path: 'README.md', word: 'moment', count: 2, reason: 'a message of a user' },
    { path: 'README.md', word: 'instant', count: 1, reason: 'a message of a user' },
  ];

  it('have a reason', () => {
    expect(countExceptions(EXCEPTIONS)).toEqual({ 'README.md': { moment: 2, instant: 1 } });
    expect(() => countExceptions(EXCEPTIONS.map((exception) => ({ ...exception, reason: ' ' })))).toThrow('no reason');
  });

  it('lose their count with the last use, and keep their reason otherwise', () => {
    expect(lowerExceptions(EXCEPTIONS, { 'README.md': { moment: 1 } })).toEqual([{ ...EXCEPTIONS[0], count: 1 }]);
  });
});
