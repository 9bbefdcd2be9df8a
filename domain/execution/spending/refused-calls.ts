import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readUnfitCalls, type UnfitCallDeps, type UnfitCap } from '../../budgets/unfit-calls.ts';
import { queueStatement, readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { SpendingSubject } from '../../llm/gateway/spending.ts';
import type { SpentCap } from '../../tasks/execution/execution-facts.ts';
import type { TaskRecord } from '../../tasks/task.entity.ts';
import { DELETE_REFUSED_CALL, DELETE_REFUSED_CALLS, SAVE_REFUSED_CALL, SELECT_REFUSED_CALLS } from './statements.ts';

interface RefusedCall {
  readonly taskId: string;
  readonly amount: number;
  readonly subject: SpendingSubject;
  readonly refusedAt: number;
}

/**
 * The model calls of runs that a cap refused because too little of it is left. Their tasks wait for `budget` until the calls fit, as if the cap was
 * used up (spec/rules/work.md#budgets).
 */
export class RefusedCalls {
  readonly #deps: UnfitCallDeps;

  constructor(deps: UnfitCallDeps) {
    this.#deps = deps;
  }

  /** Notes a refused call. Does nothing for a call that is not made for the task of an agent. */
  async note(amount: number, { taskId, agentId, ...caps }: SpendingSubject): Promise<void> {
    if (!taskId || !agentId) return;
    const subject = JSON.stringify({ ...caps, agentId } satisfies SpendingSubject);
    await this.#deps.uow.write(async (em) => queueStatement(em, SAVE_REFUSED_CALL, [taskId, agentId, amount, subject]));
  }

  /** Forgets the call of a task whose content has changed: its next call has another price. It only queues a statement. */
  forget(em: EntityManager, after: TaskRecord, before: TaskRecord | null): void {
    // Runs change the status, and with it only which criteria are met.
    if (before === null || after.status !== before.status) return;
    if (CONTENT.every((field) => isDeepStrictEqual(after[field], before[field]))) return;
    queueStatement(em, DELETE_REFUSED_CALL, [after.id]);
  }

  /** The tasks whose last refused call does not fit yet, each with the widest cap that does not cover it. */
  async waiting(): Promise<ReadonlyMap<string, SpentCap>> {
    const { uow } = this.#deps;
    const calls = await uow.read((em) => readPrepared<RefusedCall>(em, SELECT_REFUSED_CALLS));
    if (calls.length === 0) return new Map();
    const priced = calls.map(({ taskId: key, amount, subject }) => ({ key, amount, subject }));
    const unfit = await readUnfitCalls(this.#deps, priced);
    const fitting = calls.filter(({ taskId }) => !unfit.has(taskId));
    // The transaction of the caller must not be delayed by a lock.
    if (fitting.length > 0 && !uow.isOpen)
      await uow.write(async (em) => queueStatement(em, DELETE_REFUSED_CALLS, [JSON.stringify(fitting)]));
    return new Map([...unfit].map(([taskId, cap]) => [taskId, toSpentCap(cap)]));
  }
}

/** The fields of a task that its prompt contains. */
const CONTENT = ['title', 'description', 'acceptanceCriteria', 'dependencies'] as const;

const toSpentCap = ({ level, subject }: UnfitCap): SpentCap => ({
  kind: level,
  id: level === 'company' ? null : subject,
});
