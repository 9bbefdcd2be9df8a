import type { GroupContext, StructuredContexts } from '../guide-context.ts';
import type {
  ModelProvider,
  StreamCall,
  StreamPart,
  StructuredCall,
  StructuredResult,
  TextCall,
  TextResult,
  ToolStepCall,
  ToolStepResult,
  Usage,
} from '../provider.ts';
import type { Replies, SchemaName } from '../schemas/named-shapes.ts';
import { classify } from './guided-classification.ts';
import { actReport, commandsIn } from './guided-commands.ts';
import { explain, piecesOf } from './guided-explanation.ts';
import { contribution } from './guided-group.ts';
import { interview } from './guided-interview.ts';
import { propose } from './guided-plan.ts';
import { routeByWords } from './guided-routing.ts';

/** The guide costs nothing. */
const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0 };

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

/**
 * The provider every deployment has: rules and templates, no key, no network, no waiting. It is called like any other provider and
 * reads what it needs in the `context` of a call; the messages are for those that read prose.
 */
export class GuidedProvider implements ModelProvider {
  readonly kind = 'guided';
  readonly model = 'guide-1';
  readonly isHealthy = true;

  async complete({ context, signal }: TextCall): Promise<TextResult> {
    signal.throwIfAborted();
    if (context.task === 'group') return { text: contribution(context), confidence: 0.5, usage: NO_USAGE };
    return { ...explain(context.question, context.snapshot), usage: NO_USAGE };
  }

  async structured<N extends SchemaName>({ schema, context, signal }: StructuredCall<N>): Promise<StructuredResult<N>> {
    signal.throwIfAborted();
    const reply = WRITERS[schema](context);
    return { reply, remark: reply === NO_ROUTE ? 'no_keyword_match' : null, usage: NO_USAGE };
  }

  async *stream({ context, signal }: StreamCall): AsyncGenerator<StreamPart> {
    const { text, confidence } = explain(context.question, context.snapshot);
    for (const piece of piecesOf(text)) {
      signal.throwIfAborted();
      yield { kind: 'delta', text: piece };
    }
    yield { kind: 'end', confidence, usage: NO_USAGE };
  }

  async toolStep({ context, signal }: ToolStepCall): Promise<ToolStepResult> {
    signal.throwIfAborted();
    const toolCalls = context.results.length === 0 ? commandsIn(context) : [];
    return { text: toolCalls.length > 0 ? '' : actReport(context), toolCalls, usage: NO_USAGE };
  }
}
