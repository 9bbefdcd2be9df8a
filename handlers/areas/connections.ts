import type { WebhookMessage } from '../../domain/connections/webhooks/ingest.ts';
import { camelNamed } from '../../domain/foundation/kernel/text/field-names.ts';
import type { Services } from '../../domain/services.ts';
import type { HandlersOf, Input } from '../http/contracts/operation.ts';
import { accepted, created, noContent, ok, pageResult, readyPage } from '../http/contracts/result.ts';
import { omitUndefined } from '../http/omit-undefined.ts';
import {
  presentAccepted,
  presentConnection,
  presentCreatedConnection,
  presentOauthStart,
  presentReceipt,
} from '../presenters/connections.ts';

/** The message with its validated headers. */
const messageOf = ({ path, bytes, requireBody, caller }: Input<'receiveWebhook'>): WebhookMessage => ({
  eventType: path.event_type,
  webhookId: caller.header('webhook-id') ?? '',
  timestamp: Number(caller.header('webhook-timestamp')),
  signatures: caller.header('webhook-signature'),
  body: bytes,
  requireBody,
});

export const connectionHandlers = (services: Services): HandlersOf<'connections'> => {
  const { connections, receipts, webhookIngest, oauthConnecting, capabilities } = services;
  return {
    listConnections: async (input) => pageResult(await connections.list(input.page), presentConnection),
    createConnection: async ({ body, actor }) => {
      const made = await connections.create(camelNamed(body), actor);
      const { name } = made.connection;
      const location = `/api/v1/connections/${name}`;
      const secretOf = made.secret === null ? {} : { secretOf: `the connection ${name}` };
      return created(presentCreatedConnection(made), { location, ...secretOf });
    },
    getConnection: async ({ path }) => ok(presentConnection(await connections.get(path.connection_name))),
    updateConnection: async ({ path, body, actor, ifMatch }) => {
      const change = omitUndefined(camelNamed(body));
      const expected = ifMatch(presentConnection);
      return ok(presentConnection(await connections.update(path.connection_name, change, actor, expected)));
    },
    deleteConnection: async ({ path, actor, ifMatch }) => {
      await connections.remove(path.connection_name, actor, ifMatch(presentConnection));
      return noContent();
    },
    rotateConnectionSecret: async ({ path, actor }) =>
      ok(presentCreatedConnection(await connections.rotateSecret(path.connection_name, actor))),
    startOauth: async ({ path, actor }) => {
      await capabilities.require('oauth');
      return ok(presentOauthStart(await oauthConnecting.start(path.connection_name, actor)));
    },
    listReceipts: async ({ path, page: request }) =>
      readyPage(await receipts.list(path.connection_name, request), presentReceipt),
    oauthCallback: async ({ query: { state, code, error }, caller }) => {
      await capabilities.require('oauth');
      const returned = { state, ...omitUndefined({ code, error }) };
      const name = await (caller.isHead ? oauthConnecting.check(returned) : oauthConnecting.finish(returned));
      return ok({ status: 'connected', connection_name: name });
    },
    receiveWebhook: async (input) => {
      await capabilities.require('webhooks');
      return accepted(presentAccepted(await webhookIngest.accept(input.path.connection_name, messageOf(input))));
    },
  };
};
