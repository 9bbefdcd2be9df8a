import { Conflict } from '../errors/errors.ts';

/** How large an organisation may become. */
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
