import { chatSettings } from '../../conversations/chat-settings.ts';
import { truncate } from '../../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import { ReplyInvalid } from '../../llm/gateway/failures.ts';
import type { ModelGateway } from '../../llm/gateway/model-gateway.ts';
import type { GeneratedBy, ModelChoice, Usage } from '../../llm/provider.ts';
import { maskCredentials } from '../../llm/safety/masking.ts';
import { MAX_MESSAGE_LENGTH, toStorableText } from '../../llm/safety/storable-text.ts';
import type { GroupContribution } from '../../llm/schemas/group-contribution.ts';
import { type ContributionPrompt, contributionPrompt } from './prompt.ts';

const TEMPERATURE = 0.3;

/** The reply of an agent; the message may be blank. */
export interface ContributionReply extends GroupContribution {
  readonly usage: Usage;
  readonly generatedBy: GeneratedBy;
}

interface Reply extends Pick<ContributionReply, 'usage' | 'generatedBy'> {
  readonly reply: GroupContribution;
}

/** The text as stored. */
const toStoredText = (text: string): string =>
  truncate(maskCredentials(toStorableText(text)).trim(), MAX_MESSAGE_LENGTH);

/** Asks one agent for its contribution (spec/rules/chat.md#group-rounds). */
export class GroupSpeaker {
  readonly #settings: LiveSettings;
  readonly #gateway: ModelGateway;

  constructor(settings: LiveSettings, gateway: ModelGateway) {
    this.#settings = settings;
    this.#gateway = gateway;
  }

  /** Throws BudgetExhausted, ProviderFailed, and the reason of `signal`. */
  async ask(prompt: ContributionPrompt, signal: AbortSignal): Promise<ContributionReply> {
    const { subject, choice } = prompt.persona;
    const call = {
      messages: contributionPrompt(prompt),
      temperature: TEMPERATURE,
      maxOutputTokens: this.#settings.get(chatSettings.groupAgentOutputTokens),
      timeoutSeconds: this.#settings.get(chatSettings.modelTimeoutSeconds),
      signal,
      choice,
    } as const;
    if (!prompt.mayInvite) {
      const { text, usage, generatedBy } = await this.#gateway.complete(call, subject);
      return { message: toStoredText(text), invite: null, usage, generatedBy };
    }
    const { reply, usage, generatedBy } = await this.#gateway
      .structured({ ...call, schema: 'group_contribution' }, subject)
      .catch((error: unknown) => this.#asPlainMessage(error, choice));
    return { ...reply, message: toStoredText(reply.message), usage, generatedBy };
  }

  /** A reply that violates its schema is used as a plain message without an invite. */
  async #asPlainMessage(error: unknown, choice: ModelChoice | null): Promise<Reply> {
    if (!(error instanceof ReplyInvalid)) throw error;
    const reply = { message: error.text, invite: null };
    return { reply, usage: error.usage, generatedBy: await this.#gateway.generatedByFor(choice) };
  }
}
