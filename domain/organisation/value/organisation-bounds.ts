import { Conflict } from '../../foundation/errors/errors.ts';
import { MAX_AMOUNT } from '../../foundation/kernel/money.ts';

/** How large an organisation may become (spec/rules/organisation.md#counts). */
export const MAX_DEPARTMENTS = 1000;
export const MAX_AGENTS = 10_000;
export const MAX_ROLES = 1000;

/**
 * Throws Conflict for what would be too many. Whatever is above the bound already may stay and shrink. Asked under the organisation's
 * lock, so nobody adds something meanwhile.
 */
export const requireRoom = (noun: string, before: number, after: number, most: number): void => {
  if (after > most && after > before) throw new Conflict(`There can be at most ${most} ${noun}`);
};

/** Throws Conflict for a budget that is too large: an old version may bring one back from before there was a bound. */
export const requireAmount = (before: number, after: number): void => {
  if (after > MAX_AMOUNT && after > before) throw new Conflict(`A budget can be at most ${MAX_AMOUNT}`);
};
