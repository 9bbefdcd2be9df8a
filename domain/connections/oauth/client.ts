import type { ConnectionRecord } from '../connection.entity.ts';
import type { ConnectionSecrets } from '../connection-secrets.ts';
import type { OauthClient } from './token-endpoint.ts';

/** The client of an oauth connection; null when its secret cannot be read. */
export const clientOf = (connection: ConnectionRecord, secrets: ConnectionSecrets): OauthClient | null => {
  const { tokenUrl, clientId } = connection;
  if (!tokenUrl || !clientId || !secrets.hasReadableSecret(connection)) return null;
  return { tokenUrl, clientId, clientSecret: secrets.secretOf(connection) };
};
