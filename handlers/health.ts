import { readFileSync } from 'node:fs';
import type { Services } from '../domain/services.ts';
import { referencePage } from './http/docs.ts';
import { errorPage } from './http/docs-errors.ts';
import type { Metrics } from './http/metrics.ts';
import type { HandlersOf } from './http/operation.ts';
import { ok, text, unready } from './http/outcomes.ts';
import { presentCapabilities, presentProbe, presentReadiness } from './presenters/health.ts';

const generated = (name: string): string => readFileSync(new URL(`../generated/${name}`, import.meta.url), 'utf8');
const HTML = 'text/html; charset=utf-8';

export const healthHandlers = (
  { health, capabilities, providerHealth }: Services,
  metrics: Metrics,
): HandlersOf<'health'> => {
  const json = generated('openapi.json');
  const yaml = generated('openapi.yaml');
  return {
    getLiveness: () => ok({ status: 'ok', uptime_seconds: health.uptimeSeconds }),
    getReadiness: async () => {
      const readiness = await health.readiness();
      return readiness.isReady ? ok(presentProbe(readiness)) : unready(presentProbe(readiness));
    },
    getHealth: async () => {
      const readiness = await health.readiness();
      const report = presentReadiness(readiness, await providerHealth());
      return readiness.isReady ? ok(report) : unready(report);
    },
    getCapabilities: () => ok(presentCapabilities(capabilities.current())),
    getMetrics: async () => {
      await capabilities.require('metrics');
      return text(metrics.registry.contentType, await metrics.registry.metrics());
    },
    getOpenapiJson: () => text('application/json; charset=utf-8', json),
    getOpenapiYaml: () => text('application/yaml; charset=utf-8', yaml),
    getDocs: () => text(HTML, referencePage()),
    getErrorDocs: () => text(HTML, errorPage()),
  };
};
