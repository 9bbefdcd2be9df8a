import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import { queueStatement, readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { takeLock } from '../../foundation/database/named-lock.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict, Duplicate, Forbidden, NotFound } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import { parseUuid } from '../../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../../foundation/kernel/pages/page.ts';
import type { Precondition } from '../../foundation/kernel/precondition.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import type { LockCredential } from '../../users/account-lock.ts';
import type { AnnouncedWorker, WorkerPresence } from './presence.ts';
import { COUNT_WORKERS, DELETE_STALE_BUILT_IN_WORKERS, DELETE_WORKER, LOCK_WORKERS_OF_USER } from './statements.ts';
import { BUILT_IN_PREFIX, type Worker, type WorkerRegistration } from './worker.ts';
import { lockWorker, saveWorker, selectWorker, selectWorkers, type WorkerFilters } from './worker-rows.ts';

const MAX_WORKERS = 2_000;

/** A stored registration, and whether the worker is new. */
export interface RegisteredWorker {
  readonly worker: Worker;
  readonly isNew: boolean;
}

interface WorkerServiceDeps {
  readonly uow: UnitOfWork;
  readonly audit: AuditLog;
  readonly changes: Pick<OrganisationChanges, 'readIn'>;
  readonly lockCredential: LockCredential;
  readonly presence: WorkerPresence;
  /** Ends the running runs of workers that are deleted. */
  readonly endRuns: (em: EntityManager, workerNames: readonly string[]) => Promise<void>;
  /** Called after the commit of a registration or deletion. */
  readonly onChange: () => void;
}

/** Registers, reads and deletes workers (spec/rules/work.md#workers). */
export class WorkerService {
  readonly #deps: WorkerServiceDeps;

  constructor(deps: WorkerServiceDeps) {
    this.#deps = deps;
  }

  /** The workers, sorted by name. */
  list(filters: WorkerFilters, page: PageRequest): Promise<Page<Worker>> {
    return this.#deps.uow.read((em) => selectWorkers(em, filters, page));
  }

  /** Throws NotFound. */
  async get(name: string): Promise<Worker> {
    return existing(await this.#deps.uow.read((em) => selectWorker(em, name)));
  }

  /**
   * Stores the registration of an external worker, which replaces an earlier one. `expected` is called with null for a new worker. Throws
   * the errors of `lockCredential`, Duplicate for a name that another user's worker has or that is reserved, VersionConflict, NotFound for
   * an unknown agent, or Conflict for too many workers.
   */
  async register(
    name: string,
    registration: WorkerRegistration,
    actor: Actor,
    expected: Precondition<Worker | null>,
  ): Promise<RegisteredWorker> {
    const { uow, audit, presence, lockCredential, onChange } = this.#deps;
    if (name.startsWith(BUILT_IN_PREFIX))
      throw new Duplicate(`Names that begin with ${BUILT_IN_PREFIX} are reserved; choose another name`);
    return uow.write(async (em) => {
      // A worker outlives the request, so it must not be registered with a credential that has ended.
      await lockCredential(em, actor);
      const known = await this.#lockForRegistration(em, name);
      if (known !== null && known.createdBy !== actor.userId)
        throw new Duplicate('Another user has a worker with this name; choose another name');
      expected(known);
      const { taskTypes, labels, ...plain } = registration;
      const agentIds = await this.#agentsOf(em, registration.agentIds);
      const wanted = { ...plain, agentIds, taskTypes: distinct(taskTypes), labels: distinct(labels) };
      if (known === null) await requireWorkerLimit(em);
      uow.afterCommit(onChange);
      const isNewlyOnline = await saveWorker(em, { name, kind: 'external', createdBy: actor.userId }, wanted);
      const worker = existing(await selectWorker(em, name));
      if (isNewlyOnline) presence.online(em, worker);
      if (known === null || !isSame(known, wanted)) {
        const target = { targetType: 'worker', targetId: name, targetName: name };
        audit.record(em, { action: 'worker.registered', actorId: actor.userId, ...target });
      }
      return { worker, isNew: known === null };
    });
  }

  /** Registers the built-in worker of this process, which takes the tasks of all agents. It has no audit entry. */
  async registerBuiltIn(name: string, maxRuns: number, version: string, createdBy: string): Promise<void> {
    const { uow, presence, onChange } = this.#deps;
    const registration = { agentIds: [], taskTypes: [], labels: [], maxRuns, version };
    await uow.write(async (em) => {
      const isNewlyOnline = await saveWorker(em, { name, kind: 'built_in', createdBy }, registration);
      if (isNewlyOnline) presence.online(em, { name, kind: 'built_in' });
      uow.afterCommit(onChange);
    });
  }

  /** Deletes the built-in worker of this process, whose runs have ended, and those of processes that did not stop in order. */
  async removeBuiltIn(name: string): Promise<void> {
    const { uow, endRuns, presence, onChange } = this.#deps;
    await uow.write(async (em) => {
      if ((await lockWorker(em, name)) === null) return;
      await endRuns(em, [name]);
      for (const worker of await em.execute<AnnouncedWorker[]>(DELETE_WORKER, [name])) presence.deleted(em, worker);
      queueStatement(em, DELETE_STALE_BUILT_IN_WORKERS, []);
      uow.afterCommit(() => {
        presence.forget(name);
        onChange();
      });
    });
  }

  /**
   * Deletes a worker; its running runs expire. Throws NotFound, Forbidden for another user's worker unless the caller is the ceo, or
   * VersionConflict.
   */
  async remove(name: string, actor: Actor, expected: Precondition<Worker>): Promise<void> {
    await this.#deps.uow.write(async (em) => {
      const worker = existing(await lockWorker(em, name));
      if (worker.createdBy !== actor.userId && actor.role !== 'ceo')
        throw new Forbidden('Only the CEO can delete the workers of other users');
      expected(worker);
      await this.#delete(em, [name], actor);
    });
  }

  /** Deletes the workers of a deleted user, in the caller's transaction. */
  async removeOfUser(em: EntityManager, userId: string, actor: Actor): Promise<void> {
    const rows = await readPrepared<{ name: string }>(em, LOCK_WORKERS_OF_USER, [userId]);
    const names = rows.map(({ name }) => name);
    if (names.length > 0) await this.#delete(em, names, actor);
  }

  /** Deletes locked workers. The runs of all of them are ended first, so that they are locked in the order of their tasks. */
  async #delete(em: EntityManager, names: readonly string[], actor: Actor): Promise<void> {
    const { uow, audit, endRuns, presence, onChange } = this.#deps;
    await endRuns(em, names);
    for (const name of names) {
      const deleted = await em.execute<AnnouncedWorker[]>(DELETE_WORKER, [name]);
      for (const worker of deleted) presence.deleted(em, worker);
      const target = { targetType: 'worker', targetId: name, targetName: name };
      audit.record(em, { action: 'worker.deleted', actorId: actor.userId, ...target });
    }
    uow.afterCommit(() => {
      for (const name of names) presence.forget(name);
      onChange();
    });
  }

  /** The worker, locked; null if it is new: creations are then serialised until the transaction ends. */
  async #lockForRegistration(em: EntityManager, name: string): Promise<Worker | null> {
    const known = await lockWorker(em, name);
    if (known !== null) return known;
    await takeLock(em, 'workers');
    return lockWorker(em, name);
  }

  async #agentsOf(em: EntityManager, agentIds: readonly string[]): Promise<readonly string[]> {
    if (agentIds.length === 0) return [];
    const { agents } = (await this.#deps.changes.readIn(em)).organisation;
    const known = new Set(agents.map(({ id }) => id));
    const ids = agentIds.map((agentId) => parseUuid(agentId));
    if (ids.some((id) => id === null || !known.has(id))) throw new NotFound('An agent in agent_ids does not exist');
    return [...new Set(ids.filter((id) => id !== null))];
  }
}

const distinct = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

const requireWorkerLimit = async (em: EntityManager): Promise<void> => {
  const [row] = await readPrepared<{ count: number }>(em, COUNT_WORKERS);
  if ((row?.count ?? 0) >= MAX_WORKERS)
    throw new Conflict(`The limit of ${MAX_WORKERS} workers is reached; delete one first`);
};

const registrationOf = ({ agentIds, taskTypes, labels, maxRuns, version }: WorkerRegistration): WorkerRegistration => ({
  ...{ agentIds, taskTypes, labels, maxRuns, version },
});

const isSame = (known: Worker, wanted: WorkerRegistration): boolean =>
  isDeepStrictEqual(registrationOf(known), registrationOf(wanted));

const existing = (worker: Worker | null): Worker => {
  if (worker === null) throw new NotFound('The worker does not exist');
  return worker;
};
