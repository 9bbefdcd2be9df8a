import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../support/server/server.ts';

const dashboard = JSON.parse(
  readFileSync(new URL('../../../docs/grafana-dashboard.json', import.meta.url), 'utf8'),
) as {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
};
/** The name before the braces of a selector, without the suffixes of a histogram. */
const shown = new Set(
  dashboard.panels
    .flatMap(({ targets }) => targets.flatMap(({ expr }) => [...expr.matchAll(/\b([a-z_]+)\{/g)]))
    .map(([, name = '']) => name.replace(/_(bucket|count|sum)$/, '')),
);

let server: TestServer;
let served: ReadonlySet<string>;
beforeAll(async () => {
  server = await startServer();
  const { text } = await server.client.call('getMetrics');
  served = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
});
afterAll(() => server.close());

describe('the dashboard', () => {
  it('uses only metrics that the server exports', () => {
    expect([...shown].filter((name) => !served.has(name))).toEqual([]);
  });
  it('shows every metric of the product', () => {
    const own = [...served].filter((name) => !/^(process|nodejs)_/.test(name));
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });
});
