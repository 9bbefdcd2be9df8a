import type { CredentialStandings, Holder, Standing } from '../auth/credential-standings.ts';
import type { HumanRole } from '../foundation/kernel/actor.ts';

/** The pause between two looks: with the time a look takes it has to stay below the second in which revocation is promised. */
const LOOK_MS = 500;

/** Somebody who listens, and with which role they may see what they see. */
export interface Watched extends Holder {
  readonly role: HumanRole;
}

interface Entry {
  readonly holder: Holder;
  /** What everybody below was let in with. */
  readonly fingerprint: string;
  readonly listeners: Set<() => void>;
}

const keyOf = ({ userId, credential: { sessionId, keyId } }: Holder): string => `${userId} ${sessionId} ${keyId}`;

/**
 * Looks after the credentials of all who listen in this process: one statement for all of them together, as often as it takes to end
 * a socket within a second, and none while nobody listens. It needs no word from whoever changes an account, so it sees what any
 * replica, and any cause, has changed (spec/rules/events.md#revocation).
 */
export class CredentialWatch {
  readonly #standings: Pick<CredentialStandings, 'look'>;
  readonly #entries = new Map<string, Entry>();
  #timer: NodeJS.Timeout | null = null;
  #isLooking = false;

  constructor(standings: Pick<CredentialStandings, 'look'>) {
    this.#standings = standings;
  }

  /** The credentials that are looked after. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * Looks at a credential and, while it is worth what it was, goes on looking: `lose` is called once when it changes, unless the answer
   * was called before. Null when it is worth something else already. Throws ServiceUnavailable while the database is away.
   */
  async admit(watched: Watched, lose: () => void): Promise<(() => void) | null> {
    const [standing] = await this.#standings.look([watched]);
    if (standing === null || standing === undefined || standing.role !== watched.role) return null;
    return this.#add(watched, standing, lose);
  }

  #add(holder: Holder, { fingerprint }: Standing, lose: () => void): () => void {
    // Those who were let in with another fingerprint have an entry of their own: the next look ends them, and not this one.
    const key = `${keyOf(holder)} ${fingerprint}`;
    const entry = this.#entries.get(key) ?? { holder, fingerprint, listeners: new Set() };
    this.#entries.set(key, entry);
    entry.listeners.add(lose);
    this.#plan();
    return () => {
      entry.listeners.delete(lose);
      if (entry.listeners.size === 0 && this.#entries.get(key) === entry) this.#entries.delete(key);
    };
  }

  #plan(): void {
    if (this.#timer !== null || this.#isLooking || this.#entries.size === 0) return;
    this.#timer = setTimeout(() => void this.#look(), LOOK_MS).unref();
  }

  async #look(): Promise<void> {
    this.#timer = null;
    this.#isLooking = true;
    const entries = [...this.#entries];
    // A look that fails tells nothing of a credential: it is repeated.
    const standings = await this.#standings.look(entries.map(([, { holder }]) => holder)).catch(() => null);
    for (const [index, [key, entry]] of entries.entries()) {
      if (standings === null || standings[index]?.fingerprint === entry.fingerprint) continue;
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      for (const lose of [...entry.listeners]) lose();
    }
    this.#isLooking = false;
    this.#plan();
  }
}
