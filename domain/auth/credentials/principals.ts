import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Actor, HumanRole, OrgRole } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { SELECT_PRINCIPAL } from '../statements.ts';
import { effectiveRole } from './permissions.ts';

/** A user, and the API key of the request, if there was one. */
export interface Principal {
  readonly userId: string;
  readonly keyId: string | null;
}

interface Row {
  readonly id: string;
  readonly username: string;
  readonly role: HumanRole;
  readonly must_change_password: boolean;
  readonly org_roles: OrgRole[];
  readonly scopes: string[];
  readonly key_role: HumanRole | null;
}

/**
 * The current rights of users behind work that continues without them: the rights of the account, and never more than those of the API key
 * that was used (spec/rules/acting.md#rights).
 */
export class Principals {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;

  constructor(uow: UnitOfWork, clock: Clock) {
    this.#uow = uow;
    this.#clock = clock;
  }

  /** Null when the account or the key was deleted, or the key is revoked or expired. */
  async present({ userId, keyId }: Principal): Promise<Actor | null> {
    const values = [keyId, this.#clock.now(), userId, keyId];
    const [row] = await this.#uow.read((em) => em.execute<Row[]>(SELECT_PRINCIPAL, values));
    if (row === undefined) return null;
    const { key_role: keyRole } = row;
    const kind = keyRole === null ? 'session_bearer' : 'api_key';
    return {
      userId,
      username: row.username,
      role: keyRole === null ? row.role : effectiveRole(keyRole, row.role),
      orgRoles: row.org_roles,
      scopedDepartments: row.scopes,
      mustChangePassword: row.must_change_password,
      credential: { kind, sessionId: null, keyId },
    };
  }
}
