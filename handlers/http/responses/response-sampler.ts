import type { Logger } from 'pino';
import type { HttpResponse } from '../contracts/http-response.ts';
import type { RequestContext } from '../contracts/request-context.ts';
import { valuesIn } from './event-stream.ts';

/** One response in this many is validated. */
const EVERY = 1000;

/** Validates a sample of the responses at run time against the document, and logs a violation as an error. */
export class ResponseSampler {
  readonly #logger: Logger;
  #count = 0;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  look({ operationId, instance }: RequestContext, response: HttpResponse): void {
    this.#count += 1;
    if (this.#count % EVERY !== 0 || operationId === null) return;
    void this.#validate(operationId, response, instance).catch((error) =>
      this.#logger.error({ err: error }, 'reply sample failed'),
    );
  }

  async #validate(operation: string, response: HttpResponse, instance: string): Promise<void> {
    const { replies } = await import('../../../derived/replies.js');
    const type = String(response.headers['content-type'] ?? '').split(';')[0] ?? '';
    const validator = replies[operation]?.[response.status]?.[type];
    if (response.body === null || response.rest !== undefined) return;
    if (validator !== undefined && valuesIn(type, response.body).every((value) => validator(value))) return;
    const errors = validator?.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
    this.#logger.error(
      { instance, operation, status: response.status, faults: errors },
      'the response does not match the document',
    );
  }
}
