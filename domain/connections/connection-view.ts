import type { ConnectionKind, ConnectionRecord } from './connection.entity.ts';
import type { ConnectionSecrets } from './connection-secrets.ts';

export type ConnectionStatus = 'pending' | 'connected' | 'disabled' | 'error';

/** A connection without its secrets and tokens, as responses show it. */
export interface ConnectionView {
  readonly name: string;
  readonly kind: ConnectionKind;
  readonly description: string;
  readonly status: ConnectionStatus;
  /** Null unless the kind is `oauth`; the next three likewise. */
  readonly authorizationUrl: string | null;
  readonly tokenUrl: string | null;
  readonly clientId: string | null;
  readonly scopes: readonly string[] | null;
  readonly hasSecret: boolean;
  readonly secretLast4: string | null;
  readonly connectedAt: Date | null;
  readonly tokenExpiresAt: Date | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Computed on each read, so that it is correct after a change of JWT_SECRET (spec/rules/connections.md#status). */
const statusOf = (connection: ConnectionRecord, secrets: ConnectionSecrets): ConnectionStatus => {
  if (!connection.isEnabled) return 'disabled';
  if (connection.hasFailed || !secrets.isReadable(connection)) return 'error';
  return connection.kind === 'webhook' || connection.sealedTokens ? 'connected' : 'pending';
};

export const viewConnection = (connection: ConnectionRecord, secrets: ConnectionSecrets): ConnectionView => ({
  name: connection.name,
  kind: connection.kind,
  description: connection.description,
  status: statusOf(connection, secrets),
  authorizationUrl: connection.authorizationUrl ?? null,
  tokenUrl: connection.tokenUrl ?? null,
  clientId: connection.clientId ?? null,
  scopes: connection.scopes ?? null,
  hasSecret: Boolean(connection.sealedSecret),
  secretLast4: connection.secretLast4 ?? null,
  connectedAt: connection.connectedAt ?? null,
  tokenExpiresAt: connection.tokenExpiresAt ?? null,
  createdBy: connection.createdBy,
  createdAt: connection.createdAt,
  updatedAt: connection.updatedAt,
});
