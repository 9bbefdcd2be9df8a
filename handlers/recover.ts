import { systemClock } from '../domain/foundation/kernel/clock.ts';
import { createServices } from '../domain/services.ts';
import { loadCatalogues } from './catalogues.ts';
import type { Config } from './config.ts';
import { createLogger } from './http/logger.ts';
import { giveUp, giveUpFor, loadOfflineConfig, openServerDatabase } from './offline.ts';
import { serviceOptions } from './service-options.ts';

// `npm run recover -- <username>`: a way in for whoever has the machine and no password (spec/rules/auth.md#recovery).

const USAGE = 'usage: npm run recover -- <username>';

/** The new password of the user. */
const recover = async (config: Config, username: string): Promise<string> => {
  const catalogues = await loadCatalogues(config, systemClock);
  const store = await openServerDatabase(config);
  const services = createServices(
    serviceOptions(config, store, catalogues, systemClock, createLogger(config.logLevel)),
  );
  try {
    return await services.recovery.recover(username);
  } finally {
    await services.close();
    await store.close();
  }
};

const main = async (): Promise<void> => {
  const [username, ...more] = process.argv.slice(2);
  if (username === undefined || more.length > 0) return giveUp(USAGE);
  try {
    const password = await recover(loadOfflineConfig(), username);
    process.stdout.write(`The password of ${username} is now: ${password}\n`);
    process.stdout.write(
      'It is shown this once and must be changed after signing in. Locks were lifted, sessions ended; API keys go on.\n',
    );
  } catch (error) {
    giveUpFor(error);
  }
};

await main();
