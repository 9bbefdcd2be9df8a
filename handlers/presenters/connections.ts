import type { ConnectionWithDetails } from '../../domain/connections/connection-service.ts';
import type { ConnectionView } from '../../domain/connections/connection-view.ts';
import type { OauthAuthorization } from '../../domain/connections/oauth/connecting.ts';
import type { AcceptedWebhook } from '../../domain/connections/webhooks/ingest.ts';
import type { WebhookReceipt } from '../../domain/connections/webhooks/receipts.ts';
import type { JsonText } from '../http/contracts/result.ts';
import type { Schema } from './schemas.ts';

export const presentConnection = (connection: ConnectionView): Schema<'Connection'> => ({
  name: connection.name,
  kind: connection.kind,
  description: connection.description,
  status: connection.status,
  authorization_url: connection.authorizationUrl,
  token_url: connection.tokenUrl,
  client_id: connection.clientId,
  scopes: connection.scopes === null ? null : [...connection.scopes],
  has_secret: connection.hasSecret,
  secret_last4: connection.secretLast4,
  connected_at: connection.connectedAt?.toISOString() ?? null,
  token_expires_at: connection.tokenExpiresAt?.toISOString() ?? null,
  created_by: connection.createdBy,
  created_at: connection.createdAt.toISOString(),
  updated_at: connection.updatedAt.toISOString(),
});

/** The only form that shows a signing secret; client secrets and tokens are never shown. */
export const presentCreatedConnection = ({
  connection,
  secret,
}: ConnectionWithDetails): Schema<'CreatedConnection'> => ({
  connection: presentConnection(connection),
  secret,
});

export const presentOauthStart = (begun: OauthAuthorization): Schema<'OauthStart'> => ({
  authorization_url: begun.authorizationUrl,
  state: begun.state,
  expires_in: begun.expiresInSeconds,
});

export const presentAccepted = ({ receiptId, eventType }: AcceptedWebhook): Schema<'WebhookAccepted'> => ({
  status: 'accepted',
  event_type: eventType,
  receipt_id: receiptId,
});

/** JSON that is sent without parsing: parsing would cost time and the digits of large numbers. */
export const presentReceipt = (receipt: WebhookReceipt): JsonText<Schema<'WebhookReceipt'>> => {
  const about: Omit<Schema<'WebhookReceipt'>, 'payload'> = {
    id: receipt.id,
    connection_name: receipt.connectionName,
    event_type: receipt.eventType,
    webhook_id: receipt.webhookId,
    received_at: receipt.receivedAt.toISOString(),
    size: receipt.size,
  };
  return { text: `${JSON.stringify(about).slice(0, -1)},"payload":${receipt.payload}}` };
};
