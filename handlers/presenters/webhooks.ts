import type { Delivery } from '../../domain/webhooks/delivery/delivery.ts';
import type { EndpointWithSecret } from '../../domain/webhooks/endpoints/service.ts';
import type { RedeliveryResult } from '../../domain/webhooks/redelivery/redelivery-request.ts';
import type { WebhookEndpointRecord } from '../../domain/webhooks/webhook-endpoint.entity.ts';
import type { Schema } from './schemas.ts';

export const presentWebhookEndpoint = (endpoint: WebhookEndpointRecord): Schema<'WebhookEndpoint'> => ({
  id: endpoint.id,
  url: endpoint.url,
  description: endpoint.description,
  event_types: [...endpoint.eventTypes],
  enabled: endpoint.isEnabled,
  disabled_reason: endpoint.disabledReason ?? null,
  secret_last4: endpoint.secretLast4,
  last_success_at: endpoint.lastSuccessAt?.toISOString() ?? null,
  last_failure_at: endpoint.lastFailureAt?.toISOString() ?? null,
  created_by: endpoint.createdBy,
  created_by_key_id: endpoint.createdByKeyId ?? null,
  created_at: endpoint.createdAt.toISOString(),
  updated_at: endpoint.updatedAt.toISOString(),
});

/**
 * The part of an endpoint that its tag covers: what people change, and nothing that deliveries change. The key that
 * created it never changes; without it the tag is the same as on servers of the last release, which do not show it.
 */
export const presentStableEndpoint = (endpoint: WebhookEndpointRecord) => {
  const { created_by_key_id: _, ...covered } = presentWebhookEndpoint(endpoint);
  return { ...covered, last_success_at: null, last_failure_at: null };
};

export const presentWithSecret = ({ endpoint, secret }: EndpointWithSecret): Schema<'CreatedWebhookEndpoint'> => ({
  endpoint: presentWebhookEndpoint(endpoint),
  secret,
});

export const presentDelivery = (delivery: Delivery): Schema<'WebhookDelivery'> => ({
  id: delivery.id,
  event_id: delivery.eventId,
  event_type: delivery.eventType,
  attempt: Math.max(1, delivery.attempts),
  status: delivery.status,
  response_status: delivery.responseStatus,
  error: delivery.error,
  next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
  created_at: delivery.createdAt.toISOString(),
  finished_at: delivery.finishedAt?.toISOString() ?? null,
});

export const presentRedelivery = ({ queued, nextSince }: RedeliveryResult): Schema<'WebhookRedelivery'> => ({
  queued,
  next_since: nextSince?.toISOString() ?? null,
});
