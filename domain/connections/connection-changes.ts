import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../foundation/kernel/clock.ts';
import { snakeName } from '../foundation/kernel/text/field-names.ts';
import type { ConnectionRecord } from './connection.entity.ts';
import type { ConnectionChange } from './connection-fields.ts';
import type { ConnectionSecrets } from './connection-secrets.ts';
import { clearTokens } from './oauth/account-tokens.ts';
import { DELETE_OAUTH_STATES_OF_CONNECTION } from './statements.ts';

interface Deps {
  readonly clock: Clock;
  readonly secrets: ConnectionSecrets;
}

/** The fields that identify the client of a token. After a change of one of them the tokens belong to another client or purpose. */
const IDENTITY = ['authorizationUrl', 'tokenUrl', 'clientId', 'scopes'] as const;

/** The fields that change, except the client secret. */
const changesIn = (
  connection: ConnectionRecord,
  { clientSecret: _sealed, enabled: isEnabled, ...fields }: ConnectionChange,
): Partial<ConnectionRecord> => {
  const wanted: Partial<ConnectionRecord> = { ...fields, ...(isEnabled !== undefined && { isEnabled }) };
  const isOther = ([field, value]: [string, unknown]): boolean =>
    value !== undefined && !isDeepStrictEqual(value, connection[field as keyof ConnectionRecord]);
  return Object.fromEntries(Object.entries(wanted).filter(isOther));
};

/** The name on the wire. */
const nameOf = (field: string): string => (field === 'isEnabled' ? 'enabled' : snakeName(field));

const isCurrentSecret = (connection: ConnectionRecord, secret: string | null, secrets: ConnectionSecrets): boolean =>
  secret === null ? !connection.sealedSecret : secrets.secretOf(connection) === secret;

/** Changes the client secret. A refused renewal is retried with it, if there is a refresh token. */
const changeSecret = (connection: ConnectionRecord, secret: string | null, { clock, secrets }: Deps): void => {
  secrets.keepSecret(connection, secret);
  if (!connection.hasFailed || !secrets.tokensOf(connection)?.refreshToken) return;
  connection.hasFailed = false;
  connection.refreshAt = clock.now();
};

/** Starts a new identity: existing tokens and running attempts belong to the previous one. */
const changeIdentity = async (em: EntityManager, connection: ConnectionRecord): Promise<void> => {
  connection.revision += 1;
  clearTokens(connection);
  await em.execute(DELETE_OAUTH_STATES_OF_CONNECTION, [connection.id]);
};

/**
 * Applies a change to a connection locked in the caller's transaction (spec/rules/connections.md#connection-update). Returns the wire names
 * of the changed fields.
 */
export const changeConnection = async (
  em: EntityManager,
  connection: ConnectionRecord,
  change: ConnectionChange,
  deps: Deps,
): Promise<readonly string[]> => {
  const { clientSecret } = change;
  const changed = changesIn(connection, change);
  const isOtherSecret = clientSecret !== undefined && !isCurrentSecret(connection, clientSecret, deps.secrets);
  const names = [...Object.keys(changed), ...(isOtherSecret ? ['clientSecret'] : [])].map(nameOf);
  if (names.length === 0) return names;
  em.assign(connection, { ...changed, updatedAt: deps.clock.now() });
  if (isOtherSecret) changeSecret(connection, clientSecret, deps);
  if (IDENTITY.some((field) => field in changed)) await changeIdentity(em, connection);
  return names;
};
