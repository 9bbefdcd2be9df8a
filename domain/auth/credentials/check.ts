import pg, { type Pool } from 'pg';
import { batchLookup } from '../../foundation/database/batch-lookup.ts';
import { translated } from '../../foundation/database/translate.ts';
import { SessionRevoked, Unauthorized } from '../../foundation/errors/errors.ts';
import type { Actor, Credential, HumanRole, OrgRole } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { KeyedHash } from '../../foundation/secrets/keyed-hash.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import { RENEW_API_KEY_HASH, SELECT_API_KEY_BY_HASH, SESSION_HAS_ID, selectSession } from '../statements.ts';
import { CredentialLookups } from './credential-lookups.ts';
import { effectiveRole } from './permissions.ts';
import { passwordSignatureOf, type UserTokens } from './user-token.ts';

const BY_SESSION = { name: 'credential-by-session', text: selectSession(SESSION_HAS_ID), types: pg.types };
const BY_KEY = { name: 'credential-by-key', text: SELECT_API_KEY_BY_HASH, types: pg.types };

interface UserRow {
  readonly id: string;
  readonly username: string;
  readonly role: HumanRole;
  readonly must_change_password: boolean;
  readonly password_hash: string | null;
  readonly org_roles: OrgRole[];
  readonly scopes: string[];
  readonly revision: string;
}
interface SessionRow extends UserRow {
  readonly session_id: string;
  readonly is_revoked: boolean;
}
interface KeyRow extends UserRow {
  readonly key_id: string;
  readonly key_role: HumanRole;
  readonly key_hash: string;
}

const INVALID = 'The credential is missing or not valid';
const SYSTEM_CREDENTIAL: Credential = { kind: 'system_token', sessionId: null, keyId: null };
const SYSTEM: Actor = {
  userId: 'system',
  username: 'system',
  role: 'system',
  orgRoles: [],
  scopedDepartments: [],
  mustChangePassword: false,
  credential: SYSTEM_CREDENTIAL,
};

interface CredentialCheckDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly tokens: UserTokens;
  readonly keyHash: KeyedHash;
}

/**
 * Resolves a credential to the actor behind it, for every protected request. Requests that arrive together are looked up by one prepared
 * statement (spec/rules/auth.md#credential-lookups). Throws Unauthorized, SessionRevoked for a token whose session was revoked, or
 * ServiceUnavailable for too many parallel lookups.
 */
export class CredentialCheck {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #settings: LiveSettings;
  readonly #tokens: UserTokens;
  readonly #keyHash: KeyedHash;
  readonly #sessionLookUps = new CredentialLookups();
  readonly #keyLookUps = new CredentialLookups();
  readonly #findSession = batchLookup((ids: readonly string[]) => this.#sessions(ids));
  readonly #findKey = batchLookup((hashes: readonly (readonly string[])[]) => this.#keys(hashes));

  constructor({ pool, clock, settings, tokens, keyHash }: CredentialCheckDeps) {
    this.#pool = pool;
    this.#clock = clock;
    this.#settings = settings;
    this.#tokens = tokens;
    this.#keyHash = keyHash;
  }

  /** The actor of a JWT, from the cookie or the header. */
  async byToken(token: string, kind: 'session_cookie' | 'session_bearer'): Promise<Actor> {
    const claims = this.#tokens.read(token, this.#clock.now());
    if (claims === null) throw new Unauthorized(INVALID);
    if (claims.kind === 'system') return SYSTEM;
    const { sessionId } = claims;
    const row = await this.#sessionLookUps.run(sessionId, () => this.#findSession(sessionId));
    if (row === null || row.id !== claims.userId) throw new Unauthorized(INVALID);
    if (row.is_revoked) throw new SessionRevoked('The session has been logged out or revoked');
    if (passwordSignatureOf(row.password_hash) !== claims.passwordSignature) throw new Unauthorized(INVALID);
    await this.#settings.observe(Number(row.revision));
    return this.#actor(row, row.role, { kind, sessionId, keyId: null });
  }

  /** The actor of an API key: its owner, with the weaker of the two roles. `address` is the address of the request as limits count it. */
  async byApiKey(key: string, address: string): Promise<Actor> {
    const hashes = this.#keyHash.allOf(key);
    const row = await this.#keyLookUps.run(this.#keyLookUps.subjectOfKey(hashes[0], address), () =>
      this.#findKey(hashes),
    );
    this.#keyLookUps.note(hashes[0], row !== null);
    if (row === null) throw new Unauthorized(INVALID);
    await this.#settings.observe(Number(row.revision));
    await this.#renewHash(row, hashes[0]);
    const role = effectiveRole(row.key_role, row.role);
    return this.#actor(row, role, { kind: 'api_key', sessionId: null, keyId: row.key_id });
  }

  async #sessions(ids: readonly string[]): Promise<(SessionRow | null)[]> {
    const { rows } = await translated(this.#pool.query<SessionRow>({ ...BY_SESSION, values: [ids] }));
    const found = new Map(rows.map((row) => [row.session_id, row]));
    return ids.map((id) => found.get(id) ?? null);
  }

  /** `hashes` has, for each key, the hashes under which it may be stored. */
  async #keys(hashes: readonly (readonly string[])[]): Promise<(KeyRow | null)[]> {
    const values = [hashes.flat(), this.#clock.now()];
    const { rows } = await translated(this.#pool.query<KeyRow>({ ...BY_KEY, values }));
    const found = new Map(rows.map((row) => [row.key_hash, row]));
    return hashes.map((all) => all.flatMap((hash) => found.get(hash) ?? [])[0] ?? null);
  }

  /**
   * Stores the hash under the present secret, so that the key outlives the previous one (spec/rules/auth.md#changing-the-secret). The next
   * use retries a failure.
   */
  async #renewHash({ key_id: id, key_hash: stored }: KeyRow, present: string): Promise<void> {
    if (stored !== present) await this.#pool.query(RENEW_API_KEY_HASH, [present, id, stored]).catch(() => {});
  }

  #actor(row: UserRow, role: HumanRole, credential: Credential): Actor {
    return {
      userId: row.id,
      username: row.username,
      role,
      orgRoles: row.org_roles,
      scopedDepartments: row.scopes,
      mustChangePassword: row.must_change_password,
      credential,
    };
  }
}
