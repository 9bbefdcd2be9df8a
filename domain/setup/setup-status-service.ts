import type { Pool } from 'pg';
import { translated } from '../foundation/database/translate.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import type { ProviderCatalogue } from '../providers/provider-catalogue.ts';
import { userSettings } from '../users/user-settings.ts';
import { SELECT_SETUP_STATUS } from './statements.ts';

/** The progress of the setup. */
export interface SetupStatus {
  readonly needsAdmin: boolean;
  /** Whether the first account does not exist yet and needs a token of the operator. */
  readonly needsSetupToken: boolean;
  readonly needsSetup: boolean;
  readonly hasProviders: boolean;
  readonly hasNameLocales: boolean;
  readonly hasCompany: boolean;
  readonly hasAgents: boolean;
  readonly minPasswordLength: number;
}

const STATUS = { name: 'setup-status', text: SELECT_SETUP_STATUS };

/** The status while the database is unavailable: nothing is known to be done. */
const UNKNOWN = {
  needsAdmin: true,
  needsSetup: true,
  hasProviders: false,
  hasNameLocales: false,
  hasCompany: false,
  hasAgents: false,
  minPasswordLength: 12,
};

interface SetupStatusServiceDeps {
  readonly pool: Pool;
  readonly settings: LiveSettings;
  readonly catalogue: ProviderCatalogue;
  readonly hasSetupToken: boolean;
}

/** The public status of the wizard (spec/rules/organisation.md#setup-status). */
export class SetupStatusService {
  readonly #pool: Pool;
  readonly #settings: LiveSettings;
  readonly #catalogue: ProviderCatalogue;
  readonly #hasSetupToken: boolean;

  constructor({ pool, settings, catalogue, hasSetupToken }: SetupStatusServiceDeps) {
    this.#pool = pool;
    this.#settings = settings;
    this.#catalogue = catalogue;
    this.#hasSetupToken = hasSetupToken;
  }

  /** Does not throw if the database is unavailable. */
  async get(): Promise<SetupStatus> {
    try {
      const { rows } = await translated(this.#pool.query(STATUS));
      const { revision, ...found } = rows[0];
      await this.#settings.observe(Number(revision));
      const minPasswordLength = this.#settings.get(userSettings.minPasswordLength);
      const needsSetupToken = found.needsAdmin && this.#hasSetupToken;
      return { ...found, needsSetupToken, hasProviders: !this.#catalogue.isEmpty, minPasswordLength };
    } catch {
      return { ...UNKNOWN, needsSetupToken: this.#hasSetupToken };
    }
  }
}
