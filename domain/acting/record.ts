import type { EntityManager } from '@mikro-orm/postgresql';
import type { RiskLevel } from '../approvals/approval.entity.ts';
import type { ActionOutcome } from '../approvals/approval-parts.ts';
import type { ApprovalService } from '../approvals/approval-service.ts';
import type { ConversationRecord } from '../conversations/conversation.entity.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { truncate } from '../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import type { ToolTag } from '../tools/tool.ts';
import type { Ending, ParkedCall } from './loop.ts';
import type { ActRun } from './run.ts';
import type { ActRuns } from './runs.ts';
import { turnTextOf } from './text.ts';

const MAX_TITLE = 256;
const MAX_DESCRIPTION = 4096;
/** How long a decided call may wait for a server that runs it. */
const WAITING_MS = 30 * 24 * 3_600_000;

/** How much is at stake with a call that waits. */
export const riskOf = (tag: ToolTag): RiskLevel => (tag === 'admin' ? 'high' : 'medium');

export interface RecordDeps {
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly approvals: ApprovalService;
  readonly conversations: ConversationService;
  readonly runs: ActRuns;
}

/** The agent by the name it has now. */
export interface ActingAgent {
  readonly id: string;
  readonly name: string;
}

/** Writes the end of a run, in the caller's transaction (spec/rules/acting.md#parked-calls). */
export class ActRecord {
  readonly #deps: RecordDeps;

  constructor(deps: RecordDeps) {
    this.#deps = deps;
  }

  /** What the run came to; a call that waits gets its approval and a run that goes on with it. Forgets the run itself. */
  async end(em: EntityManager, run: ActRun, agent: ActingAgent, ending: Ending, actor: Actor): Promise<ActionOutcome> {
    const approvalId = ending.parked === null ? null : await this.#park(em, run, agent, ending.parked, actor);
    await this.#deps.runs.end(run.id);
    return {
      terminationReason: ending.reason,
      finalMessage: ending.finalMessage,
      toolCalls: ending.calls,
      approvalId,
      parked: approvalId !== null,
    };
  }

  /** Adds what is said in a locked conversation: the instruction, where this is its turn, and the end. */
  async say(
    em: EntityManager,
    conversation: ConversationRecord,
    agent: ActingAgent,
    outcome: ActionOutcome,
    instruction: string | null,
  ): Promise<void> {
    const purpose = 'action';
    const author = { authorAgentId: agent.id, authorName: agent.name };
    const asked = instruction === null ? [] : [{ role: 'user', content: instruction, purpose } as const];
    const answer = { role: 'assistant', content: turnTextOf(outcome), purpose, ...author } as const;
    await this.#deps.conversations.append(em, conversation, ...asked, answer);
  }

  async #park(em: EntityManager, run: ActRun, agent: ActingAgent, call: ParkedCall, actor: Actor): Promise<string> {
    const { settings, approvals, runs, clock } = this.#deps;
    const { tool, tag, given, said, steps } = call;
    const seconds = settings.number('chat', 'parked_action_ttl_seconds');
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
    await runs.begin(em, { ...run, id, said, steps }, [{ tool: tool.name, given }], keepUntil);
    return id;
  }
}
