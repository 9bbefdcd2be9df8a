import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const lines = (name: string): string[] =>
  readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8').split('\n');

it('what the Dockerfile copies is in the build context', () => {
  const copied = lines('Dockerfile')
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1));
  const letThrough = lines('.dockerignore').flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  const missing = copied
    .map((source) => source.replace(/^\.\//, ''))
    .filter((source) => !letThrough.some((each) => source === each || source.startsWith(`${each}/`)));
  expect([copied.length > 10, missing]).toEqual([true, []]);
});

it('the user of the server may read the console, whichever user built it', () => {
  const { mode } = statSync(new URL('../../../console/dist', import.meta.url));
  expect(mode & 0o055).toBe(0o055);
});
