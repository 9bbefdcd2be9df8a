import type { EntityManager } from '@mikro-orm/postgresql';
import { hasGuard } from '../auth/credentials/permissions.ts';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Forbidden, NotFound, ValidationFailed } from '../foundation/errors/errors.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { type Page, type PageRequest, pageOf } from '../foundation/kernel/pages/page.ts';
import type { Precondition } from '../foundation/kernel/precondition.ts';
import { codePointLength } from '../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import type { SettingDefinition, SettingOrder, SettingValue } from '../foundation/settings/setting-definition.ts';
import {
  readStoredSettings,
  removeSetting,
  type StoredSettings,
  settingId,
  storeSetting,
} from '../foundation/settings/stored-settings.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import { currencySetting } from '../organisation/value/currency-setting.ts';

/** A setting with its current value and the source of the value. */
export interface SettingView {
  readonly definition: SettingDefinition;
  readonly value: SettingValue;
  readonly source: 'default' | 'environment' | 'stored';
  readonly updatedAt: Date | null;
  readonly updatedBy: string | null;
}

/** Only the ceo may change the settings of access, limits, approvals and retention (spec/rules/organisation.md#setting-change). */
const OF_THE_CEO: ReadonlySet<string> = new Set(['auth', 'limits', 'concurrency', 'approvals', 'retention']);

const TYPES: Readonly<Record<SettingDefinition['type'], (value: unknown) => boolean>> = {
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  string: (value) => typeof value === 'string',
};

/** The interface accepts every value except lists and objects, also null. Only the setting knows its type. */
function requireType({ type }: SettingDefinition, value: unknown): asserts value is SettingValue {
  if (!TYPES[type](value)) throw new ValidationFailed(`The value must be ${type === 'integer' ? 'an' : 'a'} ${type}`);
}

const requireFit = (definition: SettingDefinition, value: SettingValue): void => {
  const { type, minimum, maximum, allowed } = definition;
  const measure = typeof value === 'string' ? codePointLength(value) : Number(value);
  if (type !== 'boolean' && minimum !== null && measure < minimum)
    throw new ValidationFailed(`The value must be at least ${minimum}`);
  if (type !== 'boolean' && maximum !== null && measure > maximum)
    throw new ValidationFailed(`The value must be at most ${maximum}`);
  if (allowed !== null && !allowed.includes(String(value)))
    throw new ValidationFailed(`The value must be one of ${allowed.join(', ')}`);
  if (definition.accepts?.(value) === false)
    throw new ValidationFailed('The value does not match the schema of this setting');
};

/** A program must not remove a restriction on programs (spec/rules/organisation.md#settings-of-the-ceo). */
const refuseProgram = ({ definition, value }: SettingView, { credential }: Actor): void => {
  if (credential.kind === 'api_key' && definition.isForPeople?.(value) === true)
    throw new Forbidden('API keys cannot change this setting; sign in to change it');
};

interface SettingServiceDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly changes: OrganisationChanges;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly orders: readonly SettingOrder[];
}

/** Reads and changes live settings, for operators (spec/rules/organisation.md#setting-change). */
export class SettingService {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #settings: LiveSettings;
  readonly #changes: OrganisationChanges;
  readonly #outbox: Outbox;
  readonly #audit: AuditLog;
  readonly #orders: readonly SettingOrder[];

  constructor({ uow, clock, settings, changes, outbox, audit, orders }: SettingServiceDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#settings = settings;
    this.#changes = changes;
    this.#outbox = outbox;
    this.#audit = audit;
    this.#orders = orders;
  }

  /** Settings by namespace and key, of one namespace or of all. */
  async list(namespace: string | null, { limit, position }: PageRequest): Promise<Page<SettingView>> {
    const stored = await this.#uow.read(readStoredSettings);
    const after = position?.[0] ?? '';
    const found = this.#settings.definitions
      .filter(
        (definition) => (namespace === null || definition.namespace === namespace) && settingId(definition) > after,
      )
      .sort((left, right) => (settingId(left) < settingId(right) ? -1 : 1));
    return pageOf(
      found.slice(0, limit + 1).map((definition) => viewOf(definition, stored)),
      limit,
      ({ definition }) => [settingId(definition)],
    );
  }

  /** Throws NotFound for an unknown namespace or key. */
  async get(namespace: string, key: string): Promise<SettingView> {
    const definition = this.#find(namespace, key);
    return viewOf(definition, await this.#uow.read(readStoredSettings));
  }

  /**
   * Stores a value, which applies from the next request on every replica. Storing the current value changes nothing. Throws NotFound,
   * Forbidden, VersionConflict, or ValidationFailed for a wrong type, a value out of range or one that contradicts another setting.
   */
  async save(
    namespace: string,
    key: string,
    value: unknown,
    actor: Actor,
    expected: Precondition<SettingView>,
  ): Promise<SettingView> {
    const definition = this.#findToChange(namespace, key, actor);
    return this.#change(definition, expected, actor, async (em, stored, updatedAt) => {
      requireType(definition, value);
      requireFit(definition, value);
      this.#requireOrder(definition, value, stored);
      if (stored.get(settingId(definition))?.value === JSON.stringify(value)) return false;
      await storeSetting(em, { namespace, key, value, updatedBy: actor.userId, updatedAt });
      return true;
    });
  }

  /** Resets to the default, also when nothing was stored. Throws NotFound, Forbidden, VersionConflict or ValidationFailed. */
  async reset(namespace: string, key: string, actor: Actor, expected: Precondition<SettingView>): Promise<void> {
    const definition = this.#findToChange(namespace, key, actor);
    await this.#change(definition, expected, actor, async (em, stored) => {
      this.#requireOrder(definition, definition.environment ?? definition.default, stored);
      return removeSetting(em, namespace, key);
    });
  }

  /** Throws NotFound for an unknown setting, and Forbidden for a caller who may neither save nor reset it. */
  async requireMayChange(namespace: string, key: string, actor: Actor): Promise<void> {
    const definition = this.#findToChange(namespace, key, actor);
    refuseProgram(viewOf(definition, await this.#uow.read(readStoredSettings)), actor);
  }

  #find(namespace: string, key: string): SettingDefinition {
    const definition = this.#settings.definition(namespace, key);
    if (definition === undefined) throw new NotFound('The setting does not exist');
    return definition;
  }

  #findToChange(namespace: string, key: string, actor: Actor): SettingDefinition {
    const definition = this.#find(namespace, key);
    const isCeoOnly = OF_THE_CEO.has(namespace) || definition.isCeoOnly === true;
    if (isCeoOnly && !hasGuard(actor, 'ceo')) throw new Forbidden('Only the CEO can change this setting');
    return definition;
  }

  async #change(
    definition: SettingDefinition,
    expected: Precondition<SettingView>,
    actor: Actor,
    change: (em: EntityManager, stored: StoredSettings, at: Date) => Promise<boolean>,
  ): Promise<SettingView> {
    const { namespace, key } = definition;
    const work = async (em: EntityManager): Promise<SettingView> => {
      const stored = await readStoredSettings(em);
      const before = viewOf(definition, stored);
      refuseProgram(before, actor);
      expected(before);
      if (await change(em, stored, this.#clock.now())) {
        this.#outbox.publish(em, { type: 'settings.changed', channel: 'system', payload: { namespace, key } });
        this.#audit.record(em, {
          action: 'setting.changed',
          actorId: actor.userId,
          targetType: 'setting',
          targetId: settingId(definition),
        });
      }
      return viewOf(definition, await readStoredSettings(em));
    };
    return this.#uow.write(async (em) => {
      // The lock of the organisation serialises settings too, because the live currency is part of the company's snapshot.
      await this.#changes.lock(em);
      return settingId(definition) === settingId(currencySetting) ? this.#changeCurrency(work, actor) : work(em);
    });
  }

  /** A change of the live currency changes the company: it creates a version (spec/rules/organisation.md#live-currency). */
  async #changeCurrency(work: (em: EntityManager) => Promise<SettingView>, actor: Actor): Promise<SettingView> {
    let view: SettingView | null = null;
    await this.#changes.apply(actor.userId, async ({ organisation, em }) => {
      view = await work(em);
      return { ...organisation, company: { ...organisation.company, currency: String(view.value) } };
    });
    if (view === null) throw new Error('the currency was not read');
    return view;
  }

  #requireOrder(definition: SettingDefinition, value: SettingValue, stored: StoredSettings): void {
    const numberOf = (each: SettingDefinition): number =>
      Number(each === definition ? value : viewOf(each, stored).value);
    for (const { lower, higher } of this.#orders) {
      if (lower !== definition && higher !== definition) continue;
      if (numberOf(lower) >= numberOf(higher))
        throw new ValidationFailed(`${lower.key} must be less than ${higher.key}`);
    }
  }
}

const viewOf = (definition: SettingDefinition, stored: StoredSettings): SettingView => {
  const row = stored.get(settingId(definition));
  if (row !== undefined) {
    return {
      definition,
      value: JSON.parse(row.value),
      source: 'stored',
      updatedAt: new Date(row.updatedAt),
      updatedBy: row.updatedBy,
    };
  }
  const { environment } = definition;
  const source = environment === undefined ? 'default' : 'environment';
  return { definition, value: environment ?? definition.default, source, updatedAt: null, updatedBy: null };
};
