import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { RequestContext } from '../contracts/request-context.ts';

/** The Prometheus metrics: durations by operation and status, and figures of the process. */
export class Metrics {
  readonly registry = new Registry();
  readonly #durations: Histogram<'operation' | 'status'>;
  readonly #failures: Counter<'code'>;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // Metrics are public, so they do not reveal the version of Node (spec/rules/requests.md#metrics).
    this.registry.removeSingleMetric('nodejs_version_info');
    this.#durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first byte of the request to its response.',
      labelNames: ['operation', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [this.registry],
    });
    this.#failures = new Counter({
      name: 'http_failures_total',
      help: 'Requests that were refused or failed, by the code of the error: limits, budgets and all others.',
      labelNames: ['code'],
      registers: [this.registry],
    });
  }

  countFailure(code: number): void {
    this.#failures.labels(String(code)).inc();
  }

  observe({ operationId, startedAt }: RequestContext, status: number): void {
    const operation = operationId ?? 'none';
    this.#durations.labels(operation, String(status)).observe((performance.now() - startedAt) / 1000);
  }
}
