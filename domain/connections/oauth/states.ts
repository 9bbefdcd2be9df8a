import { hash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { newSecret } from '../../foundation/kernel/ids.ts';
import type { SealedColumn } from '../../foundation/secrets/sealed-column.ts';
import type { SealedSecrets } from '../../foundation/secrets/sealed-secrets.ts';
import { DELETE_OLDEST_OAUTH_STATES, INSERT_OAUTH_STATE, SELECT_OAUTH_STATE, USE_OAUTH_STATE } from '../statements.ts';

export const STATE_SECONDS = 600;

/** Open attempts of one connection; more can only be abandoned ones. */
const MAX_OPEN = 10;

/** A started attempt to connect an account. */
export interface StartedOauth {
  readonly connectionId: string;
  readonly verifier: string;
  /** The user who started it, and their credential. */
  readonly starter: Starter;
}

export interface Starter {
  readonly userId: string;
  readonly credential: Pick<Actor['credential'], 'sessionId' | 'keyId'>;
}

const placeOf = (stateHash: string): string => `oauth-states/${stateHash}`;
export const SEALED_VERIFIERS: SealedColumn = {
  ...{ table: 'oauth_states', key: 'state_hash', column: 'sealed_verifier' },
  placeOf,
};
const hashOf = (state: string): string => hash('sha256', state, 'base64url');

interface Row {
  readonly connection_id: string;
  readonly sealed_verifier: string;
  readonly started_by: string;
  readonly session_id: string | null;
  readonly key_id: string | null;
  readonly expires_at: string;
}

/** Open attempts (spec/rules/connections.md#oauth-states). A state has 256 random bits, so a plain hash hides it. */
export class OauthStates {
  readonly #clock: Clock;
  readonly #sealed: SealedSecrets;

  constructor(clock: Clock, sealed: SealedSecrets) {
    this.#clock = clock;
    this.#sealed = sealed;
  }

  /** Creates a state in the caller's transaction. */
  async open(em: EntityManager, { connectionId, verifier, starter }: StartedOauth): Promise<string> {
    const state = newSecret();
    const stateHash = hashOf(state);
    const expiresAt = new Date(this.#clock.now().getTime() + STATE_SECONDS * 1000);
    const sealed = this.#sealed.seal(verifier, placeOf(stateHash));
    const { sessionId, keyId } = starter.credential;
    await em.execute(INSERT_OAUTH_STATE, [
      stateHash,
      connectionId,
      sealed,
      starter.userId,
      sessionId,
      keyId,
      expiresAt,
    ]);
    await em.execute(DELETE_OLDEST_OAUTH_STATES, [connectionId, MAX_OPEN]);
    return state;
  }

  /** Uses a state up; of several callers exactly one gets it. Null when it is unknown, used or too old. */
  use(em: EntityManager, state: string): Promise<StartedOauth | null> {
    return this.#read(em, USE_OAUTH_STATE, state);
  }

  /** The same without using the state up. */
  find(em: EntityManager, state: string): Promise<StartedOauth | null> {
    return this.#read(em, SELECT_OAUTH_STATE, state);
  }

  async #read(em: EntityManager, statement: string, state: string): Promise<StartedOauth | null> {
    const stateHash = hashOf(state);
    const [row] = await em.execute<Row[]>(statement, [stateHash]);
    if (row === undefined || new Date(row.expires_at) < this.#clock.now()) return null;
    const verifier = this.#sealed.open(row.sealed_verifier, placeOf(stateHash));
    if (verifier === null) return null;
    const credential = { sessionId: row.session_id, keyId: row.key_id };
    return { connectionId: row.connection_id, verifier, starter: { userId: row.started_by, credential } };
  }
}
