import type { Clock } from '../../foundation/kernel/clock.ts';
import type { ConnectionRecord } from '../connection.entity.ts';
import type { ConnectionSecrets } from '../connection-secrets.ts';
import type { GrantedTokens } from './token-endpoint.ts';

/** How long before its end a token is renewed. A token with less than twice that lifetime is renewed at half of it. */
const AHEAD_MS = 300_000;

/** Stores granted tokens, and when to renew them (spec/rules/connections.md#token-refresh). */
export const storeTokens = (
  connection: ConnectionRecord,
  { accessToken, refreshToken, lifeSeconds }: GrantedTokens,
  secrets: ConnectionSecrets,
  clock: Clock,
): void => {
  const now = clock.now().getTime();
  const lifeMs = (lifeSeconds ?? 0) * 1000;
  const aheadMs = refreshToken === null ? 0 : Math.min(AHEAD_MS, lifeMs / 2);
  secrets.keepTokens(connection, { accessToken, refreshToken });
  connection.hasFailed = false;
  connection.tokenExpiresAt = lifeSeconds === null ? null : new Date(now + lifeMs);
  connection.refreshAt = lifeSeconds === null ? null : new Date(now + lifeMs - aheadMs);
};

/** Deletes granted tokens, which belong to another client than the current one. */
export const clearTokens = (connection: ConnectionRecord): void => {
  connection.sealedTokens = null;
  connection.hasFailed = false;
  connection.connectedAt = null;
  connection.tokenExpiresAt = null;
  connection.refreshAt = null;
};
