import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SERVER_ARGUMENTS } from '../../../scripts/shared/server-arguments.ts';

const read = (name: string): string => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

it('npm start and the image start Node as the tests and the benchmarks do', () => {
  const line = ['node', ...SERVER_ARGUMENTS].join(' ');
  const { start } = JSON.parse(read('package.json')).scripts;
  expect(start).toBe(`exec ${line} || ${line}`);
  const [, entrypoint = ''] = /^ENTRYPOINT (\[.*\])$/m.exec(read('Dockerfile')) ?? [];
  expect(JSON.parse(entrypoint).join(' ')).toBe(line);
});
