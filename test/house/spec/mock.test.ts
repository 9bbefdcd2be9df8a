import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

it('the page about the mock names the version that is tested', () => {
  const { dependencies } = JSON.parse(read('scripts/external/package.json'));
  expect(read('docs/mock.md')).toContain(`npx @stoplight/prism-cli@${dependencies['@stoplight/prism-cli']} mock `);
});
