import type { StructuredReply, TextCall, TextReply, ToolStepCall, ToolStepReply } from '../../provider.ts';
import type { Replies, SchemaName } from '../../schemas/reply-schemas.ts';
import { classify } from './classify/classification.ts';
import { actReport, commandsIn } from './commands.ts';
import { explain } from './explain/explanation.ts';
import { contribution } from './group.ts';
import { interview } from './interview/interview.ts';
import { propose } from './plan/plan.ts';
import {
  classifyContextOf,
  commandContextOf,
  type GuidePrompt,
  groupContextOf,
  interviewContextOf,
  proposeContextOf,
  readPrompt,
} from './prompt.ts';
import { routeByWords } from './routing.ts';
import { planByGoals } from './work/plan.ts';
import { reviewByEvidence } from './work/review.ts';
import { workCalls } from './work/work.ts';

const NO_ROUTE = { topic: 'general', role: null, confidence: 0 } as const;

const WRITERS: { readonly [N in SchemaName]: (prompt: GuidePrompt) => Replies[N] } = {
  turn_intent: (prompt) => classify(classifyContextOf(prompt)),
  concern_route: ({ message }) => routeByWords(message) ?? NO_ROUTE,
  chime_in: () => ({ chime_ins: [] }),
  group_contribution: (prompt) => ({ message: contribution(groupContextOf(prompt)), invite: null }),
  interview_decision: (prompt) => interview(interviewContextOf(prompt)),
  propose_decision: (prompt) => propose(proposeContextOf(prompt)),
  run_plan: planByGoals,
  run_review: reviewByEvidence,
};

type Messages = TextCall['messages'];

/** An explanation, or a contribution to a group. */
export const writeText = async ({ messages, facts }: TextCall): Promise<Omit<TextReply, 'usage'>> => {
  const prompt = readPrompt(messages);
  if (facts === undefined) return { text: contribution(groupContextOf(prompt)), confidence: 0.5 };
  return explain(prompt, await facts());
};

/** The text in lines that concatenate to the whole. */
export const piecesOf = (text: string): string[] => text.split(/(?<=\n)/);

/** A structured reply. */
export const writeReply = <N extends SchemaName>(schema: N, messages: Messages): Omit<StructuredReply<N>, 'usage'> => {
  const reply = WRITERS[schema](readPrompt(messages));
  return { reply, remark: reply === NO_ROUTE ? 'no_keyword_match' : null };
};

/** Executes a task; or calls all tools of the instruction in the first step, then reports the results. */
export const writeToolStep = async (call: ToolStepCall): Promise<Omit<ToolStepReply, 'usage'>> => {
  if (call.facts !== undefined) return { ...(await writeText(call)), toolCalls: [] };
  const prompt = readPrompt(call.messages);
  if (call.tools.some(({ name }) => name === 'work_finish'))
    return { text: '', confidence: 0.5, toolCalls: workCalls(prompt) };
  const context = commandContextOf(prompt);
  const toolCalls = context.results.length === 0 ? commandsIn(context) : [];
  return { text: toolCalls.length > 0 ? '' : actReport(context), confidence: 0.5, toolCalls };
};
