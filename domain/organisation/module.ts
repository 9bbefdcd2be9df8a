import type { FoundationServices } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import { AgentService } from './agents/agent-service.ts';
import { CompanyHistory } from './changes/company-history.ts';
import { type DepartmentScopes, OrganisationChanges } from './changes/organisation-changes.ts';
import { OrganisationStore } from './changes/organisation-store.ts';
import { outdatedVersions } from './changes/version-retention.ts';
import { versionDays, versionMinimum } from './changes/version-settings.ts';
import { CompanyService } from './company/company-service.ts';
import { DepartmentService } from './departments/department-service.ts';
import { RoleHistory } from './roles/role-history.ts';
import { RoleService } from './roles/role-service.ts';
import { storeCatalogue } from './roles/stored-catalogue.ts';
import { currencyOfEnvironment } from './value/currency-setting.ts';
import type { ModelOffers } from './value/model-pair.ts';

interface Needs extends FoundationServices {
  /** The currency that applies if none is stored. */
  readonly currency: string;
  readonly providers: ModelOffers;
  readonly orgRoles: DepartmentScopes;
  /** Logs a warning for the operator. */
  readonly warn: (line: string) => void;
}

/**
 * Company, departments, agents and roles: one value, changed under one lock, read and written with one statement per
 * table.
 */
export const organisationModule = defineModule({
  name: 'organisation',
  tables: ['company', 'departments', 'agents', 'company_versions', 'company_history', 'roles', 'role_versions'],
  settings: ({ currency }) => [versionDays, versionMinimum, currencyOfEnvironment(currency)],
  outdated: outdatedVersions,
  build: (needs: Needs) => {
    const { uow, pool, clock, audit, outbox, isDurable } = needs;
    const history = new CompanyHistory(isDurable);
    const store = new OrganisationStore({ uow, pool, defaultCurrency: needs.currency });
    const changes = new OrganisationChanges({ uow, clock, store, history, outbox, scopes: needs.orgRoles });
    const roleHistory = new RoleHistory(isDurable);
    return {
      shared: { changes },
      services: {
        company: new CompanyService({ uow, changes, history, audit, outbox }),
        departments: new DepartmentService({ pool, changes, audit, warn: needs.warn }),
        agents: new AgentService(changes, needs.providers),
        roles: new RoleService({ uow, pool, clock, changes, history: roleHistory, outbox, audit }),
      },
      processes: [{ start: () => storeCatalogue(uow, clock, changes, roleHistory) }],
    };
  },
});
