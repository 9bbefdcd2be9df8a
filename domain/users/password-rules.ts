import type { Pool } from 'pg';
import { translated } from '../foundation/database/translate.ts';
import { RequestInvalid, ValidationFailed } from '../foundation/errors/errors.ts';
import { codePointLength, toNfc, usernameKey, visibleKey } from '../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import { SELECT_COMPANY_NAME } from '../organisation/statements.ts';
import { commonPasswords } from './common-passwords.ts';
import { userSettings } from './user-settings.ts';

const MIN_LENGTH = 12;
/** Shorter usernames occur in too many words by chance. */
const MIN_NAME = 4;

/** Checks new passwords (spec/rules/auth.md#password-rules). */
export class PasswordRules {
  readonly #settings: LiveSettings;
  readonly #pool: Pool;

  constructor(settings: LiveSettings, pool: Pool) {
    this.#settings = settings;
    this.#pool = pool;
  }

  /**
   * Throws RequestInvalid for a password shorter than the schema allows, and ValidationFailed for one shorter than the live setting, for a
   * common password, and for one that contains the name of its user or of the company.
   */
  async require(password: string, username: string): Promise<void> {
    const length = codePointLength(toNfc(password));
    // The schema counted the text as sent; in NFC it can be shorter.
    if (length < MIN_LENGTH) throw new RequestInvalid(`The password must have at least ${MIN_LENGTH} characters`);
    const minimum = this.#settings.get(userSettings.minPasswordLength);
    if (length < minimum) throw new ValidationFailed(`The password must have at least ${minimum} characters`);
    const common = await commonPasswords(MIN_LENGTH);
    if (FORMS.some((formOf) => common.has(formOf(password))))
      throw new ValidationFailed('The password is too common; choose another one');
    if (isNamedIn(password, username)) throw new ValidationFailed('The password must not contain the username');
    if (isNamedIn(password, (await this.#companyName()).trim()))
      throw new ValidationFailed('The password must not contain the company name');
  }

  async #companyName(): Promise<string> {
    const { rows } = await translated(this.#pool.query<{ name: string | null }>(SELECT_COMPANY_NAME));
    return rows[0]?.name ?? '';
  }
}

/** The forms in which texts are compared: in lower case, and by their look (spec/rules/auth.md#guessable-passwords). */
const FORMS = [usernameKey, visibleKey] as const;

const isNamedIn = (password: string, name: string): boolean =>
  FORMS.some((formOf) => codePointLength(formOf(name)) >= MIN_NAME && formOf(password).includes(formOf(name)));
