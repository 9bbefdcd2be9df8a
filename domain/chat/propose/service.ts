import { chatSettings } from '../../conversations/chat-settings.ts';
import type { ConversationKind } from '../../conversations/conversation.entity.ts';
import { countReplies, interviewTurns } from '../../conversations/prompt-history.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { ModelGateway } from '../../llm/gateway/model-gateway.ts';
import type { StructuredReply, WithGeneratedBy } from '../../llm/provider.ts';
import { type AgentPersona, loadPersona, type OrganisationReader } from '../../personas/agent-persona.ts';
import { type ProposalRoster, rosterOf } from '../../personas/proposal-roster.ts';
import { pendingPlan } from '../../plans/drafts/plan-drafts.ts';
import type { ProjectDirectory } from '../../projects/project-directory.ts';
import type { CapabilityGate } from '../capability-gate.ts';
import type { ConcernRouting } from '../routing/concern-routing.ts';
import type { Capability, CapabilityResult, Turn } from '../turn.ts';
import { proposePrompt } from './prompt.ts';
import type { ProposeRecord } from './record.ts';

export interface ProposeDeps {
  readonly uow: UnitOfWork;
  readonly settings: LiveSettings;
  readonly gate: CapabilityGate;
  readonly gateway: ModelGateway;
  readonly changes: OrganisationReader;
  readonly projectDirectory: ProjectDirectory;
  readonly routing: Pick<ConcernRouting, 'route'>;
  readonly record: ProposeRecord;
}

type Decided = WithGeneratedBy<StructuredReply<'propose_decision'>>;

const LIMIT_REACHED =
  'The maximum number of replies was reached without a plan, so this conversation is closed. Start a new one with more detail.';

/**
 * Turns a request into a plan for review, or asks one question (spec/rules/chat.md#plan-drafts). It never executes
 * anything.
 */
export class ProposeService implements Capability {
  readonly kinds: ReadonlySet<ConversationKind> = new Set(['direct', 'routed']);
  readonly opensConversation = true;
  readonly hasSideEffects = true;
  readonly #deps: ProposeDeps;

  constructor(deps: ProposeDeps) {
    this.#deps = deps;
  }

  requireOpen(): void {
    this.#deps.gate.requireOpen(chatSettings.proposeEnabled);
  }

  /** Throws BudgetExhausted, ProviderFailed, Conflict (the fence), and the reason of the signal. */
  async take(turn: Turn): Promise<CapabilityResult> {
    const { settings, record, routing, changes, uow } = this.#deps;
    const answered = countReplies(turn.history);
    if (answered >= settings.get(chatSettings.proposeMaxClarificationTurns)) return record.close(turn, LIMIT_REACHED);
    const responder = await routing.route(turn.message, turn.signal);
    const { agent, departmentId } = responder;
    const persona = agent === null ? null : await loadPersona(uow, agent, departmentId);
    const roster = rosterOf((await changes.read()).organisation);
    const { reply: decision, generatedBy } = await this.#decide(turn, roster, persona);
    const proposer = { ...responder, generatedBy };
    // A client that disconnected will send the message again.
    turn.signal.throwIfAborted();
    return decision.needs_clarification
      ? record.question(turn, decision.clarifying_question, proposer)
      : record.draft(turn, decision.plan, proposer);
  }

  async #decide(turn: Turn, roster: ProposalRoster, persona: AgentPersona | null): Promise<Decided> {
    const { settings, gateway, projectDirectory, uow } = this.#deps;
    const { message, projectId: projectHint, history, signal } = turn;
    const conversation = { turns: interviewTurns(history), message, projectHint };
    const pending = await uow.read((em) => pendingPlan(em, turn.conversation?.planId ?? null));
    const projects = await projectDirectory.choices(projectHint === null ? [] : [projectHint]);
    const call = {
      schema: 'propose_decision',
      messages: proposePrompt(conversation, { projects, roster, pending, persona }),
      temperature: settings.get(chatSettings.interviewTemperature),
      maxOutputTokens: settings.get(chatSettings.interviewMaxTokens),
      timeoutSeconds: settings.get(chatSettings.modelTimeoutSeconds),
      signal,
      choice: persona?.choice ?? null,
    } as const;
    return gateway.structured(call, persona?.subject ?? {});
  }
}
