import type { EntityManager } from '@mikro-orm/postgresql';
import type { ConversationRecord } from '../../conversations/conversation.entity.ts';
import type { ConversationService, NewTurn } from '../../conversations/conversation-service.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { count } from '../../foundation/kernel/text/text.ts';
import type { GeneratedBy } from '../../llm/provider.ts';
import type { ProposedPlan } from '../../llm/schemas/propose-decision.ts';
import { withVisibleTitles } from '../../plans/drafts/plan-content.ts';
import type { PendingPlan, PlanDrafts } from '../../plans/drafts/plan-drafts.ts';
import type { PlanRecord } from '../../plans/plan.entity.ts';
import { delayOf, planOutlook, type WorkProspects } from '../../tasks/execution/approved-work.ts';
import type { TaskExecution } from '../../tasks/execution/execution-facts.ts';
import type { DraftedPlan, Proposal } from '../propose-result.ts';
import type { Responder } from '../routing/concern-routing.ts';
import type { CapabilityResult, Turn } from '../turn.ts';

/** The responder of a proposal; `generatedBy` is null if no model was called. */
export type Proposer = Responder & { readonly generatedBy: GeneratedBy | null };

/** No responder was chosen. */
const NO_RESPONDER: Proposer = {
  generatedBy: null,
  choice: {
    responderRole: null,
    responderName: null,
    routedTopic: null,
    routingConfidence: null,
    routingReason: null,
  },
  agent: null,
  departmentId: null,
};

/** The visible reply to a drafted plan: what happened, and what its approval starts (spec/rules/chat.md#plan-drafts). */
const announce = ({ title, version, items }: PlanRecord, prospects: WorkProspects): string => {
  const drafted =
    version === 1
      ? `I have drafted the plan "${title}". It waits for its review; or tell me what to change.`
      : `I have revised the plan "${title}" as version ${version}. It waits for its review.`;
  const effect = `Approving it turns its ${count(items.length, 'item')} into tasks; ${planOutlook(prospects)}.`;
  const isUnowned = items.some(({ owner_role }) => owner_role === null);
  const unowned = isUnowned ? 'An item without an owner waits until you assign an agent to its task.' : [];
  return [drafted, effect, unowned, delayOf(prospects) ?? []].flat().join(' ');
};

const draftOf = (plan: PlanRecord): DraftedPlan => ({
  planId: plan.id,
  approvalId: plan.approvalId,
  taskId: plan.objectiveTaskId,
  projectId: plan.projectId,
  title: plan.title,
});

type Reached = Pick<Proposal, 'status' | 'clarifyingQuestion' | 'planDraft' | 'isConversationClosed'>;
type Write = (em: EntityManager, conversation: ConversationRecord, pending: PendingPlan | null) => Promise<Reached>;

interface ProposeRecordDeps {
  readonly uow: UnitOfWork;
  readonly conversations: ConversationService;
  readonly drafts: PlanDrafts;
  readonly taskExecution: TaskExecution;
}

/**
 * Stores the result of a proposal turn in one transaction, which checks and releases the lease and checks that the
 * conversation is open. If it fails, nothing of the turn is stored.
 */
export class ProposeRecord {
  readonly #uow: UnitOfWork;
  readonly #conversations: ConversationService;
  readonly #drafts: PlanDrafts;
  readonly #taskExecution: TaskExecution;

  constructor({ uow, conversations, drafts, taskExecution }: ProposeRecordDeps) {
    this.#uow = uow;
    this.#conversations = conversations;
    this.#drafts = drafts;
    this.#taskExecution = taskExecution;
  }

  /** Stores message and question; the status of the conversation does not change. */
  async question(turn: Turn, question: string, responder: Proposer): Promise<CapabilityResult> {
    return this.#write(turn, responder, async (em, conversation) => {
      this.#appendReply(em, conversation, responder, { content: question, purpose: 'question' });
      return clarification(question, false);
    });
  }

  /** Stores message and final reply, and closes the conversation. */
  async close(turn: Turn, finalReply: string): Promise<CapabilityResult> {
    return this.#write(turn, NO_RESPONDER, async (em, conversation) => {
      this.#appendReply(em, conversation, NO_RESPONDER, { content: finalReply });
      this.#conversations.setStatus(em, conversation, 'closed');
      return clarification(finalReply, true);
    });
  }

  /** Stores message, plan and announcement; the conversation becomes `proposed`. */
  async draft(turn: Turn, proposed: ProposedPlan, responder: Proposer): Promise<CapabilityResult> {
    const { actor, projectId } = turn;
    return this.#write(turn, responder, async (em, conversation, pending) => {
      const plan = await this.#drafts.store(
        em,
        conversation,
        { proposed: withVisibleTitles(proposed), projectId, actor },
        pending,
      );
      this.#conversations.change(em, conversation, { planId: plan.id });
      const content = announce(plan, await this.#taskExecution.source.prospects(em));
      this.#appendReply(em, conversation, responder, { content });
      this.#conversations.setStatus(em, conversation, 'proposed');
      return { status: 'proposed', clarifyingQuestion: null, planDraft: draftOf(plan), isConversationClosed: false };
    });
  }

  async #write(turn: Turn, { choice, generatedBy }: Proposer, write: Write): Promise<CapabilityResult> {
    const { conversation: known, message, actor } = turn;
    return this.#uow.write(async (em) => {
      await turn.lease.releaseWith(this.#uow, em);
      const pending = await this.#drafts.lockPending(em, known?.planId ?? null);
      const conversation =
        known === null
          ? await this.#conversations.open(em, { kind: 'direct', message, createdBy: actor.userId })
          : await this.#conversations.lockOpen(em, known.id);
      this.#conversations.append(em, conversation, { role: 'user', content: message });
      const { id: conversationId } = conversation;
      const propose = { conversationId, ...choice, ...(await write(em, conversation, pending)) };
      const outcome: CapabilityResult = { intent: 'propose', conversationId, propose, generatedBy };
      await turn.settle(outcome);
      return outcome;
    });
  }

  /** Appends the reply in the name of its author; with an agent as author the conversation becomes a routed one. */
  #appendReply(
    em: EntityManager,
    conversation: ConversationRecord,
    { choice, agent }: Responder,
    reply: Pick<NewTurn, 'content' | 'purpose'>,
  ): void {
    const { routedTopic, routingConfidence } = choice;
    const author = agent === null ? {} : { authorAgentId: agent.id, authorName: agent.name };
    if (agent !== null) this.#conversations.change(em, conversation, { kind: 'routed' });
    const turn = { role: 'assistant', ...reply, ...author, routedTopic, routingConfidence } as const;
    this.#conversations.append(em, conversation, turn);
  }
}

const clarification = (clarifyingQuestion: string, isConversationClosed: boolean): Reached => ({
  status: 'needs_clarification',
  clarifyingQuestion,
  planDraft: null,
  isConversationClosed,
});
