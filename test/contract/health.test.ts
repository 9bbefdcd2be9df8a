import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpCeo } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { errorOf, inParallel } from '../support/client/expect.ts';
import { poolerKeepsStatements } from '../support/run/pooler.ts';
import { startServer, type TestServer } from '../support/server/server.ts';
import { ManualClock } from '../support/time/clock.ts';

const clock = new ManualClock();
let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer({ clock });
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

/** Runs `work` while the event feed of the server is cut off. */
const withoutEvents = async (work: () => Promise<void>): Promise<void> => {
  const quiet = await startServer();
  try {
    const client = await setUpCeo(quiet.client);
    ceoOfQuiet = client;
    await Promise.all(quiet.replicas.map(({ services }) => services.close()));
    await work();
  } finally {
    await quiet.close().catch(() => {});
  }
};
let ceoOfQuiet: Client;

describe('getLiveness', () => {
  it('200: ok and the uptime, in exactly these fields', async () => {
    clock.advance(1.239);
    const answer = await server.client.call('getLiveness');
    expect(answer.body).toEqual({
      data: { status: 'ok', uptime_seconds: 1.24 },
      error: null,
      error_detail: null,
      success: true,
    });
  });
});

describe('getReadiness', () => {
  it('200: ok, in exactly two fields that name no component', async () => {
    const answer = await server.client.call('getReadiness');
    expect(answer.body.data).toEqual({ status: 'ok', uptime_seconds: expect.any(Number) });
  });
  it('503: a report in the envelope of a success, whatever Accept is, when events do not flow', () =>
    withoutEvents(async () => {
      for (const accept of ['application/json', 'application/problem+json']) {
        const answer = await ceoOfQuiet.as({}).call('getReadiness', { headers: { accept } });
        expect(answer.status).toBe(503);
        expect(answer.headers['content-type']).toMatch(/^application\/json/);
        expect(answer.body).toEqual({
          data: { status: 'unavailable', uptime_seconds: expect.any(Number) },
          error: null,
          error_detail: null,
          success: true,
        });
      }
    }));
});

describe('getHealth', () => {
  it('200: the verdict with its parts', async () => {
    expect((await ceo.call('getHealth')).body.data).toEqual({
      status: 'ok',
      uptime_seconds: expect.any(Number),
      persistence: true,
      message_bus: true,
      message_carrier: 'notify',
      row_locks: true,
      prepared_statements: process.env.POOLER === undefined || poolerKeepsStatements(),
      providers: true,
      telemetry: 'disabled',
      version: '0.9.4',
    });
  });
  it('503: the same report when events do not flow', () =>
    withoutEvents(async () => {
      const answer = await ceoOfQuiet.call('getHealth');
      expect([answer.status, answer.body.success]).toEqual([503, true]);
      expect(answer.body.data).toMatchObject({ status: 'unavailable', persistence: true, message_bus: false });
    }));
  it('200: providers is null if none is configured', async () => {
    const bare = await startServer({ env: { MODEL_PROVIDER: 'none' } });
    try {
      const client = await setUpCeo(bare.client);
      expect((await client.call('getHealth')).body.data).toMatchObject({ status: 'ok', providers: null });
    } finally {
      await bare.close();
    }
  });
});

describe('getCapabilities', () => {
  it('200: one boolean for each optional part, and nothing else', async () => {
    const { data } = (await ceo.call('getCapabilities')).body;
    expect(Object.keys(data)).toEqual([
      'explain_chat',
      'propose',
      'group_chat',
      'invites',
      'direct_mcp',
      'charter',
      'concern_routing',
      'multi_voice',
      'webhooks',
      'oauth',
      'mcp_server',
      'metrics',
      'websocket',
      'telemetry',
      'durable_persistence',
    ]);
    for (const value of Object.values(data)) expect(typeof value).toBe('boolean');
    expect(data.durable_persistence).toBe(true);
  });
});

describe('getMetrics', () => {
  it('200: requests are counted by operation', async () => {
    // Each replica counts its own.
    await inParallel(server.replicas.length, () => ceo.call('getCurrentUser'));
    const answer = await server.client.call('getMetrics');
    expect(answer.text).toMatch(/http_request_duration_seconds_count\{operation="getCurrentUser",status="200"\} \d+/);
    expect(errorOf(answer)).toEqual([200, undefined]);
  });
  it('200: the state of events and webhooks', async () => {
    const { text } = await server.client.call('getMetrics');
    const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    expect([figure('events_flowing'), figure('events_notified'), figure('events_sockets')]).toEqual([1, 1, 0]);
    expect([figure('events_streams'), figure('webhook_deliveries_dead')]).toEqual([0, 0]);
    expect(figure('events_position')).toBeGreaterThan(0);
    expect(figure('events_lag_seconds')).toBeGreaterThanOrEqual(0);
    expect(figure('webhook_deliveries_waiting')).toBe(0);
  });
  it('200: does not reveal which versions run, or how they were started', async () => {
    const { text } = await server.client.call('getMetrics');
    expect(text).toContain('process_resident_memory_bytes');
    for (const told of [
      'version',
      ...Object.values(process.versions).filter((each = '') => each.split('.').length > 2),
    ])
      expect(text).not.toContain(told);
    for (const argument of process.argv) expect(text).not.toContain(argument);
  });
  it('503: switched off', async () => {
    const path = { namespace: 'api', key: 'metrics_enabled' };
    await ceo.call('saveSetting', { path, body: { value: false } });
    expect(errorOf(await ceo.call('getMetrics'))).toEqual([503, 8001]);
    expect((await ceo.call('getCapabilities')).body.data.metrics).toBe(false);
    await ceo.call('resetSetting', { path });
    expect((await ceo.call('getMetrics')).status).toBe(200);
  });
});
