import { chatSettings } from '../../conversations/chat-settings.ts';
import { nameKey } from '../../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { ModelGateway } from '../../llm/gateway/model-gateway.ts';
import type { ChimeInReply } from '../../llm/schemas/chime-in.ts';
import type { Agent } from '../../organisation/value/agent.ts';
import type { OrganisationReader } from '../../personas/agent-persona.ts';
import type { CapabilityGate } from '../capability-gate.ts';
import { replySettings } from '../reply-settings.ts';
import { agentsWithRole } from '../roster.ts';
import { chimePrompt } from '../routing/concern-prompt.ts';
import type { ChimeIn } from '../turn.ts';

type Candidate = ChimeInReply['chime_ins'][number];

const oncePerRole = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(
    ({ role }, index) => candidates.findIndex((other) => nameKey(other.role) === nameKey(role)) === index,
  );

/** Short remarks of specialists on an explanation (spec/rules/chat.md#chime-ins). */
export class ChimeIns {
  readonly #settings: LiveSettings;
  readonly #gate: CapabilityGate;
  readonly #gateway: ModelGateway;
  readonly #changes: OrganisationReader;

  constructor(settings: LiveSettings, gate: CapabilityGate, gateway: ModelGateway, changes: OrganisationReader) {
    this.#settings = settings;
    this.#gate = gate;
    this.#gateway = gateway;
    this.#changes = changes;
  }

  /**
   * Sorted by confidence, highest first; empty if the budget is exhausted or the call fails. Throws the reason of
   * `signal` after the client disconnected.
   */
  async after(
    message: string,
    answer: string,
    responder: Agent | null,
    signal: AbortSignal,
  ): Promise<readonly ChimeIn[]> {
    if (!this.#gate.isMultiVoiced) return [];
    try {
      const { agents } = (await this.#changes.read()).organisation;
      if (agents.length === 0) return [];
      return this.#choose(await this.#ask(message, answer, agents, signal), agents, responder);
    } catch {
      // A remark never fails a turn.
      signal.throwIfAborted();
      return [];
    }
  }

  async #ask(message: string, answer: string, agents: readonly Agent[], signal: AbortSignal): Promise<ChimeInReply> {
    const messages = chimePrompt(message, answer, agents);
    const call = { schema: 'chime_in', messages, signal } as const;
    return (await this.#gateway.structured({ ...replySettings(this.#settings), ...call }, {})).reply;
  }

  #choose({ chime_ins }: ChimeInReply, agents: readonly Agent[], responder: Agent | null): readonly ChimeIn[] {
    const floor = this.#settings.get(chatSettings.chimeConfidenceFloor);
    const speakerOf = (role: string): Agent | undefined =>
      agentsWithRole(agents, role).find(({ id }) => id !== responder?.id);
    const candidates = chime_ins.filter(({ confidence, role }) => confidence >= floor && speakerOf(role) !== undefined);
    return oncePerRole(candidates)
      .toSorted((left, right) => right.confidence - left.confidence)
      .slice(0, this.#settings.get(chatSettings.chimeMaxSpeakers))
      .flatMap(({ role, content }) => {
        const speaker = speakerOf(role);
        return speaker === undefined ? [] : [{ role: speaker.role, name: speaker.name, content }];
      });
  }
}
