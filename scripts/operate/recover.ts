import { systemClock } from '../../domain/foundation/kernel/clock.ts';
import { createServices } from '../../domain/services.ts';
import { createLogger } from '../../handlers/http/observe/logger.ts';
import { loadCatalogues } from '../../handlers/server/catalogues.ts';
import type { Config } from '../../handlers/server/config.ts';
import { serviceOptions } from '../../handlers/server/service-options.ts';
import { commandOf, loadOperatorConfig, requireDatabase, say } from './command.ts';
import { openServerDatabase } from './database.ts';

// `npm run recover -- <username>` sets a new password for a user who cannot sign in (spec/rules/auth.md#recovery).

/** Sets a new password in the database of the server and returns it. */
const recover = async (config: Config, username: string): Promise<string> => {
  const catalogues = await loadCatalogues(config, systemClock);
  const store = await openServerDatabase(config);
  const services = createServices(
    // The clock of this machine may be wrong.
    serviceOptions(config, store, catalogues, store.clock, createLogger(config.logLevel)),
  );
  try {
    return await services.recovery.recover(username);
  } finally {
    await services.close();
    await store.close();
  }
};

export const run = commandOf('npm run recover -- <username>', async (username) => {
  const config = loadOperatorConfig();
  requireDatabase(config);
  const password = await recover(config, username);
  say(`The password of ${username} is now: ${password}`);
  say(
    'It is shown only once and must be changed at sign-in. Lockouts and sessions were cleared. API keys of this user are refused until the password is changed.',
  );
});
