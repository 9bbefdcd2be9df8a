import type { ActContext, ExplainContext, GroupContext, StructuredContexts } from '../../guide-context.ts';
import type { StructuredReply, TextReply, ToolStepReply } from '../../provider.ts';
import type { Replies, SchemaName } from '../../schemas/named-shapes.ts';
import { classify } from './guided-classification.ts';
import { actReport, commandsIn } from './guided-commands.ts';
import { explain, piecesOf } from './guided-explanation.ts';
import { contribution } from './guided-group.ts';
import { interview } from './guided-interview.ts';
import { propose } from './guided-plan.ts';
import { routeByWords } from './guided-routing.ts';

const NO_ROUTE = { topic: 'general', role: null, confidence: 0 } as const;

const speak = (context: GroupContext) => ({ message: contribution(context), invite: null });

const WRITERS: { readonly [N in SchemaName]: (context: StructuredContexts[N]) => Replies[N] } = {
  turn_intent: classify,
  concern_route: ({ message }) => routeByWords(message) ?? NO_ROUTE,
  chime_in: () => ({ chime_ins: [] }),
  group_contribution: speak,
  interview_decision: interview,
  propose_decision: propose,
};

/** An explanation, or a contribution to a group. */
export const writeText = (context: ExplainContext | GroupContext): Omit<TextReply, 'usage'> =>
  context.task === 'group'
    ? { text: contribution(context), confidence: 0.5 }
    : explain(context.question, context.snapshot);

/** The explanation in pieces. */
export const writePieces = ({
  question,
  snapshot,
}: ExplainContext): { pieces: Iterable<string>; confidence: number } => {
  const { text, confidence } = explain(question, snapshot);
  return { pieces: piecesOf(text), confidence };
};

/** A structured reply. */
export const writeReply = <N extends SchemaName>(
  schema: N,
  context: StructuredContexts[N],
): Omit<StructuredReply<N>, 'usage'> => {
  const reply = WRITERS[schema](context);
  return { reply, remark: reply === NO_ROUTE ? 'no_keyword_match' : null };
};

/** Calls all tools of the instruction in the first step, then reports the results. */
export const writeToolStep = (context: ActContext | ExplainContext): Omit<ToolStepReply, 'usage'> => {
  if ('task' in context) return { ...explain(context.question, context.snapshot), toolCalls: [] };
  const toolCalls = context.results.length === 0 ? commandsIn(context) : [];
  return { text: toolCalls.length > 0 ? '' : actReport(context), confidence: 0.5, toolCalls };
};
