import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RosterAgent } from '../../domain/chat/roster.ts';
import { intentCall } from '../../domain/chat/turn/intent-prompt.ts';
import { applyFloors, explainIfTargetsMissing, readFloors } from '../../domain/chat/turn/verdict.ts';
import { ProviderFailed } from '../../domain/foundation/errors/errors.ts';
import type { LiveSettings } from '../../domain/foundation/settings/live-settings.ts';
import { ReplyInvalid } from '../../domain/llm/gateway/failures.ts';
import type { ModelProvider } from '../../domain/llm/provider.ts';
import { maskCredentials } from '../../domain/llm/safety/masking.ts';
import type { Intent } from '../../domain/llm/schemas/turn-intent.ts';

/** A message of test/router/messages.jsonl. `injected`: it tries to mislead the classifier; `vague`: it has no clear intent. */
export interface LabelledMessage {
  readonly text: string;
  readonly intent: Intent;
  readonly lang: string;
  readonly kind: 'clear' | 'vague' | 'injected';
}

/** The rules of the guide were developed with `train` only; `held` measures them on unseen messages. */
export type Half = 'train' | 'held';

export interface Classified extends LabelledMessage {
  /** The verdict after the confidence floors are applied. */
  readonly verdict: Intent;
  readonly targets: readonly string[];
  /** Why the verdict is missing: the call failed, or its reply did not match the schema. Such a message is explained. */
  readonly failure: 'failed' | 'broken' | null;
}

const ROSTER = `Alan Moss, CEO; Ada Quinn, CTO; Grace Lind, CFO; Maya Ortiz, COO; Theo Park, CPO; Ines Roth, Backend Developer;
  Omar Diaz, Frontend Developer; Lena Vogt, QA Lead; Bob Hale, Data Analyst; Nora Fink, Content Writer; Raj Patel, DevOps/SRE Engineer;
  Yuki Sato, UX Designer`;

/** The agents that the messages mention. */
export const AGENTS: readonly RosterAgent[] = ROSTER.split(';').map((agent) => {
  const [name = '', role = ''] = agent.split(',').map((part) => part.trim());
  return { name, role };
});

const FILE = join(import.meta.dirname, '../../test/router/messages.jsonl');

export const readMessages = (): LabelledMessage[] =>
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledMessage);

/** The half of a message depends only on its text, so it never changes: `held` if the first byte of its SHA-256 is odd. */
export const halfOf = ({ text }: LabelledMessage): Half =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 1 ? 'held' : 'train';

/** The default of every setting. */
const DEFAULTS: Pick<LiveSettings, 'get'> = { get: (setting) => setting.default };

/** One message by the product's own call, floors and degrading. */
const classify = async (provider: ModelProvider, message: LabelledMessage): Promise<Classified> => {
  const call = intentCall(maskCredentials(message.text), AGENTS, DEFAULTS, new AbortController().signal);
  try {
    const { reply } = await provider.structured(call);
    const { intent } = explainIfTargetsMissing(applyFloors(reply, readFloors(DEFAULTS)), null);
    return { ...message, verdict: intent, targets: reply.named_targets, failure: null };
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    return {
      ...message,
      verdict: 'explain',
      targets: [],
      failure: error instanceof ReplyInvalid ? 'broken' : 'failed',
    };
  }
};

/** In the order of the messages, `parallel` calls at a time. */
export const classifyAll = async (
  provider: ModelProvider,
  messages: readonly LabelledMessage[],
  parallel = 1,
): Promise<Classified[]> => {
  const results: Classified[] = [];
  const queue = messages.entries();
  const work = async (): Promise<void> => {
    for (const [index, message] of queue) results[index] = await classify(provider, message);
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return results;
};

/** Whether the verdict is the label; false for a failed call. */
export const isRight = ({ intent, verdict, failure }: Classified): boolean => failure === null && intent === verdict;

/** The share of messages whose verdict is their label; 1 without messages. */
export const accuracy = (results: readonly Classified[]): number =>
  results.length === 0 ? 1 : results.filter(isRight).length / results.length;
