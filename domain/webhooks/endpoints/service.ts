import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { takeLock } from '../../foundation/database/named-lock.ts';
import { newestFirst, newestFirstPage } from '../../foundation/database/pages/newest-first.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../foundation/errors/errors.ts';
import type { Feed } from '../../foundation/events/feed.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import { type Clock, DAY_MS } from '../../foundation/kernel/clock.ts';
import { newId, parseUuid } from '../../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../../foundation/kernel/pages/page.ts';
import type { Precondition } from '../../foundation/kernel/precondition.ts';
import type { AddressGuard } from '../../foundation/outbound/address-guard.ts';
import type { LockCredential } from '../../users/account-lock.ts';
import type { UserService } from '../../users/user-service.ts';
import { disablePermanently } from '../delivery/queue.ts';
import { type EndpointSecrets, newWebhookSecret } from '../endpoint-secrets.ts';
import { requireEventTypes } from '../event-types.ts';
import { WebhookEndpoint, type WebhookEndpointRecord } from '../webhook-endpoint.entity.ts';
import type { EndpointAudit } from './audit.ts';

export interface NewWebhookEndpoint {
  readonly url: string;
  readonly description: string;
  readonly eventTypes: readonly string[];
  readonly isEnabled: boolean;
}

/** Only the given fields change. */
export type WebhookEndpointChange = Partial<NewWebhookEndpoint>;

/** An endpoint with its secret, which no later response shows. */
export interface EndpointWithSecret {
  readonly endpoint: WebhookEndpointRecord;
  readonly secret: string;
}

interface EndpointParts {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly feed: Feed;
  readonly guard: AddressGuard;
  readonly users: Pick<UserService, 'rolesOf'>;
  readonly secrets: EndpointSecrets;
  readonly endpointAudit: EndpointAudit;
  readonly lockCredential: LockCredential;
  /** Called after the commit of a change that may have enabled an endpoint. */
  readonly onEnabled: () => void;
}

const MAX_ENDPOINTS = 50;
/** How long a replaced secret signs together with the new one. */
const ROTATION_MS = DAY_MS;

/** Addresses of other systems that receive events (spec/rules/webhooks.md#endpoints). */
export class EndpointService {
  readonly #parts: EndpointParts;

  constructor(parts: EndpointParts) {
    this.#parts = parts;
  }

  /** Newest first. */
  async list(page: PageRequest): Promise<Page<WebhookEndpointRecord>> {
    return this.#parts.uow.read((em) => newestFirstPage(em, WebhookEndpoint, newestFirst(page.position), page));
  }

  /** Throws NotFound. */
  async get(endpointId: string): Promise<WebhookEndpointRecord> {
    return this.#parts.uow.read((em) => findEndpoint(em, endpointId));
  }

  /**
   * Throws ValidationFailed for an address that may not be reached, Conflict when the limit of endpoints is reached, and what
   * `lockCredential` throws.
   */
  async create(fields: NewWebhookEndpoint, actor: Actor): Promise<EndpointWithSecret> {
    const { uow, clock, feed, secrets, endpointAudit, lockCredential, onEnabled } = this.#parts;
    requireEventTypes(fields.eventTypes);
    this.#requireReachable(fields.url);
    const { newest } = await feed.bounds();
    return uow.write(async (em) => {
      // An endpoint outlives the request, so it must not be created after its credential has ended.
      await lockCredential(em, actor);
      await takeLock(em, 'webhook_endpoints');
      if ((await em.count(WebhookEndpoint)) >= MAX_ENDPOINTS)
        throw new Conflict(`There are ${MAX_ENDPOINTS} webhook endpoints; delete one before you create another`);
      const [id, secret, now] = [newId(), newWebhookSecret(), clock.now()];
      const endpoint = em.create(WebhookEndpoint, {
        ...NOTHING_YET,
        ...fields,
        id,
        eventTypes: [...new Set(fields.eventTypes)],
        secret: secrets.seal(secret, id),
        secretLast4: secret.slice(-4),
        enabledFrom: String(newest),
        createdBy: actor.userId,
        createdByKeyId: actor.credential.keyId,
        createdAt: now,
        updatedAt: now,
      });
      endpointAudit.record(em, 'webhook_endpoint.created', endpoint, actor);
      uow.afterCommit(onEnabled);
      return { endpoint, secret };
    });
  }

  /**
   * Changes the given fields; without a difference nothing is written. Throws NotFound, Forbidden, VersionConflict, ValidationFailed, or
   * Conflict for enabling an endpoint whose creator was deleted.
   */
  async update(
    endpointId: string,
    change: WebhookEndpointChange,
    actor: Actor,
    expected: Precondition<WebhookEndpointRecord>,
  ): Promise<WebhookEndpointRecord> {
    const { uow, clock, feed, endpointAudit } = this.#parts;
    const newest = change.isEnabled === true ? (await feed.bounds()).newest : 0;
    return uow.write(async (em) => {
      const endpoint = await findEndpoint(em, endpointId, LockMode.PESSIMISTIC_WRITE);
      const wanted = differing(endpoint, change);
      if (wanted.url !== undefined || wanted.eventTypes !== undefined) requireOwn(endpoint, actor);
      expected(endpoint);
      if (wanted.eventTypes !== undefined) requireEventTypes(wanted.eventTypes);
      if (wanted.url !== undefined) this.#requireReachable(wanted.url);
      if (Object.keys(wanted).length === 0) return endpoint;
      if (wanted.isEnabled === true) await this.#enable(endpoint, newest);
      if (wanted.url !== undefined || wanted.isEnabled === true) resetDelivery(endpoint);
      em.assign(endpoint, { ...wanted, updatedAt: clock.now() } as Partial<WebhookEndpointRecord>);
      endpointAudit.record(em, 'webhook_endpoint.updated', endpoint, actor, { changed: fieldNames(wanted) });
      return endpoint;
    });
  }

  /** Deletes the endpoint with its deliveries. Throws NotFound or VersionConflict. */
  async remove(endpointId: string, actor: Actor, expected: Precondition<WebhookEndpointRecord>): Promise<void> {
    const { uow, endpointAudit } = this.#parts;
    await uow.write(async (em) => {
      const endpoint = await findEndpoint(em, endpointId, LockMode.PESSIMISTIC_WRITE);
      expected(endpoint);
      endpointAudit.record(em, 'webhook_endpoint.deleted', endpoint, actor);
      em.remove(endpoint);
    });
  }

  /** Disables the endpoints that these keys created and ends their deliveries, in the caller's transaction. */
  async disableMadeBy(em: EntityManager, keyIds: readonly string[], actor: Actor): Promise<void> {
    const { clock, endpointAudit } = this.#parts;
    const made = { createdByKeyId: { $in: [...keyIds] }, isEnabled: true };
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
    for (const endpoint of await em.find(WebhookEndpoint, made, locked)) {
      await disablePermanently(em, endpoint.id, 'key_revoked', clock.now());
      endpointAudit.record(em, 'webhook_endpoint.updated', endpoint, actor, { changed: ['enabled'] });
    }
  }

  /** Creates a new secret; the previous one also signs for a day. Throws NotFound or Forbidden. */
  async rotate(endpointId: string, actor: Actor): Promise<EndpointWithSecret> {
    const { uow, clock, secrets, endpointAudit } = this.#parts;
    return uow.write(async (em) => {
      const endpoint = await findEndpoint(em, endpointId, LockMode.PESSIMISTIC_WRITE);
      requireOwn(endpoint, actor);
      const [secret, now] = [newWebhookSecret(), clock.now()];
      endpoint.previousSecret = endpoint.secret;
      endpoint.previousSecretUntil = new Date(now.getTime() + ROTATION_MS);
      endpoint.secret = secrets.seal(secret, endpoint.id);
      endpoint.secretLast4 = secret.slice(-4);
      endpoint.updatedAt = now;
      endpointAudit.record(em, 'webhook_endpoint.secret_rotated', endpoint, actor);
      return { endpoint, secret };
    });
  }

  #requireReachable(url: string): void {
    const fault = this.#parts.guard.errorOf(url);
    if (fault !== null) throw new ValidationFailed(`url ${fault}`);
  }

  async #enable(endpoint: WebhookEndpointRecord, newest: number): Promise<void> {
    const roles = await this.#parts.users.rolesOf([endpoint.createdBy]);
    if (!roles.has(endpoint.createdBy))
      throw new Conflict('The account that created this endpoint was deleted; create another endpoint');
    endpoint.disabledReason = null;
    endpoint.enabledFrom = String(newest);
    this.#parts.uow.afterCommit(this.#parts.onEnabled);
  }
}

/** Discards earlier results and those of running attempts. */
const resetDelivery = (endpoint: WebhookEndpointRecord): void => {
  endpoint.generation += 1;
  endpoint.failingSince = null;
};

const NOTHING_YET = {
  generation: 0,
  disabledReason: null,
  previousSecret: null,
  previousSecretUntil: null,
  lastSuccessAt: null,
  lastFailureAt: null,
  failingSince: null,
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields whose values differ. */
const differing = (endpoint: WebhookEndpointRecord, change: WebhookEndpointChange): WebhookEndpointChange => {
  const tidy = change.eventTypes === undefined ? change : { ...change, eventTypes: [...new Set(change.eventTypes)] };
  const names = Object.keys(tidy) as (keyof WebhookEndpointChange)[];
  return Object.fromEntries(
    names.filter((name) => !isSame(tidy[name], endpoint[name])).map((name) => [name, tidy[name]]),
  );
};

const WIRE_NAMES = { url: 'url', description: 'description', eventTypes: 'event_types', isEnabled: 'enabled' } as const;
const fieldNames = (change: WebhookEndpointChange): string[] =>
  (Object.keys(change) as (keyof typeof WIRE_NAMES)[]).map((name) => WIRE_NAMES[name]).sort();

/** An endpoint acts with the rights of its creator, so only the creator and the ceo may change its address. Throws Forbidden. */
export const requireOwn = (endpoint: WebhookEndpointRecord, actor: Actor): void => {
  if (endpoint.createdBy !== actor.userId && actor.role !== 'ceo')
    throw new Forbidden('Only the creator of this endpoint or the CEO may do this');
};

/** Reads an endpoint with a lock, for a change. Throws NotFound. */
export const findEndpoint = async (
  em: EntityManager,
  endpointId: string,
  lockMode: LockMode = LockMode.NONE,
): Promise<WebhookEndpointRecord> => {
  const id = parseUuid(endpointId);
  const endpoint = id === null ? null : await em.findOne(WebhookEndpoint, { id }, { lockMode });
  if (endpoint === null) throw new NotFound('The webhook endpoint does not exist');
  return endpoint;
};
