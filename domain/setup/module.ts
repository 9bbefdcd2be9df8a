import type { FoundationServices } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import type { ProviderCatalogue } from '../providers/provider-catalogue.ts';
import { usersModule } from '../users/module.ts';
import { LocaleService } from './locale-service.ts';
import { drawRandomName } from './random-names.ts';
import { SetupAgentService } from './setup-agent-service.ts';
import { SetupCompanyService } from './setup-company-service.ts';
import { SetupCompletionService } from './setup-completion-service.ts';
import { SetupStatusService } from './setup-status-service.ts';
import type { TemplateCatalogue } from './template-catalogue.ts';

interface Needs extends FoundationServices {
  readonly changes: OrganisationChanges;
  readonly providers: ProviderCatalogue;
  readonly templates: () => Promise<TemplateCatalogue>;
  /** Whether the first account needs a token of the operator. */
  readonly hasSetupToken: boolean;
  /** Logs a warning for the operator. */
  readonly warn: (line: string) => void;
}

/** The first-run wizard. */
export const setupModule = defineModule({
  name: 'setup',
  uses: [usersModule],
  build: ({ pool, uow, clock, settings, audit, changes, providers, templates, warn, hasSetupToken }: Needs) => ({
    services: {
      setup: {
        templates,
        status: new SetupStatusService({ pool, settings, catalogue: providers, hasSetupToken }),
        company: new SetupCompanyService({ changes, templates, catalogue: providers, drawName: drawRandomName, warn }),
        agents: new SetupAgentService({ uow, changes, catalogue: providers, drawName: drawRandomName }),
        locales: new LocaleService(uow, changes),
        completion: new SetupCompletionService({ uow, clock, changes, catalogue: providers, audit }),
      },
    },
  }),
});
