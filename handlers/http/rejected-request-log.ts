import type { AttemptLog } from '../../domain/foundation/audit/attempt-log.ts';
import { operations } from '../../generated/operations.ts';
import type { RequestContext } from './contracts/request-context.ts';
import type { SampledLog } from './observe/sampled-log.ts';
import type { Failure } from './responses/problem.ts';

const TOLD: ReadonlySet<number> = new Set([401, 403, 429]);

/** Records refused requests (spec/rules/errors.md#refused-requests-in-the-log). */
export class RejectedRequestLog {
  readonly #attempts: Pick<AttemptLog, 'note'>;
  readonly #log: SampledLog;

  constructor(attempts: Pick<AttemptLog, 'note'>, log: SampledLog) {
    this.#attempts = attempts;
    this.#log = log;
  }

  /** Writes a log line, and an audit entry if the caller may not make the change. */
  record({ instance, operationId, source }: RequestContext, { status, code, detail }: Failure): void {
    if (!TOLD.has(status)) return;
    const { address, userId, keyId } = source;
    const line = { instance, operation: operationId ?? undefined, status, code, address };
    this.#log.info({ ...line, user: userId ?? undefined, key: keyId ?? undefined }, 'access refused');
    if (status !== 403 || operationId === null || operations[operationId].method === 'get') return;
    const target = { targetType: 'operation', targetId: operationId, targetName: operationId };
    this.#attempts.note({ action: 'access.refused', ...target, refusal: detail });
  }
}
