import { truncate } from '../../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import { ReplyInvalid } from '../../llm/gateway/failures.ts';
import type { ModelGateway } from '../../llm/gateway/model-gateway.ts';
import type { GeneratedBy, ModelChoice, Usage } from '../../llm/provider.ts';
import { maskCredentials } from '../../llm/safety/masking.ts';
import type { GroupContribution } from '../../llm/schemas/group-contribution.ts';
import { MAX_MESSAGE, storable } from '../storable.ts';
import { groupPrompt, type SpeechPrompt } from './prompt.ts';

const TEMPERATURE = 0.3;

/** What an agent said; the message may be blank. */
export interface Speech extends GroupContribution {
  readonly usage: Usage;
  readonly generatedBy: GeneratedBy;
}

interface Reply extends Pick<Speech, 'usage' | 'generatedBy'> {
  readonly reply: GroupContribution;
}

/** What was said, as it is kept. */
const kept = (text: string): string => truncate(maskCredentials(storable(text)).trim(), MAX_MESSAGE);

/** Asks one agent to speak (spec/rules/chat.md#group-rounds). */
export class GroupSpeech {
  readonly #settings: LiveSettings;
  readonly #gateway: ModelGateway;

  constructor(settings: LiveSettings, gateway: ModelGateway) {
    this.#settings = settings;
    this.#gateway = gateway;
  }

  /** Throws BudgetExhausted, ProviderFailed, and the reason of `signal`. */
  async of(prompt: SpeechPrompt, signal: AbortSignal): Promise<Speech> {
    const { agent, subject, choice } = prompt.voice;
    const call = {
      messages: groupPrompt(prompt),
      temperature: TEMPERATURE,
      maxOutputTokens: this.#settings.number('chat', 'group_agent_output_tokens'),
      timeoutSeconds: this.#settings.number('chat', 'model_timeout_seconds'),
      signal,
      context: { task: 'group', message: prompt.message, speaker: { name: agent.name, role: agent.role } },
      choice,
    } as const;
    if (!prompt.mayInvite) {
      const { text, usage, generatedBy } = await this.#gateway.complete(call, subject);
      return { message: kept(text), invite: null, usage, generatedBy };
    }
    const { reply, usage, generatedBy } = await this.#gateway
      .structured({ ...call, schema: 'group_contribution' }, subject)
      .catch((error: unknown) => this.#asPlainMessage(error, choice));
    return { ...reply, message: kept(reply.message), usage, generatedBy };
  }

  /** A reply that breaks its contract is a message as a whole, without an invite. */
  async #asPlainMessage(error: unknown, choice: ModelChoice | null): Promise<Reply> {
    if (!(error instanceof ReplyInvalid)) throw error;
    const reply = { message: error.text, invite: null };
    return { reply, usage: error.usage, generatedBy: await this.#gateway.makerOf(choice) };
  }
}
