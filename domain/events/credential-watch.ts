import type {
  CredentialHolder,
  CredentialStanding,
  CredentialStandings,
  StandingsResult,
} from '../auth/credentials/standings.ts';
import type { HumanRole } from '../foundation/kernel/actor.ts';

/** The pause between two looks: with the time a look takes it has to stay below the second in which revocation is promised. */
const LOOK_MS = 500;

/** Somebody who listens, and with which role they may see what they see. */
export interface WatchedHolder extends CredentialHolder {
  readonly role: HumanRole;
}

interface Entry {
  readonly holder: CredentialHolder;
  /** What everybody below was let in with. */
  readonly fingerprint: string;
  readonly listeners: Set<() => void>;
  /** The revision of all roles and credentials as of which the fingerprint was the same. */
  revision: number;
}

const NOBODY: StandingsResult = { standings: [], revision: 0 };

const keyOf = ({ userId, credential: { sessionId, keyId } }: CredentialHolder): string =>
  `${userId} ${sessionId} ${keyId}`;

/**
 * Looks after the credentials of all who listen in this process: one statement for all of them together, as often as it takes to end
 * a socket within a second, and none while nobody listens. It needs no word from whoever changes an account, so it sees what any
 * replica, and any cause, has changed (spec/rules/events.md#revocation).
 */
export class CredentialWatch {
  readonly #standings: Pick<CredentialStandings, 'read'>;
  readonly #entries = new Map<string, Entry>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  /** No entry has a lower revision. */
  #lowest = Number.POSITIVE_INFINITY;

  constructor(standings: Pick<CredentialStandings, 'read'>) {
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
  async admit(watched: WatchedHolder, lose: () => void): Promise<(() => void) | null> {
    const { standings, revision } = await this.#standings.read([watched]);
    const [standing] = standings;
    if (standing === null || standing === undefined || standing.role !== watched.role) return null;
    return this.#add(watched, standing, revision, lose);
  }

  /**
   * Resolves once everybody has been ended whose role or credential changed up to this revision
   * (spec/rules/events.md#events-after-a-revocation). Throws ServiceUnavailable while the database is away.
   */
  async require(revision: number): Promise<void> {
    while (this.#lowest < revision) await this.#look();
  }

  #add(holder: CredentialHolder, { fingerprint }: CredentialStanding, revision: number, lose: () => void): () => void {
    // Those who were let in with another fingerprint have an entry of their own: the next look ends them, and not this one.
    const key = `${keyOf(holder)} ${fingerprint}`;
    const entry = this.#entries.get(key) ?? { holder, fingerprint, listeners: new Set(), revision };
    this.#entries.set(key, entry);
    this.#lowest = Math.min(this.#lowest, entry.revision);
    entry.listeners.add(lose);
    this.#plan();
    return () => {
      entry.listeners.delete(lose);
      if (entry.listeners.size === 0 && this.#entries.get(key) === entry) this.#entries.delete(key);
    };
  }

  #plan(): void {
    if (this.#timer !== null || this.#looking !== null || this.#entries.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      // A look that fails says nothing about a credential: the next one repeats it.
      this.#look().catch(() => {});
    }, LOOK_MS).unref();
  }

  #look(): Promise<void> {
    this.#looking ??= this.#lookAtAll().finally(() => {
      this.#looking = null;
      this.#plan();
    });
    return this.#looking;
  }

  async #lookAtAll(): Promise<void> {
    const entries = [...this.#entries];
    const holders = entries.map(([, { holder }]) => holder);
    const { standings, revision } = entries.length === 0 ? NOBODY : await this.#standings.read(holders);
    for (const [index, [key, entry]] of entries.entries()) {
      if (standings[index]?.fingerprint === entry.fingerprint) {
        entry.revision = Math.max(entry.revision, revision);
        continue;
      }
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      for (const lose of [...entry.listeners]) lose();
    }
    this.#lowest = Number.POSITIVE_INFINITY;
    for (const { revision: checked } of this.#entries.values()) this.#lowest = Math.min(this.#lowest, checked);
  }
}
