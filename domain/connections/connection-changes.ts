import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../foundation/kernel/clock.ts';
import { snakeName } from '../foundation/kernel/field-names.ts';
import { forgetGrant } from './account-tokens.ts';
import type { ConnectionRecord } from './connection.entity.ts';
import type { ConnectionChange } from './connection-fields.ts';
import type { ConnectionSecrets } from './connection-secrets.ts';

interface Deps {
  readonly clock: Clock;
  readonly secrets: ConnectionSecrets;
}

/** What tokens belong to: with another one of these they are another client's, or for something else. */
const IDENTITY = ['authorizationUrl', 'tokenUrl', 'clientId', 'scopes'] as const;

/** What becomes another value, the client secret aside. */
const changesIn = (
  connection: ConnectionRecord,
  { clientSecret: _sealed, ...wanted }: ConnectionChange,
): Partial<ConnectionChange> => {
  const { isEnabled: enabled, ...plain } = connection;
  const present: Readonly<Record<string, unknown>> = { ...plain, enabled };
  const differs = ([field, value]: [string, unknown]): boolean =>
    value !== undefined && !isDeepStrictEqual(value, present[field]);
  return Object.fromEntries(Object.entries(wanted).filter(differs));
};

/** Another client secret; a renewal that was refused is tried again with it. */
const changeSecret = (connection: ConnectionRecord, secret: string | null, { clock, secrets }: Deps): void => {
  secrets.keepSecret(connection, secret);
  if (!connection.hasFailed) return;
  connection.hasFailed = false;
  connection.refreshAt = clock.now();
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
  const isSecretNew = clientSecret !== undefined && !isSecret(connection, clientSecret, deps.secrets);
  const fields = [...Object.keys(changed), ...(isSecretNew ? ['clientSecret'] : [])].map(snakeName);
  if (fields.length === 0) return fields;
  const { enabled: isEnabled = connection.isEnabled, ...plain } = changed;
  em.assign(connection, { ...plain, isEnabled, updatedAt: deps.clock.now() } as Partial<ConnectionRecord>);
  if (isSecretNew) changeSecret(connection, clientSecret, deps);
  if (IDENTITY.some((field) => field in changed)) {
    forgetGrant(connection);
    await em.execute('delete from oauth_states where connection_id = ?', [connection.id]);
  }
  return fields;
};

const isSecret = (connection: ConnectionRecord, secret: string | null, secrets: ConnectionSecrets): boolean =>
  secret === null ? !connection.sealedSecret : secrets.secretOf(connection) === secret;
