import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

it('the client that docs/events.md prints is the one that is tested', () => {
  expect(read('docs/events.md')).toContain(`\`\`\`ts\n${read('clients/follow-events.ts')}\`\`\`\n`);
});
