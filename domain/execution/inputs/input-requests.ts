import type { EntityManager } from '@mikro-orm/postgresql';
import type { RiskLevel } from '../../approvals/approval.entity.ts';
import type { ApprovalService } from '../../approvals/approval-service.ts';
import { type VisibleApproval, visibleTo } from '../../approvals/decide/evidence.ts';
import { queueStatement, readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict } from '../../foundation/errors/errors.ts';
import { truncate, visibleTitle } from '../../foundation/kernel/text/text.ts';
import type { RunCloser } from '../endings/run-closer.ts';
import type { ServerEndings } from '../endings/server-endings.ts';
import type { LeaseCall, LeaseCalls } from '../leases/lease-calls.ts';
import type { RunRecord } from '../runs/run.entity.ts';
import type { RunApprovals } from '../runs/run-approvals.ts';
import { errorForState } from '../runs/run-state.ts';
import { clean } from '../steps/step-rows.ts';
import type { WorkerPresence } from '../workers/presence.ts';
import type { InputKind, RunInput } from './run-input.ts';
import {
  END_AWAITED_INPUT,
  INSERT_RUN_INPUT,
  SELECT_INPUT,
  SELECT_INPUTS_OF_RUN,
  SELECT_INPUTS_OF_TASK,
  SELECT_UNSETTLED_INPUTS,
} from './statements.ts';

const MAX_PENDING = 10;
/** The maximum number of requests of a run. It is low because every heartbeat returns all decided ones, each of up to 40 KB. */
const MAX_REQUESTS = 50;
const MAX_TITLE = 256;
const MAX_QUESTION = 4096;
const MAX_OPTION = 200;

/** A question of a run. With `ttlSeconds` null it never expires; with `isAwaited` the run waits for the reply. */
export interface NewInputRequest {
  readonly question: string;
  readonly options: readonly string[];
  readonly kind: InputKind;
  readonly riskLevel: RiskLevel;
  readonly ttlSeconds: number | null;
  readonly isAwaited: boolean;
}

interface InputRow {
  readonly approvalId: string;
  readonly runId: string;
  readonly taskId: string;
  readonly question: string;
  readonly kind: InputKind | 'plan';
  readonly options: string;
  readonly isAwaited: boolean;
}

interface InputRequestsDeps {
  readonly uow: UnitOfWork;
  readonly approvals: Pick<ApprovalService, 'byIds'>;
  readonly runApprovals: RunApprovals;
  readonly calls: LeaseCalls;
  readonly presence: Pick<WorkerPresence, 'touch'>;
  readonly closer: RunCloser;
  readonly endings: Pick<ServerEndings, 'releaseWaiting'>;
}

/** Questions of runs to people: approvals whose comment or reason is the reply (spec/rules/work.md#input-requests). */
export class InputRequests {
  readonly #deps: InputRequestsDeps;

  constructor(deps: InputRequestsDeps) {
    this.#deps = deps;
  }

  /** Asks a person. Throws the errors of a lease call, and Conflict for too many pending requests of the run. */
  async request(call: LeaseCall, fields: NewInputRequest): Promise<VisibleApproval> {
    const { uow, approvals, runApprovals, calls, closer, presence } = this.#deps;
    return uow.write(async (em) => {
      const { run, task, state, time } = await calls.lockWithTask(em, call);
      if (state !== 'running') throw errorForState(state);
      await this.#requireLimits(em, run);
      const question = clean(fields.question, MAX_QUESTION);
      const options = fields.options.map((option) => clean(option, MAX_OPTION));
      const approval = await runApprovals.request(
        em,
        run,
        {
          actionType: `work:${fields.kind}`,
          title: visibleTitle(truncate(question.trim().split('\n', 1)[0] ?? '', MAX_TITLE)),
          description: [question, ...options.map((option) => `- ${option}`)].join('\n'),
          riskLevel: fields.riskLevel,
          source: 'run_input',
          ttlSeconds: fields.ttlSeconds,
        },
        call.actor,
      );
      const { kind, isAwaited } = fields;
      const values = [approval.id, run.id, run.taskId, question, kind, JSON.stringify(options), isAwaited];
      queueStatement(em, INSERT_RUN_INPUT, values);
      const inputs = run.inputs + 1;
      const waiting = { status: 'waiting', endedBy: null, inputs } as const;
      if (isAwaited) await closer.close(em, { run, task }, waiting, null, time.now);
      else calls.extend(em, { run, time }, { inputs });
      // Not `get`, which may expire other approvals under the locks of this run.
      const view = (await approvals.byIds([approval.id])).get(approval.id);
      if (view === undefined) throw new Error('the new approval is missing');
      // With an Idempotency-Key this transaction is that of the request, and a worker is locked before its tasks.
      uow.afterCommit(() => void presence.touch([run.workerName]).catch(() => {}));
      return visibleTo(call.actor, view);
    });
  }

  /** Called after the decision or the expiry of a request: a run that waits for it is released, and its task is ready. */
  async settle(em: EntityManager, approvalId: string): Promise<void> {
    const [row] = await readPrepared<InputRow>(em, SELECT_INPUT, [approvalId]);
    if (row?.isAwaited !== true) return;
    const reason = row.kind === 'plan' ? 'approval' : 'input';
    await this.#deps.endings.releaseWaiting(em, { id: row.runId, taskId: row.taskId }, reason);
    queueStatement(em, END_AWAITED_INPUT, [approvalId]);
  }

  /** Settles requests that a server of release 1.0.0 has decided or expired without an effect on their run. */
  async sweep(): Promise<void> {
    const { uow } = this.#deps;
    const missed = await uow.read((em) => readPrepared<{ approvalId: string }>(em, SELECT_UNSETTLED_INPUTS));
    for (const { approvalId } of missed) await uow.write((em) => this.settle(em, approvalId));
  }

  /** The requests of all runs of a task, oldest first. */
  async ofTask(em: EntityManager, taskId: string): Promise<readonly RunInput[]> {
    return this.#shown(await readPrepared<InputRow>(em, SELECT_INPUTS_OF_TASK, [taskId]));
  }

  /** The decided and expired requests of a run, oldest first. */
  async answeredOf(em: EntityManager, run: Pick<RunRecord, 'id' | 'taskId'>): Promise<readonly RunInput[]> {
    return (await this.#ofRun(em, run)).filter(({ status }) => status !== 'pending');
  }

  async #ofRun(em: EntityManager, { id, taskId }: Pick<RunRecord, 'id' | 'taskId'>): Promise<readonly RunInput[]> {
    return this.#shown(await readPrepared<InputRow>(em, SELECT_INPUTS_OF_RUN, [taskId, id]));
  }

  async #shown(rows: readonly InputRow[]): Promise<readonly RunInput[]> {
    const approvals = await this.#deps.approvals.byIds(rows.map(({ approvalId }) => approvalId));
    return rows.flatMap(({ approvalId, question, kind, options }) => {
      const approval = approvals.get(approvalId)?.approval;
      if (approval === undefined || kind === 'plan') return [];
      const { status, decisionReason, decidedBy } = approval;
      const answer = { status, answer: decisionReason ?? null, decidedBy: decidedBy ?? null };
      return [{ approvalId, question, kind, options: JSON.parse(options) as readonly string[], ...answer }];
    });
  }

  async #requireLimits(em: EntityManager, run: RunRecord): Promise<void> {
    if (run.inputs >= MAX_REQUESTS) throw new Conflict(`A run can have at most ${MAX_REQUESTS} input requests`);
    if (run.inputs < MAX_PENDING) return;
    const pending = (await this.#ofRun(em, run)).filter(({ status }) => status === 'pending');
    if (pending.length >= MAX_PENDING)
      throw new Conflict(`A run can have at most ${MAX_PENDING} pending input requests; wait until one is decided`);
  }
}
