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

/** What is given is changed. */
export interface ConnectionChange {
  readonly description?: string;
  readonly enabled?: boolean;
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly clientId?: string;
  readonly clientSecret?: string | null;
  readonly scopes?: readonly string[];
}

/** The fields for OAuth by their names on the wire, and whether an oauth connection can do without. */
const OAUTH_FIELDS = [
  ['authorizationUrl', 'authorization_url', true],
  ['tokenUrl', 'token_url', true],
  ['clientId', 'client_id', true],
  ['clientSecret', 'client_secret', false],
  ['scopes', 'scopes', false],
] as const;

/** Throws RequestInvalid for a field that the kind needs and lacks, or has and does not know. */
export const requireFieldsOfKind = (fields: NewConnection): void => {
  for (const [field, name, isRequired] of OAUTH_FIELDS) {
    if (fields.kind === 'oauth' && isRequired && fields[field] === null)
      throw new RequestInvalid(`body /${name}: is required for an oauth connection`);
    if (fields.kind === 'webhook' && fields[field] !== null)
      throw new RequestInvalid(`body /${name}: is for oauth connections alone`);
  }
};

/** Throws ValidationFailed for a field for OAuth of a webhook connection. */
export const requireChangeOfKind = (change: ConnectionChange, { kind }: ConnectionRecord): void => {
  const given = OAUTH_FIELDS.find(([field]) => change[field] !== undefined);
  if (kind === 'webhook' && given !== undefined)
    throw new ValidationFailed(`The field ${given[1]} is for oauth connections alone`);
};

/** Throws ValidationFailed for a URL that must not be asked (spec/rules/connections.md#urls). */
export const requireUrls = (
  guard: AddressGuard,
  { authorizationUrl, tokenUrl }: Pick<ConnectionChange, 'authorizationUrl' | 'tokenUrl'>,
): void => {
  for (const [name, url] of [
    ['authorization_url', authorizationUrl],
    ['token_url', tokenUrl],
  ]) {
    if (url === undefined) continue;
    const fault = guard.faultOf(url) ?? (url.includes('#') ? 'must not hold a fragment' : null);
    if (fault !== null) throw new ValidationFailed(`The ${name} ${fault}`);
  }
};
