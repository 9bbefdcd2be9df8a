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
import type { SchemaName } from '../../schemas/reply-schemas.ts';

/** The guide costs nothing. */
const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0 };

/** Loaded at the first call: its hundreds of patterns would delay every start. */
let loaded: Promise<typeof import('./writing.ts')> | null = null;
const writing = () => (loaded ??= import('./writing.ts'));

/**
 * The built-in provider: rules and templates, without a key, network or waiting. It is called like any other provider
 * and reads the messages that the server wrote for a model.
 */
export class GuidedProvider implements ModelProvider {
  readonly kind = 'guided';
  readonly model = 'guide-1';
  readonly isHealthy = true;
  readonly readsFacts = true;

  async complete(call: TextCall): Promise<TextReply> {
    const { writeText } = await writing();
    call.signal.throwIfAborted();
    return { ...(await writeText(call)), usage: NO_USAGE };
  }

  async structured<N extends SchemaName>({ schema, messages, signal }: StructuredCall<N>): Promise<StructuredReply<N>> {
    const { writeReply } = await writing();
    signal.throwIfAborted();
    return { ...writeReply(schema, messages), usage: NO_USAGE };
  }

  async *stream(call: StreamCall): AsyncGenerator<StreamPart> {
    const { piecesOf, writeText } = await writing();
    const { text: whole, ...end } = await writeText(call);
    for (const text of piecesOf(whole)) {
      call.signal.throwIfAborted();
      yield { kind: 'delta', text };
    }
    yield { kind: 'end', ...end, toolCalls: [], usage: NO_USAGE };
  }

  async toolStep(call: ToolStepCall): Promise<ToolStepReply> {
    const { writeToolStep } = await writing();
    call.signal.throwIfAborted();
    return { ...(await writeToolStep(call)), usage: NO_USAGE };
  }
}
