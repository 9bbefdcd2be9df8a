import type { ConnectionRecord } from '../connection.entity.ts';

interface Asked {
  readonly state: string;
  /** The S256 challenge of the verifier. */
  readonly challenge: string;
  readonly redirectUri: string;
}

/** The URL of the authorization page of the provider, with all parameters (spec/rules/connections.md#authorization-page). */
export const authorizationPage = (
  { authorizationUrl, clientId, scopes }: ConnectionRecord,
  { state, challenge, redirectUri }: Asked,
): string => {
  const url = new URL(authorizationUrl ?? '');
  const asked = {
    response_type: 'code',
    client_id: clientId ?? '',
    redirect_uri: redirectUri,
    ...(scopes && scopes.length > 0 && { scope: scopes.join(' ') }),
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
};
