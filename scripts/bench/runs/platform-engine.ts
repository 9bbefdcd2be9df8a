import type { Pool } from 'pg';
import type { RunClaim } from '../../../domain/execution/claims/claim.ts';
import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { createServices, openDatabase } from '../../../domain/services.ts';
import { createLogger } from '../../../handlers/http/observe/logger.ts';
import { loadCatalogues } from '../../../handlers/server/catalogues.ts';
import { loadConfig } from '../../../handlers/server/config.ts';
import { serviceOptions } from '../../../handlers/server/service-options.ts';
import type { Engine } from './engine.ts';
import { HEARTBEATS, queueTasks, WORKERS } from './scene.ts';

const SUCCESS = { outcome: 'succeeded', summary: 'Done', criteria: [], failure: null } as const;

/** The maximum number of tasks of a claim over HTTP. */
const MAX_CLAIMS = 10;

/** The platform without HTTP: one worker for all agents calls the service methods, and claims as many tasks as it has free slots. */
export const platformEngine = async (
  worker: string,
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
  const claim = async (max: number): Promise<readonly RunClaim[]> => {
    const request = { max, waitSeconds: 0, key: null, signal: new AbortController().signal, renew: async () => null };
    return (await services.claims.claim(worker, request, actor)).claims;
  };
  const execute = async ({ run, leaseToken }: RunClaim): Promise<void> => {
    const call = { runId: run.id, token: leaseToken, actor };
    for (let beat = 0; beat < HEARTBEATS; beat += 1)
      await services.runReports.heartbeat(call, { progress: null, note: null });
    await services.runEnds.finish(call, SUCCESS);
  };
  return {
    name: 'platform, service methods',
    add: () => queueTasks(pool),
    execute: async (note) => {
      const running = new Set<Promise<void>>();
      for (;;) {
        const start = performance.now();
        // If a run ends during the claim, its agent may be free only for the next one.
        const isIdle = running.size === 0;
        const claims = await claim(Math.min(WORKERS - running.size, MAX_CLAIMS));
        if (claims.length === 0 && isIdle) return;
        for (const one of claims) {
          const run = execute(one).then(() => {
            running.delete(run);
            note(performance.now() - start);
          });
          running.add(run);
        }
        if (running.size === WORKERS || (claims.length === 0 && running.size > 0)) await Promise.race(running);
      }
    },
    stop: async () => {
      await services.close();
      await store.close();
    },
  };
};
