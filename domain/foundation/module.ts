import type { EntitySchema } from '@mikro-orm/postgresql';
import type { OutdatedRows } from './jobs/housekeeping.ts';
import type { Job } from './jobs/worker.ts';
import type { DeclaredCap, DeclaredLimit } from './limits/limit-settings.ts';
import type { SealedColumn } from './secrets/sealed-column.ts';
import type { SettingDefinition, SettingOrder } from './settings/setting-definition.ts';

/** The input of setting definitions. */
export interface SettingSources {
  /** The currency of the environment. */
  readonly currency: string;
  readonly declaredLimits: readonly DeclaredLimit[];
  readonly declaredCaps: readonly DeclaredCap[];
}

/** Background work of a process. */
export interface Process {
  /** Runs before the first request is accepted. */
  start?(): Promise<void>;
  /** Runs when requests are accepted. */
  startBackground?(): Promise<void> | void;
  close?(): Promise<void> | void;
}

/** The result of building a module. */
export interface BuiltModule<Services extends object, Shared extends object> {
  /** For handlers, and for later modules. */
  readonly services: Services;
  /** Only for later modules. */
  readonly shared?: Shared;
  readonly jobs?: readonly Job[];
  readonly processes?: readonly Process[];
}

/** What a module owns, known before anything is built. */
export interface ModuleManifest {
  /** The name of the area. */
  readonly name: string;
  /** Modules whose functions and records it uses, apart from injected services. */
  readonly uses?: readonly ModuleManifest[];
  readonly entities?: readonly EntitySchema[];
  /** Tables without an entity, which are read and written only by SQL statements. */
  readonly tables?: readonly string[];
  readonly settings?: (sources: SettingSources) => readonly SettingDefinition[];
  readonly settingOrders?: readonly SettingOrder[];
  /** By table, in the order of deletion. */
  readonly outdated?: Readonly<Record<string, OutdatedRows>>;
  /** The columns that SealedSecrets has sealed. */
  readonly sealed?: readonly SealedColumn[];
}

/** An area: its manifest, and how its services are built from those of the foundation and of earlier modules. */
export interface Module<Needs extends object, Services extends object, Shared extends object = object>
  extends ModuleManifest {
  readonly build: (needs: Needs) => BuiltModule<Services, Shared>;
}

/** Defines a module; the compiler infers what it needs and provides. */
export const defineModule = <Needs extends object, Services extends object, Shared extends object = object>(
  module: Module<Needs, Services, Shared>,
): Module<Needs, Services, Shared> => module;
