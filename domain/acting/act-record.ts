import type { EntityManager } from '@mikro-orm/postgresql';
import type { RiskLevel } from '../approvals/approval.entity.ts';
import type { ActionResult } from '../approvals/approval-parts.ts';
import type { ApprovalService } from '../approvals/approval-service.ts';
import { chatSettings } from '../conversations/chat-settings.ts';
import type { ConversationRecord } from '../conversations/conversation.entity.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { truncate } from '../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import type { ToolTag } from '../tools/tool.ts';
import type { ParkedCall, RunResult } from './act-loop.ts';
import type { ActRun } from './act-run.ts';
import type { ActRuns } from './act-runs.ts';
import { turnTextOf } from './turn-text.ts';

const MAX_TITLE = 256;
const MAX_DESCRIPTION = 4096;
/** How long a decided call may wait for a server to run it. */
const WAITING_MS = 30 * 24 * 3_600_000;

export const riskOf = (tag: ToolTag): RiskLevel => (tag === 'admin' ? 'high' : 'medium');

export interface ActRecordDeps {
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly approvals: ApprovalService;
  readonly conversations: ConversationService;
  readonly runs: ActRuns;
}

/** The agent with its current name. */
export interface ActingAgent {
  readonly id: string;
  readonly name: string;
}

/** Writes the end of a run, in the caller's transaction (spec/rules/acting.md#parked-calls). */
export class ActRecord {
  readonly #deps: ActRecordDeps;

  constructor(deps: ActRecordDeps) {
    this.#deps = deps;
  }

  /**
   * Returns the result of the run and deletes the run. A parked call gets an approval and a new run that continues
   * after it.
   */
  async end(
    em: EntityManager,
    run: ActRun,
    agent: ActingAgent,
    runResult: RunResult,
    actor: Actor,
  ): Promise<ActionResult> {
    const approvalId = runResult.parked === null ? null : await this.#park(em, run, agent, runResult.parked, actor);
    await this.#deps.runs.end(run.id);
    return {
      terminationReason: runResult.reason,
      finalMessage: runResult.finalMessage,
      toolCalls: runResult.calls,
      approvalId,
      parked: approvalId !== null,
    };
  }

  /**
   * Appends to a locked conversation: the instruction, unless it was stored by an earlier run, and the final message.
   */
  appendTurns(
    em: EntityManager,
    conversation: ConversationRecord,
    agent: ActingAgent,
    outcome: ActionResult,
    instruction: string | null,
  ): void {
    const purpose = 'action';
    const author = { authorAgentId: agent.id, authorName: agent.name };
    const asked = instruction === null ? [] : [{ role: 'user', content: instruction, purpose } as const];
    const answer = { role: 'assistant', content: turnTextOf(outcome), purpose, ...author } as const;
    this.#deps.conversations.append(em, conversation, ...asked, answer);
  }

  async #park(em: EntityManager, run: ActRun, agent: ActingAgent, call: ParkedCall, actor: Actor): Promise<string> {
    const { settings, approvals, runs, clock } = this.#deps;
    const { tool, tag, given, transcript, steps } = call;
    const seconds = settings.get(chatSettings.parkedActionTtlSeconds);
    const { id } = await approvals.request(
      {
        source: 'parked_context',
        actionType: `tool:${tool.wireName}`,
        title: truncate(`${agent.name} wants to run ${tool.name}`, MAX_TITLE),
        description: truncate(`${tool.title}. Asked for by ${actor.username}.`, MAX_DESCRIPTION),
        riskLevel: riskOf(tag),
        ttlSeconds: seconds,
        taskId: null,
        metadata: {},
        requestedBy: agent.name,
        context: {
          conversationId: run.conversationId,
          agentId: agent.id,
          agentName: agent.name,
          toolName: tool.name,
          toolArguments: given,
        },
      },
      actor,
    );
    const keepUntil = new Date(clock.now().getTime() + seconds * 1000 + WAITING_MS);
    await runs.begin(em, { ...run, id, transcript, steps }, [{ tool: tool.name, given }], keepUntil);
    return id;
  }
}
