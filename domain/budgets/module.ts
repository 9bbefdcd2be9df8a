import type { FoundationServices } from '../foundation/foundation.ts';
import { expiring } from '../foundation/jobs/housekeeping.ts';
import { HOUR_MS } from '../foundation/kernel/clock.ts';
import { LEASE_SECONDS } from '../foundation/lease.ts';
import { defineModule } from '../foundation/module.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import { BudgetReporter } from './budget-report.ts';
import { BudgetService } from './budget-service.ts';
import { budgetSettings } from './budget-settings.ts';
import { HoldCount } from './hold-count.ts';
import { SpendingReporter } from './spending-report.ts';
import { EXPIRE_FUTURE_HOLDS } from './statements.ts';

/** Caps on the costs of model calls, and their spending. */
export const budgetsModule = defineModule({
  name: 'budgets',
  tables: ['budget_holds', 'budget_totals', 'spending_days'],
  settings: () => Object.values(budgetSettings),
  outdated: {
    budget_holds: {
      ...expiring('budget_holds', 'expires_at', LEASE_SECONDS, HOUR_MS),
      inFuture: [EXPIRE_FUTURE_HOLDS],
    },
  },
  build: ({
    pool,
    lookups,
    uow,
    clock,
    settings,
    changes,
    outbox,
    renewals,
  }: FoundationServices & { readonly changes: OrganisationChanges }) => ({
    services: {
      budgets: new BudgetService({ pool, uow, clock, settings, changes, outbox, renewals }),
      holdCount: new HoldCount(lookups, clock),
      budgetReport: new BudgetReporter({ uow, clock, settings, changes }),
      spendingReport: new SpendingReporter({ uow, clock, changes }),
    },
  }),
});
