import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repositoryUrl, withAbsoluteLinks } from '../../../scripts/release/links.ts';

const REPOSITORY = 'https://example.com/platform';

it.each([
  ['[Rule](spec/rules/auth.md#lockout).', `[Rule](${REPOSITORY}/blob/v1.2.0/spec/rules/auth.md#lockout).`],
  [
    '[a](docs/sdk.md) and [b](clients/)',
    `[a](${REPOSITORY}/blob/v1.2.0/docs/sdk.md) and [b](${REPOSITORY}/blob/v1.2.0/clients/)`,
  ],
  ['[above](#added)', `[above](${REPOSITORY}/blob/v1.2.0/CHANGELOG.md#added)`],
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
