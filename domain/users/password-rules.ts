import { RequestInvalid, ValidationFailed } from '../foundation/errors/errors.ts';
import { codePointLength, toNfc } from '../foundation/kernel/text.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';

const LEAST_LENGTH = 12;

/** What a new password must be like. */
export class PasswordRules {
  readonly #settings: LiveSettings;

  constructor(settings: LiveSettings) {
    this.#settings = settings;
  }

  /** Throws RequestInvalid below the length of the schema, ValidationFailed below the one an operator has raised it to. */
  require(password: string): void {
    const length = codePointLength(toNfc(password));
    // The schema has counted the text as sent; in NFC it can be shorter.
    if (length < LEAST_LENGTH) throw new RequestInvalid(`The password must have at least ${LEAST_LENGTH} characters`);
    const minimum = this.#settings.number('auth', 'min_password_length');
    if (length < minimum) throw new ValidationFailed(`The password must have at least ${minimum} characters`);
  }
}
