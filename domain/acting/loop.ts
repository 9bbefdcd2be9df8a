import type { EntityManager } from '@mikro-orm/postgresql';
import type { TerminationReason, ToolCallOutcome } from '../approvals/approval-parts.ts';
import type { ConversationTurnRecord } from '../conversations/conversation.entity.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { BudgetExhausted, ProviderFailed } from '../foundation/errors/errors.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { contentHash, type JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import type { ModelGateway } from '../llm/gateway/model-gateway.ts';
import type { GeneratedBy, ToolStepResult } from '../llm/provider.ts';
import type { Tool, ToolResult, ToolTag } from '../tools/tool.ts';
import type { ToolRuns } from '../tools/tool-runs.ts';
import type { AgentVoice } from '../voices/agent-voice.ts';
import type { ActCalls, Judgement } from './calls.ts';
import { actPrompt } from './prompt.ts';
import type { ActRun, PendingCall, Said, ToolText } from './run.ts';
import type { ActRuns } from './runs.ts';
import type { Surroundings } from './surroundings.ts';
import { besideCalls, lastWords, textOf } from './tool-texts.ts';
import { saidCall, writtenCall } from './written-calls.ts';

const TEMPERATURE = 0.3;
/** Of one reply; what a model calls beyond that is not heard. */
const MAX_CALLS = 16;
/** A run whose process died is of no use to anybody. */
const TURN_KEPT_MS = 24 * 3_600_000;

export interface LoopDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly gateway: ModelGateway;
  readonly tools: ToolRuns;
  readonly calls: ActCalls;
  readonly runs: ActRuns;
  readonly surroundings: Surroundings;
}

/** A run and what surrounds it. */
export interface Stage {
  readonly run: ActRun;
  readonly voice: AgentVoice;
  readonly history: readonly ConversationTurnRecord[];
  /** Calls of the last reply that have not run; those before them have. */
  readonly pending: readonly PendingCall[];
  /** What the calls of this run came to that have run, in order. */
  readonly done: readonly ToolCallOutcome[];
  /** The approval that consented to the first call of the run; null for a run of a turn. */
  readonly approvalId: string | null;
  readonly signal: AbortSignal;
  /** Makes sure, in every transaction of the run, that nobody else took it over. Throws Conflict. */
  readonly fence: (em: EntityManager) => Promise<void>;
  /** Keeps, in the transaction of a call, what the calls came to so far. */
  readonly keep: (calls: readonly ToolCallOutcome[], generatedBy: GeneratedBy | null) => Promise<void>;
}

/** A call that waits for consent, and what was said up to it. */
export interface ParkedCall {
  readonly tool: Tool;
  readonly tag: ToolTag;
  readonly given: JsonObject;
  readonly said: readonly Said[];
  readonly steps: number;
}

/** How a run ended. */
export interface Ending {
  readonly reason: TerminationReason;
  readonly finalMessage: string | null;
  readonly calls: readonly ToolCallOutcome[];
  readonly parked: ParkedCall | null;
  /** Who replied last; null when nobody did. */
  readonly generatedBy: GeneratedBy | null;
}

const reasonOf = (error: unknown): TerminationReason | null => {
  if (error instanceof BudgetExhausted) return 'budget_exhausted';
  return error instanceof ProviderFailed ? 'provider_error' : null;
};

/** One run: model and tools take turns until there is an end (spec/rules/acting.md#loop). */
export class ActLoop {
  readonly #deps: LoopDeps;
  readonly #stage: Stage;
  readonly #done: ToolCallOutcome[];
  #run: ActRun;
  #pending: readonly PendingCall[];
  #isStored: boolean;
  #hasRun: boolean;
  #generatedBy: GeneratedBy | null = null;

  constructor(deps: LoopDeps, stage: Stage) {
    this.#deps = deps;
    this.#stage = stage;
    this.#run = stage.run;
    this.#pending = stage.pending;
    this.#done = [...stage.done];
    // A run that goes on has left something behind already: there is nobody whom its failure could be told as one.
    this.#isStored = stage.approvalId !== null;
    this.#hasRun = stage.approvalId !== null;
  }

  /**
   * Throws what the provider throws as long as no tool ran, Conflict when somebody else took the run over, and the reason of the
   * signal.
   */
  async play(): Promise<Ending> {
    const most = this.#deps.settings.number('chat', 'direct_mcp_max_turns');
    for (;;) {
      const parked = await this.#runPending();
      if (parked !== null) return { ...this.#end('parked'), parked };
      if (this.#run.steps >= most) return this.#end('max_turns');
      const reply = await this.#ask();
      if (typeof reply === 'string') return this.#end(reply);
      if (reply.toolCalls.length === 0) return this.#end('completed', lastWords(reply.text));
      await this.#hear(reply);
    }
  }

  #end(reason: TerminationReason, finalMessage: string | null = null): Ending {
    return { reason, finalMessage, calls: this.#done, parked: null, generatedBy: this.#generatedBy };
  }

  async #ask(): Promise<ToolStepResult | TerminationReason> {
    const { settings, gateway, calls, surroundings } = this.#deps;
    const { voice, history, signal } = this.#stage;
    const context = await surroundings.of(this.#run);
    const tools = await calls.visibleTo(this.#run);
    const call = {
      messages: actPrompt({ voice, history, said: this.#run.said, context }),
      tools: tools.map(({ wireName: name, description, parameters }) => ({ name, description, parameters })),
      temperature: TEMPERATURE,
      maxOutputTokens: settings.number('chat', 'answer_max_tokens'),
      timeoutSeconds: settings.number('chat', 'model_timeout_seconds'),
      signal,
      context,
      choice: voice.choice,
    };
    if (this.#hasRun && !gateway.isWired) return 'provider_error';
    try {
      const reply = await gateway.toolStep(call, voice.subject);
      this.#generatedBy = reply.generatedBy;
      return reply;
    } catch (error) {
      signal.throwIfAborted();
      const reason = reasonOf(error);
      if (reason === null || !this.#hasRun) throw error;
      return reason;
    }
  }

  /** Writes the reply down before any of its calls runs. */
  async #hear({ text, toolCalls }: ToolStepResult): Promise<void> {
    const { uow, runs, clock, tools } = this.#deps;
    const heard = toolCalls.slice(0, MAX_CALLS);
    const said = { text: besideCalls(text), calls: heard.map((call) => saidCall(tools, call)) };
    const from = this.#done.length;
    const written = heard.map((call) => writtenCall(tools, call));
    this.#run = { ...this.#run, said: [...this.#run.said, said], steps: this.#run.steps + 1 };
    this.#pending = written.map((call, index) => ({
      ...call,
      position: from + index,
      shownName: said.calls[index]?.toolName ?? '',
    }));
    await uow.write(async (em) => {
      await this.#stage.fence(em);
      if (this.#isStored) await runs.say(em, this.#run, from, written);
      else await runs.begin(em, this.#run, written, new Date(clock.now().getTime() + TURN_KEPT_MS));
    });
    this.#isStored = true;
  }

  /** Runs what waits, in order, up to a call that waits for consent; what comes after that one is dropped. */
  async #runPending(): Promise<ParkedCall | null> {
    for (const call of this.#pending) {
      this.#stage.signal.throwIfAborted();
      const judged = await this.#deps.calls.judge(call, this.#run, this.#isApproved(call));
      if (judged.kind === 'parked') return this.#park(judged);
      this.#note(await this.#perform(call, judged));
    }
    this.#pending = [];
    return null;
  }

  /** Consent was given to the first call of a run that goes on, and to none behind it. */
  #isApproved({ position }: PendingCall): boolean {
    return this.#stage.approvalId !== null && position === 0;
  }

  #park({ tool, tag, given }: Extract<Judgement, { kind: 'parked' }>): ParkedCall {
    const { said, steps } = this.#run;
    const last = said.at(-1);
    const place = last?.calls.findIndex(({ result }) => result === null) ?? -1;
    const kept = last === undefined ? [] : [{ ...last, calls: last.calls.slice(0, place + 1) }];
    return { tool, tag, given, said: [...said.slice(0, -1), ...kept], steps };
  }

  async #perform(call: PendingCall, judged: Exclude<Judgement, { kind: 'parked' }>): Promise<ToolText> {
    const { tools, uow } = this.#deps;
    if (judged.kind === 'bad') {
      const told = textOf({ isError: true, failure: tools.failureOf(judged.thrown) });
      await uow.write((em) => this.#finish(em, call, told));
      return told;
    }
    const { agentId, principal } = this.#run;
    const isApproved = this.#isApproved(call);
    const details = {
      arguments_digest: contentHash(call.given ?? {}),
      ...(isApproved ? { approval_id: this.#stage.approvalId } : {}),
    };
    const wanted = { tool: judged.tool, args: judged.args, agentId, details };
    const within = (em: EntityManager, result: ToolResult) => this.#finish(em, call, textOf(result));
    if (judged.kind === 'refused') {
      const refused = { ...wanted, actor: { userId: principal.userId } };
      return textOf(await tools.refuse(refused, judged.thrown, within));
    }
    this.#hasRun = true;
    const permitted = { ...wanted, actor: judged.actor, signal: this.#stage.signal, isTriedAgain: isApproved };
    return textOf(await tools.run(permitted, within));
  }

  async #finish(em: EntityManager, call: PendingCall, told: ToolText): Promise<void> {
    await this.#stage.fence(em);
    await this.#deps.runs.finishCall(em, this.#run.id, call.position, told);
    if (this.#hasRun) await this.#stage.keep([...this.#done, this.#outcomeOf(told)], this.#generatedBy);
  }

  #note(told: ToolText): void {
    this.#done.push(this.#outcomeOf(told));
    this.#run = { ...this.#run, said: answered(this.#run.said, told) };
  }

  /** Calls run in order: the next outcome is that of the first call without one. */
  #outcomeOf({ isError, text }: ToolText): ToolCallOutcome {
    const toolName = this.#run.said.at(-1)?.calls.find(({ result }) => result === null)?.toolName ?? '';
    return { toolName, isError, result: text };
  }
}

/** What was said, with the outcome of the first call that has none. */
export const answered = (said: readonly Said[], result: ToolText): readonly Said[] => {
  const last = said.at(-1);
  if (last === undefined) return said;
  const place = last.calls.findIndex((call) => call.result === null);
  const calls = last.calls.map((call, index) => (index === place ? { ...call, result } : call));
  return [...said.slice(0, -1), { ...last, calls }];
};
