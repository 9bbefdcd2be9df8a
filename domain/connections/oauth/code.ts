/** An OAuth error code, the only part of a provider's error that may be shown; null for anything else. */
export const oauthCode = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z_]{1,64}$/.test(value) ? value : null;
