import type { EntityManager } from '@mikro-orm/postgresql';
import type { ActionResult, ToolCallResult } from '../approvals/approval-parts.ts';
import type { ConversationRecord, ConversationTurnRecord } from '../conversations/conversation.entity.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import { newId } from '../foundation/kernel/ids.ts';
import type { GeneratedBy } from '../llm/provider.ts';
import type { AgentPersona } from '../personas/agent-persona.ts';
import { ActLoop, type LoopDeps, type RunResult } from './act-loop.ts';
import type { ActRecord } from './act-record.ts';
import type { ActRun } from './act-run.ts';
import { type TurnScriptDeps, turnScript } from './turn-script.ts';

export interface ActTurnDeps extends LoopDeps, TurnScriptDeps {
  readonly conversations: ConversationService;
  readonly record: ActRecord;
}

/** An instruction that passed all checks. */
export interface Instruction {
  /** With credentials masked. */
  readonly message: string;
  readonly actor: Actor;
  readonly persona: AgentPersona;
  readonly conversation: ConversationRecord | null;
  readonly history: readonly ConversationTurnRecord[];
  readonly signal: AbortSignal;
  /** Ensures that this is still the current turn of the conversation. Throws Conflict. */
  readonly fence: (em: EntityManager) => Promise<void>;
  /**
   * Called as `interim` in the transaction of each tool, with the replay for the idempotency key, and as `final` at the
   * end of the closing transaction. It throws if the client disconnected, so nothing is parked for it.
   */
  readonly settle: (acted: ActTurnResult, state: 'interim' | 'final') => Promise<void>;
}

/** The result of an instruction; `generatedBy` is null if only the default provider replied. */
export interface ActTurnResult {
  readonly action: ActionResult;
  readonly generatedBy: GeneratedBy | null;
}

/** The result of a turn that never ended. */
export const interruptedResult = (toolCalls: readonly ToolCallResult[]): ActionResult => ({
  terminationReason: 'provider_error',
  finalMessage: null,
  toolCalls,
  approvalId: null,
  parked: false,
});

/** Turns in which an agent follows an instruction (spec/rules/acting.md#acting-turns). */
export class ActTurns {
  readonly #deps: ActTurnDeps;

  constructor(deps: ActTurnDeps) {
    this.#deps = deps;
  }

  /** Whether tools are available. */
  get isWired(): boolean {
    return this.#deps.tools.isWired;
  }

  /**
   * Throws BudgetExhausted and ProviderFailed if no tool has run yet, Conflict of the fence, and the reason of the
   * signal. Tools that ran are not undone.
   */
  async take(instruction: Instruction): Promise<ActTurnResult> {
    const run = runOf(instruction);
    try {
      const runResult = await this.#runLoop(run, instruction);
      return await this.#deps.uow.write((em) => this.#close(em, run, instruction, runResult));
    } catch (error) {
      await this.#deps.runs.end(run.id).catch(() => {});
      throw error;
    }
  }

  #runLoop(run: ActRun, { persona, history, signal, fence, settle }: Instruction): Promise<RunResult> {
    const script = turnScript(this.#deps, persona, history);
    const begun = { pending: [], done: [], approvalId: null, isContinued: false };
    const context = { ...begun, run, persona, script, signal, fence };
    const keep = (calls: readonly ToolCallResult[], generatedBy: GeneratedBy | null) =>
      settle({ action: interruptedResult(calls), generatedBy }, 'interim');
    return new ActLoop(this.#deps, { ...context, keep }).run();
  }

  async #close(em: EntityManager, run: ActRun, instruction: Instruction, runResult: RunResult): Promise<ActTurnResult> {
    const { conversations, record } = this.#deps;
    const { conversation: known, actor, message, persona, fence, settle } = instruction;
    await fence(em);
    // Locks the conversation before the rows of the run, in the same order as erasing a conversation.
    const conversation = known && (await conversations.lockOpen(em, known.id));
    const action = await record.end(em, run, persona.agent, runResult, actor);
    if (conversation !== null) record.appendTurns(em, conversation, persona.agent, action, message);
    const acted = { action, generatedBy: runResult.generatedBy };
    await settle(acted, 'final');
    return acted;
  }
}

const runOf = ({ actor, persona, conversation, message }: Instruction): ActRun => ({
  id: newId(),
  principal: { userId: actor.userId, keyId: actor.credential.keyId },
  agentId: persona.agent.id,
  conversationId: conversation?.id ?? null,
  taskId: null,
  historyTurns: conversation?.turnCount ?? 0,
  instruction: message,
  transcript: [],
  steps: 0,
});
