/** An error code of OAuth, all that may be told of what a provider says; null for anything else. */
export const oauthCode = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z_]{1,64}$/.test(value) ? value : null;
