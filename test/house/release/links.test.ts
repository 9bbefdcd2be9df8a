import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repositoryUrl, withAbsoluteLinks } from '../../../scripts/release/links.ts';

const REPOSITORY = 'https://example.com/platform';
const FILES = `${REPOSITORY}/blob/v1.2.0`;

it.each([
  ['[Rule](spec/rules/auth.md#lockout).', `[Rule](${FILES}/spec/rules/auth.md#lockout).`],
  ['[a](docs/sdk.md) and [b](clients/)', `[a](${FILES}/docs/sdk.md) and [b](${FILES}/clients/)`],
  ['[above](#added)', `[above](${FILES}/CHANGELOG.md#added)`],
  ['[other](https://example.com/x) `f(a)`', '[other](https://example.com/x) `f(a)`'],
])('links of notes are absolute: %s', (markdown, linked) => {
  expect(withAbsoluteLinks(markdown, REPOSITORY, '1.2.0')).toBe(linked);
});

it('the whole changelog has no relative link after that', () => {
  const changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  const linked = withAbsoluteLinks(changelog, repositoryUrl(), '1.2.0');
  const targets = [...linked.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  expect(targets.length).toBeGreaterThan(20);
  for (const target of targets) expect(new URL(target).protocol).toBe('https:');
});
