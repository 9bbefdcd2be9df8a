import type { Clock } from '../../foundation/kernel/clock.ts';
import type { ConnectionRecord } from '../connection.entity.ts';
import type { ConnectionSecrets } from '../connection-secrets.ts';
import type { GrantedTokens } from './token-endpoint.ts';

/** How long before its end a token is renewed; one that lives shorter than twice that, at half of its life. */
const AHEAD_MS = 300_000;

/** Stores what a provider granted, and when to renew it (spec/rules/connections.md#token-refresh). */
export const keepGrant = (
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

/** Forgets what a provider granted: it belongs to another client than the one that is described now. */
export const forgetGrant = (connection: ConnectionRecord): void => {
  connection.sealedTokens = null;
  connection.hasFailed = false;
  connection.connectedAt = null;
  connection.tokenExpiresAt = null;
  connection.refreshAt = null;
};
