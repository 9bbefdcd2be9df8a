import type { ActCalls } from '../../acting/act-calls.ts';
import { ActLoop, type RunResult } from '../../acting/act-loop.ts';
import type { ActRuns } from '../../acting/act-runs.ts';
import { type Continuation, continuationOf } from '../../acting/stored-results.ts';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { isClientError } from '../../foundation/errors/client-error.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { newId } from '../../foundation/kernel/ids.ts';
import type { SampledWarning } from '../../foundation/kernel/sampled-warning.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { ModelGateway } from '../../llm/gateway/model-gateway.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import type { Agent } from '../../organisation/value/agent.ts';
import { type AgentPersona, personaOf } from '../../personas/agent-persona.ts';
import type { ToolRuns } from '../../tools/tool-runs.ts';
import type { RunClaim } from '../claims/claim.ts';
import type { RunEnds } from '../endings/run-ends.ts';
import { spendingSubjectOf } from '../spending/run-budgets.ts';
import { readTaskCapsById } from '../spending/task-caps.ts';
import { workSettings } from '../work-settings.ts';
import { briefOf } from './brief.ts';
import type { ParkedCalls } from './parked-calls.ts';
import type { RunPlanner } from './plans/run-planner.ts';
import { redelivered } from './redelivery.ts';
import { LeaseLost, type RunLease } from './run-lease.ts';
import { RunTools } from './run-tools.ts';
import { SELECT_EARLIER_RUN } from './statements.ts';
import { afterError, afterLoop, isContinuable, type UnfinishedRun } from './unfinished-run.ts';
import { workScript } from './work-script.ts';

export interface RunExecutorDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly changes: Pick<OrganisationChanges, 'read'>;
  readonly gateway: ModelGateway;
  readonly tools: ToolRuns;
  readonly actCalls: ActCalls;
  readonly actRuns: ActRuns;
  readonly parkedCalls: ParkedCalls;
  readonly planner: RunPlanner;
  readonly runEnds: RunEnds;
  readonly warning: SampledWarning;
}

/** Executes claimed tasks: an agent plans, or works with tools until it finishes (spec/rules/work.md#work-of-agents). */
export class RunExecutor {
  readonly #deps: RunExecutorDeps;

  constructor(deps: RunExecutorDeps) {
    this.#deps = deps;
  }

  /** Never throws. A run whose end cannot be stored expires with its lease. */
  async execute(claim: RunClaim, lease: RunLease): Promise<void> {
    lease.keep();
    try {
      const unfinished = await this.#work(claim, lease).catch((error: unknown) => this.#afterError(error, lease));
      if (unfinished !== null) await this.#end(claim, lease, unfinished);
    } catch (error) {
      this.#deps.warning.say(`run ${claim.run.id}: its end cannot be stored, so it expires: ${String(error)}`);
    } finally {
      await lease.close();
    }
  }

  /** Null if the agent planned, finished or asked a person, a call was parked, or the lease was lost. */
  async #work(claim: RunClaim, lease: RunLease): Promise<UnfinishedRun | null> {
    const { settings, tools, parkedCalls, actRuns, gateway, planner } = this.#deps;
    const { agent } = claim.context;
    if (agent === null) return { kind: 'released', reason: 'paused' };
    gateway.requireWired();
    const persona = await this.#personaOf(claim, agent);
    if (claim.run.kind === 'plan') {
      await planner.plan(claim, lease, persona);
      return null;
    }
    const runTools = new RunTools(tools, claim);
    const script = workScript({
      settings,
      tools,
      persona,
      kind: claim.run.kind,
      brief: briefOf(claim),
      lease,
      runTools,
    });
    const earlier = await this.#earlier(claim);
    const begun = earlier ?? { run: newActRun(claim), pending: [], done: [] };
    const transcript = await redelivered(begun.run.transcript, runTools, lease.signal);
    const fence = lease.fence.bind(lease);
    const run = { ...begun.run, transcript };
    const context = { ...begun, run, persona, script, approvalId: null, isContinued: earlier !== null, fence };
    const result = await new ActLoop(
      { ...this.#deps, calls: this.#deps.actCalls, runs: actRuns },
      { ...context, signal: lease.signal, keep: async () => {} },
    ).run();
    if (result.parked !== null) {
      await parkedCalls.park(lease.call, begun.run, agent.name, result.parked);
      return null;
    }
    return this.#afterLoop(claim, result, runTools);
  }

  async #afterLoop({ task }: RunClaim, { reason }: RunResult, runTools: RunTools): Promise<UnfinishedRun | null> {
    if (reason === 'max_turns' || reason === 'provider_error' || reason === 'budget_exhausted')
      return afterLoop(reason, this.#deps.settings.get(workSettings.maxTurns));
    // The stored calls of a run that asked a person are continued.
    if (runTools.endedBy === 'work.finish') await this.#deps.actRuns.endOfTask(task.id);
    return null;
  }

  /** The run that an earlier run of the task has stored and the new one continues; null if it begins again. */
  async #earlier({ task, run }: RunClaim): Promise<Continuation | null> {
    if (run.epoch === 1) return null;
    const { uow, actRuns } = this.#deps;
    type Row = { readonly status: string; readonly failure: string | null };
    const [[before], stored] = await Promise.all([
      uow.read((em) => readPrepared<Row>(em, SELECT_EARLIER_RUN, [task.id, run.epoch])),
      actRuns.findOfTask(task.id),
    ]);
    if (stored === null) return null;
    const wasInterrupted = before?.status === 'expired' || before?.status === 'released';
    const isContinued = wasInterrupted || before?.failure === 'provider' || before?.failure === 'budget';
    const continuation = continuationOf(stored);
    if (isContinued && continuation.run.agentId === run.agentId) return continuation;
    await actRuns.endOfTask(task.id);
    return null;
  }

  async #personaOf({ run, context }: RunClaim, agent: Agent): Promise<AgentPersona> {
    const { uow, changes } = this.#deps;
    const [{ organisation }, caps] = await Promise.all([
      changes.read(),
      uow.read((em) => readTaskCapsById(em, run.taskId)),
    ]);
    return personaOf(agent, context.systemPrompt, spendingSubjectOf(organisation, agent.id, caps));
  }

  #afterError(error: unknown, lease: RunLease): UnfinishedRun | null {
    const cause = lease.signal.aborted ? lease.signal.reason : error;
    if (cause instanceof LeaseLost) return null;
    const known = afterError(cause);
    if (known !== null) return known;
    // The state of the run has changed: another process has the task, or a person ended it.
    if (isClientError(cause)) return null;
    this.#deps.warning.say(`run ${lease.call.runId} failed: ${String(cause)}`);
    return {
      kind: 'failed',
      failure: { kind: 'unknown', message: 'An internal error ended the run', retryable: true },
    };
  }

  async #end({ task }: RunClaim, { call }: RunLease, unfinished: UnfinishedRun): Promise<void> {
    const { runEnds, actRuns } = this.#deps;
    if (unfinished.kind === 'released') {
      await runEnds.release(call, { reason: '', delaySeconds: 0 });
      return;
    }
    await runEnds.finish(call, { outcome: 'failed', summary: '', criteria: [], failure: unfinished.failure });
    if (!isContinuable(unfinished)) await actRuns.endOfTask(task.id);
  }
}

const newActRun = ({ run, task }: RunClaim): Continuation['run'] => ({
  id: newId(),
  principal: { userId: task.createdBy, keyId: task.createdByKeyId ?? null },
  agentId: run.agentId,
  conversationId: null,
  taskId: task.id,
  historyTurns: 0,
  instruction: task.title,
  transcript: [],
  steps: 0,
});
