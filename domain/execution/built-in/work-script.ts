import type { ActRun, TranscriptReply } from '../../acting/act-run.ts';
import type { LoopEvent, LoopScript } from '../../acting/loop-script.ts';
import { chatSettings } from '../../conversations/chat-settings.ts';
import { DAY_MS } from '../../foundation/kernel/clock.ts';
import { canonicalJson } from '../../foundation/kernel/json/canonical-json.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { WorkBrief } from '../../llm/work-brief.ts';
import type { AgentPersona } from '../../personas/agent-persona.ts';
import type { ToolRuns } from '../../tools/tool-runs.ts';
import type { RunKind } from '../runs/run.entity.ts';
import type { NewStep } from '../steps/step.ts';
import { workSettings } from '../work-settings.ts';
import { workPrompt } from './prompt.ts';
import type { RunLease } from './run-lease.ts';
import type { RunTools } from './run-tools.ts';

/** How long stored calls are kept: a task can wait long for an approval or a budget. */
const KEPT_MS = 90 * DAY_MS;
/** The number of equal calls in a row, and of replies in a row with nothing but reads, that end a run. */
const MAX_EQUAL_CALLS = 3;
const MAX_READING_REPLIES = 5;

/** The maximum number of characters of all replies, calls and results of a run, which every prompt repeats. */
const MAX_TRANSCRIPT = 512 * 1024;

/** The run makes no progress. */
export class LoopFound extends Error {}

/** The run has written or read more than a prompt can hold. */
export class TranscriptTooLong extends Error {}

/** The model declined the request. */
export class ModelRefused extends Error {}

interface WorkScriptDeps {
  readonly settings: LiveSettings;
  readonly tools: ToolRuns;
  readonly persona: AgentPersona;
  readonly kind: RunKind;
  readonly brief: WorkBrief;
  readonly lease: RunLease;
  readonly runTools: RunTools;
}

/** The loop of a run (spec/rules/work.md#work-of-agents). */
export const workScript = ({ settings, tools, persona, kind, brief, lease, runTools }: WorkScriptDeps): LoopScript => ({
  maxSteps: () => settings.get(workSettings.maxTurns),
  limits: () => ({
    maxOutputTokens: settings.get(chatSettings.answerMaxTokens),
    timeoutSeconds: settings.get(chatSettings.modelTimeoutSeconds),
  }),
  keptMs: KEPT_MS,
  endsWithText: false,
  messages: async ({ transcript }: ActRun) => {
    lease.requireContinuing();
    requireProgress(transcript, tools);
    if (JSON.stringify(transcript).length > MAX_TRANSCRIPT)
      throw new TranscriptTooLong(`The calls of the run have more than ${MAX_TRANSCRIPT} characters`);
    return workPrompt({ persona, kind, brief, transcript });
  },
  ownTools: runTools,
  note: async (event) => {
    await lease.report(stepsOf(event));
    if (event.kind === 'reply' && event.reply.finishReason === 'content_filter' && event.reply.toolCalls.length === 0)
      throw new ModelRefused('the model declined the request');
  },
});

/** Throws LoopFound. */
const requireProgress = (transcript: readonly TranscriptReply[], tools: ToolRuns): void => {
  const calls = transcript.flatMap((reply) => reply.calls).slice(-MAX_EQUAL_CALLS);
  const texts = new Set(calls.map(({ toolName, arguments: args }) => `${toolName} ${canonicalJson(args)}`));
  if (calls.length === MAX_EQUAL_CALLS && texts.size === 1)
    throw new LoopFound(`The run made the same call ${MAX_EQUAL_CALLS} times in a row: ${calls[0]?.toolName}`);
  const last = transcript.slice(-MAX_READING_REPLIES);
  const isReading = ({ calls: made }: TranscriptReply): boolean =>
    made.every(({ toolName }) => (tools.find(toolName)?.tag ?? 'read') === 'read');
  if (last.length === MAX_READING_REPLIES && last.every(isReading))
    throw new LoopFound(`The run only read in ${MAX_READING_REPLIES} replies in a row`);
};

const stepsOf = (event: LoopEvent): readonly NewStep[] => {
  const { startedAt, finishedAt } = event;
  const step = { ...PLAIN_STEP, startedAt, finishedAt };
  if (event.kind === 'call') {
    const { call, result } = event;
    const content = result.text;
    const toolName = call.shownName;
    return [
      {
        ...step,
        key: `call-${call.position}`,
        kind: 'tool_call',
        title: toolName,
        toolName,
        content,
        isError: result.isError,
      },
    ];
  }
  const { number, reply } = event;
  const { generatedBy, usage, cost, text } = reply;
  const called = {
    ...step,
    key: `model-${number}`,
    kind: 'model_call',
    title: generatedBy.model,
    model: generatedBy.model,
    usage: { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens, cost },
  } as const;
  if (text.trim() === '') return [called];
  return [called, { ...step, key: `message-${number}`, kind: 'message', title: 'Message', content: text }];
};

const PLAIN_STEP = { content: '', toolName: null, isError: false, model: null, usage: null } as const;
