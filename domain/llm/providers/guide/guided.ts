import type {
  ModelProvider,
  StreamCall,
  StreamPart,
  StructuredCall,
  StructuredReply,
  TextCall,
  TextReply,
  ToolStepCall,
  ToolStepReply,
  Usage,
} from '../../provider.ts';
import type { SchemaName } from '../../schemas/named-shapes.ts';

/** The guide costs nothing. */
const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0 };

/** Loaded at the first call: its hundreds of patterns would delay every start. */
let loaded: Promise<typeof import('./guided-writing.ts')> | null = null;
const writing = () => (loaded ??= import('./guided-writing.ts'));

/**
 * The built-in provider: rules and templates, without a key, network or waiting. It is called like any other provider
 * and reads the `context` of a call instead of its messages.
 */
export class GuidedProvider implements ModelProvider {
  readonly kind = 'guided';
  readonly model = 'guide-1';
  readonly isHealthy = true;

  async complete({ context, signal }: TextCall): Promise<TextReply> {
    const { writeText } = await writing();
    signal.throwIfAborted();
    return { ...writeText(context), usage: NO_USAGE };
  }

  async structured<N extends SchemaName>({ schema, context, signal }: StructuredCall<N>): Promise<StructuredReply<N>> {
    const { writeReply } = await writing();
    signal.throwIfAborted();
    return { ...writeReply(schema, context), usage: NO_USAGE };
  }

  async *stream({ context, signal }: StreamCall): AsyncGenerator<StreamPart> {
    const { writePieces } = await writing();
    const { pieces, confidence } = writePieces(context);
    for (const text of pieces) {
      signal.throwIfAborted();
      yield { kind: 'delta', text };
    }
    yield { kind: 'end', confidence, toolCalls: [], usage: NO_USAGE };
  }

  async toolStep({ context, signal }: ToolStepCall): Promise<ToolStepReply> {
    const { writeToolStep } = await writing();
    signal.throwIfAborted();
    return { ...writeToolStep(context), usage: NO_USAGE };
  }
}
