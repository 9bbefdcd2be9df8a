import { newEndpoint } from '../builders/webhooks/webhooks.ts';
import { type AuditedRows, byTag, forbidden, type Scene, UNKNOWN, unknown } from './scene.ts';

const URL = 'https://hooks.example.com/platform';
const target = 'webhook_endpoint';
const endpoint = async ({ ceo }: Scene) => {
  const { id, at } = await newEndpoint(ceo, URL);
  return { targetId: id, at };
};

/** Webhook endpoints. */
export const auditedWebhooks: AuditedRows = {
  createWebhookEndpoint: {
    action: 'webhook_endpoint.created',
    targetType: target,
    arrange: async () => ({
      request: { body: { url: URL } },
      targetId: ({ body }) => body.data.endpoint.id,
      refused: { request: { body: { url: 'http://8.8.8.8/' } }, as: [422, 2000] },
    }),
  },
  updateWebhookEndpoint: {
    action: 'webhook_endpoint.updated',
    targetType: target,
    isRepeatable: true,
    arrange: async (scene) => {
      const { targetId, at } = await endpoint(scene);
      return byTag({ ...at, body: { description: 'other' } }, { targetId });
    },
  },
  rotateWebhookEndpointSecret: {
    action: 'webhook_endpoint.secret_rotated',
    targetType: target,
    arrange: async (scene) => {
      const { targetId, at } = await endpoint(scene);
      return { targetId, request: at, refused: forbidden(scene, at) };
    },
  },
  redeliverWebhook: {
    action: 'webhook_endpoint.redelivered',
    targetType: target,
    arrange: async (scene) => {
      const { targetId, at } = await endpoint(scene);
      const body = { since: '2030-01-01T00:00:00Z' };
      return { targetId, request: { ...at, body }, refused: unknown({ ...at, body: { event_id: UNKNOWN } }) };
    },
  },
  testWebhookEndpoint: {
    action: 'webhook_endpoint.tested',
    targetType: target,
    arrange: async (scene) => {
      const { targetId, at } = await endpoint(scene);
      return { targetId, request: at, refused: forbidden(scene, at) };
    },
  },
  deleteWebhookEndpoint: {
    action: 'webhook_endpoint.deleted',
    targetType: target,
    arrange: async (scene) => {
      const { targetId, at } = await endpoint(scene);
      return byTag(at, { targetId });
    },
  },
};
