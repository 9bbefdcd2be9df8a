import type { Services } from '../../domain/services.ts';
import { INTERFACE_VERSION } from '../../generated/operations.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { ok, textResult, unready } from '../http/contracts/result.ts';
import type { Metrics } from '../http/observe/metrics.ts';
import { presentCapabilities, presentProbe, presentReadiness } from '../presenters/health.ts';

export const healthHandlers = ({ health, capabilities }: Services, metrics: Metrics): HandlersOf<'health'> => {
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
      return textResult(metrics.registry.contentType, await metrics.registry.metrics());
    },
  };
};
