/** Statements with a name. More would take memory of the database on every connection. */
const MAX_NAMES = 250;

/** Of these at most so many updates: they have a text for each set of fields that a client changes together. */
const MAX_UPDATES = 100;

/** The prefix of the names. Its colon tells them from names that are chosen elsewhere. */
const PREFIX = 'orm:';

/** Names for prepared statements, one for each text, the same on every connection. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #updates = 0;
  #generation = 1;

  /** The name of a text; undefined for texts beyond the limit, which are sent without preparation. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_NAMES) return known;
    const isUpdate = /^update /.test(text);
    if (isUpdate && this.#updates >= MAX_UPDATES) return undefined;
    if (isUpdate) this.#updates += 1;
    const name = `${PREFIX}${this.#generation}:${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** Gives every text a new name: a migration changed a table, and the database refuses statements that were prepared before. */
  renew(): void {
    this.#generation += 1;
    this.#names.clear();
    this.#updates = 0;
  }
}

/** The database refuses a prepared statement because a migration changed its table. */
export const isOutdatedStatement = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('cached plan must not change result type');
