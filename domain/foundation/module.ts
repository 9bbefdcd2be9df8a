import type { EntitySchema } from '@mikro-orm/postgresql';
import type { ClockSkewStatements } from './jobs/clock-skew-repair.ts';
import type { OutdatedRows } from './jobs/housekeeping.ts';
import type { Job } from './jobs/worker.ts';
import type { DeclaredCap, DeclaredLimit } from './limits/limit-settings.ts';
import type { SealedColumn } from './secrets/sealed-column.ts';
import type { SettingDefinition, SettingOrder } from './settings/setting-definition.ts';

/** What the definitions of settings depend on. */
export interface SettingSources {
  /** The currency the environment names. */
  readonly currency: string;
  readonly declaredLimits: readonly DeclaredLimit[];
  readonly declaredCaps: readonly DeclaredCap[];
}

/** Work that goes on beside the requests of a process. */
export interface Process {
  /** Before the first request is taken. */
  start?(): Promise<void>;
  /** Once requests are taken. */
  startBackground?(): Promise<void> | void;
  close?(): Promise<void> | void;
}

/** What a module has built. */
export interface BuiltModule<Services extends object, Shared extends object> {
  /** For handlers, and for the modules after it. */
  readonly services: Services;
  /** For the modules after it alone. */
  readonly shared?: Shared;
  readonly jobs?: readonly Job[];
  readonly processes?: readonly Process[];
}

/** What a module owns, known before anything is built. */
export interface ModuleManifest {
  /** The word of the area. */
  readonly name: string;
  /** Modules whose functions and records it uses beside the services it is built from. */
  readonly uses?: readonly ModuleManifest[];
  readonly entities?: readonly EntitySchema[];
  /** Tables that are read and written by statements alone; no entity stands for them. */
  readonly tables?: readonly string[];
  readonly settings?: (sources: SettingSources) => readonly SettingDefinition[];
  readonly settingOrders?: readonly SettingOrder[];
  /** By table, in the order in which they go. */
  readonly outdated?: Readonly<Record<string, OutdatedRows>>;
  /** What must not last longer when the clock is set back. */
  readonly clockSkew?: ClockSkewStatements;
  /** What of its tables SealedSecrets has sealed. */
  readonly sealed?: readonly SealedColumn[];
}

/** One area: what it owns, and how its services are built from those of the foundation and of the modules before it. */
export interface Module<Needs extends object, Services extends object, Shared extends object = object>
  extends ModuleManifest {
  readonly build: (needs: Needs) => BuiltModule<Services, Shared>;
}

/** Names a module and lets the compiler find out what it needs and gives. */
export const defineModule = <Needs extends object, Services extends object, Shared extends object = object>(
  module: Module<Needs, Services, Shared>,
): Module<Needs, Services, Shared> => module;
