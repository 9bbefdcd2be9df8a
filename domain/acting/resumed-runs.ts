import type { EntityManager } from '@mikro-orm/postgresql';
import { type StoredActionResult, toStoredActionResult } from '../approvals/approval-parts.ts';
import type { ApprovalService } from '../approvals/approval-service.ts';
import { leaseOf, type ResumeDelivery, type WakeUp } from '../approvals/resume/delivery.ts';
import type { Principals } from '../auth/credentials/principals.ts';
import type { ConversationTurnRecord } from '../conversations/conversation.entity.ts';
import type { ConversationLeases } from '../conversations/conversation-lease.ts';
import type { DomainError } from '../foundation/errors/domain-error.ts';
import { Conflict, Forbidden, NotFound, ServiceUnavailable } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import { canonicalJson, contentHash, type JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import type { HeldLease } from '../foundation/lease.ts';
import { type AgentPersona, departmentIdOf, loadPersona, type OrganisationReader } from '../personas/agent-persona.ts';
import { ActLoop, type RunContext, type RunResult } from './act-loop.ts';
import { type ActRun, isErased, withoutText } from './act-run.ts';
import type { CallRow } from './act-runs.ts';
import { type ActTurnDeps, interruptedResult } from './act-turns.ts';
import { continuationOf } from './stored-results.ts';
import { toolResultText } from './tool-texts.ts';
import { turnScript } from './turn-script.ts';
import { turnTextOf } from './turn-text.ts';

export interface ResumeDeps extends ActTurnDeps {
  readonly approvals: ApprovalService;
  readonly changes: OrganisationReader;
  readonly leases: ConversationLeases;
  readonly principals: Principals;
  readonly resumeDelivery: ResumeDelivery;
}

/** An approved run with everything needed to continue it. */
interface Ready {
  readonly run: ActRun;
  readonly calls: readonly CallRow[];
  readonly persona: AgentPersona;
  readonly actor: Actor;
}

const REJECTED = {
  terminationReason: 'rejected',
  finalMessage: null,
  toolCalls: [],
  approvalId: null,
  parked: false,
} as const;

/** More than any setting allows, so the run calls no model. */
const NO_MORE_STEPS = 1_000_000;

const isPassing = (error: unknown): boolean => error instanceof Conflict || error instanceof ServiceUnavailable;

const withoutRunText = ({ parked, ...runResult }: RunResult): RunResult => ({
  ...runResult,
  finalMessage: null,
  parked: parked && { ...parked, transcript: withoutText(parked.transcript) },
});

const resultOf = (run: ActRun, rows: readonly CallRow[]): StoredActionResult | null => {
  const { done } = continuationOf({ run, calls: rows });
  return done.length === 0 ? null : toStoredActionResult(interruptedResult(done));
};

/** Called in the transaction in which the approved call of a task has run, or was rejected. */
export type TaskCallEffect = (em: EntityManager, approvalId: string) => Promise<void>;

const failureText = (error: string): string =>
  toolResultText({ isError: true, failure: { error, errorCode: 1001 } }).text;
const REJECTED_CALL = 'The call did not run, because a person rejected it or nobody decided in time';

/** Continues runs after a person decided on their parked call, in any process (spec/rules/acting.md#resumed-runs). */
export class ResumedRuns {
  readonly #deps: ResumeDeps;
  readonly #stopping = new AbortController();
  #onTaskCall: TaskCallEffect = async () => {};

  constructor(deps: ResumeDeps) {
    this.#deps = deps;
  }

  /** Sets the effect of the end of a parked call of a task, in its transaction. */
  onTaskCall(effect: TaskCallEffect): void {
    this.#onTaskCall = effect;
  }

  /** Aborts running work; another process, or the next start, takes it over. */
  stop(): void {
    this.#stopping.abort(new Error('the server stops'));
  }

  /** Applies a decision or expiry once, even if it is called several times or in several processes. */
  async wake({ approvalId, outcome }: WakeUp): Promise<void> {
    if (outcome === 'approved') return this.#resume(approvalId);
    await this.#deps.uow.write((em) => this.#rejectCall(em, approvalId));
  }

  /** The call never runs; the conversation gets a message. */
  async #rejectCall(em: EntityManager, approvalId: string): Promise<void> {
    const { runs, resumeDelivery } = this.#deps;
    if (!(await resumeDelivery.finish(em, approvalId))) return;
    const found = await runs.find(approvalId);
    if (found === null) return;
    if (found.run.taskId !== null) {
      const reason = (await this.#deps.approvals.byIds([approvalId])).get(approvalId)?.approval.decisionReason;
      return this.#endCallOfTask(em, found.run, failureText(`${REJECTED_CALL}${reason ? `: ${reason}` : ''}`));
    }
    const { organisation } = await this.#deps.changes.readIn(em);
    const agent = organisation.agents.find(({ id }) => id === found.run.agentId);
    await this.#appendTurn(em, found.run, agent?.name ?? null, turnTextOf(REJECTED));
    await runs.end(approvalId);
  }

  async #resume(approvalId: string): Promise<void> {
    if (!this.#deps.tools.isWired) return;
    const lease = await this.#deps.leases.tryAcquire(leaseOf(approvalId));
    // Another process holds the lease and will finish the run.
    if (lease === null) return;
    try {
      await this.#runHeld(approvalId, lease);
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      // A retry cannot repair this failure and would call a model each time. Before the approved call ran, no model is
      // called.
      if (!isPassing(error) && (await this.#hasRun(approvalId)))
        await this.#recordFailure(approvalId, lease, 'The call could not be brought to an end');
      throw error;
    } finally {
      await lease.release();
    }
  }

  /** Whether the approved call is marked as done. */
  async #hasRun(approvalId: string): Promise<boolean> {
    return (await this.#deps.runs.find(approvalId))?.calls[0]?.is_done === true;
  }

  async #runHeld(approvalId: string, lease: HeldLease): Promise<void> {
    const ready = await this.#ready(approvalId);
    if (!('run' in ready)) return this.#recordFailure(approvalId, lease, ready.detail, ready);
    await this.#deps.resumeDelivery.begin(approvalId);
    const runResult = await this.#runLoop(approvalId, ready, lease);
    await this.#deps.uow.write((em) => this.#close(em, approvalId, ready, lease, runResult));
  }

  /** Returns what is needed to continue, or the reason why the run cannot continue. */
  async #ready(approvalId: string): Promise<Ready | DomainError> {
    const { runs, principals, changes, uow, clock } = this.#deps;
    const found = await runs.find(approvalId);
    if (found === null || found.keepUntil < clock.now())
      return new NotFound('The call waited too long and was deleted');
    if (!(await this.#isAsShown(approvalId, found.calls)))
      return new Conflict('The stored arguments differ from the approved ones; ask the agent to make the call again');
    const actor = await principals.present(found.run.principal);
    if (actor === null) return new Forbidden('The account or API key of the requester no longer has access');
    const { organisation } = await changes.read();
    const agent = organisation.agents.find(({ id }) => id === found.run.agentId);
    if (agent === undefined) return new NotFound('The agent was deleted');
    return { ...found, actor, persona: await loadPersona(uow, agent, departmentIdOf(organisation, agent)) };
  }

  /** Whether the stored arguments equal those that the approval shows. A call that has run has no stored arguments. */
  async #isAsShown(approvalId: string, [call]: readonly CallRow[]): Promise<boolean> {
    if (!call?.arguments) return true;
    const shown = (await this.#deps.approvals.byIds([approvalId])).get(approvalId)?.approval.context.tool_arguments;
    return canonicalJson(call.arguments) === canonicalJson((shown ?? {}) as JsonObject);
  }

  async #runLoop(approvalId: string, { run, calls, persona }: Ready, lease: HeldLease): Promise<RunResult> {
    const guards = { signal: this.#stopping.signal, fence: lease.requireHeld, keep: async () => {} };
    const history = isErased(run) ? [] : await this.#history(run);
    const script = turnScript(this.#deps, persona, history);
    const context = { ...continuationOf({ run, calls }), approvalId, isContinued: true, persona, script, ...guards };
    const isAlone = isErased(run) || run.taskId !== null;
    return isAlone ? this.#runApproved(context) : new ActLoop(this.#deps, context).run();
  }

  /** Runs only the approved call: the rest of its turn was erased, or the next run of its task continues. */
  async #runApproved(context: RunContext): Promise<RunResult> {
    const run = { ...context.run, steps: NO_MORE_STEPS };
    const pending = context.pending.filter(({ position }) => position === 0);
    const runResult = await new ActLoop(this.#deps, { ...context, run, pending }).run();
    return { ...runResult, reason: 'completed' };
  }

  /** The turns before the instruction; empty for an erased conversation. */
  async #history({ conversationId, historyTurns }: ActRun): Promise<readonly ConversationTurnRecord[]> {
    if (conversationId === null) return [];
    const turns = await this.#deps.conversations.turnsOf(conversationId);
    return turns.filter(({ sequence }) => sequence < historyTurns);
  }

  async #close(
    em: EntityManager,
    approvalId: string,
    ready: Ready,
    lease: HeldLease,
    runResult: RunResult,
  ): Promise<void> {
    const { record, resumeDelivery } = this.#deps;
    const { run, persona, actor } = ready;
    await lease.requireHeld(em);
    if (run.taskId !== null) return this.#closeCallOfTask(em, run, runResult);
    const isErased = await this.#isErased(em, run);
    const kept = isErased ? { ...run, instruction: '' } : run;
    const outcome = await record.end(em, kept, persona.agent, isErased ? withoutRunText(runResult) : runResult, actor);
    const isFirst = await resumeDelivery.finish(em, approvalId, {
      state: 'done',
      result: toStoredActionResult(outcome),
      error: null,
    });
    if (!isFirst) throw new Error('a run was ended twice');
    await this.#appendTurn(em, run, persona.agent.name, turnTextOf(outcome));
  }

  /** The result of the approved call is stored; the next run of the task continues after it. */
  async #closeCallOfTask(em: EntityManager, run: ActRun, { calls }: RunResult): Promise<void> {
    const result = toStoredActionResult({ ...interruptedResult(calls), terminationReason: 'completed' });
    const isFirst = await this.#deps.resumeDelivery.finish(em, run.id, { state: 'done', result, error: null });
    if (!isFirst) throw new Error('a run was ended twice');
    await this.#onTaskCall(em, run.id);
  }

  /** Stores the failure of a parked call that does not run; the next run of the task continues after it. */
  async #endCallOfTask(em: EntityManager, { id }: ActRun, text: string): Promise<void> {
    await this.#deps.runs.finishCall(em, id, 0, { isError: true, text });
    await this.#onTaskCall(em, id);
  }

  /** Keeps the results of calls that ran. A call that was prevented by `refusal` is recorded as refused. */
  async #recordFailure(
    approvalId: string,
    lease: HeldLease,
    error: string,
    refusal: DomainError | null = null,
  ): Promise<void> {
    const { uow, runs, resumeDelivery } = this.#deps;
    await uow.write(async (em) => {
      await lease.requireHeld(em);
      const found = await runs.find(approvalId);
      const result = found === null ? null : resultOf(found.run, found.calls);
      await resumeDelivery.finish(em, approvalId, { state: 'failed', result, error });
      if (found === null) return;
      if (refusal !== null) await this.#recordRefusal(found.run, found.calls, refusal);
      if (found.run.taskId !== null) {
        if (found.calls[0]?.is_done === false) await this.#endCallOfTask(em, found.run, failureText(error));
        else await this.#onTaskCall(em, approvalId);
        return;
      }
      await runs.end(approvalId);
      await this.#appendTurn(em, found.run, null, error);
    });
  }

  /** Whether the conversation was erased. Holds its lock until the transaction ends. */
  async #isErased(em: EntityManager, { conversationId }: ActRun): Promise<boolean> {
    if (conversationId === null) return false;
    return (await this.#deps.conversations.lock(em, conversationId)).erasedAt !== null;
  }

  async #recordRefusal(
    { id, agentId, principal }: ActRun,
    calls: readonly CallRow[],
    refusal: DomainError,
  ): Promise<void> {
    const { tools } = this.#deps;
    const waiting = calls.find(({ is_done: isDone }) => !isDone);
    const tool = tools.find(waiting?.tool ?? '');
    if (!waiting?.arguments || tool === null) return;
    const details = {
      arguments_digest: contentHash(waiting.arguments),
      ...(waiting.position === 0 ? { approval_id: id } : {}),
    };
    const { userId } = principal;
    await tools.recordFailure({ tool, args: waiting.arguments, actor: { userId }, agentId, details }, refusal);
  }

  /** Appends a turn unless the conversation is closed or erased. */
  async #appendTurn(em: EntityManager, run: ActRun, agentName: string | null, content: string): Promise<void> {
    const { conversationId, agentId } = run;
    if (conversationId === null) return;
    const conversation = await this.#deps.conversations.lock(em, conversationId);
    if (conversation.status === 'closed') return;
    const author = agentName === null ? {} : { authorAgentId: agentId, authorName: agentName };
    const turn = { role: 'assistant', content, purpose: 'action', ...author } as const;
    this.#deps.conversations.append(em, conversation, turn);
  }
}
