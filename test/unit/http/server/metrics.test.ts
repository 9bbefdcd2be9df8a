import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Metrics } from '../../../../handlers/http/observe/metrics.ts';
import { recently } from '../../../../handlers/http/observe/recently.ts';
import { requestOf } from '../../../support/builders/contexts.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const durations = async (metrics: Metrics): Promise<string[]> => {
  const text = await metrics.registry.getSingleMetricAsString('http_request_duration_seconds');
  return text.split('\n');
};

describe('the metrics', () => {
  it('hold the duration of each request in seconds, by operation and status', async () => {
    const metrics = new Metrics();
    for (const [milliseconds, status] of [
      [20, 200],
      [230, 200],
      [3000, 503],
    ] as const) {
      const request = requestOf();
      request.operationId = 'getHealth';
      vi.advanceTimersByTime(milliseconds);
      metrics.observe(request, status);
    }
    const lines = await durations(metrics);
    expect(lines).toContain('http_request_duration_seconds_sum{operation="getHealth",status="200"} 0.25');
    expect(lines).toContain('http_request_duration_seconds_count{operation="getHealth",status="200"} 2');
    expect(lines).toContain('http_request_duration_seconds_bucket{le="0.025",operation="getHealth",status="200"} 1');
    expect(lines).toContain('http_request_duration_seconds_bucket{le="0.25",operation="getHealth",status="200"} 2');
    expect(lines).toContain('http_request_duration_seconds_bucket{le="2.5",operation="getHealth",status="503"} 0');
    expect(lines).toContain('http_request_duration_seconds_sum{operation="getHealth",status="503"} 3');
  });

  it('count a request that matched no operation as none', async () => {
    const metrics = new Metrics();
    metrics.observe(requestOf(), 404);
    expect(await durations(metrics)).toContain('http_request_duration_seconds_count{operation="none",status="404"} 1');
  });

  it('have help texts, and a bucket for each size of a response', async () => {
    const metrics = new Metrics();
    metrics.observe(requestOf(), 200);
    const lines = await durations(metrics);
    expect(lines.slice(0, 2)).toEqual([
      '# HELP http_request_duration_seconds Time from the first byte of the request to its response.',
      '# TYPE http_request_duration_seconds histogram',
    ]);
    expect(lines.flatMap((line) => /_bucket\{le="([^"]+)"/.exec(line)?.[1] ?? [])).toEqual([
      '0.001',
      '0.0025',
      '0.005',
      '0.01',
      '0.025',
      '0.05',
      '0.1',
      '0.25',
      '0.5',
      '1',
      '2.5',
      '10',
      '+Inf',
    ]);
  });

  it('hold the figures of the process, and of each server its own', async () => {
    const [first, second] = [new Metrics(), new Metrics()];
    first.observe(requestOf(), 200);
    expect(await first.registry.metrics()).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(await second.registry.metrics()).not.toContain('http_request_duration_seconds_count');
  });
});

describe('figures that cost a statement', () => {
  it('are read once a second, and once for callers in parallel', async () => {
    let reads = 0;
    const figures = recently(async () => {
      reads += 1;
      return reads;
    });
    expect(await Promise.all([figures(), figures()])).toEqual([1, 1]);
    vi.advanceTimersByTime(999);
    expect(await figures()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await figures()).toBe(2);
  });

  it('are read again after a failure', async () => {
    const results = [Promise.reject(new Error('away')), Promise.resolve(7)];
    results[0]?.catch(() => {});
    const figures = recently(() => results.shift() as Promise<number>);
    await expect(figures()).rejects.toThrow('away');
    expect(await figures()).toBe(7);
  });
});
