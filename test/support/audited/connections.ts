import {
  CLIENT_SECRET,
  newConnectionName,
  newOauthConnection,
  newWebhookConnection,
  signedMessage,
} from '../builders/webhooks/connections.ts';
import { type AuditedRows, byTag, type Scene, unknown } from './scene.ts';

const NOWHERE = { path: { connection_name: 'nowhere' } };
const idOf = async ({ server }: Scene, name: string): Promise<string> =>
  (await server.store.pool.query('select id from connections where name = $1', [name])).rows[0].id;
const hook = async (scene: Scene) => {
  const { name } = await newWebhookConnection(scene.ceo);
  return { at: { path: { connection_name: name } }, targetId: await idOf(scene, name) };
};

/** Connections, and the messages that arrive through them. */
export const auditedConnections: AuditedRows = {
  createConnection: {
    action: 'connection.created',
    targetType: 'connection',
    arrange: async (scene) => {
      const taken = (await newWebhookConnection(scene.ceo)).name;
      const name = newConnectionName();
      return {
        request: { body: { name, kind: 'webhook' } },
        targetId: () => idOf(scene, name),
        refused: { request: { body: { name: taken, kind: 'webhook' } }, as: [409, 4001] },
      };
    },
  },
  updateConnection: {
    action: 'connection.updated',
    targetType: 'connection',
    isRepeatable: true,
    arrange: async (scene) => {
      const { at, targetId } = await hook(scene);
      return byTag({ ...at, body: { description: 'Orders' } }, { targetId });
    },
  },
  rotateConnectionSecret: {
    action: 'connection.secret_rotated',
    targetType: 'connection',
    arrange: async (scene) => {
      const { at, targetId } = await hook(scene);
      return { request: at, targetId, refused: unknown(NOWHERE) };
    },
  },
  startOauth: {
    action: null,
    why: 'an attempt is not a connection; the entry is written once the account is connected',
    arrange: async ({ ceo }) => {
      const { name } = await newOauthConnection(ceo, 'https://x.example', { client_secret: CLIENT_SECRET });
      return { request: { path: { connection_name: name } }, refused: unknown(NOWHERE) };
    },
  },
  receiveWebhook: {
    action: null,
    why: 'the receipt records the message and its time; a sender is not a user',
    arrange: async ({ server, ceo }) => {
      const connection = await newWebhookConnection(ceo);
      const request = signedMessage(connection);
      const headers = { ...request.headers, 'webhook-signature': 'v1,wrong' };
      return { client: server.client, request, refused: { request: { ...request, headers }, as: [401, 1000] } };
    },
  },
  deleteConnection: {
    action: 'connection.deleted',
    targetType: 'connection',
    arrange: async (scene) => {
      const { at, targetId } = await hook(scene);
      return byTag(at, { targetId });
    },
  },
};
