import type { ApiKeyService } from '../auth/api-keys/service.ts';
import { eventsModule } from '../events/module.ts';
import { Feed } from '../foundation/events/feed.ts';
import type { FoundationServices } from '../foundation/foundation.ts';
import { outdatedBy } from '../foundation/jobs/housekeeping.ts';
import { defineModule } from '../foundation/module.ts';
import type { AddressGuard } from '../foundation/outbound/address-guard.ts';
import { OutboundHttp } from '../foundation/outbound/outbound-http.ts';
import type { JwtSecrets } from '../foundation/secrets/jwt-secrets.ts';
import { SealedSecrets } from '../foundation/secrets/sealed-secrets.ts';
import { retentionSetting } from '../foundation/settings/retention.ts';
import type { LockCredential } from '../users/account-lock.ts';
import type { UserService } from '../users/user-service.ts';
import { DeliveryAttempt } from './delivery/attempt.ts';
import { Distributor } from './delivery/distributor.ts';
import { DELIVERIES_IN_FUTURE, DeliveryQueue } from './delivery/queue.ts';
import { RetrySchedule } from './delivery/retry-schedule.ts';
import { DeliveryRunner } from './delivery/runner.ts';
import { EndpointSecrets, SEALED_IN_ENDPOINTS } from './endpoint-secrets.ts';
import { EndpointAudit } from './endpoints/audit.ts';
import { DeliveryRecords } from './endpoints/delivery-records.ts';
import { OwnerCheck } from './endpoints/owner-check.ts';
import { EndpointService } from './endpoints/service.ts';
import { Redelivery } from './redelivery/redelivery.ts';
import { DELETE_UNUSED_WEBHOOK_EVENTS } from './statements.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { WebhookWork } from './webhook-work.ts';

interface Needs extends FoundationServices {
  readonly users: UserService;
  readonly jwtSecrets: JwtSecrets;
  readonly addressGuard: AddressGuard;
  readonly apiKeys: ApiKeyService;
  readonly lockCredential: LockCredential;
  readonly warn: (line: string) => void;
}

/** Attempts can be spread over ten days; deliveries must be kept longer. */
const MIN_DAYS = 14;
const deliveriesRetention = retentionSetting(
  'deliveries_days',
  'Days for which deliveries to webhook endpoints are kept.',
  30,
  MIN_DAYS,
);

/** Delivers events to webhook endpoints. */
export const webhooksModule = defineModule({
  name: 'webhooks',
  uses: [eventsModule],
  entities: [WebhookEndpoint],
  tables: ['webhook_deliveries', 'webhook_events', 'webhook_cursor'],
  settings: () => [deliveriesRetention],
  outdated: {
    webhook_deliveries: {
      ...outdatedBy('webhook_deliveries', 'kept_from', deliveriesRetention),
      inFuture: DELIVERIES_IN_FUTURE,
    },
    webhook_events: {
      text: DELETE_UNUSED_WEBHOOK_EVENTS,
      age: deliveriesRetention,
    },
  },
  sealed: SEALED_IN_ENDPOINTS,
  build: (needs: Needs) => {
    const { pool, lookups, uow, clock, users, addressGuard: guard, lockCredential, warn } = needs;
    const secrets = new EndpointSecrets(new SealedSecrets(needs.jwtSecrets));
    const endpointAudit = new EndpointAudit(needs.audit);
    // This is read inside a transaction that holds a connection of the main pool. A separate pool avoids a deadlock of the two.
    const feed = new Feed(lookups);
    const queue = new DeliveryQueue({ pool, uow, clock });
    const attempt = new DeliveryAttempt({
      http: new OutboundHttp(guard),
      clock,
      secrets,
      schedule: new RetrySchedule(),
    });
    const runner = new DeliveryRunner({ queue, attempt, users, clock, log: warn });
    const distributor = new Distributor({ lookups, uow, clock, feed, users });
    const ownerCheck = new OwnerCheck({ uow, users, queue });
    const work = new WebhookWork({ feed: needs.feed, clock, distributor, runner, ownerCheck, warn });
    const onEnabled = (): void => work.expectEvents();
    const endpoints = new EndpointService({
      ...{ uow, clock, feed, guard, users, secrets, endpointAudit, lockCredential, onEnabled },
    });
    needs.apiKeys.onCascade((em, keyIds, actor) => endpoints.disableMadeBy(em, keyIds, actor));
    const onQueued = (): void => runner.wake();
    return {
      services: {
        webhookEndpoints: endpoints,
        webhooks: new DeliveryRecords({ pool, clock, endpoints }),
        redelivery: new Redelivery({ uow, clock, feed, users, endpointAudit, onQueued }),
        /** For tests that run the work step by step. In a server it runs by itself after `startBackground`. */
        webhookWork: { distributor, runner, ownerCheck },
      },
      processes: [work],
    };
  },
});
