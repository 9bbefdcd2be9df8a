import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { LeaseSweep } from '../endings/lease-sweep.ts';
import type { LeaseTokens } from '../leases/lease-token.ts';
import type { RunRecord } from '../runs/run.entity.ts';
import { readOwnWorker } from '../workers/own-worker.ts';
import type { WorkerPresence } from '../workers/presence.ts';
import type { ClaimedRun, ClaimRequest, ClaimResult } from './claim.ts';
import type { ClaimAttempts } from './claim-attempts.ts';
import { KeyTaken, type RunClaimKey, type RunClaimKeys } from './claim-keys.ts';
import type { ClaimProspect, ClaimQueue, WaitingWorker } from './claim-queue.ts';
import type { ContextReader } from './context/context-reader.ts';
import { SELECT_CLAIM_PROSPECT } from './statements.ts';

/** The caller disconnected during its claim, which was rolled back or withdrawn. */
class CallerDisconnected extends Error {}

const DISCONNECTED = 'the caller has disconnected';

interface ClaimServiceDeps {
  readonly uow: UnitOfWork;
  readonly attempts: ClaimAttempts;
  readonly keys: RunClaimKeys;
  readonly queue: ClaimQueue;
  readonly contexts: ContextReader;
  readonly tokens: LeaseTokens;
  readonly presence: WorkerPresence;
  readonly sweep: Pick<LeaseSweep, 'runIfOverdue'>;
}

/** Claims ready tasks for workers (spec/rules/work.md#claims). */
export class ClaimService {
  readonly #deps: ClaimServiceDeps;

  constructor(deps: ClaimServiceDeps) {
    this.#deps = deps;
  }

  /**
   * Claims ready tasks, or waits for one; a key that was used before returns its claims. Throws NotFound for an unknown worker, also one
   * that is deleted during the wait, Forbidden for another user's worker, Conflict for a key of another request, and the errors of `renew`.
   */
  async claim(workerName: string, request: ClaimRequest, actor: Actor): Promise<ClaimResult> {
    const { presence, queue } = this.#deps;
    const key = request.key === null ? null : { userId: actor.userId, key: request.key, workerName, max: request.max };
    const earlier = key === null ? null : await this.#checkedEarlier(key, actor);
    if (earlier !== null) return this.#result(earlier, true);
    await queue.settled();
    try {
      const first = await this.#attempt(workerName, request, key, actor);
      // Runs that are claimed must be returned.
      await presence.touch([workerName]).catch(first.length > 0 ? () => {} : undefined);
      // A claim ends runs whose lease has expired, so that it need not wait for the next sweep.
      const hasSwept = first.length === 0 && (await this.#deps.sweep.runIfOverdue());
      const claimed = hasSwept ? await this.#attempt(workerName, request, key, actor) : first;
      if (claimed.length > 0 || request.waitSeconds === 0) return await this.#result(claimed, false);
      const waiting = {
        workerName,
        attempt: async () => {
          await request.renew();
          return this.#attempt(workerName, request, key, actor);
        },
        signal: request.signal,
      };
      const late = await queue.wait(waiting, request.waitSeconds);
      // Another request with the same key may have claimed in the meantime.
      const other = late.length > 0 || request.signal.aborted ? null : await this.#earlier(key);
      return await this.#result(other ?? late, other !== null);
    } catch (error) {
      if (error instanceof KeyTaken) return this.#result((await this.#earlier(key)) ?? [], true);
      if (error instanceof CallerDisconnected) return this.#result([], false);
      throw error;
    }
  }

  async #attempt(
    workerName: string,
    { max, signal }: ClaimRequest,
    key: RunClaimKey | null,
    actor: Actor,
  ): Promise<readonly ClaimedRun[]> {
    const { attempts, keys } = this.#deps;
    const take = key === null ? null : (em: EntityManager) => keys.take(em, key);
    const store = (em: EntityManager, runs: readonly RunRecord[]): void => {
      if (key !== null) keys.save(em, key, runs);
      if (signal.aborted) throw new CallerDisconnected(DISCONNECTED);
    };
    const claimed = await attempts.attempt({ workerName, max, actor, take, store });
    // The caller disconnected during the commit. With a key it can repeat the request and get the runs.
    if (key !== null || claimed.length === 0 || !signal.aborted) return claimed;
    await attempts.withdraw(claimed);
    throw new CallerDisconnected(DISCONNECTED);
  }

  async #earlier(key: RunClaimKey | null): Promise<readonly ClaimedRun[] | null> {
    return key === null ? null : this.#deps.keys.find(key);
  }

  /**
   * The earlier claims of a key, or null. Throws if the worker does not exist or belongs to another user, even if the key was never used.
   */
  async #checkedEarlier(key: RunClaimKey, actor: Actor): Promise<readonly ClaimedRun[] | null> {
    const { uow, presence } = this.#deps;
    await uow.read((em) => readOwnWorker(em, key.workerName, actor));
    await presence.touch([key.workerName]);
    return this.#earlier(key);
  }

  async #result(claimed: readonly ClaimedRun[], isReplayed: boolean): Promise<ClaimResult> {
    const { contexts, tokens } = this.#deps;
    const claims = await Promise.all(
      claimed.map(async ({ run, task, ...preloaded }) => ({
        run,
        task,
        leaseToken: tokens.of(run.id, run.epoch),
        context: await contexts.read({ run, task, ...preloaded }),
      })),
    );
    return { claims, isReplayed };
  }
}

/** Reads what decides whether waiting claims can succeed. */
export const readProspect = async (uow: UnitOfWork, workerNames: readonly string[]): Promise<ClaimProspect> => {
  type Row = { readonly isReady: boolean; readonly workers: string; readonly deleted: string };
  const names = JSON.stringify(workerNames);
  const [row] = await uow.read((em) => readPrepared<Row>(em, SELECT_CLAIM_PROSPECT, [names, names]));
  if (row === undefined) throw new Error('the statement returned no row');
  const workers = Object.entries(JSON.parse(row.workers) as Record<string, WaitingWorker>);
  const deleted = JSON.parse(row.deleted) as string[];
  return { isReady: row.isReady, workers: new Map(workers), deleted: new Set(deleted) };
};
