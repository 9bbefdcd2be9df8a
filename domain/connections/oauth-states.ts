import { hash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newSecret } from '../foundation/kernel/ids.ts';
import type { SealedSecrets } from '../foundation/secrets/sealed-secrets.ts';

export const STATE_SECONDS = 600;

/** Of one connection; more can only be attempts that were given up. */
const MAX_OPEN = 10;

/** An attempt to connect an account, as it was begun. */
export interface StartedOauth {
  readonly connectionId: string;
  readonly verifier: string;
  /** User id. */
  readonly startedBy: string;
}

const placeOf = (stateHash: string): string => `oauth-states/${stateHash}`;
const hashOf = (state: string): string => hash('sha256', state, 'base64url');

const DROP_OLDEST = `delete from oauth_states where state_hash in (
  select state_hash from oauth_states where connection_id = ? order by expires_at desc, state_hash offset ?)`;
const USE =
  'delete from oauth_states where state_hash = ? returning connection_id, sealed_verifier, started_by, expires_at';

interface Row {
  readonly connection_id: string;
  readonly sealed_verifier: string;
  readonly started_by: string;
  readonly expires_at: string;
}

/** Attempts under way (spec/rules/connections.md#oauth-states). A state has 256 random bits, so a plain hash hides it. */
export class OauthStates {
  readonly #clock: Clock;
  readonly #sealed: SealedSecrets;

  constructor(clock: Clock, sealed: SealedSecrets) {
    this.#clock = clock;
    this.#sealed = sealed;
  }

  /** The new state, in the caller's transaction. */
  async open(em: EntityManager, { connectionId, verifier, startedBy }: StartedOauth): Promise<string> {
    const state = newSecret();
    const stateHash = hashOf(state);
    const expiresAt = new Date(this.#clock.now().getTime() + STATE_SECONDS * 1000);
    await em.execute(
      `insert into oauth_states (state_hash, connection_id, sealed_verifier, started_by, expires_at) values (?, ?, ?, ?, ?)`,
      [stateHash, connectionId, this.#sealed.seal(verifier, placeOf(stateHash)), startedBy, expiresAt],
    );
    await em.execute(DROP_OLDEST, [connectionId, MAX_OPEN]);
    return state;
  }

  /** Uses a state up, for one of all who come with it; null when it is unknown, used or too old. */
  async use(em: EntityManager, state: string): Promise<StartedOauth | null> {
    const stateHash = hashOf(state);
    const [row] = await em.execute<Row[]>(USE, [stateHash]);
    if (row === undefined || new Date(row.expires_at) < this.#clock.now()) return null;
    const verifier = this.#sealed.open(row.sealed_verifier, placeOf(stateHash));
    return verifier === null ? null : { connectionId: row.connection_id, verifier, startedBy: row.started_by };
  }
}
