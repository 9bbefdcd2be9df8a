import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

export type WebhookDisabledReason = 'gone' | 'failing' | 'owner' | 'key_revoked';

/**
 * An address that receives events. `secret` and `previousSecret` are sealed; the previous one signs until `previousSecretUntil`.
 * `failingSince` is the first failure after the last success. `generation` changes with the address and when the endpoint is enabled.
 * Events with numbers up to `enabledFrom` are not sent.
 */
export const WebhookEndpoint = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoints',
  indexes: [{ name: 'webhook_endpoints_created_at_id_index', properties: ['createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    url: p.text(),
    description: p.text(),
    eventTypes: p.array<string>().columnType('text[]'),
    isEnabled: p.boolean(),
    disabledReason: p.text().$type<WebhookDisabledReason>().nullable(),
    secret: p.text(),
    secretLast4: p.text(),
    previousSecret: p.text().nullable(),
    previousSecretUntil: p.datetime(3).nullable(),
    lastSuccessAt: p.datetime(3).nullable(),
    lastFailureAt: p.datetime(3).nullable(),
    failingSince: p.datetime(3).nullable(),
    generation: p.integer(),
    enabledFrom: p.bigint().$type<string>(),
    createdBy: p.text(),
    createdByKeyId: p.uuid().nullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});
export type WebhookEndpointRecord = InferEntity<typeof WebhookEndpoint>;
