import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (name: string): string => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

it('the servers that the compose file recommends have the connections that docs/operating.md requires', () => {
  const text = read('compose.yaml');
  const { pooler, database } = parse(text).services;
  const servers = Number(/--scale server=(\d+)/.exec(text)?.[1]);
  const page = read('docs/operating.md');
  const [, first, further] = /(\d+) for one, (\d+) for each\s+further/.exec(page) ?? [];
  const around = Number(/a replica opens (\d+) to the database\s+itself/.exec(page)?.[1]);
  const poolSize = Number(pooler.environment.DEFAULT_POOL_SIZE);
  expect(poolSize).toBe(Number(first) + Number(further) * (servers - 1));
  const most = Number(/max_connections=(\d+)/.exec(database.command.join(' '))?.[1]);
  // One more server during a replacement, and a few connections for people.
  expect(most).toBeGreaterThan(poolSize + around * (servers + 1) + 10);
});
