import type { Worker } from '../../../domain/execution/workers/worker.ts';
import type { Services } from '../../../domain/services.ts';
import type { HandlersOf } from '../../http/contracts/operation.ts';
import { created, noContent, ok, pageResult } from '../../http/contracts/result.ts';
import { omitUndefined } from '../../http/omit-undefined.ts';
import { tagOf } from '../../http/responses/etag.ts';
import { presentClaim } from '../../presenters/execution/claims.ts';
import { presentRegistration, presentWorker } from '../../presenters/execution/workers.ts';

type WorkerOperation = 'listWorkers' | 'getWorker' | 'registerWorker' | 'deleteWorker' | 'claimRuns';

const workerTag = (worker: Worker): string => tagOf(presentRegistration(worker));

export const workerHandlers = ({ workers, claims }: Services): Pick<HandlersOf<'execution'>, WorkerOperation> => ({
  listWorkers: async ({ query, page: request }) => {
    const { status, kind } = query;
    return pageResult(await workers.list(omitUndefined({ status, kind }), request), presentWorker);
  },
  getWorker: async ({ path }) => {
    const worker = await workers.get(path.worker_name);
    return ok(presentWorker(worker), { tag: workerTag(worker) });
  },
  registerWorker: async ({ path, body, actor, ifMatchTag }) => {
    const { agent_ids: agentIds, task_types: taskTypes, labels, max_runs: maxRuns, version } = body;
    const registration = { agentIds, taskTypes, labels, maxRuns, version };
    const { worker, isNew } = await workers.register(path.worker_name, registration, actor, ifMatchTag(workerTag));
    const extras = { tag: workerTag(worker) };
    return isNew
      ? created(presentWorker(worker), { ...extras, location: `/api/v1/workers/${worker.name}` })
      : ok(presentWorker(worker), extras);
  },
  deleteWorker: async ({ path, actor, ifMatchTag }) => {
    await workers.remove(path.worker_name, actor, ifMatchTag(workerTag));
    return noContent();
  },
  claimRuns: async ({ path, body, caller, actor, signal, renew }) => {
    const key = caller.header('idempotency-key');
    const request = { max: body?.max ?? 1, waitSeconds: body?.wait_seconds ?? 0, key, signal, renew };
    const { claims: claimed, isReplayed } = await claims.claim(path.worker_name, request, actor);
    return ok(claimed.map(presentClaim), isReplayed ? { headers: { 'idempotency-replayed': 'true' } } : {});
  },
});
