import type { FoundationServices } from '../foundation/foundation.ts';
import { expiring, type OutdatedRows, outdatedBy } from '../foundation/jobs/housekeeping.ts';
import { DAY_MS } from '../foundation/kernel/clock.ts';
import { defineModule } from '../foundation/module.ts';
import type { JwtSecrets } from '../foundation/secrets/jwt-secrets.ts';
import { KeyedHash } from '../foundation/secrets/keyed-hash.ts';
import type { PasswordRules } from '../users/password-rules.ts';
import type { UserService } from '../users/user-service.ts';
import { ApiKey } from './api-key.entity.ts';
import { ApiKeyService } from './api-keys/service.ts';
import { authSettings, LIFETIME_ORDER, MAX_TICKET_SECONDS } from './auth-settings.ts';
import { CeoTransferService } from './ceo-transfer-service.ts';
import { CredentialCheck } from './credentials/check.ts';
import { Principals } from './credentials/principals.ts';
import { CredentialStandings } from './credentials/standings.ts';
import { UserTokens } from './credentials/user-token.ts';
import { InitialPasswords } from './passwords/initial-passwords.ts';
import { KnownDevices } from './passwords/known-devices.ts';
import { Lockout } from './passwords/lockout.ts';
import { OwnPassword } from './passwords/own-password.ts';
import { RecoveryService } from './passwords/recovery-service.ts';
import { PasswordResetService } from './passwords/reset-service.ts';
import { RefreshToken, Session } from './session.entity.ts';
import { SessionIssuer } from './sessions/issuer.ts';
import { SessionRenewal } from './sessions/renewal.ts';
import { SessionService } from './sessions/service.ts';
import { SignInService } from './sign-in-service.ts';
import {
  API_KEY_ENDED_AT,
  correctFailuresInFuture,
  DELETE_EXPIRED_SESSIONS,
  deleteOutdatedFailures,
} from './statements.ts';
import { TicketService } from './ticket-service.ts';

export interface AuthOptions {
  readonly jwtSecrets: JwtSecrets;
  readonly refreshGraceSeconds: number;
  /** The development sign-in is enabled and the server is bound to a loopback address. */
  readonly isDevLoginOpen: boolean;
}

interface Needs extends FoundationServices, AuthOptions {
  readonly users: UserService;
  readonly passwordRules: PasswordRules;
}

const failuresOutdated = (table: string): OutdatedRows => ({
  text: deleteOutdatedFailures(table),
  age: DAY_MS,
  inFuture: [correctFailuresInFuture(table)],
});

/** Sign-in, sessions, API keys and tickets: authenticates callers. */
export const authModule = defineModule({
  name: 'auth',
  entities: [Session, RefreshToken, ApiKey],
  tables: ['sign_in_failures', 'device_sign_in_failures', 'ws_tickets'],
  settings: () => Object.values(authSettings),
  settingOrders: [LIFETIME_ORDER],
  outdated: {
    refresh_tokens: outdatedBy('refresh_tokens', 'expires_at'),
    // A session is deleted only after its refresh tokens.
    sessions: {
      text: DELETE_EXPIRED_SESSIONS,
      age: 0,
    },
    ws_tickets: expiring('ws_tickets', 'expires_at', MAX_TICKET_SECONDS),
    api_keys: outdatedBy('api_keys', API_KEY_ENDED_AT, 30 * DAY_MS),
    sign_in_failures: failuresOutdated('sign_in_failures'),
    device_sign_in_failures: failuresOutdated('device_sign_in_failures'),
  },
  build: (needs: Needs) => {
    const { uow, pool, lookups, clock, settings, audit, jwtSecrets } = needs;
    const tokens = new UserTokens(jwtSecrets);
    const keyHash = new KeyedHash(jwtSecrets, 'api_key');
    const issuer = new SessionIssuer({ settings, tokens, hash: new KeyedHash(jwtSecrets, 'refresh_token') });
    const sessions = new SessionService({ uow, clock, settings, issuer, audit });
    const devices = new KnownDevices(new KeyedHash(jwtSecrets, 'device'));
    const ownPassword = new OwnPassword({ ...needs, lockout: new Lockout({ pool, clock, settings }), devices });
    const apiKeys = new ApiKeyService({ uow, clock, hash: keyHash, audit });
    const initialPasswords = new InitialPasswords(clock, sessions);
    return {
      services: {
        sessions,
        renewal: new SessionRenewal({ ...needs, issuer }),
        signIn: new SignInService({ ...needs, sessions, ownPassword, devices }),
        ceoTransfer: new CeoTransferService({ uow, clock, audit, ownPassword }),
        apiKeys,
        passwordResets: new PasswordResetService({ ...needs, initialPasswords, apiKeys }),
        recovery: new RecoveryService({ ...needs, initialPasswords }),
        principals: new Principals(uow, clock),
        tickets: new TicketService({ uow, clock, settings, hash: new KeyedHash(jwtSecrets, 'ws_ticket') }),
        credentials: new CredentialCheck({ pool: lookups, clock, settings, tokens, keyHash }),
        standings: new CredentialStandings(lookups, clock),
      },
    };
  },
});
