import { randomBytes } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import { takeLock } from '../foundation/database/named-lock.ts';
import { newestFirst, newestFirstPage } from '../foundation/database/pages/newest-first.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict, Duplicate } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newId } from '../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../foundation/kernel/pages/page.ts';
import type { Precondition } from '../foundation/kernel/precondition.ts';
import type { AddressGuard } from '../foundation/outbound/address-guard.ts';
import { Connection, type ConnectionRecord } from './connection.entity.ts';
import { changeConnection } from './connection-changes.ts';
import {
  type ConnectionChange,
  type NewConnection,
  requireChangeOfKind,
  requireFieldsOfKind,
  withStoredUrls,
} from './connection-fields.ts';
import type { ConnectionSecrets } from './connection-secrets.ts';
import { type ConnectionView, viewConnection } from './connection-view.ts';
import { findConnection } from './find-connection.ts';

/** A connection and its signing secret, which is shown only once; null for an oauth connection. */
export interface ConnectionWithDetails {
  readonly connection: ConnectionView;
  readonly secret: string | null;
}

interface Deps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly guard: AddressGuard;
  readonly secrets: ConnectionSecrets;
}

const MAX_CONNECTIONS = 200;

const newSigningSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Connections to external services (spec/rules/connections.md). */
export class ConnectionService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Newest first. */
  async list(page: PageRequest): Promise<Page<ConnectionView>> {
    const { items, nextPosition } = await this.#deps.uow.read((em) =>
      newestFirstPage(em, Connection, newestFirst(page.position), page),
    );
    return { items: items.map((connection) => this.#view(connection)), nextPosition };
  }

  /** Throws NotFound. */
  async get(name: string): Promise<ConnectionView> {
    return this.#view(await this.#deps.uow.read((em) => findConnection(em, name)));
  }

  /** Throws RequestInvalid (fields of the kind), ValidationFailed (URL), Duplicate (name), Conflict (too many). */
  async create(given: NewConnection, actor: Actor): Promise<ConnectionWithDetails> {
    requireFieldsOfKind(given);
    const fields = withStoredUrls(this.#deps.guard, given);
    return this.#deps.uow.write(async (em) => {
      await this.#makeSureOfRoom(em, fields.name);
      const connection = em.create(Connection, this.#rowOf(fields, actor));
      const secret = fields.kind === 'webhook' ? newSigningSecret() : null;
      this.#deps.secrets.keepSecret(connection, secret ?? fields.clientSecret);
      this.#record(em, 'connection.created', connection, actor, { kind: fields.kind });
      return { connection: this.#view(connection), secret };
    });
  }

  /** Changes the given fields. Throws NotFound, VersionConflict or ValidationFailed. */
  async update(
    name: string,
    change: ConnectionChange,
    actor: Actor,
    expected: Precondition<ConnectionView>,
  ): Promise<ConnectionView> {
    return this.#deps.uow.write(async (em) => {
      const connection = await findConnection(em, name, LockMode.PESSIMISTIC_WRITE);
      expected(this.#view(connection));
      requireChangeOfKind(change, connection);
      const wanted = withStoredUrls(this.#deps.guard, change);
      const fields = await changeConnection(em, connection, wanted, this.#deps);
      if (fields.length > 0) this.#record(em, 'connection.updated', connection, actor, { fields });
      return this.#view(connection);
    });
  }

  /** Deletes the connection with secret, tokens and receipts. Throws NotFound or VersionConflict. */
  async remove(name: string, actor: Actor, expected: Precondition<ConnectionView>): Promise<void> {
    await this.#deps.uow.write(async (em) => {
      const connection = await findConnection(em, name, LockMode.PESSIMISTIC_WRITE);
      expected(this.#view(connection));
      em.remove(connection);
      this.#record(em, 'connection.deleted', connection, actor, { kind: connection.kind });
    });
  }

  /** The old secret is invalid immediately. Throws NotFound, or Conflict for an oauth connection. */
  async rotateSecret(name: string, actor: Actor): Promise<ConnectionWithDetails> {
    return this.#deps.uow.write(async (em) => {
      const connection = await findConnection(em, name, LockMode.PESSIMISTIC_WRITE);
      if (connection.kind === 'oauth') throw new Conflict('An oauth connection has no signing secret');
      const secret = newSigningSecret();
      this.#deps.secrets.keepSecret(connection, secret);
      connection.updatedAt = this.#deps.clock.now();
      this.#record(em, 'connection.secret_rotated', connection, actor);
      return { connection: this.#view(connection), secret };
    });
  }

  #view(connection: ConnectionRecord): ConnectionView {
    return viewConnection(connection, this.#deps.secrets);
  }

  /** The lock prevents two parallel calls from exceeding the limit. */
  async #makeSureOfRoom(em: EntityManager, name: string): Promise<void> {
    await takeLock(em, 'connections');
    if ((await em.count(Connection, { name })) > 0) throw new Duplicate('A connection with this name already exists');
    if ((await em.count(Connection)) >= MAX_CONNECTIONS)
      throw new Conflict(`There are ${MAX_CONNECTIONS} connections; delete one before you create another`);
  }

  #rowOf({ clientSecret: _sealed, ...fields }: NewConnection, { userId }: Actor) {
    const now = this.#deps.clock.now();
    const isWebhook = fields.kind === 'webhook';
    return {
      ...{ ...fields, scopes: isWebhook ? null : (fields.scopes ?? []) },
      ...{ id: newId(), isEnabled: true, hasFailed: false, revision: 1 },
      ...{ connectedAt: isWebhook ? now : null, createdBy: userId, createdAt: now, updatedAt: now },
    };
  }

  #record(
    em: EntityManager,
    action: string,
    { id: targetId, name: targetName }: ConnectionRecord,
    { userId: actorId }: Actor,
    details?: Record<string, unknown>,
  ): void {
    const fact = { action, actorId, targetType: 'connection', targetId, targetName };
    this.#deps.audit.record(em, details === undefined ? fact : { ...fact, details });
  }
}
