import type { EntityManager } from '@mikro-orm/postgresql';
import { Forbidden, NotFound } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { Worker } from './worker.ts';
import { selectWorker } from './worker-rows.ts';

/** The worker with this name. Throws NotFound, and Forbidden if another user registered it. */
export const readOwnWorker = async (em: EntityManager, name: string, { userId }: Actor): Promise<Worker> => {
  const worker = await selectWorker(em, name);
  if (worker === null) throw new NotFound('The worker does not exist; register it first');
  if (worker.createdBy !== userId)
    throw new Forbidden('Another user registered this worker; register one with another name');
  return worker;
};
