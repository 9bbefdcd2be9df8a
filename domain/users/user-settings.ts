import { integerSetting } from '../foundation/settings/setting-definition.ts';

/** The requirements for new passwords; in namespace `auth`, where operators expect them (spec/rules/auth.md#password-rules). */
export const userSettings = {
  minPasswordLength: integerSetting(
    'auth',
    'min_password_length',
    12,
    12,
    128,
    'Least number of characters of a new password.',
  ),
};
