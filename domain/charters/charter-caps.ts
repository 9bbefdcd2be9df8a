import type { CharterCaps } from '../budgets/budget-report.ts';
import type { CharterTitles } from '../budgets/spending-report.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Charter } from './charter.entity.ts';
import { SELECT_CHARTER_CAPS } from './statements.ts';

/** The caps of approved charters, latest first; a report shows at most a thousand. */
export const charterCaps =
  (uow: UnitOfWork): CharterCaps =>
  () =>
    uow.read((em) => em.execute(SELECT_CHARTER_CAPS));

/** The titles of the charters with these ids. */
export const charterTitles =
  (uow: UnitOfWork): CharterTitles =>
  async (ids) => {
    const found = await uow.read((em) => em.find(Charter, { id: { $in: [...ids] } }, { fields: ['id', 'title'] }));
    return new Map(found.map(({ id, title }) => [id, title]));
  };
