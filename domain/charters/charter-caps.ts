import type { CharterCaps } from '../budgets/budget-report.ts';
import type { CharterTitles } from '../budgets/spending-report.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Charter } from './charter.entity.ts';

/** The caps of approved charters, latest first; a report shows at most a thousand. */
export const charterCaps =
  (uow: UnitOfWork): CharterCaps =>
  () =>
    uow.read((em) =>
      em.execute(
        `select id, (envelope ->> 'amount')::float8 as cap from charters where status = 'approved' order by approved_at desc, id limit 1000`,
      ),
    );

/** The titles of the charters with these ids. */
export const charterTitles =
  (uow: UnitOfWork): CharterTitles =>
  async (ids) => {
    const found = await uow.read((em) => em.find(Charter, { id: { $in: [...ids] } }, { fields: ['id', 'title'] }));
    return new Map(found.map(({ id, title }) => [id, title]));
  };
