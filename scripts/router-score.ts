import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedAgent } from '../domain/llm/guide-context.ts';
import type { ModelProvider } from '../domain/llm/provider.ts';
import type { Intent, TurnIntent } from '../domain/llm/schemas/turn-intent.ts';

/** A message of test/router/messages.jsonl. `injected` ones try to mislead the classifier, `vague` ones want nothing in particular. */
export interface LabelledMessage {
  readonly text: string;
  readonly intent: Intent;
  readonly lang: string;
  readonly kind: 'clear' | 'vague' | 'injected';
}

/** The rules of the guide are written by looking at `train` alone; `held` tells how they do on messages nobody looked at. */
export type Half = 'train' | 'held';

export interface Judged extends LabelledMessage {
  /** What the surface makes of the verdict, floors included. */
  readonly verdict: Intent;
  readonly targets: readonly string[];
}

const ROSTER = `Alan Moss, CEO; Ada Quinn, CTO; Grace Lind, CFO; Maya Ortiz, COO; Theo Park, CPO; Ines Roth, Backend Developer;
  Omar Diaz, Frontend Developer; Lena Vogt, QA Lead; Bob Hale, Data Analyst; Nora Fink, Content Writer; Raj Patel, DevOps/SRE Engineer;
  Yuki Sato, UX Designer`;

/** The agents the messages speak of. */
export const AGENTS: readonly NamedAgent[] = ROSTER.split(';').map((agent) => {
  const [name = '', role = ''] = agent.split(',').map((part) => part.trim());
  return { name, role };
});

const FILE = join(import.meta.dirname, '../test/router/messages.jsonl');

export const readMessages = (): LabelledMessage[] =>
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledMessage);

/** By the text alone, so that a message never changes sides: held when the first byte of its SHA-256 is odd. */
export const halfOf = ({ text }: LabelledMessage): Half =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 1 ? 'held' : 'train';

/** The floors of the surface (act 0.85, charter 0.80, a group of two). */
const isBelowFloor = ({ intent, confidence, named_targets }: TurnIntent): boolean =>
  (intent === 'act' && (confidence < 0.85 || named_targets.length === 0)) ||
  (intent === 'charter' && confidence < 0.8) ||
  (intent === 'group_convene' && new Set(named_targets.map((name) => name.toLowerCase())).size < 2);

const judge = async (provider: ModelProvider, message: LabelledMessage): Promise<Judged> => {
  const { reply } = await provider.structured({
    schema: 'turn_intent',
    context: { message: message.text, agents: AGENTS },
    messages: [],
    temperature: 0,
    maxOutputTokens: 200,
    timeoutSeconds: 30,
    signal: new AbortController().signal,
  });
  return { ...message, verdict: isBelowFloor(reply) ? 'explain' : reply.intent, targets: reply.named_targets };
};

/** One after the other, as an endpoint would want it. */
export const judgeAll = async (provider: ModelProvider, messages: readonly LabelledMessage[]): Promise<Judged[]> => {
  const judged: Judged[] = [];
  for (const message of messages) judged.push(await judge(provider, message));
  return judged;
};

/** The share of messages whose verdict is their label; of no message at all 1. */
export const accuracy = (judged: readonly Judged[]): number =>
  judged.length === 0 ? 1 : judged.filter(({ intent, verdict }) => intent === verdict).length / judged.length;
