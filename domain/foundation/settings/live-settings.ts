import type { Pool } from 'pg';
import { translated } from '../database/translate.ts';
import type { SettingDefinition, SettingValue } from './setting-definition.ts';

const idOf = (namespace: string, key: string): string => `${namespace}.${key}`;

/**
 * The settings in force in this process. Every change raises one revision number in the database; the statements that begin a
 * request bring that number along, and a newer one makes the process read the settings again before it goes on. So a change
 * counts from the next request on every replica (spec/rules/organisation.md#live-effect), and a request that changes nothing pays
 * nothing.
 */
export class LiveSettings {
  readonly #pool: Pool;
  readonly #definitions: ReadonlyMap<string, SettingDefinition>;
  #stored: ReadonlyMap<string, SettingValue> = new Map();
  #revision = -1;
  #loading: Promise<void> | null = null;

  constructor(pool: Pool, definitions: readonly SettingDefinition[]) {
    this.#pool = pool;
    this.#definitions = new Map(
      definitions.map((definition) => [idOf(definition.namespace, definition.key), definition]),
    );
  }

  /** All settings the product knows, in order of declaration. */
  get definitions(): readonly SettingDefinition[] {
    return [...this.#definitions.values()];
  }

  /** The definition, or undefined for an unknown namespace or key. */
  definition(namespace: string, key: string): SettingDefinition | undefined {
    return this.#definitions.get(idOf(namespace, key));
  }

  /** The value in force: stored, else from the environment, else the default. Throws for a setting that does not exist. */
  value(namespace: string, key: string): SettingValue {
    const id = idOf(namespace, key);
    const definition = this.#definitions.get(id);
    if (definition === undefined) throw new Error(`no such setting: ${id}`);
    return this.#stored.get(id) ?? definition.environment ?? definition.default;
  }

  number(namespace: string, key: string): number {
    return Number(this.value(namespace, key));
  }

  boolean(namespace: string, key: string): boolean {
    return this.value(namespace, key) === true;
  }

  text(namespace: string, key: string): string {
    return String(this.value(namespace, key));
  }

  /** Takes note of the revision a statement has just read; reads the settings again when they have changed. */
  observe(revision: number): Promise<void> | void {
    if (revision !== this.#revision) return this.#catchUp(revision);
  }

  /** Reads the revision by a statement of its own, for work that does not begin with a request. */
  async refresh(): Promise<void> {
    const { rows } = await translated(
      this.#pool.query<{ revision: string }>({
        name: 'settings-revision',
        text: 'select revision from settings_revision',
      }),
    );
    await this.observe(Number(rows[0]?.revision));
  }

  /** A reading that was under way already may have begun before the change; then it is done once more. */
  async #catchUp(revision: number): Promise<void> {
    await this.#load();
    if (this.#revision < revision) await this.#load();
  }

  #load(): Promise<void> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  /** One statement, so that values and revision belong to the same moment. */
  async #read(): Promise<void> {
    const { rows } = await translated(
      this.#pool.query<{ revision: string; id: string | null; value: SettingValue }>(
        `select r.revision, s.namespace || '.' || s.key as id, s.value from settings_revision r left join settings s on true`,
      ),
    );
    const stored = new Map<string, SettingValue>();
    for (const row of rows) if (row.id !== null) stored.set(row.id, row.value);
    this.#stored = stored;
    this.#revision = Number(rows[0]?.revision);
  }
}
