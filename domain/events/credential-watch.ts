import type {
  CredentialHolder,
  CredentialStanding,
  CredentialStandings,
  StandingsResult,
} from '../auth/credentials/standings.ts';
import { PeriodicTask, singleFlight } from '../foundation/background.ts';
import type { HumanRole } from '../foundation/kernel/actor.ts';

/** Together with the duration of a check this must stay below the second in which revocation is promised. */
const CHECK_INTERVAL_MS = 500;
/** A minute: a database that is unavailable for a short time is logged elsewhere. */
const QUIET_FAILURES = 120;

/** The credential of a subscriber, and the role that decides which events it may see. */
export interface WatchedHolder extends CredentialHolder {
  readonly role: HumanRole;
}

interface Entry {
  readonly holder: CredentialHolder;
  /** The fingerprint with which these subscribers were admitted. */
  readonly fingerprint: string;
  readonly subscribers: Set<() => void>;
  /** The newest revision of all roles and credentials at which the fingerprint was unchanged. */
  revision: number;
}

const NO_HOLDERS: StandingsResult = { standings: [], revision: 0 };

const keyOf = ({ userId, credential: { sessionId, keyId } }: CredentialHolder): string =>
  `${userId} ${sessionId} ${keyId}`;

/**
 * Checks the credentials of all subscribers of this process with one statement, often enough to end a socket within a second, and not at
 * all without subscribers. It polls instead of waiting for notifications, so it detects changes by any replica and of any cause
 * (spec/rules/events.md#revocation).
 */
export class CredentialWatch {
  readonly #standings: Pick<CredentialStandings, 'read'>;
  readonly #entries = new Map<string, Entry>();
  readonly #check = singleFlight(() => this.#checkAll());
  readonly #task: PeriodicTask;
  /** The lowest revision of all entries. */
  #lowest = Number.POSITIVE_INFINITY;

  /** `report` receives the error of checks that have failed for a minute. A failed check says nothing about a credential. */
  constructor(standings: Pick<CredentialStandings, 'read'>, report: (error: unknown) => void) {
    this.#standings = standings;
    const run = (): Promise<void> => this.#check();
    this.#task = new PeriodicTask({ intervalMs: CHECK_INTERVAL_MS, run, report, quietFailures: QUIET_FAILURES });
  }

  /** The number of watched credentials. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * Checks a credential and watches it from then on. `lose` is called once when the credential changes, unless the returned function was
   * called before. Returns null when the credential has changed already. Throws ServiceUnavailable while the database is unavailable.
   */
  async admit(watched: WatchedHolder, onLost: () => void): Promise<(() => void) | null> {
    const { standings, revision } = await this.#standings.read([watched]);
    const [standing] = standings;
    if (standing === null || standing === undefined || standing.role !== watched.role) return null;
    return this.#add(watched, standing, revision, onLost);
  }

  /**
   * Resolves when every subscriber has been ended whose role or credential changed up to this revision
   * (spec/rules/events.md#events-after-a-revocation). Throws ServiceUnavailable while the database is unavailable.
   */
  async require(revision: number): Promise<void> {
    while (this.#lowest < revision) await this.#check();
  }

  #add(
    holder: CredentialHolder,
    { fingerprint }: CredentialStanding,
    revision: number,
    onLost: () => void,
  ): () => void {
    // Subscribers with another fingerprint have a separate entry: the next check ends them, and not this one.
    const key = `${keyOf(holder)} ${fingerprint}`;
    const entry = this.#entries.get(key) ?? { holder, fingerprint, subscribers: new Set(), revision };
    this.#entries.set(key, entry);
    this.#lowest = Math.min(this.#lowest, entry.revision);
    entry.subscribers.add(onLost);
    this.#task.startBackground();
    return () => {
      entry.subscribers.delete(onLost);
      if (entry.subscribers.size === 0 && this.#entries.get(key) === entry) this.#forget(key);
    };
  }

  #forget(key: string): void {
    this.#entries.delete(key);
    if (this.#entries.size === 0) this.#task.stop();
  }

  async #checkAll(): Promise<void> {
    const entries = [...this.#entries];
    const holders = entries.map(([, { holder }]) => holder);
    const { standings, revision } = entries.length === 0 ? NO_HOLDERS : await this.#standings.read(holders);
    for (const [index, [key, entry]] of entries.entries()) {
      if (standings[index]?.fingerprint === entry.fingerprint) {
        entry.revision = Math.max(entry.revision, revision);
        continue;
      }
      if (this.#entries.get(key) === entry) this.#forget(key);
      for (const onLost of [...entry.subscribers]) onLost();
    }
    this.#lowest = Number.POSITIVE_INFINITY;
    for (const { revision: checked } of this.#entries.values()) this.#lowest = Math.min(this.#lowest, checked);
  }
}
