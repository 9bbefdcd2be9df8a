import type { EntityManager } from '@mikro-orm/postgresql';
import type { TerminationReason, ToolCallResult } from '../approvals/approval-parts.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { BudgetExhausted, ProviderFailed } from '../foundation/errors/errors.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { contentHash, type JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import { GEN_AI, OPERATION } from '../foundation/tracing/gen-ai.ts';
import { traced } from '../foundation/tracing/tracing.ts';
import type { GatewayReply, ModelGateway } from '../llm/gateway/model-gateway.ts';
import type { GeneratedBy, ToolStepReply } from '../llm/provider.ts';
import type { AgentPersona } from '../personas/agent-persona.ts';
import type { Tool, ToolResult, ToolTag } from '../tools/tool.ts';
import type { ToolRuns } from '../tools/tool-runs.ts';
import type { ActCalls, CallCheck } from './act-calls.ts';
import type { ActRun, PendingCall, ToolResultText, TranscriptReply } from './act-run.ts';
import type { ActRuns } from './act-runs.ts';
import type { LoopScript, OwnTools } from './loop-script.ts';
import { toStoredCall, toTranscriptCall } from './stored-calls.ts';
import { finalMessageOf, replyTextForModel, toolResultText } from './tool-texts.ts';

const TEMPERATURE = 0.3;
/** The most calls of one reply; further calls are ignored. */
const MAX_CALLS = 16;
export interface LoopDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly gateway: ModelGateway;
  readonly tools: ToolRuns;
  readonly calls: ActCalls;
  readonly runs: ActRuns;
}

/** A run with everything it needs to continue. */
export interface RunContext {
  readonly run: ActRun;
  readonly persona: AgentPersona;
  readonly script: LoopScript;
  /** Whether an earlier process stored the run and ran calls. */
  readonly isContinued: boolean;
  /** Calls of the last reply that have not run. */
  readonly pending: readonly PendingCall[];
  /** Results of the calls of this run that have run, in order. */
  readonly done: readonly ToolCallResult[];
  /** The approval of the first call of the run; null for a run of a turn. */
  readonly approvalId: string | null;
  readonly signal: AbortSignal;
  /** Ensures, in every transaction of the run, that no other process took it over. Throws Conflict. */
  readonly fence: (em: EntityManager) => Promise<void>;
  /** Stores the results so far, in the transaction of a call. */
  readonly keep: (calls: readonly ToolCallResult[], generatedBy: GeneratedBy | null) => Promise<void>;
}

/** A call that waits for approval, with the transcript up to it. */
export interface ParkedCall {
  readonly tool: Tool;
  readonly tag: ToolTag;
  readonly given: JsonObject;
  readonly transcript: readonly TranscriptReply[];
  readonly steps: number;
}

export interface RunResult {
  readonly reason: TerminationReason;
  readonly finalMessage: string | null;
  readonly calls: readonly ToolCallResult[];
  readonly parked: ParkedCall | null;
  /** The provider of the last reply; null without a reply. */
  readonly generatedBy: GeneratedBy | null;
}

const reasonOf = (error: unknown): TerminationReason | null => {
  if (error instanceof BudgetExhausted) return 'budget_exhausted';
  return error instanceof ProviderFailed ? 'provider_error' : null;
};

/** One run: model and tools alternate until the run ends (spec/rules/acting.md#loop). */
export class ActLoop {
  readonly #deps: LoopDeps;
  readonly #context: RunContext;
  readonly #done: ToolCallResult[];
  #run: ActRun;
  #pending: readonly PendingCall[];
  #isStored: boolean;
  #hasRun: boolean;
  #generatedBy: GeneratedBy | null = null;

  constructor(deps: LoopDeps, context: RunContext) {
    this.#deps = deps;
    this.#context = context;
    this.#run = context.run;
    this.#pending = context.pending;
    this.#done = [...context.done];
    // A continued run has stored results already, so its failure must not be thrown as if nothing had happened.
    this.#isStored = context.isContinued;
    this.#hasRun = context.isContinued;
  }

  /**
   * Throws what the provider throws if no tool has run yet, Conflict if another process took the run over, and the
   * reason of the signal.
   */
  async run(): Promise<RunResult> {
    const { agentId, conversationId } = this.#run;
    const facts = {
      [GEN_AI.operationName]: OPERATION.invokeAgent,
      [GEN_AI.agentId]: agentId,
      ...(conversationId === null ? {} : { [GEN_AI.conversationId]: conversationId }),
    };
    return traced(OPERATION.invokeAgent, { kind: 'internal', facts }, () => this.#loop());
  }

  async #loop(): Promise<RunResult> {
    const { script } = this.#context;
    for (;;) {
      const stop = await this.#runPending();
      if (stop === 'ended') return this.#end('completed');
      if (stop !== null) return { ...this.#end('parked'), parked: stop };
      if (this.#run.steps >= script.maxSteps()) return this.#end('max_turns');
      const reply = await this.#ask();
      if (typeof reply === 'string') return this.#end(reply);
      if (reply.toolCalls.length === 0 && script.endsWithText)
        return this.#end('completed', finalMessageOf(reply.text));
      await this.#addReply(reply);
    }
  }

  #end(reason: TerminationReason, finalMessage: string | null = null): RunResult {
    return { reason, finalMessage, calls: this.#done, parked: null, generatedBy: this.#generatedBy };
  }

  async #ask(): Promise<GatewayReply<ToolStepReply> | TerminationReason> {
    const { clock, gateway, calls } = this.#deps;
    const { persona, script, signal } = this.#context;
    const messages = await script.messages(this.#run);
    const tools = await calls.visibleTo(this.#run);
    const organisationTools = tools.map(({ wireName: name, description, parameters }) => ({
      ...{ name, description, parameters },
    }));
    const call = {
      ...script.limits(),
      ...{ messages, signal, choice: persona.choice, temperature: TEMPERATURE },
      tools: [...(script.ownTools?.definitions ?? []), ...organisationTools],
    };
    if (this.#hasRun && !gateway.isWired) return 'provider_error';
    const startedAt = clock.now();
    try {
      const reply = await gateway.toolStep(call, persona.subject);
      this.#generatedBy = reply.generatedBy;
      await script.note?.({ kind: 'reply', reply, number: this.#run.steps + 1, startedAt, finishedAt: clock.now() });
      return reply;
    } catch (error) {
      signal.throwIfAborted();
      const reason = reasonOf(error);
      if (reason === null || !this.#hasRun) throw error;
      return reason;
    }
  }

  /** Stores the reply before any of its calls runs. */
  async #addReply({ text, toolCalls }: ToolStepReply): Promise<void> {
    const { uow, runs, clock, tools } = this.#deps;
    const accepted = toolCalls.slice(0, MAX_CALLS);
    const added = { text: replyTextForModel(text), calls: accepted.map((call) => toTranscriptCall(tools, call)) };
    const from = this.#done.length;
    const stored = accepted.map((call) => toStoredCall(tools, call));
    this.#run = { ...this.#run, transcript: [...this.#run.transcript, added], steps: this.#run.steps + 1 };
    this.#pending = stored.map((call, index) => ({
      ...call,
      position: from + index,
      shownName: added.calls[index]?.toolName ?? '',
    }));
    const { fence, script } = this.#context;
    await uow.write(async (em) => {
      await fence(em);
      if (this.#isStored) await runs.addReply(em, this.#run, from, stored);
      else await runs.begin(em, this.#run, stored, new Date(clock.now().getTime() + script.keptMs));
    });
    this.#isStored = true;
  }

  /** Runs pending calls in order. Stops at a call that needs approval or ends the run, and drops the calls after it. */
  async #runPending(): Promise<ParkedCall | 'ended' | null> {
    const { script, signal } = this.#context;
    for (const call of this.#pending) {
      signal.throwIfAborted();
      const startedAt = this.#deps.clock.now();
      const result = script.ownTools?.has(call.tool)
        ? await this.#runOwn(script.ownTools, call)
        : await this.#runChecked(call);
      if (result === 'ended' || 'tool' in result) return result;
      await script.note?.({ kind: 'call', call, result, startedAt, finishedAt: this.#deps.clock.now() });
      this.#addResult(result);
    }
    this.#pending = [];
    return null;
  }

  async #runOwn(ownTools: OwnTools, call: PendingCall): Promise<ToolResultText | 'ended'> {
    const result = await ownTools.run(call, this.#context.signal);
    if (result === 'ended') return result;
    this.#hasRun = true;
    const text = toolResultText(result);
    await this.#deps.uow.write((em) => this.#finish(em, call, text));
    return text;
  }

  async #runChecked(call: PendingCall): Promise<ToolResultText | ParkedCall> {
    const checked = await this.#deps.calls.check(call, this.#run, this.#isApproved(call));
    return checked.kind === 'parked' ? this.#park(checked) : this.#perform(call, checked);
  }

  /** Only the first call of a resumed run is approved. */
  #isApproved({ position }: PendingCall): boolean {
    return this.#context.approvalId !== null && position === 0;
  }

  #park({ tool, tag, given }: Extract<CallCheck, { kind: 'parked' }>): ParkedCall {
    const { transcript, steps } = this.#run;
    const last = transcript.at(-1);
    const place = last?.calls.findIndex(({ result }) => result === null) ?? -1;
    const kept = last === undefined ? [] : [{ ...last, calls: last.calls.slice(0, place + 1) }];
    return { tool, tag, given, transcript: [...transcript.slice(0, -1), ...kept], steps };
  }

  async #perform(call: PendingCall, checked: Exclude<CallCheck, { kind: 'parked' }>): Promise<ToolResultText> {
    const { tools, uow } = this.#deps;
    if (checked.kind === 'invalid') {
      const failed = toolResultText({ isError: true, failure: tools.failureOf(checked.thrown) });
      await uow.write((em) => this.#finish(em, call, failed));
      return failed;
    }
    const { agentId, principal } = this.#run;
    const isApproved = this.#isApproved(call);
    const details = {
      arguments_digest: contentHash(call.given ?? {}),
      ...(isApproved ? { approval_id: this.#context.approvalId } : {}),
    };
    const requested = { tool: checked.tool, args: checked.args, agentId, details };
    const within = (em: EntityManager, result: ToolResult) => this.#finish(em, call, toolResultText(result));
    if (checked.kind === 'refused') {
      const refused = { ...requested, actor: { userId: principal.userId } };
      return toolResultText(await tools.recordFailure(refused, checked.thrown, within));
    }
    this.#hasRun = true;
    const permitted = { ...requested, actor: checked.actor, signal: this.#context.signal, isRetried: isApproved };
    return toolResultText(await tools.run(permitted, within));
  }

  async #finish(em: EntityManager, call: PendingCall, result: ToolResultText): Promise<void> {
    await this.#context.fence(em);
    await this.#deps.runs.finishCall(em, this.#run.id, call.position, result);
    if (this.#hasRun) await this.#context.keep([...this.#done, this.#resultOf(result)], this.#generatedBy);
  }

  #addResult(result: ToolResultText): void {
    this.#done.push(this.#resultOf(result));
    this.#run = { ...this.#run, transcript: withToolResult(this.#run.transcript, result) };
  }

  /** Calls run in order, so the result belongs to the first call without one. */
  #resultOf({ isError, text }: ToolResultText): ToolCallResult {
    const toolName = this.#run.transcript.at(-1)?.calls.find(({ result }) => result === null)?.toolName ?? '';
    return { toolName, isError, result: text };
  }
}

/** Adds the result to the first call without one. */
export const withToolResult = (
  transcript: readonly TranscriptReply[],
  result: ToolResultText,
): readonly TranscriptReply[] => {
  const last = transcript.at(-1);
  if (last === undefined) return transcript;
  const place = last.calls.findIndex((call) => call.result === null);
  const calls = last.calls.map((call, index) => (index === place ? { ...call, result } : call));
  return [...transcript.slice(0, -1), { ...last, calls }];
};
