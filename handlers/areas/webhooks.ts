import type { Services } from '../../domain/services.ts';
import type { RedeliveryRequest, RedeliveryResult } from '../../domain/webhooks/redelivery/redelivery-request.ts';
import type { WebhookEndpointRecord } from '../../domain/webhooks/webhook-endpoint.entity.ts';
import type { HandlersOf, Input } from '../http/contracts/operation.ts';
import { accepted, created, noContent, ok, pageResult } from '../http/contracts/result.ts';
import { omitUndefined, parseTimestamp } from '../http/omit-undefined.ts';
import { tagOf } from '../http/responses/etag.ts';
import {
  presentDelivery,
  presentRedelivery,
  presentStableEndpoint,
  presentWebhookEndpoint,
  presentWithSecret,
} from '../presenters/webhooks.ts';

const endpointTag = (endpoint: WebhookEndpointRecord): string => tagOf(presentStableEndpoint(endpoint));
const endpointResult = (endpoint: WebhookEndpointRecord) =>
  ok(presentWebhookEndpoint(endpoint), { tag: endpointTag(endpoint) });

const redeliveryRequest = (body: Input<'redeliverWebhook'>['body']): RedeliveryRequest => ({
  eventId: body.event_id ?? null,
  since: parseTimestamp(body.since) ?? null,
  until: parseTimestamp(body.until),
  status: body.status,
});
const redeliveryResult = (redelivered: RedeliveryResult) => accepted(presentRedelivery(redelivered));

export const webhookHandlers = ({ webhookEndpoints, webhooks, redelivery }: Services): HandlersOf<'webhooks'> => ({
  listWebhookEndpoints: async ({ page: request }) =>
    pageResult(await webhookEndpoints.list(request), presentWebhookEndpoint),
  getWebhookEndpoint: async ({ path }) => endpointResult(await webhookEndpoints.get(path.endpoint_id)),
  createWebhookEndpoint: async ({ body, actor }) => {
    const { url, description, event_types: eventTypes, enabled: isEnabled } = body;
    const made = await webhookEndpoints.create({ url, description, eventTypes, isEnabled }, actor);
    const { id } = made.endpoint;
    return created(presentWithSecret(made), {
      location: `/api/v1/webhook-endpoints/${id}`,
      secretOf: `webhook endpoint ${id}`,
    });
  },
  updateWebhookEndpoint: async ({ path, body, actor, ifMatchTag }) => {
    const { url, description, event_types: eventTypes, enabled: isEnabled } = body;
    const change = omitUndefined({ url, description, eventTypes, isEnabled });
    return endpointResult(await webhookEndpoints.update(path.endpoint_id, change, actor, ifMatchTag(endpointTag)));
  },
  deleteWebhookEndpoint: async ({ path, actor, ifMatchTag }) => {
    await webhookEndpoints.remove(path.endpoint_id, actor, ifMatchTag(endpointTag));
    return noContent();
  },
  rotateWebhookEndpointSecret: async ({ path, actor }) => {
    const made = await webhookEndpoints.rotate(path.endpoint_id, actor);
    return ok(presentWithSecret(made), { secretOf: `secret of webhook endpoint ${made.endpoint.id}` });
  },
  listWebhookDeliveries: async ({ path, query, page: request }) =>
    pageResult(await webhooks.list(path.endpoint_id, query.status ?? null, request), presentDelivery),
  redeliverWebhook: async ({ path, body, actor, settle }) =>
    redeliveryResult(
      await redelivery.redeliver(path.endpoint_id, redeliveryRequest(body), actor, (done) =>
        settle(redeliveryResult(done)),
      ),
    ),
  testWebhookEndpoint: async ({ path, actor }) =>
    accepted({ event_id: await redelivery.test(path.endpoint_id, actor) }),
});
