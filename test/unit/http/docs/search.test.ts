import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readDerived } from '../../../../handlers/http/pages/derived.ts';
import { renderArticles } from '../../../../scripts/spec-tools/pages/articles.ts';
import { isMatch } from '../../../../scripts/spec-tools/pages/browser/matching.ts';

const { file, codeWords } = renderArticles();
const lines = codeWords.split('\n');
const entries = [...file.contents.matchAll(/data-find="([^"]*)"><a href="([^"]*)"/g)].map(
  ([, title = '', href = ''], at) => ({ title, href, code: lines[at] ?? '' }),
);
/** The addresses that the search of a page shows for this text. */
const found = (text: string): readonly string[] =>
  entries.filter(({ title, code }) => isMatch(text.toLowerCase().split(' '), title, code)).map(({ href }) => href);

describe('the search of the documentation', () => {
  it.each([
    ['firstKey', '/docs/typescript#your-first-key'],
    ['signIn', '/docs/typescript#your-first-key'],
    ['waitFor', '/docs/typescript#events'],
    ['openSocket', '/docs/typescript#events'],
    ['client.departments.create', '/docs/typescript#methods-and-paths'],
    ['retry.longestWaitSeconds', '/docs/typescript#retries'],
    ['If-Match', '/docs/typescript#conditional-changes'],
    ['SETUP_TOKEN', '/docs/typescript#your-first-key'],
    ['typescript waitF', '/docs/typescript#events'],
  ])('finds the code %s in the section that contains it', (text, section) => {
    expect(found(text)).toContain(section);
  });

  it('finds headings and titles by any part of them', () => {
    expect(found('operating reverse proxy')).toEqual(['/docs/operating#behind-a-reverse-proxy']);
    expect(found('ypescript cli')).toContain('/docs/typescript');
  });

  it('does not find a section in which one of the words is missing, or only within a word of code', () => {
    for (const text of ['waitFor departments', 'aitFor', 'client.departments.creates', 'waitFor.'])
      expect([text, found(text)]).toEqual([text, []]);
    expect(found('update the role of a user')).toEqual([]);
  });

  it('has its words in the script of the pages, in less than 16 kB', () => {
    expect(lines.length).toBe(entries.length);
    expect(readDerived('pages.js').toString()).toContain(lines.find((line) => line.includes('opensocket')));
    // Measured: 12.4 kB.
    expect(gzipSync(codeWords).length).toBeLessThan(16_000);
  });
});
