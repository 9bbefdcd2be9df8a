/** Signing in, and changing a password. */
export const signInText = {
  again: 'Your session has ended',
  againHint: 'Sign in to continue. Your input is kept.',
  current: 'Current password',
  forced: 'Choose a new password',
  forcedHint: 'The first password can be used only once.',
  newPassword: 'New password',
  newPasswordHint: (length: number) => `At least ${length} characters.`,
  other: 'Sign in with another account',
  password: 'Password',
  passwordChanged: 'Password changed. Your other sessions were signed out.',
  signIn: 'Sign in',
  username: 'Username',
} as const;
