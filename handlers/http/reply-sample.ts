import type { Logger } from 'pino';
import type { Exchange } from './exchange.ts';
import type { Rendered } from './rendered.ts';

/** One answer in this many is compared with the document. */
const EVERY = 1000;

/** Watches at run time that the document tells the truth: a sample of the answers is validated, a deviation is logged as an error. */
export class ReplySample {
  readonly #logger: Logger;
  #count = 0;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  look(exchange: Exchange, rendered: Rendered): void {
    this.#count += 1;
    if (this.#count % EVERY !== 0 || exchange.match === null) return;
    const { instance, match } = exchange;
    void this.#validate(match.operationId, rendered, instance).catch((error) =>
      this.#logger.error({ err: error }, 'reply sample failed'),
    );
  }

  async #validate(operation: string, rendered: Rendered, instance: string): Promise<void> {
    const { replies } = await import('../../generated/replies.js');
    const type = String(rendered.headers['content-type'] ?? '').split(';')[0] ?? '';
    const validator = replies[operation]?.[rendered.status]?.[type];
    if (
      rendered.body === null ||
      rendered.rest !== undefined ||
      (validator?.(type.endsWith('json') ? JSON.parse(rendered.body) : rendered.body) ?? false)
    )
      return;
    const faults = validator?.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
    this.#logger.error({ instance, operation, status: rendered.status, faults }, 'the answer is not as documented');
  }
}
