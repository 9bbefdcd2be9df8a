import type { BudgetService } from '../../budgets/budget-service.ts';
import { type BeginTurnDeps, beginTurn, findContinued } from '../../conversations/begin-turn.ts';
import { chatSettings } from '../../conversations/chat-settings.ts';
import type { ConversationRecord, ConversationTurnRecord } from '../../conversations/conversation.entity.ts';
import { countReplies, interviewTurns } from '../../conversations/prompt-history.ts';
import { Conflict } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { ModelGateway } from '../../llm/gateway/model-gateway.ts';
import { maskCredentials } from '../../llm/safety/masking.ts';
import type { InterviewDecision } from '../../llm/schemas/interview-decision.ts';
import { currencySetting } from '../../organisation/value/currency-setting.ts';
import type { ProjectDirectory } from '../../projects/project-directory.ts';
import type { ProjectService } from '../../projects/project-service.ts';
import { projectReferencesIn } from './project-references.ts';
import { type InterviewPrompt, interviewPrompt } from './prompt.ts';
import type { InterviewRecord, InterviewTurn, OpenTurn } from './record.ts';

/**
 * The next message of an interview. A null conversation begins one; `project` is the id of an existing project, as a
 * hint.
 */
export interface InterviewMessage {
  readonly message: string;
  readonly conversationId: string | null;
  readonly project: string | null;
}

/** A turn that passed its checks and holds its lease. */
export interface CheckedTurn {
  readonly turn: OpenTurn;
  /** The earlier turns, oldest first, read under the lease. */
  readonly history: readonly ConversationTurnRecord[];
  /** The id of an existing project, or null. */
  readonly projectHint: string | null;
  readonly signal: AbortSignal;
}

export interface InterviewDeps extends BeginTurnDeps {
  readonly settings: LiveSettings;
  readonly budgets: BudgetService;
  readonly gateway: ModelGateway;
  readonly projects: ProjectService;
  readonly directory: ProjectDirectory;
  readonly record: InterviewRecord;
}

const LIMIT_REACHED =
  'The maximum number of replies was reached without a charter, so this conversation is closed. Start a new one with more detail.';

/**
 * The charter interview (spec/rules/conversation.md#interview-checks). It never executes anything, and a turn that
 * fails stores nothing.
 */
export class InterviewService {
  readonly #deps: InterviewDeps;

  constructor(deps: InterviewDeps) {
    this.#deps = deps;
  }

  /**
   * Takes one turn. Throws, in this order, BudgetExhausted, NotFound and Conflict (conversation), ServiceUnavailable,
   * Conflict (kind), NotFound (project), Conflict (too many open conversations), ConcurrencyLimited, ProviderFailed;
   * and the reason of `signal` after the client disconnected.
   */
  async takeTurn(
    { message, conversationId, project }: InterviewMessage,
    actor: Actor,
    signal: AbortSignal,
  ): Promise<InterviewTurn> {
    const { budgets, gateway, conversations, projects } = this.#deps;
    await budgets.requireRemaining();
    const known = await findContinued(conversations, conversationId, actor);
    gateway.requireWired();
    if (known !== null) requireInterview(known);
    const projectHint = project === null ? null : (await projects.get(project)).id;
    // Checked before any model call: the result could not be stored.
    if (known === null) await conversations.requireQuota(actor.userId);
    const { lease, history } = await beginTurn(this.#deps, known, { renew: async () => actor, signal });
    try {
      const turn = {
        conversationId: known?.id ?? null,
        userId: actor.userId,
        keyId: actor.credential.keyId,
        message: maskCredentials(message),
        lease,
      };
      return await this.takeCheckedTurn({ turn, history, projectHint, signal });
    } finally {
      await lease.release();
    }
  }

  /**
   * Takes a turn that passed its checks and holds its lease: results in a question, a draft, or the final reply. Throws
   * BudgetExhausted, ProviderFailed, Conflict (the fence), and the reason of `signal`.
   */
  async takeCheckedTurn({ turn, history, projectHint, signal }: CheckedTurn): Promise<InterviewTurn> {
    const { settings, record } = this.#deps;
    const turns = interviewTurns(history);
    const answered = countReplies(history);
    if (answered >= settings.get(chatSettings.interviewMaxTurns)) return record.close(turn, LIMIT_REACHED);
    const spoken = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
    const projects = await this.#deps.directory.choices(projectReferencesIn([...spoken, turn.message]));
    const currency = settings.get(currencySetting);
    const decision = await this.#decide({ turns, message: turn.message, projects, projectHint, currency }, signal);
    // A client that disconnected will send the message again.
    signal.throwIfAborted();
    return decision.needs_more ? record.question(turn, decision.next_question) : record.draft(turn, decision.draft);
  }

  async #decide(prompt: InterviewPrompt, signal: AbortSignal): Promise<InterviewDecision> {
    const { settings, gateway } = this.#deps;
    const call = {
      schema: 'interview_decision',
      messages: interviewPrompt(prompt),
      temperature: settings.get(chatSettings.interviewTemperature),
      maxOutputTokens: settings.get(chatSettings.interviewMaxTokens),
      timeoutSeconds: settings.get(chatSettings.modelTimeoutSeconds),
      signal,
    } as const;
    return (await gateway.structured(call, {})).reply;
  }
}

const requireInterview = ({ kind }: ConversationRecord): void => {
  if (kind !== 'charter') throw new Conflict('The conversation is not a charter interview');
};
