import type { Pool } from 'pg';
import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { createServices, openDatabase } from '../../../domain/services.ts';
import { createLogger } from '../../../handlers/http/observe/logger.ts';
import { loadCatalogues } from '../../../handlers/server/catalogues.ts';
import { loadConfig } from '../../../handlers/server/config.ts';
import { serviceOptions } from '../../../handlers/server/service-options.ts';
import type { Engine } from './engine.ts';
import { HEARTBEATS, queueTasks } from './scene.ts';

const SUCCESS = { outcome: 'succeeded', summary: 'Done', criteria: [], failure: null } as const;

/** The platform without HTTP: one worker for each agent calls the service methods. */
export const platformEngine = async (
  workers: readonly string[],
  { pool, userId, connections }: { readonly pool: Pool; readonly userId: string; readonly connections: number },
): Promise<Engine> => {
  const config = loadConfig(process.env);
  const store = await openDatabase({ databaseUrl: config.databaseUrl, dataDirectory: '', poolMax: connections });
  const catalogues = await loadCatalogues(config, systemClock);
  const services = createServices(serviceOptions(config, store, catalogues, systemClock, createLogger('silent')));
  await services.start();
  const actor: Actor = {
    ...{ userId, username: 'admin', role: 'ceo', orgRoles: [], scopedDepartments: [], mustChangePassword: false },
    credential: { kind: 'session_bearer', sessionId: null, keyId: null },
  };
  const request = { max: 1, waitSeconds: 0, key: null, signal: new AbortController().signal, renew: async () => null };
  /** Executes one task; false if none is ready. */
  const executeOne = async (worker: string): Promise<boolean> => {
    const { claims } = await services.claims.claim(worker, request, actor);
    const [claim] = claims;
    if (claim === undefined) return false;
    const call = { runId: claim.run.id, token: claim.leaseToken, actor };
    for (let beat = 0; beat < HEARTBEATS; beat += 1)
      await services.runReports.heartbeat(call, { progress: null, note: null });
    await services.runEnds.finish(call, SUCCESS);
    return true;
  };
  return {
    name: 'platform, service methods',
    add: () => queueTasks(pool),
    execute: async (note) => {
      await Promise.all(
        workers.map(async (worker) => {
          let start = performance.now();
          while (await executeOne(worker)) {
            note(performance.now() - start);
            start = performance.now();
          }
        }),
      );
    },
    stop: async () => {
      await services.close();
      await store.close();
    },
  };
};
