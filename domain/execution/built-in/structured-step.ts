import { chatSettings } from '../../conversations/chat-settings.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import { ReplyInvalid } from '../../llm/gateway/failures.ts';
import type { ModelGateway } from '../../llm/gateway/model-gateway.ts';
import type { ModelMessage, Usage } from '../../llm/provider.ts';
import type { Replies, SchemaName } from '../../llm/schemas/reply-schemas.ts';
import type { AgentPersona } from '../../personas/agent-persona.ts';
import type { RunLease } from './run-lease.ts';

const TEMPERATURE = 0;

export interface StructuredStepDeps {
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly gateway: Pick<ModelGateway, 'structured'>;
}

/** A structured model call of an agent. `key` is the key of its step. */
interface StructuredStep<N extends SchemaName> {
  readonly key: string;
  readonly schema: N;
  readonly messages: readonly ModelMessage[];
  readonly persona: AgentPersona;
}

/**
 * Makes one structured model call of a run and reports it as a step, even if its reply is unusable. Throws RunStopped, LeaseLost, and the errors of the
 * gateway.
 */
export const structuredStep = async <N extends SchemaName>(
  { clock, settings, gateway }: StructuredStepDeps,
  lease: RunLease,
  { key, schema, messages, persona }: StructuredStep<N>,
): Promise<Replies[N]> => {
  lease.requireContinuing();
  const startedAt = clock.now();
  const call = {
    ...{ schema, messages, temperature: TEMPERATURE, signal: lease.signal, choice: persona.choice },
    maxOutputTokens: settings.get(chatSettings.interviewMaxTokens),
    timeoutSeconds: settings.get(chatSettings.modelTimeoutSeconds),
  };
  const report = (title: string, model: string | null, { inputTokens, outputTokens }: Usage, cost: number) =>
    lease.report([
      {
        ...{ key, kind: 'model_call', title, model, content: '', toolName: null, isError: model === null },
        ...{ startedAt, finishedAt: clock.now() },
        usage: { input_tokens: inputTokens, output_tokens: outputTokens, cost },
      },
    ]);
  try {
    const { reply, usage, cost, generatedBy } = await gateway.structured(call, persona.subject);
    await report(generatedBy.model, generatedBy.model, usage, cost);
    return reply;
  } catch (error) {
    // It was booked too.
    if (error instanceof ReplyInvalid) await report('Unusable reply', null, error.usage, error.cost);
    throw error;
  }
};
