import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import { createServices, openDatabase, type Services } from '../../../domain/services.ts';
import { createLogger } from '../../../handlers/http/observe/logger.ts';
import { loadCatalogues } from '../../../handlers/server/catalogues.ts';
import { loadConfig } from '../../../handlers/server/config.ts';
import { serviceOptions } from '../../../handlers/server/service-options.ts';

/** The services of a separate process, on the database that its environment names. */
export const openServices = async (poolMax: number): Promise<{ store: Store; services: Services }> => {
  const config = loadConfig(process.env);
  const store = await openDatabase({ databaseUrl: config.databaseUrl, dataDirectory: '', poolMax });
  const catalogues = await loadCatalogues(config, systemClock);
  const services = createServices(serviceOptions(config, store, catalogues, systemClock, createLogger('silent')));
  await services.start();
  return { store, services };
};
