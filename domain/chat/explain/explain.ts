import { chatSettings } from '../../conversations/chat-settings.ts';
import type { ConversationKind } from '../../conversations/conversation.entity.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { ModelGateway } from '../../llm/gateway/model-gateway.ts';
import type { SpendingSubject } from '../../llm/gateway/spending.ts';
import type { GeneratedBy, ModelChoice } from '../../llm/provider.ts';
import type { CitedRecord } from '../../llm/retrieved-fact.ts';
import { type AgentPersona, loadPersona } from '../../personas/agent-persona.ts';
import type { CapabilityGate } from '../capability-gate.ts';
import { replySettings } from '../reply-settings.ts';
import type { ConcernRouting, Responder } from '../routing/concern-routing.ts';
import type { Capability, CapabilityResult, ChimeIn, Turn } from '../turn.ts';
import type { ChimeIns } from './chime-ins.ts';
import type { FactReaders } from './facts/reader.ts';
import type { LiveSnapshot } from './live-snapshot.ts';
import { explainPrompt } from './prompt.ts';
import type { ReadAndReply } from './read-and-reply.ts';
import { Reading, type ReadingDeps } from './reading.ts';
import type { ExplainRecord } from './record.ts';
import { ReplyText, readReplyText } from './reply-text.ts';
import { citationsIn } from './shown-records.ts';
import { snapshotRecords } from './snapshot-records.ts';

export interface ExplainDeps extends ReadingDeps {
  readonly uow: UnitOfWork;
  readonly gate: CapabilityGate;
  readonly gateway: ModelGateway;
  readonly snapshots: LiveSnapshot;
  readonly facts: FactReaders;
  readonly replies: ReadAndReply;
  readonly routing: ConcernRouting;
  readonly chimes: ChimeIns;
  readonly record: ExplainRecord;
}

type Explained = CapabilityResult & { readonly intent: 'explain' };

/** The parts of a streamed explanation: deltas, then the complete result once, then remarks. */
export type ExplainPart =
  | { readonly event: 'delta'; readonly text: string }
  | { readonly event: 'complete'; readonly outcome: Explained }
  | { readonly event: 'chime'; readonly chimeIn: ChimeIn };

/** What is known before the call of the model. */
interface Preparation {
  readonly responder: Responder;
  readonly reading: Reading;
  readonly choice: ModelChoice | null;
  readonly subject: SpendingSubject;
  readonly outcomeOf: (text: string, made: Maker, chimeIns: readonly ChimeIn[]) => Explained;
}

/** The model that replied, and the confidence of its reply. */
interface Maker {
  readonly confidence: number;
  readonly generatedBy: GeneratedBy | null;
  /** The records that the provider read itself. */
  readonly shown?: readonly CitedRecord[];
}

/** A stream before its first part. */
export interface ExplainStream {
  readonly generatedBy: GeneratedBy;
  readonly parts: AsyncIterable<ExplainPart>;
}

/** Explains the current state of the organisation (spec/rules/chat.md#explain). */
export class Explain implements Capability {
  readonly kinds: ReadonlySet<ConversationKind> = new Set<ConversationKind>(['direct', 'routed', 'charter']);
  readonly opensConversation = false;
  readonly hasSideEffects = false;
  readonly #deps: ExplainDeps;

  constructor(deps: ExplainDeps) {
    this.#deps = deps;
  }

  requireOpen(): void {
    this.#deps.gate.requireOpen(chatSettings.explainChatEnabled);
  }

  /**
   * Throws BudgetExhausted, ProviderFailed (also for a blank or too long reply), Conflict, or the reason of the turn's
   * signal.
   */
  async take(turn: Turn): Promise<Explained> {
    const { replies, record } = this.#deps;
    const { responder, reading, subject, outcomeOf } = await this.#prepare(turn);
    const { text: written, ...made } = await replies.complete(reading, subject);
    const text = readReplyText(written);
    const outcome = outcomeOf(text, made, await this.#chimesAfter(turn, text, responder));
    turn.signal.throwIfAborted();
    await record.keep(turn, outcome, responder);
    return outcome;
  }

  /**
   * Opens the explanation as a stream. With the built-in guide, which routes without a model call, the responder is
   * known before the stream begins; otherwise the default provider is named (spec/rules/chat.md#models-of-agents).
   */
  async open(turn: Turn): Promise<ExplainStream> {
    const { gateway } = this.#deps;
    const { generatedBy } = gateway;
    if (!generatedBy.isBuiltIn) return { generatedBy, parts: this.#stream(turn, null) };
    const preparation = await this.#prepare(turn);
    const maker = await gateway.generatedByFor(preparation.choice);
    return { generatedBy: maker, parts: this.#stream(turn, preparation) };
  }

  /** The result is stored before its event is sent. Leaving the loop early stores nothing. */
  async *#stream(turn: Turn, prepared: Preparation | null): AsyncGenerator<ExplainPart> {
    const { replies, record } = this.#deps;
    const { responder, reading, subject, outcomeOf } = prepared ?? (await this.#prepare(turn));
    const answer = new ReplyText();
    let made: Maker = { confidence: 0, generatedBy: null };
    for await (const part of replies.stream(reading, subject)) {
      if (part.kind === 'end') made = part;
      else yield* delta(answer.add(part.text));
    }
    yield* delta(answer.end());
    const text = answer.toString();
    turn.signal.throwIfAborted();
    const outcome = outcomeOf(text, made, []);
    await record.keep(turn, outcome, responder);
    yield { event: 'complete', outcome };
    for (const chimeIn of await this.#chimesAfter(turn, text, responder)) yield { event: 'chime', chimeIn };
  }

  async #prepare({ message, actor, conversation, history, signal }: Turn): Promise<Preparation> {
    const { settings, routing, snapshots, facts, gateway } = this.#deps;
    const responder = await routing.route(message, signal);
    const persona = await this.#personaOf(responder);
    const choice = persona?.choice ?? null;
    const readsFacts = await gateway.readsFacts(choice);
    const snapshot = readsFacts ? null : await snapshots.read(actor);
    const call = {
      ...replySettings(settings),
      messages: explainPrompt({ message, history, snapshot, persona }),
      signal,
      choice,
      ...(readsFacts ? { facts: () => facts.open(actor) } : {}),
    };
    const reading = new Reading(this.#deps, call, actor, snapshot === null ? [] : snapshotRecords(snapshot));
    return {
      responder,
      reading,
      choice,
      subject: persona?.subject ?? {},
      outcomeOf: (answer, { confidence, generatedBy, shown = [] }, chimeIns) => ({
        intent: 'explain',
        conversationId: conversation?.id ?? null,
        answer: {
          answer,
          confidence,
          sources: snapshots.sources,
          citedRecords: citationsIn(answer, [...reading.shown, ...shown]),
          ...responder.choice,
        },
        chimeIns,
        generatedBy,
      }),
    };
  }

  async #personaOf({ agent, departmentId }: Responder): Promise<AgentPersona | null> {
    return agent === null ? null : loadPersona(this.#deps.uow, agent, departmentId);
  }

  #chimesAfter({ message, signal }: Turn, answer: string, { agent }: Responder): Promise<readonly ChimeIn[]> {
    return this.#deps.chimes.after(message, answer, agent, signal);
  }
}

/** Skips empty deltas. */
const delta = (text: string): ExplainPart[] => (text === '' ? [] : [{ event: 'delta', text }]);
