import { describe, expect, it } from 'vitest';
import { findBrokenCitations } from '../../scripts/checks/citations.ts';

const RULES = ['# Rules', '', '## Names', '', '### Stored names', '', 'See [the key](#name-key).', '', '### Name key'];

/** The result of the check for a repository of two pages and one more file. */
const faultsOf = (file: string, ...lines: string[]): string[] => {
  const texts = new Map([
    ['spec/rules/auth.md', RULES.join('\n')],
    ['spec/decisions/0001-one-value.md', '# One value\n\n## Context\n'],
    [file, lines.join('\n')],
  ]);
  return findBrokenCitations(texts, (path) => ['spec', 'spec/rules', 'domain/users'].includes(path));
};

describe('valid citations', () => {
  it.each([
    ['domain/a.ts', '/** Names (spec/rules/auth.md#stored-names). */'],
    ['domain/a.ts', '// The reason is told in spec/decisions/0001-one-value.md.'],
    [
      'spec/rules/limits.md',
      'See [names](auth.md#stored-names), [below](#own-heading) and [users](../../domain/users).',
    ],
    ['test/house/a.ts', "new URL('../../spec/rules/auth.md', import.meta.url)"],
    ['spec/README.md', 'A rule is cited as `spec/rules/<area>.md#<heading>`, as in rules/auth.md.'],
    ['README.md', '[Pages](https://example.com/auth.md#gone), [names](spec/rules/auth.md#names)'],
    ['domain/a.ts', '// RFC 9110 section 5.6.4 and https://example.com/other.md; a stylesheet; 3 rules'],
  ])('in %s: %s', (file, line) => {
    expect(faultsOf(file, line, '', '# Own heading')).toEqual([]);
  });
});

describe('citations without a target', () => {
  it.each<[string, string, string]>([
    ['domain/a.ts', '// spec/rules/auth.md#gone', 'spec/rules/auth.md has no heading for #gone'],
    ['domain/a.ts', '// spec/rules/gone.md#names', 'spec/rules/gone.md#names is not in the repository'],
    ['handlers/a.ts', '// spec/decisions/0002-gone.md', 'spec/decisions/0002-gone.md is not in the repository'],
    ['spec/paths/a.yaml', 'description: spec/rules/auth.md#gone', 'spec/rules/auth.md has no heading for #gone'],
    ['domain/a.ts', '// auth.md 5', 'auth.md is not in the repository'],
    ['test/a.ts', '// as in rules/auth.md', 'rules/auth.md is not in the repository'],
    ['domain/a.ts', '// The sheet says so.', '"sheet" names no page'],
    ['domain/a.ts', '// Facade rule 4', '"rule 4" names no page'],
    ['domain/a.ts', '// a facade rule', '"facade rule" names no page'],
    ['domain/a.ts', '// Decision 13', '"Decision 13" names no page'],
    ['domain/a.ts', '// as architecture 4 says', '"architecture 4" names no page'],
    ['domain/a.ts', '// auth, section 5', '"section 5" names no page'],
    ['spec/rules/limits.md', '[names](auth.md#gone)', 'spec/rules/auth.md has no heading for #gone'],
    ['spec/rules/limits.md', '[names](#gone)', 'spec/rules/limits.md has no heading for #gone'],
    ['spec/rules/limits.md', '[names](spec/rules/auth.md)', 'spec/rules/auth.md is not in the repository'],
    ['README.md', '[roles](domain/roles)', 'domain/roles is not in the repository'],
    ['README.md', 'Told in spec/rules/auth.md#gone.', 'spec/rules/auth.md has no heading for #gone'],
  ])('in %s: %s', (file, line, fault) => {
    expect(faultsOf(file, 'nothing', line)).toContain(`${file}:2: ${fault}`);
  });

  it('a heading within code is not a target', () => {
    const page = ['```sh', '# Own', '```', '', '[own](#own)'];
    expect(faultsOf('README.md', ...page)).toEqual(['README.md:5: README.md has no heading for #own']);
  });
});

describe('anchors', () => {
  it('are unique on each page, except for the versions of the changelog', () => {
    const page = ['## Names', '## Keys', '### Names'];
    expect(faultsOf('spec/rules/limits.md', ...page)).toEqual([
      'spec/rules/limits.md:3: #names is the anchor of a heading above',
    ]);
    expect(faultsOf('CHANGELOG.md', ...page)).toEqual([]);
  });
});
