import { readFileSync } from 'node:fs';
import type { Services } from '../domain/services.ts';
import { INTERFACE_VERSION } from '../generated/operations.ts';
import { errorPage } from './http/docs/error-page.ts';
import { referencePage } from './http/docs/reference-page.ts';
import type { Metrics } from './http/metrics.ts';
import type { HandlersOf } from './http/operation.ts';
import { document, ok, text, unready } from './http/responses/result.ts';
import { presentCapabilities, presentProbe, presentReadiness } from './presenters/health.ts';

const generated = (name: string): Buffer => readFileSync(new URL(`../generated/${name}`, import.meta.url));

const once = (make: () => string): (() => Buffer) => {
  let bytes: Buffer | null = null;
  return () => {
    bytes ??= Buffer.from(make());
    return bytes;
  };
};
const HTML = 'text/html; charset=utf-8';

export const healthHandlers = ({ health, capabilities }: Services, metrics: Metrics): HandlersOf<'health'> => {
  const json = generated('openapi.json');
  const yaml = generated('openapi.yaml');
  // Made at the first visit: the pages are large, and most servers are never asked for them.
  const pages = { docs: once(referencePage), errors: once(errorPage) };
  return {
    getLiveness: () => ok({ status: 'ok', uptime_seconds: health.uptimeSeconds }),
    getReadiness: async () => {
      const readiness = await health.readiness();
      return readiness.isReady ? ok(presentProbe(readiness)) : unready(presentProbe(readiness));
    },
    getHealth: async () => {
      const readiness = await health.readiness();
      const report = presentReadiness(readiness, await health.isProviderHealthy(), INTERFACE_VERSION);
      return readiness.isReady ? ok(report) : unready(report);
    },
    getCapabilities: () => ok(presentCapabilities(capabilities.current())),
    getMetrics: async () => {
      await capabilities.require('metrics');
      return text(metrics.registry.contentType, await metrics.registry.metrics());
    },
    getOpenapiJson: () => document('application/json; charset=utf-8', json),
    getOpenapiYaml: () => document('application/yaml; charset=utf-8', yaml),
    getDocs: () => document(HTML, pages.docs()),
    getErrorDocs: () => document(HTML, pages.errors()),
  };
};
