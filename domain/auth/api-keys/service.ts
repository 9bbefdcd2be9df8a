import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict, Forbidden, NotFound, ValidationFailed, VersionConflict } from '../../foundation/errors/errors.ts';
import type { Actor, HumanRole } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { newId, newSecret, parseUuid } from '../../foundation/kernel/ids.ts';
import type { KeyedHash } from '../../foundation/secrets/keyed-hash.ts';
import { lockAccount } from '../../users/account-lock.ts';
import { ApiKey, type ApiKeyRecord } from '../api-key.entity.ts';
import { lockCaller, lockCredential } from '../credentials/live-credential.ts';
import { mayGrantKey } from '../credentials/permissions.ts';
import {
  COUNT_LIVE_API_KEYS,
  DELETE_OLDEST_DEAD_API_KEYS,
  SELECT_API_KEY_OWNER,
  SELECT_API_KEYS_CREATED_WITH,
} from '../statements.ts';

export interface NewApiKey {
  readonly name: string;
  readonly role: HumanRole;
  /** A past time is accepted: the key is expired immediately. */
  readonly expiresAt: Date | null;
}

/** The most live keys of one user, and the most dead ones that are kept with them. Together they limit a list. */
const MAX_LIVE = 100;
const MAX_DEAD = 900;

/**
 * A key can read and revoke itself, and the keys that it could have created (spec/rules/auth.md#keys-made-by-keys). A session has no such
 * restriction.
 */
const isWithinReach = (key: ApiKeyRecord, { role, credential: { kind, keyId } }: Actor): boolean =>
  kind !== 'api_key' || key.id === keyId || mayGrantKey(role, key.role);

/** The expiry of a key that is created with a credential that ends at `latest`. Throws ValidationFailed for a later one. */
const endWithin = (latest: Date | null, asked: Date | null): Date | null => {
  if (latest === null) return asked;
  if (asked !== null && asked > latest)
    throw new ValidationFailed('An API key cannot expire later than the key that creates it');
  return asked ?? latest;
};

/** Options of a revocation. */
export interface Revocation {
  /** True when `If-Match` names an ETag; keys have none. */
  readonly matchesNoTag: boolean;
  /** Also ends everything that the key created. */
  readonly cascade: boolean;
}

/** Ends what the revoked keys created, in the transaction of the revocation. */
export type CascadeEffect = (em: EntityManager, keyIds: readonly string[], actor: Actor) => Promise<void>;

const unknownKey = (): NotFound => new NotFound('The API key does not exist');

/** Throws NotFound for an unknown key. */
const ownerOf = async (em: EntityManager, keyId: string): Promise<string> => {
  const [row] = await em.execute<{ user_id: string }[]>(SELECT_API_KEY_OWNER, [keyId]);
  if (row === undefined) throw unknownKey();
  return row.user_id;
};

/** The key and all keys that were created with it, directly or by keys that it created. A key creates keys only for its owner. */
const keysCreatedWith = async (em: EntityManager, keyId: string, ownerId: string): Promise<string[]> => {
  return (await em.execute<{ id: string }[]>(SELECT_API_KEYS_CREATED_WITH, [keyId, ownerId])).map(({ id }) => id);
};

interface ApiKeyServiceDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly hash: KeyedHash;
  readonly audit: AuditLog;
}

/** Keys for programs (spec/rules/auth.md#api-keys-and-tickets). */
export class ApiKeyService {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #hash: KeyedHash;
  readonly #audit: AuditLog;
  readonly #cascadeEffects: CascadeEffect[] = [];

  constructor({ uow, clock, hash, audit }: ApiKeyServiceDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#hash = hash;
    this.#audit = audit;
  }

  /** The keys of the caller, newest first, revoked and expired ones too. A key gets only those that it may see. */
  async list(actor: Actor): Promise<ApiKeyRecord[]> {
    const keys = await this.#uow.read((em) =>
      em.find(ApiKey, { user: actor.userId }, { orderBy: { createdAt: 'desc', id: 'desc' } }),
    );
    return keys.filter((key) => isWithinReach(key, actor));
  }

  /**
   * Creates a key; `apiKey` is shown only here. Of the dead keys only the latest are kept. Throws Forbidden for a role that the caller may
   * not grant, the errors of `lockCredential` for a credential that has ended in the meantime, Conflict for too many keys, or
   * ValidationFailed for a key that would outlive the key that creates it.
   */
  async create(fields: NewApiKey, actor: Actor): Promise<{ key: ApiKeyRecord; apiKey: string }> {
    if (!mayGrantKey(actor.role, fields.role)) throw new Forbidden('You cannot create an API key with this role');
    const apiKey = `ok_${newSecret()}`;
    const key = await this.#uow.write(async (em) => {
      await lockAccount(em, actor.userId);
      const latest = await lockCredential(em, actor);
      await this.#makeRoom(em, actor.userId);
      const expiresAt = endWithin(latest, fields.expiresAt);
      const created = em.create(ApiKey, {
        id: newId(),
        user: actor.userId,
        keyHash: this.#hash.of(apiKey),
        name: fields.name,
        role: fields.role,
        lastFour: apiKey.slice(-4),
        createdAt: this.#clock.now(),
        expiresAt,
        revokedAt: null,
        createdByKeyId: actor.credential.keyId,
      });
      this.#record(em, 'key.created', created, actor);
      return created;
    });
    return { key, apiKey };
  }

  /** Registers what else ends with revoked keys when a revocation cascades, in its transaction. */
  onCascade(effect: CascadeEffect): void {
    this.#cascadeEffects.push(effect);
  }

  /**
   * Revokes a key; repeating it is harmless. `cascade` also revokes the keys that it created, the keys that those created, and what
   * `onCascade` registered. Throws the errors of `lockCredential` for an ended credential, NotFound for another user's key, unless the
   * caller is the ceo, and NotFound for a key that the calling key may not see.
   */
  async revoke(keyId: string, actor: Actor, { matchesNoTag, cascade }: Revocation): Promise<void> {
    const id = parseUuid(keyId);
    await this.#uow.write(async (em) => {
      const mayEndAll = await lockCaller(em, actor);
      if (id === null) throw unknownKey();
      const owner = mayEndAll && cascade ? await ownerOf(em, id) : actor.userId;
      // The lock prevents new keys of this account while the keys to revoke are collected.
      if (owner !== actor.userId) await lockAccount(em, owner);
      const ids = cascade ? await keysCreatedWith(em, id, owner) : [id];
      // Only locks rows that the caller may change: otherwise two callers could block each other.
      const theirs = { id: { $in: ids }, ...(mayEndAll ? {} : { user: actor.userId }) };
      const keys = await em.find(ApiKey, theirs, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
      const key = keys.find((each) => each.id === id);
      if (key === undefined || !isWithinReach(key, actor)) throw unknownKey();
      if (matchesNoTag) throw new VersionConflict('API keys have no ETag; only If-Match: * is supported');
      for (const each of keys) this.#end(em, each, actor);
      const revoked = keys.map((each) => each.id);
      if (cascade) for (const effect of this.#cascadeEffects) await effect(em, revoked, actor);
    });
  }

  #end(em: EntityManager, key: ApiKeyRecord, actor: Actor): void {
    if (key.revokedAt) return;
    key.revokedAt = this.#clock.now();
    this.#record(em, 'key.revoked', key, actor);
  }

  /** Revokes every live key of the user, in the caller's transaction. */
  async revokeAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeUpdate(ApiKey, { user: userId, revokedAt: null }, { revokedAt: this.#clock.now() });
  }

  async #makeRoom(em: EntityManager, userId: string): Promise<void> {
    const now = this.#clock.now();
    const [live] = await em.execute<{ count: number }[]>(COUNT_LIVE_API_KEYS, [userId, now]);
    if ((live?.count ?? 0) >= MAX_LIVE)
      throw new Conflict(`You have ${MAX_LIVE} API keys; revoke one before you create another`);
    await em.execute(DELETE_OLDEST_DEAD_API_KEYS, [userId, now, MAX_DEAD]);
  }

  #record(em: Parameters<AuditLog['record']>[0], action: string, key: ApiKeyRecord, actor: Actor): void {
    const { id: targetId, name: targetName, role } = key;
    this.#audit.record(em, {
      action,
      actorId: actor.userId,
      targetType: 'api_key',
      targetId,
      targetName,
      details: { role },
    });
  }
}
