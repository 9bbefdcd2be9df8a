import type { Clock } from '../../domain/foundation/kernel/clock.ts';
import { AddressGuard } from '../../domain/foundation/outbound/address-guard.ts';
import type { Store } from '../../domain/postgres/store.ts';
import type { ServiceOptions } from '../../domain/services.ts';
import product from '../../package.json' with { type: 'json' };
import { declaredCaps, declaredLimits } from '../http/limits/limits.ts';
import { loggedText } from '../http/observe/logged-error.ts';
import type { Logger } from '../http/observe/logger.ts';
import type { Catalogues } from './catalogues.ts';
import type { Config } from './config.ts';

/** The options of the services: configuration, store, catalogues, and the limits that the document declares. */
export const serviceOptions = (
  config: Config,
  store: Store,
  { providers: catalogue, templates, model }: Catalogues,
  clock: Clock,
  logger: Logger,
): ServiceOptions => ({
  catalogue,
  templates,
  model,
  store,
  clock,
  jwtSecrets: config.previousJwtSecret === null ? [config.jwtSecret] : [config.jwtSecret, config.previousJwtSecret],
  refreshGraceSeconds: config.refreshGraceSeconds,
  isDevLoginOpen: config.isDevLoginOn && config.isLoopback,
  hasSetupToken: config.setupToken !== null,
  currency: config.currency,
  baseUrl: config.baseUrl,
  addressGuard: new AddressGuard(config.mayReachPrivateAddresses),
  artifactLocation: config.artifactLocation,
  builtInWorker: config.worker === 'off' ? null : { replica: config.replica, version: product.version },
  declaredLimits: declaredLimits(),
  declaredCaps: declaredCaps(),
  warn: (line) => logger.warn(line),
  log: (line) => logger.info(line),
  jobLog: (level, message) => {
    // Operators need to see why a job failed. Other lines are rarely wanted, and masking them costs more than writing
    // them.
    const as = level === 'error' || level === 'warning' ? 'warn' : 'debug';
    if (logger.isLevelEnabled(as)) logger[as]({ source: 'jobs', level }, loggedText(message));
  },
});
