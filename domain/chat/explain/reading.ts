import type { StoredCall, TranscriptReply } from '../../acting/act-run.ts';
import { transcriptMessages } from '../../acting/prompt.ts';
import { toStoredCall, toTranscriptCall } from '../../acting/stored-calls.ts';
import { replyTextForModel, toolResultText } from '../../acting/tool-texts.ts';
import type { Principals } from '../../auth/credentials/principals.ts';
import { chatSettings } from '../../conversations/chat-settings.ts';
import { Forbidden, NotFound, RequestInvalid, ValidationFailed } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { StreamCall, ToolCall, ToolDefinition, ToolStepReply } from '../../llm/provider.ts';
import type { CitedRecord } from '../../llm/retrieved-fact.ts';
import type { Tool, ToolResult } from '../../tools/tool.ts';
import type { ToolRuns } from '../../tools/tool-runs.ts';
import { recordsOfResult } from './shown-records.ts';

export interface ReadingDeps {
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly tools: ToolRuns;
  readonly principals: Principals;
}

/** The most characters of one result, and of all results of an explanation together. */
const MAX_RESULT = 16_384;
const MAX_RESULTS = 65_536;
/** The most calls of one reply that get a result; further calls are ignored. */
const MAX_CALLS_OF_REPLY = 16;
/** The longest arguments of a read, in characters of JSON; those of longer ones and of calls beyond the limit are dropped unread. */
const MAX_READ_ARGUMENTS = 8_192;

type Call = Omit<StreamCall, 'tools'>;

/**
 * What a model reads for one explanation with the read-only tools that the caller may use
 * (spec/rules/chat.md#reading-with-tools). Limited in calls, characters and time; afterwards no tool is offered.
 */
export class Reading {
  readonly #deps: ReadingDeps;
  readonly #call: Call;
  readonly #actor: Actor;
  readonly #offered: readonly Tool[];
  readonly #until: number;
  readonly #shown: CitedRecord[];
  #transcript: readonly TranscriptReply[] = [];
  #callsLeft: number;
  #charactersLeft = MAX_RESULTS;

  constructor(deps: ReadingDeps, call: Call, actor: Actor, shown: readonly CitedRecord[]) {
    this.#deps = deps;
    this.#call = call;
    this.#actor = actor;
    this.#shown = [...shown];
    this.#callsLeft = deps.settings.get(chatSettings.explainMaxToolCalls);
    this.#until = deps.clock.monotonicSeconds() + call.timeoutSeconds;
    // A provider that reads facts itself needs no tools.
    const isReader = call.facts === undefined && deps.tools.isWired;
    this.#offered = isReader ? deps.tools.usableBy(actor).filter(({ tag }) => tag === 'read') : [];
  }

  /** Identifies the model that reads. */
  get model(): string {
    const { choice } = this.#call;
    return choice == null ? '' : `${choice.provider}/${choice.modelId}`;
  }

  /** The records that the model was shown so far. */
  get shown(): readonly CitedRecord[] {
    return this.#shown;
  }

  /** The next call of the model. Its tools are empty once a limit is reached. */
  next(): Call & { readonly tools: readonly ToolDefinition[] } {
    const messages = [...this.#call.messages, ...this.#transcript.flatMap(transcriptMessages)];
    const isOver =
      this.#callsLeft <= 0 || this.#charactersLeft <= 0 || this.#deps.clock.monotonicSeconds() >= this.#until;
    const tools = isOver ? [] : this.#offered;
    return {
      ...this.#call,
      messages,
      tools: tools.map(({ wireName: name, description, parameters }) => ({ name, description, parameters })),
    };
  }

  /** Ends the reading: no further tool is offered. */
  close(): void {
    this.#callsLeft = 0;
  }

  /** Runs the calls of a reply, in order, for the next call of the model. Throws the reason of the signal. */
  async run({ text, toolCalls }: Pick<ToolStepReply, 'text' | 'toolCalls'>): Promise<void> {
    const calls = [];
    for (const each of toolCalls.slice(0, MAX_CALLS_OF_REPLY)) {
      const call = this.#bounded(each);
      calls.push({ ...toTranscriptCall(this.#deps.tools, call), result: await this.#read(call) });
    }
    this.#transcript = [...this.#transcript, { text: replyTextForModel(text), calls }];
  }

  #bounded(call: ToolCall): ToolCall {
    const isUnread = this.#callsLeft <= 0 || call.argumentsText.length > MAX_READ_ARGUMENTS;
    return isUnread ? { ...call, argumentsText: '', arguments: null } : call;
  }

  async #read(call: ToolCall) {
    const stored = toStoredCall(this.#deps.tools, call);
    const result = await this.#resultOf(stored);
    const { isError, text } = toolResultText(result, MAX_RESULT);
    const shown = text.slice(0, Math.max(0, this.#charactersLeft));
    this.#charactersLeft -= shown.length;
    if (!result.isError) this.#shown.push(...recordsOfResult(stored.tool ?? '', result.data, shown));
    return { isError, text: shown };
  }

  async #resultOf({ tool: name, given }: StoredCall): Promise<ToolResult> {
    const { tools } = this.#deps;
    try {
      if (this.#callsLeft <= 0) throw new ValidationFailed('No further tool call is possible; reply now');
      this.#callsLeft -= 1;
      const tool = this.#offered.find((each) => each.name === name);
      if (tool === undefined) throw new NotFound('The tool does not exist or does not only read');
      if (given === null)
        throw new RequestInvalid('The arguments must be a JSON object within the limits of size and depth');
      const actor = await this.#presentActor();
      const args = await tools.prepare(tool, given, actor);
      return await tools.run({ tool, args, actor, agentId: null, signal: this.#call.signal });
    } catch (thrown) {
      this.#call.signal.throwIfAborted();
      return { isError: true, failure: tools.failureOf(thrown) };
    }
  }

  /** The caller with current rights: the models before this call may have taken minutes. */
  async #presentActor(): Promise<Actor> {
    const { userId, credential } = this.#actor;
    const actor = await this.#deps.principals.present({ userId, keyId: credential.keyId });
    if (actor === null) throw new Forbidden('You do not have access any more');
    return actor;
  }
}
