import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { VARIABLES } from '../../../handlers/server/environment.ts';

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

it('requests go through the pooler, and everything that needs a separate connection bypasses it', () => {
  const { server, pooler, database } = parse(read('compose.yaml')).services;
  // The default and the message of a variable have no part in the address.
  const addressOf = (name: string): URL => new URL(server.environment[name].replaceAll(/\$\{\w+[^}]*\}/g, 'x'));
  const [url, direct] = [addressOf('DATABASE_URL'), addressOf('DATABASE_DIRECT_URL')];
  expect([url.hostname, url.port]).toEqual(['pooler', pooler.environment.LISTEN_PORT]);
  expect([direct.hostname, direct.port]).toEqual([pooler.environment.DB_HOST, '5432']);
  const { POSTGRES_USER: user, POSTGRES_DB: name } = database.environment;
  expect([pooler.environment.DB_USER, pooler.environment.DB_NAME]).toEqual([user, name]);
  for (const { username, pathname } of [url, direct]) expect([username, pathname]).toEqual([user, `/${name}`]);
  expect(Object.keys(server.environment).filter((variable) => !VARIABLES.includes(variable))).toEqual([]);
  for (const { depends_on: needed } of [server, pooler]) expect(needed.database.condition).toBe('service_healthy');
});

it('whatever listens outside of the compose file does so on this machine only, and no secret has a default', () => {
  const text = read('compose.yaml');
  const services: Record<string, { readonly ports?: readonly string[] }> = parse(text).services;
  for (const port of Object.values(services).flatMap(({ ports = [] }) => ports)) expect(port).toMatch(/^127\.0\.0\.1:/);
  const first = new Map([...text.matchAll(/\$\{(\w+)([^}]*)\}/g)].reverse().map(([, name, rest]) => [name, rest]));
  for (const name of ['DATABASE_PASSWORD', 'JWT_SECRET', 'CURSOR_SECRET', 'SETUP_TOKEN', 'GRAFANA_PASSWORD'])
    expect([name, first.get(name)]).toEqual([name, expect.stringMatching(/^:\?/)]);
});
