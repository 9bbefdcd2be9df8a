import type { Pool } from 'pg';
import { singleFlight } from '../background.ts';
import { translated } from '../database/translate.ts';
import type { SettingDefinition, SettingValue } from './setting-definition.ts';
import { SELECT_REVISION_AND_SETTINGS, SELECT_SETTINGS_REVISION } from './statements.ts';
import { settingId } from './stored-settings.ts';

/**
 * The current settings of this process. Every change increments one revision number in the database. The statements at the start of a
 * request read that number too, and a newer one makes the process read the settings again before it continues. So a change applies from the
 * next request on every replica (spec/rules/organisation.md#live-effect), and a request without a change costs nothing.
 */
export class LiveSettings {
  readonly #pool: Pool;
  readonly #definitions: ReadonlyMap<string, SettingDefinition>;
  #stored: ReadonlyMap<string, SettingValue> = new Map();
  /** The current values by definition, as far as they were asked for: every request needs several. */
  #current = new WeakMap<SettingDefinition, SettingValue>();
  #revision = -1;
  readonly #load = singleFlight(() => this.#read());

  constructor(pool: Pool, definitions: readonly SettingDefinition[]) {
    this.#pool = pool;
    this.#definitions = new Map(definitions.map((definition) => [settingId(definition), definition]));
  }

  /** All settings of the product, in order of declaration. */
  get definitions(): readonly SettingDefinition[] {
    return [...this.#definitions.values()];
  }

  /** The definition, or undefined for an unknown namespace or key. */
  definition(namespace: string, key: string): SettingDefinition | undefined {
    return this.#definitions.get(settingId({ namespace, key }));
  }

  /**
   * The current value: the stored one, otherwise that of the environment, otherwise the default. A stored value has the type of its
   * definition, because it was checked when it was saved. Throws for a setting that no module lists.
   */
  get<Value extends SettingValue>(setting: SettingDefinition<Value>): Value {
    const known = this.#current.get(setting);
    if (known !== undefined) return known as Value;
    const id = settingId(setting);
    const definition = this.#definitions.get(id);
    if (definition === undefined) throw new Error(`no such setting: ${id}`);
    const value = this.#stored.get(id) ?? definition.environment ?? definition.default;
    this.#current.set(setting, value);
    return value as Value;
  }

  /** Compares the revision that a statement has just read; reads the settings again when they have changed. */
  observe(revision: number): Promise<void> | void {
    if (revision !== this.#revision) return this.#catchUp(revision);
  }

  /** Reads the revision with a separate statement, for work outside of requests. */
  async refresh(): Promise<void> {
    const { rows } = await translated(
      this.#pool.query<{ revision: string }>({
        name: 'settings-revision',
        text: SELECT_SETTINGS_REVISION,
      }),
    );
    await this.observe(Number(rows[0]?.revision));
  }

  /** A read that is running already may have started before the change; then it is repeated. */
  async #catchUp(revision: number): Promise<void> {
    await this.#load();
    if (this.#revision < revision) await this.#load();
  }

  /** One statement, so that values and revision are consistent. */
  async #read(): Promise<void> {
    const { rows } = await translated(
      this.#pool.query<{ revision: string; id: string | null; value: SettingValue }>(SELECT_REVISION_AND_SETTINGS),
    );
    const stored = new Map<string, SettingValue>();
    for (const row of rows) if (row.id !== null) stored.set(row.id, row.value);
    this.#stored = stored;
    this.#current = new WeakMap();
    this.#revision = Number(rows[0]?.revision);
  }
}
