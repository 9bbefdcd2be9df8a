import { Webhook } from 'standardwebhooks';
import type { Body, Client, Request } from '../../client/client.ts';
import { known } from '../../client/known.ts';

let made = 0;
/** A name that no other connection has. */
export const newConnectionName = (word = 'connection'): string => {
  made += 1;
  return `${word}-${made}`;
};

/** A webhook connection and its secret. */
export const newWebhookConnection = async (
  lead: Client,
  name = newConnectionName('hook'),
): Promise<{ readonly name: string; readonly secret: string }> => {
  const response = await lead.call('createConnection', { body: { name, kind: 'webhook' } });
  if (response.status !== 201) throw new Error(`no connection: ${response.text}`);
  return { name, secret: known(response.body.data.secret) };
};

export const CLIENT_SECRET = 'a client secret of the provider';

/** An oauth connection to a provider at this address, with some fields replaced. */
export const newOauthConnection = async (lead: Client, url: string, changes: object = {}): Promise<Body> => {
  const urls = { authorization_url: `${url}/auth`, token_url: `${url}/token` };
  const client = { client_id: 'organisation-platform', client_secret: CLIENT_SECRET, scopes: ['calendar.read'] };
  const body = { name: newConnectionName('account'), kind: 'oauth', ...urls, ...client, ...changes } as const;
  const response = await lead.call('createConnection', { body });
  if (response.status !== 201) throw new Error(`no connection: ${response.text}`);
  return response.body.data.connection;
};

interface Sent {
  readonly at?: Date;
  readonly id?: string;
  readonly text?: string;
  readonly eventType?: string;
}

/** A message signed as its sender would, with the library that Standard Webhooks publishes. */
export const signedMessage = ({ name, secret }: { name: string; secret: string }, sent: Sent = {}): Request => {
  const { at = new Date(), id = newConnectionName('msg'), text = '{"order":4711}', eventType = 'order.created' } = sent;
  return {
    path: { connection_name: name, event_type: eventType },
    raw: { text, type: 'application/json' },
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, text),
    },
  };
};
