import { Conflict, ValidationFailed } from '../../foundation/errors/errors.ts';
import { MAX_AMOUNT } from '../../foundation/kernel/money.ts';
import type { Department } from './department.ts';

/** The largest numbers of records (spec/rules/organisation.md#counts). */
export const MAX_DEPARTMENTS = 1000;
export const MAX_AGENTS = 10_000;
export const MAX_ROLES = 1000;
const MIB = 1024 * 1024;
/** The most bytes of the snapshot as canonical JSON (spec/rules/organisation.md#sizes). */
const MAX_SNAPSHOT_BYTES = 32 * MIB;
/** The most bytes of one `strategy_config` as JSON. */
const MAX_STRATEGY_BYTES = 16 * 1024;

/**
 * Throws Conflict for too many records. An existing number above the limit may be kept or reduced, not increased. Called under the
 * organisation's lock, so the number cannot change in between.
 */
export const requireCount = (noun: string, before: number, after: number, most: number): void => {
  if (after > most && after > before) throw new Conflict(`There can be at most ${most} ${noun}`);
};

/** Throws Conflict for a budget that is too large: an old version may contain one from before the limit existed. */
export const requireBudget = (before: number, after: number): void => {
  if (after > MAX_AMOUNT && after > before) throw new Conflict(`A budget can be at most ${MAX_AMOUNT}`);
};

/** Throws Conflict for a company that is too large. An existing size above the limit may be kept or reduced, not increased. */
export const requireCompanySize = (before: number, after: number): void => {
  if (after > MAX_SNAPSHOT_BYTES && after > before)
    throw new Conflict(`The company can have at most ${MAX_SNAPSHOT_BYTES / MIB} MiB with its departments and agents`);
};

const strategyOf = ({ ceremonyPolicy }: Department): object | null => ceremonyPolicy?.strategyConfig ?? null;

const bytesOf = (strategy: object | null): number =>
  strategy === null ? 0 : Buffer.byteLength(JSON.stringify(strategy));

/** Throws ValidationFailed for a `strategy_config` that is too large. An existing size above the limit may be kept or reduced, not increased. */
export const requireStrategySizes = (before: readonly Department[], after: readonly Department[]): void => {
  if (before === after) return;
  const earlier = new Map(before.map((department) => [department.id, strategyOf(department)]));
  for (const department of after) {
    const [known, strategy] = [earlier.get(department.id) ?? null, strategyOf(department)];
    if (strategy === null || strategy === known) continue;
    const bytes = bytesOf(strategy);
    if (bytes > MAX_STRATEGY_BYTES && bytes > bytesOf(known))
      throw new ValidationFailed(
        `strategy_config can have at most ${MAX_STRATEGY_BYTES} bytes as JSON; it has ${bytes}`,
      );
  }
};
