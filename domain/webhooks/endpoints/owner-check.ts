import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { UserService } from '../../users/user-service.ts';
import type { DeliveryQueue } from '../delivery/queue.ts';
import { WebhookEndpoint } from '../webhook-endpoint.entity.ts';

interface OwnerCheckDeps {
  readonly uow: UnitOfWork;
  readonly users: Pick<UserService, 'rolesOf'>;
  readonly queue: DeliveryQueue;
}

/**
 * Detects that the creator of an endpoint was deleted, also when there is nothing to send
 * (spec/rules/webhooks.md#permission-of-the-creator).
 */
export class OwnerCheck {
  readonly #uow: UnitOfWork;
  readonly #users: Pick<UserService, 'rolesOf'>;
  readonly #queue: DeliveryQueue;

  constructor({ uow, users, queue }: OwnerCheckDeps) {
    this.#uow = uow;
    this.#users = users;
    this.#queue = queue;
  }

  /** Deletes replaced secrets that no longer sign (spec/rules/webhooks.md#secrets). */
  deleteReplacedSecrets(): Promise<void> {
    return this.#queue.deleteReplacedSecrets();
  }

  /** Disables the endpoints of deleted users. Returns the ids of the endpoints. */
  async check(): Promise<readonly string[]> {
    const endpoints = await this.#uow.read((em) =>
      em.find(WebhookEndpoint, { isEnabled: true }, { fields: ['createdBy'] }),
    );
    const creators = [...new Set(endpoints.map(({ createdBy }) => createdBy))];
    const roles = await this.#users.rolesOf(creators);
    const gone = await Promise.all(creators.filter((id) => !roles.has(id)).map((id) => this.#queue.disableOfUser(id)));
    return gone.flat();
  }
}
