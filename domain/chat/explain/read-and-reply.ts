import type { Clock } from '../../foundation/kernel/clock.ts';
import { ToolsRejected } from '../../llm/gateway/failures.ts';
import type { GatewayStreamPart, ModelGateway } from '../../llm/gateway/model-gateway.ts';
import type { SpendingSubject } from '../../llm/gateway/spending.ts';
import type { ToolStepReply, WithGeneratedBy } from '../../llm/provider.ts';
import type { Reading } from './reading.ts';

/** How long a model that rejected tools is called without them. */
const REJECTED_FOR_SECONDS = 3600;

type StreamEnd = Extract<GatewayStreamPart, { kind: 'end' }>;

const SEPARATOR = '\n\n';

/** Lets a model read with tools until it replies (spec/rules/chat.md#reading-with-tools). */
export class ReadAndReply {
  readonly #gateway: ModelGateway;
  readonly #clock: Clock;
  /** By model: until when it is called without tools, in seconds of the monotonic clock. */
  readonly #rejectedUntil = new Map<string, number>();

  constructor(gateway: ModelGateway, clock: Clock) {
    this.#gateway = gateway;
    this.#clock = clock;
  }

  /** The last reply of the model. Throws what the gateway throws. */
  async complete(reading: Reading, subject: SpendingSubject): Promise<WithGeneratedBy<ToolStepReply>> {
    const rejection = this.#expectRejection(reading);
    for (;;) {
      const call = reading.next();
      try {
        const reply = await this.#gateway.toolStep(call, subject);
        rejection.confirm();
        if (reply.toolCalls.length === 0 || call.tools.length === 0) return reply;
        await reading.run(reply);
      } catch (error) {
        rejection.accept(error);
      }
    }
  }

  /** The texts of all replies, separated by empty lines, then the end of the last one. Throws what the gateway throws. */
  async *stream(reading: Reading, subject: SpendingSubject): AsyncGenerator<GatewayStreamPart> {
    const rejection = this.#expectRejection(reading);
    for (let isContinued = false; ; ) {
      const call = reading.next();
      let text = '';
      let end: StreamEnd | null = null;
      try {
        for await (const part of this.#gateway.stream(call, subject)) {
          rejection.confirm();
          if (part.kind === 'end') end = part;
          else {
            if (isContinued && text === '') yield { kind: 'delta', text: SEPARATOR };
            text += part.text;
            yield part;
          }
        }
      } catch (error) {
        rejection.accept(error);
        continue;
      }
      // The call is paid and closed before its tools run.
      if (end === null) return;
      if (end.toolCalls.length === 0 || call.tools.length === 0) return yield end;
      await reading.run({ text, toolCalls: end.toolCalls });
      isContinued ||= text !== '';
    }
  }

  /** Handles an endpoint that rejects the tools of the first call: it is called again without them. */
  #expectRejection(reading: Reading) {
    const known = this.#rejectedUntil;
    const now = this.#clock.monotonicSeconds();
    let state: 'possible' | 'rejected' | 'settled' = 'possible';
    // Another reason, such as a prompt that is too long with the tools, says nothing about the next call.
    let isCertain = false;
    if (now < (known.get(reading.model) ?? 0)) reading.close();
    return {
      /** Called after a call succeeded; only then is it clear that the tools were the reason. */
      confirm: (): void => {
        if (state === 'rejected' && isCertain) known.set(reading.model, now + REJECTED_FOR_SECONDS);
        state = 'settled';
      },
      accept: (error: unknown): void => {
        if (!(error instanceof ToolsRejected) || state !== 'possible') throw error;
        state = 'rejected';
        isCertain = error.isCertain;
        reading.close();
      },
    };
  }
}
