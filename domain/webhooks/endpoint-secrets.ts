import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { SealedColumn } from '../foundation/secrets/sealed-column.ts';
import type { SealedSecrets } from '../foundation/secrets/sealed-secrets.ts';

const SECRET_BYTES = 32;

/** The sealed secrets that sign at a given time, newest first. */
export interface SealedSigningSecrets {
  readonly endpointId: string;
  readonly sealed: readonly string[];
}

/** A new secret in the format of Standard Webhooks. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

const placeOf = (endpointId: string): string => `webhook_endpoints/${endpointId}/secret`;

export const SEALED_IN_ENDPOINTS: readonly SealedColumn[] = [
  { table: 'webhook_endpoints', key: 'id', column: 'secret', placeOf },
  { table: 'webhook_endpoints', key: 'id', column: 'previous_secret', placeOf },
];

/** The secrets of endpoints, stored sealed (spec/rules/webhooks.md#secrets). */
export class EndpointSecrets {
  readonly #sealed: SealedSecrets;

  constructor(sealed: SealedSecrets) {
    this.#sealed = sealed;
  }

  seal(secret: string, endpointId: string): string {
    return this.#sealed.seal(secret, placeOf(endpointId));
  }

  /** The value of `webhook-signature`, with one signature for each readable secret; null when none is readable. */
  sign({ endpointId, sealed }: SealedSigningSecrets, eventId: string, at: Date, body: string): string | null {
    const secrets = sealed.flatMap((each) => this.#sealed.open(each, placeOf(endpointId)) ?? []);
    if (secrets.length === 0) return null;
    return secrets.map((secret) => new Webhook(secret).sign(eventId, at, body)).join(' ');
  }
}
