import type { CredentialStandings } from '../auth/credentials/standings.ts';
import { authModule } from '../auth/module.ts';
import type { FoundationServices } from '../foundation/foundation.ts';
import { expiring } from '../foundation/jobs/housekeeping.ts';
import { SampledWarning } from '../foundation/kernel/sampled-warning.ts';
import { defineModule } from '../foundation/module.ts';
import type { AddressGuard } from '../foundation/outbound/address-guard.ts';
import { OutboundHttp } from '../foundation/outbound/outbound-http.ts';
import type { JwtSecrets } from '../foundation/secrets/jwt-secrets.ts';
import { SealedSecrets } from '../foundation/secrets/sealed-secrets.ts';
import { Connection } from './connection.entity.ts';
import { ConnectionSecrets, SEALED_IN_CONNECTIONS } from './connection-secrets.ts';
import { ConnectionService } from './connection-service.ts';
import { OauthAttempts } from './oauth/attempts.ts';
import { OauthConnecting } from './oauth/connecting.ts';
import { OauthStates, SEALED_VERIFIERS, STATE_SECONDS } from './oauth/states.ts';
import { TokenEndpoint } from './oauth/token-endpoint.ts';
import { TokenRefresh } from './oauth/token-refresh.ts';
import { WebhookIngest } from './webhooks/ingest.ts';
import { OUTDATED_IDS, OUTDATED_RECEIPTS, receiptsRetention, WebhookReceipts } from './webhooks/receipts.ts';

interface Needs extends FoundationServices {
  readonly jwtSecrets: JwtSecrets;
  /** The public address, without a trailing slash. */
  readonly baseUrl: string;
  readonly standings: CredentialStandings;
  readonly addressGuard: AddressGuard;
  /** Logs a line for the operator. */
  readonly warn: (line: string) => void;
}

/** External services: incoming webhooks and connected OAuth accounts. */
export const connectionsModule = defineModule({
  name: 'connections',
  uses: [authModule],
  entities: [Connection],
  tables: ['webhook_receipts', 'webhook_ids', 'oauth_states'],
  settings: () => [receiptsRetention],
  outdated: {
    webhook_receipts: OUTDATED_RECEIPTS,
    webhook_ids: OUTDATED_IDS,
    oauth_states: expiring('oauth_states', 'expires_at', STATE_SECONDS),
  },
  sealed: [...SEALED_IN_CONNECTIONS, SEALED_VERIFIERS],
  build: (needs: Needs) => {
    const { uow, clock, audit, outbox, jwtSecrets, baseUrl, standings, addressGuard: guard, warn } = needs;
    const sealed = new SealedSecrets(jwtSecrets);
    const secrets = new ConnectionSecrets(sealed);
    const tokens = new TokenEndpoint(new OutboundHttp(guard));
    const states = new OauthStates(clock, sealed);
    const warning = new SampledWarning(warn, clock);
    const attempts = new OauthAttempts({ uow, secrets, standings, warning });
    const refresh = new TokenRefresh({ uow, clock, secrets, tokens, warn });
    return {
      services: {
        connections: new ConnectionService({ uow, clock, audit, guard, secrets }),
        receipts: new WebhookReceipts(uow),
        webhookIngest: new WebhookIngest(uow, clock, outbox, secrets),
        oauthConnecting: new OauthConnecting({ uow, clock, audit, secrets, states, attempts, tokens, baseUrl }),
      },
      jobs: [refresh.job],
      processes: [refresh],
    };
  },
});
