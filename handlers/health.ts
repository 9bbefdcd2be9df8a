import { readFileSync } from 'node:fs';
import type { Services } from '../domain/services.ts';
import { INTERFACE_VERSION } from '../generated/operations.ts';
import { errorPage } from './http/docs/error-page.ts';
import { guidePage } from './http/docs/guide-page.ts';
import { atAddress, yamlAtAddress } from './http/docs/own-address.ts';
import { referencePage } from './http/docs/reference-page.ts';
import type { Metrics } from './http/metrics.ts';
import type { HandlersOf } from './http/operation.ts';
import { document, ok, text, unready } from './http/responses/result.ts';
import { presentCapabilities, presentProbe, presentReadiness } from './presenters/health.ts';

const generated = (name: string): Buffer => readFileSync(new URL(`../generated/${name}`, import.meta.url));

/** Made at the first visit: documents and pages are large, and most servers are never asked for them. */
const once = (make: () => string | Buffer): (() => Buffer) => {
  let bytes: Buffer | null = null;
  return () => {
    bytes ??= asBuffer(make());
    return bytes;
  };
};
const asBuffer = (made: string | Buffer): Buffer => (typeof made === 'string' ? Buffer.from(made) : made);
const JSON_TYPE = 'application/json';
const HTML = 'text/html; charset=utf-8';

export const healthHandlers = (
  { health, capabilities }: Services,
  metrics: Metrics,
  baseUrl: string,
): HandlersOf<'health'> => {
  const pages = {
    json: once(() => atAddress(generated('openapi.json'), baseUrl)),
    json32: once(() => atAddress(generated('openapi-3.2.json'), baseUrl)),
    json30: once(() => atAddress(generated('openapi-3.0.json'), baseUrl)),
    events: once(() => generated('asyncapi.json')),
    yaml: once(() => yamlAtAddress(generated('openapi.yaml'), baseUrl)),
    docs: once(referencePage),
    guide: once(guidePage),
    errors: once(errorPage),
  };
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
    getOpenapiJson: () => document(JSON_TYPE, pages.json()),
    getOpenapi30Json: () => document(JSON_TYPE, pages.json30()),
    getOpenapi32Json: () => document(JSON_TYPE, pages.json32()),
    getAsyncapiJson: () => document(JSON_TYPE, pages.events()),
    getOpenapiYaml: () => document('application/yaml', pages.yaml()),
    getDocs: () => document(HTML, pages.docs()),
    getGuide: () => document(HTML, pages.guide()),
    getErrorDocs: () => document(HTML, pages.errors()),
  };
};
