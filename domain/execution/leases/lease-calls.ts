import type { EntityManager } from '@mikro-orm/postgresql';
import { lockRecord, queueChanges } from '../../foundation/database/records.ts';
import { Forbidden, NotFound } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import { parseUuid } from '../../foundation/kernel/ids.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import { lockProject } from '../../projects/project-service.ts';
import { lockTaskIfPresent, readTask } from '../../tasks/find-task.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import { Run, type RunRecord } from '../runs/run.entity.ts';
import { type RunState, runStateOf } from '../runs/run-state.ts';
import { workSettings } from '../work-settings.ts';
import type { LeaseTokens } from './lease-token.ts';
import type { KnownRuns, RunFacts } from './run-facts.ts';
import { isLeaseLive, readWorkTime, type WorkTime } from './work-time.ts';

/** A call of a worker for its run, with the token of the lease. */
export interface LeaseCall {
  readonly runId: string;
  readonly token: string;
  readonly actor: Actor;
}

/** A locked run, and its state for its worker. */
export interface LockedRun {
  readonly run: RunRecord;
  readonly state: RunState;
  readonly time: WorkTime;
  /** Whether the run is running with a live lease: no other worker can have its task. */
  readonly isLive: boolean;
}

/** A locked run with its task, which was locked before it. */
export interface LockedTaskRun extends LockedRun {
  /** Null if the task was deleted in the meantime. */
  readonly task: TaskRecord | null;
}

interface LeaseCallsDeps {
  readonly settings: LiveSettings;
  readonly tokens: LeaseTokens;
  readonly knownRuns: KnownRuns;
}

/** The checks at the beginning of every lease call, and the extension of leases (spec/rules/work.md#lease-calls). */
export class LeaseCalls {
  readonly #settings: LiveSettings;
  readonly #tokens: LeaseTokens;
  readonly #knownRuns: KnownRuns;

  constructor({ settings, tokens, knownRuns }: LeaseCallsDeps) {
    this.#settings = settings;
    this.#tokens = tokens;
    this.#knownRuns = knownRuns;
  }

  /** Locks the run. Throws NotFound, or Forbidden for a wrong token or another user than the one who claimed it. */
  async lock(em: EntityManager, call: LeaseCall): Promise<LockedRun> {
    const { id } = await this.require(em, call);
    const [run, time] = await Promise.all([lockRecord(em, Run, { id }), readWorkTime(em)]);
    const known = existing(run);
    const isLive = known.status === 'running' && isLeaseLive(known.leaseExpiresAt, time);
    // A live lease cannot have been taken over, so the task is not needed.
    return lockedRun(known, time, isLive ? null : await readTask(em, known.taskId));
  }

  /** Locks the project of an objective, the task and then the run, for reports that change both. Throws as `lock`. */
  async lockWithTask(em: EntityManager, call: LeaseCall): Promise<LockedTaskRun> {
    return (await this.lockAndRead(em, call, async () => {})).held;
  }

  /** Like `lockWithTask`, and also runs `read`. Its statements are sent together with the locks and run after them. */
  async lockAndRead<T>(
    em: EntityManager,
    call: LeaseCall,
    read: (facts: RunFacts) => Promise<T>,
  ): Promise<{ readonly held: LockedTaskRun; readonly found: T }> {
    const facts = await this.require(em, call);
    const { id, taskId, objectiveOf } = facts;
    if (objectiveOf !== null) await lockProject(em, objectiveOf);
    const [task, run, time, found] = await Promise.all([
      lockTaskIfPresent(em, taskId),
      lockRecord(em, Run, { id }),
      readWorkTime(em),
      read(facts),
    ]);
    return { held: { ...lockedRun(existing(run), time, task), task }, found };
  }

  /** Checks that the run exists, and the user and the token, without locking the run. Throws as `lock`. */
  async require(em: EntityManager, { runId, token, actor }: LeaseCall): Promise<RunFacts> {
    const id = parseUuid(runId);
    const facts = id === null ? null : await this.#knownRuns.find(em, id);
    if (facts === null) throw new NotFound('The run does not exist');
    if (facts.claimedBy !== actor.userId)
      throw new Forbidden('Another user claimed the run; only that user can report on it');
    if (!this.#tokens.matches(token, facts.id, facts.epoch))
      throw new Forbidden('The lease token is not the token of this run; send the token of the claim');
    return facts;
  }

  /** Extends the lease of a locked, running run, unless it was asked to stop. */
  extend(
    em: EntityManager,
    { run, time }: Pick<LockedRun, 'run' | 'time'>,
    change: Partial<RunRecord> = {},
  ): RunRecord {
    const lease = run.stopAt ? {} : { leaseExpiresAt: this.expiry(time) };
    return queueChanges(em, Run, run, { ...change, ...lease });
  }

  /** When a lease that begins or is extended now expires. */
  expiry({ now }: WorkTime): Date {
    return new Date(now.getTime() + this.#settings.get(workSettings.leaseSeconds) * 1000);
  }
}

const lockedRun = (run: RunRecord, time: WorkTime, task: TaskRecord | null): LockedRun => {
  const isLive = run.status === 'running' && isLeaseLive(run.leaseExpiresAt, time);
  return { run, state: runStateOf(run, isLive, task), time, isLive };
};

const existing = (run: RunRecord | null): RunRecord => {
  if (run === null) throw new NotFound('The run does not exist');
  return run;
};
