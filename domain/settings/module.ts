import { authModule } from '../auth/module.ts';
import type { FoundationServices } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import { apiSettings } from './api-settings.ts';
import { SettingService } from './setting-service.ts';

/** The live settings, for operators. */
export const settingsModule = defineModule({
  name: 'settings',
  uses: [authModule],
  settings: () => Object.values(apiSettings),
  build: (needs: FoundationServices & { readonly changes: OrganisationChanges }) => {
    const { uow, clock, settings, changes, outbox, audit, settingOrders } = needs;
    return {
      services: { settingService: new SettingService(uow, clock, settings, changes, outbox, audit, settingOrders) },
    };
  },
});
