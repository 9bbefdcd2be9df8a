import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { attributesOf, Collector, type SentSpan } from '../../support/doubles/collector.ts';
import { type ServerProcess, startServerProcess } from '../../support/server/server-process.ts';
import { eventually } from '../../support/time/eventually.ts';

let collector: Collector;
const spans = (): SentSpan[] => collector.spans;
const named = (name: string, traceId?: string): SentSpan | undefined =>
  spans().find((span) => span.name === name && (traceId === undefined || span.traceId === traceId));

/** The requests to a model, and its replies. */
const asked: (string | undefined)[] = [];

let model: Server;
let database: TestDatabase;
let server: ServerProcess;
let ceo: Client;
const listen = (each: Server): Promise<string> =>
  new Promise((resolve) =>
    each.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(each.address() as AddressInfo).port}`)),
  );
beforeAll(async () => {
  collector = await Collector.start();
  model = createServer((req, res) => {
    asked.push(req.headers.traceparent as string | undefined);
    req.resume();
    res.statusCode = 500;
    res.end();
  });
  database = await createDatabase();
  server = await startServerProcess({
    DATABASE_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: `${await listen(model)}/v1`,
    MODEL_ID: 'm',
  });
  ceo = await setUpCeo(server.client);
});
afterAll(async () => {
  await database.drop();
  collector.close();
  model.closeAllConnections();
  model.close();
});

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const within = (trace: string): Record<string, string> => ({ traceparent: `00-${trace}-b7ad6b7169203331-00` });

describe('traces', () => {
  it('are described by the probes', async () => {
    expect((await ceo.call('getHealth')).body.data.telemetry).toBe('enabled');
    expect((await ceo.call('getCapabilities')).body.data.telemetry).toBe(true);
  });

  it('continue the trace of the caller, with the statements of a request below it', async () => {
    await ceo.call('getCompany', { headers: within(TRACE) });
    await eventually(() => named('getCompany', TRACE) !== undefined);
    const request = named('getCompany', TRACE);
    expect(request?.parentSpanId).toBe('b7ad6b7169203331');
    const statement = named('credential-by-session', TRACE);
    expect(statement?.parentSpanId).toBe(request?.spanId);
    expect(attributesOf(request as SentSpan)).toMatchObject({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'platform.operation': 'getCompany',
    });
    expect(collector.received[0]?.path).toBe('/v1/traces');
  });

  it('begin with no statement: scheduled work is not traced', async () => {
    await eventually(() => spans().length > 10);
    expect(spans().filter(({ parentSpanId, name }) => parentSpanId === undefined && /^[a-z-]+$/.test(name))).toEqual(
      [],
    );
  });

  it('hold statements of a transaction below the request that waits for it', async () => {
    const trace = TRACE.replace('0af', '1af');
    await ceo.call('createUser', {
      body: { username: 'traced', password: PASSWORD, role: 'manager' },
      headers: within(trace),
    });
    await eventually(() => named('createUser', trace) !== undefined);
    const names = spans().flatMap(({ traceId, name }) => (traceId === trace ? name.split(', ') : []));
    expect(names).toEqual(expect.arrayContaining(['begin', 'insert', 'commit']));
  });

  it('of requests whose credentials are read in one batch hold the work of each', async () => {
    const traces = Array.from({ length: 40 }, (_, index) => TRACE.replace('0af', (0xb00 + index).toString(16)));
    await Promise.all(traces.map((trace) => ceo.call('listUsers', { headers: within(trace) })));
    await eventually(() => traces.every((trace) => named('listUsers', trace) !== undefined));
    const below = traces.map((trace) => {
      const request = named('listUsers', trace)?.spanId;
      return spans().filter(({ traceId, parentSpanId }) => traceId === trace && parentSpanId === request);
    });
    const lookups = below.flatMap((each) => each.filter(({ name }) => name === 'credential-by-session'));
    expect(lookups.length).toBeGreaterThan(0);
    expect(lookups.length).toBeLessThan(traces.length);
    for (const each of below) expect(each.some(({ name }) => name === 'user-page')).toBe(true);
  });

  it('continue to the model', async () => {
    const trace = TRACE.replace('0af', '2af');
    await ceo.call('sendTurn', { body: { message: 'How many departments do we have?' }, headers: within(trace) });
    await eventually(() => spans().some(({ name, traceId }) => name === 'chat m' && traceId === trace));
    expect(asked.some((parent) => parent?.includes(trace))).toBe(true);
  });

  it('contain no user text and no secrets', async () => {
    await ceo.call('getUser', { path: { user_id: 'somebody-secret' } });
    await server.client.as({ bearer: 'sk-secret-of-somebody' }).call('getCurrentUser');
    const ending = await server.stop();
    expect(ending.code).toBe(0);
    const all = collector.received.map(({ body }) => body).join('\n');
    for (const hidden of [PASSWORD, 'traced', 'How many departments', 'secret-of-somebody', 'somebody-secret'])
      expect(all).not.toContain(hidden);
    // The last spans are sent before the process ends.
    expect(spans().some(({ name }) => name === 'getUser')).toBe(true);
  });
});

describe('a collector that does not work', () => {
  it.each(['away', 'silent'])('costs only spans: %s', async (kind) => {
    const silent = createServer(() => {});
    const endpoint = kind === 'away' ? 'http://127.0.0.1:1' : await listen(silent);
    const own = await createDatabase();
    const watched = await startServerProcess({ DATABASE_URL: own.url, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    expect((await watched.client.call('getReadiness')).status).toBe(200);
    const { code, stderr } = await watched.stop();
    expect([code, stderr]).toEqual([0, '']);
    silent.closeAllConnections();
    silent.close();
    await own.drop();
  });
});
