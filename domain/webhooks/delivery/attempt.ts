import { maySee } from '../../events/visibility.ts';
import type { HumanRole } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { OutboundHttp, OutboundResponse } from '../../foundation/outbound/outbound-http.ts';
import type { EndpointSecrets } from '../endpoint-secrets.ts';
import { deliveryErrorOf } from './attempt-errors.ts';
import type { DeliveryError } from './delivery.ts';
import type { AttemptResult, DueDelivery } from './queue.ts';
import type { RetrySchedule } from './retry-schedule.ts';

const TIMEOUT_MS = 15_000;
const GONE = 410;
/** The statuses for which `Retry-After` applies. */
const BUSY = [429, 503];

const isSuccess = (status: number): boolean => status >= 200 && status < 300;
const isRedirect = (status: number): boolean => status >= 300 && status < 400;

const errorOfStatus = (status: number): DeliveryError | null => {
  if (isSuccess(status)) return null;
  return isRedirect(status) ? 'redirect' : 'unexpected_status';
};

interface DeliveryAttemptDeps {
  readonly http: OutboundHttp;
  readonly clock: Clock;
  readonly secrets: EndpointSecrets;
  readonly schedule: RetrySchedule;
}

/** Makes one attempt of a delivery (spec/rules/webhooks.md#attempts). It does not use the database. */
export class DeliveryAttempt {
  readonly #http: OutboundHttp;
  readonly #clock: Clock;
  readonly #secrets: EndpointSecrets;
  readonly #schedule: RetrySchedule;

  constructor({ http, clock, secrets, schedule }: DeliveryAttemptDeps) {
    this.#http = http;
    this.#clock = clock;
    this.#secrets = secrets;
    this.#schedule = schedule;
  }

  /** `role` is the current role of the creator of the endpoint. Throws the reason of the signal when it was aborted. */
  async make(due: DueDelivery, body: string, role: HumanRole, signal: AbortSignal): Promise<AttemptResult> {
    if (!maySee({ userId: due.createdBy, role }, due)) return over('not_visible');
    const headers = this.#headers(due, body);
    if (headers === null) return this.#again(due, 'secret_unreadable', null, null);
    try {
      const request = { url: due.url, method: 'POST', headers, body, timeoutMs: TIMEOUT_MS } as const;
      const response = await this.#http.send({ ...request, maxBytes: 0, signal });
      return this.#judged(due, response);
    } catch (error) {
      signal.throwIfAborted();
      return this.#again(due, deliveryErrorOf(error), null, null);
    }
  }

  #headers(due: DueDelivery, body: string): Record<string, string> | null {
    const now = this.#clock.now();
    const { endpointId, secret, previousSecret, previousSecretUntil } = due;
    const isOldLive = previousSecret !== null && previousSecretUntil !== null && now < previousSecretUntil;
    const sealed = isOldLive ? [secret, previousSecret] : [secret];
    const signature = this.#secrets.sign({ endpointId, sealed }, due.eventId, now, body);
    if (signature === null) return null;
    return {
      'content-type': 'application/json',
      'user-agent': 'organisation-platform',
      'webhook-id': due.eventId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signature,
    };
  }

  #judged(due: DueDelivery, { status, headers }: OutboundResponse): AttemptResult {
    const error = errorOfStatus(status);
    if (error === null) return { error, responseStatus: status, nextAttemptAt: null, isGone: false };
    if (status === GONE) return { error, responseStatus: status, nextAttemptAt: null, isGone: true };
    const asked = BUSY.includes(status) ? (headers['retry-after'] ?? null) : null;
    return this.#again(due, error, status, asked);
  }

  /** The result of a failed attempt, with the time of the next one if any are left. */
  #again(due: DueDelivery, error: DeliveryError, responseStatus: number | null, asked: string | null): AttemptResult {
    const nextAttemptAt = this.#schedule.next(due.attempts + 1, this.#clock.now(), asked);
    return { error, responseStatus, nextAttemptAt, isGone: false };
  }
}

const over = (error: DeliveryError): AttemptResult => ({
  error,
  responseStatus: null,
  nextAttemptAt: null,
  isGone: false,
});
