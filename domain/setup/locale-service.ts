import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { ValidationFailed } from '../foundation/errors/errors.ts';
import type { Precondition } from '../foundation/kernel/precondition.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import { savedLocales, saveLocales } from '../organisation/changes/wizard-state.ts';
import { ALL_LOCALES, isLocaleCode, LOCALE_CODES } from './name-locales.ts';
import { requireOpenSetup } from './setup-state.ts';

/** The codes of a stored list. */
export const expandLocales = (locales: readonly string[]): readonly string[] =>
  locales.includes(ALL_LOCALES) ? LOCALE_CODES : locales;

const requireValid = (locales: readonly string[]): void => {
  if (locales.length === 1 && locales[0] === ALL_LOCALES) return;
  if (locales.includes(ALL_LOCALES)) throw new ValidationFailed(`${ALL_LOCALES} cannot be combined with other codes`);
  if (!locales.every(isLocaleCode)) throw new ValidationFailed('The list contains an unknown name locale');
  if (new Set(locales).size < locales.length) throw new ValidationFailed('The list contains a duplicate code');
};

/** The locales of random names (spec/rules/organisation.md#name-locale-choice). */
export class LocaleService {
  readonly #uow: UnitOfWork;
  readonly #changes: OrganisationChanges;

  constructor(uow: UnitOfWork, changes: OrganisationChanges) {
    this.#uow = uow;
    this.#changes = changes;
  }

  /** The saved list, or the sentinel for all locales. */
  async get(): Promise<readonly string[]> {
    return this.#uow.read(async (em) => (await savedLocales(em)) ?? [ALL_LOCALES]);
  }

  /** Saves the list. Throws Conflict after completion, VersionConflict, and ValidationFailed for an invalid list. */
  async save(locales: readonly string[], expected: Precondition<readonly string[]>): Promise<readonly string[]> {
    return this.#uow.write(async (em) => {
      await this.#changes.lock(em);
      requireOpenSetup(await this.#changes.readIn(em));
      expected((await savedLocales(em)) ?? [ALL_LOCALES]);
      requireValid(locales);
      await saveLocales(em, locales);
      return locales;
    });
  }
}
