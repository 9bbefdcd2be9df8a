import { isStalled, readUnchained } from '../../../domain/foundation/audit/chain-check.ts';
import { QueueFigures } from '../../../domain/foundation/jobs/queue-figures.ts';
import { readJobsMigration } from '../../../domain/foundation/jobs/worker.ts';
import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { checkSeals } from '../../../domain/foundation/secrets/seal-check.ts';
import { readFact } from '../../../domain/health/operator-facts.ts';
import { isSetupCompleted } from '../../../domain/organisation/changes/wizard-state.ts';
import type { BareDatabase } from '../../../domain/postgres/bare-database.ts';
import { sealedColumns } from '../../../domain/services.ts';
import { countServers } from '../../../domain/transfer/load.ts';
import { hasUsers } from '../../../domain/users/installation.ts';
import { readWebhookFigures } from '../../../domain/webhooks/endpoints/delivery-records.ts';
import { createIsTrusted } from '../../../handlers/http/contracts/address.ts';
import type { Config } from '../../../handlers/server/config.ts';
import { type Check, ok, warn, wrong } from './diagnosis.ts';

/** Checks of the data; the schema must be current. `jwtSecret` is null when none was found. */
export const checkContent = (config: Config, { pool }: BareDatabase, jwtSecret: string | null): readonly Check[] => [
  {
    name: 'the setup',
    run: async () => {
      const open =
        config.isLoopback || config.setupToken !== null
          ? ''
          : ', and anyone who can reach the server can create the first one (set SETUP_TOKEN)';
      if (!(await hasUsers(pool))) return [warn(`no account exists yet${open}: create the first administrator`)];
      if (await isSetupCompleted(pool)) return [ok('the setup is complete')];
      return [warn('the setup is not complete: check company and agents, then call POST /api/v1/setup/complete')];
    },
  },
  {
    name: 'stored secrets',
    run: async () => {
      if (jwtSecret === null) return [];
      const previous = config.previousJwtSecret;
      const { checkedCount, unreadable } = await checkSeals(
        pool,
        previous === null ? [jwtSecret] : [jwtSecret, previous],
        sealedColumns,
      );
      if (checkedCount === 0) return [ok('JWT_SECRET was not tested: the database contains no encrypted secrets')];
      if (unreadable === 0) return [ok('JWT_SECRET decrypts the secrets in the database')];
      const text = `JWT_SECRET does not decrypt ${unreadable} of ${checkedCount} stored secrets`;
      return unreadable === checkedCount
        ? [wrong(`${text}: it is not the secret this database was used with; set that one`)]
        : [
            wrong(
              `${text}: set the previous one as JWT_SECRET_PREVIOUS, or replace the secrets of connections and webhooks`,
            ),
          ];
    },
  },
  {
    name: 'the proxies',
    run: async () => {
      const address = await readFact(pool, 'untrusted_proxy');
      if (address === null || createIsTrusted(config.trustedProxies)(address)) return [];
      return [
        warn(
          `${address} sent forwarding headers in the last day and is not in TRUST_PROXY: if it is your proxy, add it; otherwise all its clients share the limits of one address`,
        ),
      ];
    },
  },
  {
    name: 'the audit log',
    run: async () => {
      const waiting = await readUnchained(pool);
      const { count, oldest } = waiting;
      if (isStalled(waiting, new Date()) && (await countServers(pool)) > 0)
        return [
          wrong(
            `${count} audit log entries are not chained, the oldest since ${oldest?.toISOString()}: check the server logs`,
          ),
        ];
      return [
        ok(
          count === 0
            ? 'every entry of the audit log is chained'
            : `${count} audit log entries are about to be chained`,
        ),
      ];
    },
  },
  {
    name: 'background work',
    run: async () => {
      const { dead } = (await readJobsMigration(pool)) === 0 ? { dead: 0 } : await new QueueFigures(pool).read();
      const deliveries = (await readWebhookFigures(pool, systemClock)).dead;
      const found = [
        ...(dead === 0 ? [] : [warn(`${dead} jobs failed permanently: see the server logs`)]),
        ...(deliveries === 0
          ? []
          : [warn(`${deliveries} webhook deliveries failed permanently: check their errors and redeliver them`)]),
      ];
      return found.length === 0 ? [ok('no job or webhook delivery failed permanently')] : found;
    },
  },
];
