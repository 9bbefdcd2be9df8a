import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '../audit/audit-log.ts';
import type { OrganisationChanges } from '../company/organisation-changes.ts';
import { NotFound, ValidationFailed } from '../errors/errors.ts';
import type { Outbox } from '../events/outbox.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Page, type PageRequest, pageOf } from '../kernel/page.ts';
import type { Precondition } from '../kernel/precondition.ts';
import { codePointLength } from '../kernel/text.ts';
import type { UnitOfWork } from '../persistence/unit-of-work.ts';
import type { LiveSettings } from './live-settings.ts';
import type { SettingDefinition, SettingValue } from './setting-definition.ts';
import { removeSetting, storeSetting } from './stored-settings.ts';

/** A setting with the value in force and where it comes from. */
export interface SettingView {
  readonly definition: SettingDefinition;
  readonly value: SettingValue;
  readonly source: 'default' | 'environment' | 'stored';
  readonly updatedAt: Date | null;
  readonly updatedBy: string | null;
}

/** Two settings of one namespace of which the first must stay below the second. */
export interface SettingOrder {
  readonly namespace: string;
  readonly lower: string;
  readonly higher: string;
}

interface StoredRow {
  readonly namespace: string;
  readonly key: string;
  readonly value: string;
  readonly updated_at: string;
  readonly updated_by: string;
}

const TYPES: Readonly<Record<SettingDefinition['type'], (value: SettingValue) => boolean>> = {
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  string: (value) => typeof value === 'string',
};

const requireFit = (definition: SettingDefinition, value: SettingValue): void => {
  const { type, minimum, maximum, allowed } = definition;
  if (!TYPES[type](value)) throw new ValidationFailed(`The value must be a ${type}`);
  const measure = typeof value === 'string' ? codePointLength(value) : Number(value);
  if (type !== 'boolean' && minimum !== null && measure < minimum)
    throw new ValidationFailed(`The value must be at least ${minimum}`);
  if (type !== 'boolean' && maximum !== null && measure > maximum)
    throw new ValidationFailed(`The value must be at most ${maximum}`);
  if (allowed !== null && !allowed.includes(String(value)))
    throw new ValidationFailed(`The value must be one of ${allowed.join(', ')}`);
  if (definition.accepts?.(value) === false)
    throw new ValidationFailed('The value does not have the form of this setting');
};

/** Live settings as operators read and change them (spec/rules/organisation.md#setting-change). */
export class SettingService {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #settings: LiveSettings;
  readonly #changes: OrganisationChanges;
  readonly #outbox: Outbox;
  readonly #audit: AuditLog;
  readonly #orders: readonly SettingOrder[];

  constructor(
    uow: UnitOfWork,
    clock: Clock,
    settings: LiveSettings,
    changes: OrganisationChanges,
    outbox: Outbox,
    audit: AuditLog,
    orders: readonly SettingOrder[],
  ) {
    this.#uow = uow;
    this.#clock = clock;
    this.#settings = settings;
    this.#changes = changes;
    this.#outbox = outbox;
    this.#audit = audit;
    this.#orders = orders;
  }

  /** Settings by namespace and key, of all namespaces or of one. */
  async list(namespace: string | null, { limit, position }: PageRequest): Promise<Page<SettingView>> {
    const stored = await this.#uow.read(readStored);
    const after = position?.[0] ?? '';
    const found = this.#settings.definitions
      .filter((definition) => (namespace === null || definition.namespace === namespace) && idOf(definition) > after)
      .sort((left, right) => (idOf(left) < idOf(right) ? -1 : 1));
    return pageOf(
      found.slice(0, limit + 1).map((definition) => viewOf(definition, stored)),
      limit,
      ({ definition }) => [idOf(definition)],
    );
  }

  /** Throws NotFound for an unknown namespace or key. */
  async get(namespace: string, key: string): Promise<SettingView> {
    const definition = this.#find(namespace, key);
    return viewOf(definition, await this.#uow.read(readStored));
  }

  /**
   * Stores a value; it counts from the next request on every replica. Storing what is stored changes nothing. Throws NotFound,
   * VersionConflict, or ValidationFailed for a wrong type, a value out of range or one that contradicts another setting.
   */
  async save(
    namespace: string,
    key: string,
    value: SettingValue,
    actor: Actor,
    expected: Precondition<SettingView>,
  ): Promise<SettingView> {
    const definition = this.#find(namespace, key);
    return this.#change(definition, expected, actor, async (em, stored, updatedAt) => {
      requireFit(definition, value);
      this.#requireOrder(definition, value, stored);
      if (stored.get(idOf(definition))?.value === JSON.stringify(value)) return false;
      await storeSetting(em, { namespace, key, value, updatedBy: actor.userId, updatedAt });
      return true;
    });
  }

  /** Returns to the default; also when nothing was stored. */
  async reset(namespace: string, key: string, actor: Actor, expected: Precondition<SettingView>): Promise<void> {
    const definition = this.#find(namespace, key);
    await this.#change(definition, expected, actor, async (em, stored) => {
      this.#requireOrder(definition, definition.environment ?? definition.default, stored);
      return removeSetting(em, namespace, key);
    });
  }

  #find(namespace: string, key: string): SettingDefinition {
    const definition = this.#settings.definition(namespace, key);
    if (definition === undefined) throw new NotFound('There is no such setting');
    return definition;
  }

  async #change(
    definition: SettingDefinition,
    expected: Precondition<SettingView>,
    actor: Actor,
    change: (em: EntityManager, stored: Stored, at: Date) => Promise<boolean>,
  ): Promise<SettingView> {
    const { namespace, key } = definition;
    const work = async (em: EntityManager): Promise<SettingView> => {
      const stored = await readStored(em);
      expected(viewOf(definition, stored));
      if (await change(em, stored, this.#clock.now())) {
        await this.#outbox.publish(em, { type: 'settings.changed', channel: 'system', payload: { namespace, key } });
        this.#audit.record(em, {
          action: 'setting.changed',
          actorId: actor.userId,
          targetType: 'setting',
          targetId: idOf(definition),
        });
      }
      return viewOf(definition, await readStored(em));
    };
    return this.#uow.write(async (em) => {
      // The organisation's lock serialises settings too, because the live currency is part of the company's snapshot.
      await this.#changes.lock(em);
      return idOf(definition) === 'budget.currency' ? this.#changeCurrency(work, actor) : work(em);
    });
  }

  /** A change of the live currency is a change of the company: it makes a version (spec/rules/organisation.md#live-currency). */
  async #changeCurrency(work: (em: EntityManager) => Promise<SettingView>, actor: Actor): Promise<SettingView> {
    let view: SettingView | null = null;
    await this.#changes.apply(actor.userId, async ({ organisation, em }) => {
      view = await work(em);
      return { ...organisation, company: { ...organisation.company, currency: String(view.value) } };
    });
    if (view === null) throw new Error('the currency was not looked at');
    return view;
  }

  #requireOrder({ namespace, key }: SettingDefinition, value: SettingValue, stored: Stored): void {
    for (const order of this.#orders) {
      if (order.namespace !== namespace || (order.lower !== key && order.higher !== key)) continue;
      const numberOf = (name: string): number =>
        Number(name === key ? value : viewOf(this.#find(namespace, name), stored).value);
      if (numberOf(order.lower) >= numberOf(order.higher))
        throw new ValidationFailed(`${order.lower} must be less than ${order.higher}`);
    }
  }
}

type Stored = ReadonlyMap<string, StoredRow>;

const idOf = ({ namespace, key }: { readonly namespace: string; readonly key: string }): string =>
  `${namespace}.${key}`;

const readStored = async (em: EntityManager): Promise<Stored> => {
  const rows = await em.execute<StoredRow[]>(
    'select namespace, key, value::text as value, updated_at::text as updated_at, updated_by from settings',
  );
  return new Map(rows.map((row) => [idOf(row), { ...row, value: JSON.stringify(JSON.parse(row.value)) }]));
};

const viewOf = (definition: SettingDefinition, stored: Stored): SettingView => {
  const row = stored.get(idOf(definition));
  if (row !== undefined) {
    return {
      definition,
      value: JSON.parse(row.value),
      source: 'stored',
      updatedAt: new Date(row.updated_at),
      updatedBy: row.updated_by,
    };
  }
  const { environment } = definition;
  const source = environment === undefined ? 'default' : 'environment';
  return { definition, value: environment ?? definition.default, source, updatedAt: null, updatedBy: null };
};
