import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../foundation/kernel/clock.ts';
import { snakeName } from '../foundation/kernel/text/field-names.ts';
import type { ConnectionRecord } from './connection.entity.ts';
import type { ConnectionChange } from './connection-fields.ts';
import type { ConnectionSecrets } from './connection-secrets.ts';
import { forgetGrant } from './oauth/account-tokens.ts';

interface Deps {
  readonly clock: Clock;
  readonly secrets: ConnectionSecrets;
}

/** What tokens belong to: with another one of these they are another client's, or for something else. */
const IDENTITY = ['authorizationUrl', 'tokenUrl', 'clientId', 'scopes'] as const;

/** What becomes another value, the client secret aside. */
const changesIn = (
  connection: ConnectionRecord,
  { clientSecret: _sealed, enabled: isEnabled, ...fields }: ConnectionChange,
): Partial<ConnectionRecord> => {
  const wanted: Partial<ConnectionRecord> = { ...fields, ...(isEnabled !== undefined && { isEnabled }) };
  const isOther = ([field, value]: [string, unknown]): boolean =>
    value !== undefined && !isDeepStrictEqual(value, connection[field as keyof ConnectionRecord]);
  return Object.fromEntries(Object.entries(wanted).filter(isOther));
};

/** As the wire has it. */
const nameOf = (field: string): string => (field === 'isEnabled' ? 'enabled' : snakeName(field));

const isHeldSecret = (connection: ConnectionRecord, secret: string | null, secrets: ConnectionSecrets): boolean =>
  secret === null ? !connection.sealedSecret : secrets.secretOf(connection) === secret;

/** Another client secret; a renewal that was refused is tried again with it, if there is something to renew by. */
const changeSecret = (connection: ConnectionRecord, secret: string | null, { clock, secrets }: Deps): void => {
  secrets.keepSecret(connection, secret);
  if (!connection.hasFailed || !secrets.tokensOf(connection)?.refreshToken) return;
  connection.hasFailed = false;
  connection.refreshAt = clock.now();
};

/** Makes another client of it: what was granted, or is just being granted, was for the one before. */
const changeIdentity = async (em: EntityManager, connection: ConnectionRecord): Promise<void> => {
  connection.revision += 1;
  forgetGrant(connection);
  await em.execute('delete from oauth_states where connection_id = ?', [connection.id]);
};

/**
 * Applies a change to a connection locked in the caller's transaction (spec/rules/connections.md#connection-update); the names of the
 * fields it changes as the wire has them, none when it changes nothing.
 */
export const changeConnection = async (
  em: EntityManager,
  connection: ConnectionRecord,
  change: ConnectionChange,
  deps: Deps,
): Promise<readonly string[]> => {
  const { clientSecret } = change;
  const changed = changesIn(connection, change);
  const isOtherSecret = clientSecret !== undefined && !isHeldSecret(connection, clientSecret, deps.secrets);
  const names = [...Object.keys(changed), ...(isOtherSecret ? ['clientSecret'] : [])].map(nameOf);
  if (names.length === 0) return names;
  em.assign(connection, { ...changed, updatedAt: deps.clock.now() });
  if (isOtherSecret) changeSecret(connection, clientSecret, deps);
  if (IDENTITY.some((field) => field in changed)) await changeIdentity(em, connection);
  return names;
};
