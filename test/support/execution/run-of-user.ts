import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { newActiveProject, newReadyTask, newWorkAgent } from '../builders/execution/work.ts';
import type { Client } from '../client/client.ts';
import { known } from '../client/known.ts';
import type { TestServer } from '../server/server.ts';

/** A worker of a user and the run that it has claimed. */
export interface RunOfUser {
  readonly worker: string;
  readonly run: string;
  readonly leaseToken: string;
}

/** Registers a worker of any user and claims a run for it by the domain, because not every user may do so over HTTP. */
export const runOfUser = async (
  { services }: TestServer,
  ceo: Client,
  actor: Actor,
  department: string,
): Promise<RunOfUser> => {
  const agentId = await newWorkAgent(ceo, {}, department);
  const projectId = await newActiveProject(ceo);
  await newReadyTask({ ceo, projectId, agentId });
  const worker = `of-${actor.userId}`;
  const registration = { agentIds: [agentId], taskTypes: [], labels: [], maxRuns: 10, version: '' };
  await services.workers.register(worker, registration, actor, unconditional);
  const request = { max: 1, waitSeconds: 0, key: null, signal: new AbortController().signal, renew: async () => {} };
  const { run, leaseToken } = known((await services.claims.claim(worker, request, actor)).claims[0]);
  return { worker, run: run.id, leaseToken };
};
