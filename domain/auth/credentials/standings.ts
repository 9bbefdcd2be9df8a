import type { Pool } from 'pg';
import { translated } from '../../foundation/database/translate.ts';
import type { Credential, HumanRole } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { SELECT_CREDENTIAL_STANDINGS } from '../statements.ts';
import { effectiveRole } from './permissions.ts';

/** A user and the credential of their request. */
export interface CredentialHolder {
  readonly userId: string;
  readonly credential: Pick<Credential, 'sessionId' | 'keyId'>;
}

/** The current state of a credential. */
export interface CredentialStanding {
  /** The role of the credential; for an API key its effective role. */
  readonly role: HumanRole;
  /** A different text means that something changed, even when it was changed back: the role of the user, or the password of the session. */
  readonly fingerprint: string;
}

interface Row {
  readonly role: HumanRole | null;
  readonly key_role: HumanRole | null;
  readonly role_changes: number;
  readonly password: string | null;
  readonly revision: string;
}

/** The states, and the revision of all roles and credentials at which they were read. */
export interface StandingsResult {
  readonly standings: readonly (CredentialStanding | null)[];
  /** 0 when nothing was read. */
  readonly revision: number;
}

/** The statement behind every open socket and stream; benchmarks run it directly. */
export const STANDINGS = { name: 'credential-standings', text: SELECT_CREDENTIAL_STANDINGS };

const standingOf = ({
  role,
  key_role: keyRole,
  role_changes: roleChanges,
  password,
}: Row): CredentialStanding | null => {
  if (role === null) return null;
  return {
    role: keyRole === null ? role : effectiveRole(keyRole, role),
    fingerprint: `${role} ${roleChanges} ${keyRole ?? ''} ${password ?? ''}`,
  };
};

/** Reads the current state of credentials long after their request, for subscribers (spec/rules/events.md#revocation). */
export class CredentialStandings {
  readonly #pool: Pool;
  readonly #clock: Clock;

  constructor(lookups: Pool, clock: Clock) {
    this.#pool = lookups;
    this.#clock = clock;
  }

  /**
   * Reads all of them with one statement, in their order; null for a credential that a request would be refused for. Throws
   * ServiceUnavailable while the database is unavailable.
   */
  async read(holders: readonly CredentialHolder[]): Promise<StandingsResult> {
    const values = [
      holders.map(({ userId }) => userId),
      holders.map(({ credential }) => credential.sessionId),
      holders.map(({ credential }) => credential.keyId),
      this.#clock.now(),
    ];
    const { rows } = await translated(this.#pool.query<Row>({ ...STANDINGS, values }));
    return { standings: rows.map(standingOf), revision: Number(rows[0]?.revision ?? 0) };
  }
}
