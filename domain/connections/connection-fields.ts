import { RequestInvalid, ValidationFailed } from '../foundation/errors/errors.ts';
import type { AddressGuard } from '../foundation/outbound/address-guard.ts';
import type { ConnectionKind, ConnectionRecord } from './connection.entity.ts';

export interface NewConnection {
  readonly name: string;
  readonly kind: ConnectionKind;
  readonly description: string;
  readonly authorizationUrl: string | null;
  readonly tokenUrl: string | null;
  readonly clientId: string | null;
  readonly clientSecret: string | null;
  readonly scopes: readonly string[] | null;
}

/** Only the given fields change. */
export interface ConnectionChange {
  readonly description?: string;
  readonly enabled?: boolean;
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly clientId?: string;
  readonly clientSecret?: string | null;
  readonly scopes?: readonly string[];
}

/** The fields for OAuth by their wire names, and whether an oauth connection may omit them. */
const OAUTH_FIELDS = [
  ['authorizationUrl', 'authorization_url', true],
  ['tokenUrl', 'token_url', true],
  ['clientId', 'client_id', true],
  ['clientSecret', 'client_secret', false],
  ['scopes', 'scopes', false],
] as const;

/** Throws RequestInvalid for a required field that is missing, and for a field of another kind. */
export const requireFieldsOfKind = (fields: NewConnection): void => {
  for (const [field, name, isRequired] of OAUTH_FIELDS) {
    if (fields.kind === 'oauth' && isRequired && fields[field] === null)
      throw new RequestInvalid(`body /${name}: is required for an oauth connection`);
    if (fields.kind === 'webhook' && fields[field] !== null)
      throw new RequestInvalid(`body /${name}: is allowed only for oauth connections`);
  }
};

/** Throws ValidationFailed for an OAuth field of a webhook connection. */
export const requireChangeOfKind = (change: ConnectionChange, { kind }: ConnectionRecord): void => {
  const given = OAUTH_FIELDS.find(([field]) => change[field] !== undefined);
  if (kind === 'webhook' && given !== undefined)
    throw new ValidationFailed(`The field ${given[1]} is allowed only for oauth connections`);
};

type Urls = Pick<ConnectionChange, 'authorizationUrl' | 'tokenUrl'>;

const MAX_URL = 2048;

/** The normalised form of a URL. Throws ValidationFailed for one that requests may not go to. */
const urlOf = (guard: AddressGuard, name: string, written: string): string => {
  const [normal, given] = [URL.parse(written)?.href ?? '', `The ${name}`];
  if (/[\s\p{Cc}]/u.test(written))
    throw new ValidationFailed(`${given} must not contain white space or control characters`);
  const error = guard.errorOf(written);
  if (error !== null) throw new ValidationFailed(`${given} ${error}`);
  if (written.includes('#')) throw new ValidationFailed(`${given} must not contain a fragment`);
  if (normal.length > MAX_URL) throw new ValidationFailed(`${given} is too long after percent-encoding`);
  return normal;
};

/** The fields with normalised URLs (spec/rules/connections.md#urls). Throws ValidationFailed. */
export const withStoredUrls = <T extends { [K in keyof Urls]?: Urls[K] | null }>(guard: AddressGuard, fields: T): T => {
  const { authorizationUrl, tokenUrl } = fields;
  return {
    ...fields,
    ...(typeof authorizationUrl === 'string' && {
      authorizationUrl: urlOf(guard, 'authorization_url', authorizationUrl),
    }),
    ...(typeof tokenUrl === 'string' && { tokenUrl: urlOf(guard, 'token_url', tokenUrl) }),
  };
};
