import { Unauthorized } from '../../domain/foundation/errors/errors.ts';

const FORM = /^bearer +([^\s]+)$/i;

/** The token of the header, or null without a header. Throws Unauthorized for any other form. */
const tokenOf = (authorization: string | null): string | null => {
  if (authorization === null) return null;
  const found = FORM.exec(authorization.trim());
  if (found === null) throw new Unauthorized('The Authorization header must consist of "Bearer" and one token');
  return found[1] ?? null;
};

/** The token if it is a JWT, which contains a dot. Neither kind falls back to the other. */
export const userTokenOf = (authorization: string | null): string | null => {
  const token = tokenOf(authorization);
  return token?.includes('.') ? token : null;
};

/** The token if it is an API key, which contains no dot. */
export const apiKeyOf = (authorization: string | null): string | null => {
  const token = tokenOf(authorization);
  return token === null || token.includes('.') ? null : token;
};
