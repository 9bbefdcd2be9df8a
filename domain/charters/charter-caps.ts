import type { CharterCaps } from '../budgets/budget-report.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';

/** What approved charters may spend, the latest first; a report shows a thousand at most. */
export const charterCaps =
  (uow: UnitOfWork): CharterCaps =>
  () =>
    uow.read((em) =>
      em.execute(
        `select id, (envelope ->> 'amount')::float8 as cap from charters where status = 'approved' order by approved_at desc, id limit 1000`,
      ),
    );
