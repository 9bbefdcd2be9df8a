import * as oauth from 'oauth4webapi';
import type { OutboundHttp, OutboundResponse } from '../../foundation/outbound/outbound-http.ts';
import { oauthCode } from './code.ts';
import { GrantFailed, type ProviderError } from './grant-failed.ts';

/** The registered client at a provider. */
export interface OauthClient {
  readonly tokenUrl: string;
  readonly clientId: string;
  /** Null for a public client. */
  readonly clientSecret: string | null;
}

/** An authorization code, with the parameters of its request. */
export interface GrantedCode {
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string;
}

export interface GrantedTokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** Null when the provider does not state the lifetime of the access token. */
  readonly lifeSeconds: number | null;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 65_536;
const MAX_LIFE_SECONDS = 10 * 365 * 86_400;
type Send = (
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  authentication: oauth.ClientAuth,
  options: oauth.TokenEndpointRequestOptions,
) => Promise<{ readonly response: Response; readonly read: typeof oauth.processRefreshTokenResponse }>;

/** Sends token requests to providers through the address guard (spec/rules/connections.md#token-requests). */
export class TokenEndpoint {
  readonly #http: OutboundHttp;

  constructor(http: OutboundHttp) {
    this.#http = http;
  }

  /** Throws GrantFailed. */
  exchange(client: OauthClient, { code, redirectUri, verifier }: GrantedCode): Promise<GrantedTokens> {
    return this.#ask(client, undefined, async (server, known, authentication, options) => {
      const returned = oauth.validateAuthResponse(server, known, new URLSearchParams({ code }), oauth.expectNoState);
      const response = await oauth.authorizationCodeGrantRequest(
        ...[server, known, authentication, returned, redirectUri, verifier, options],
      );
      return { response, read: oauth.processAuthorizationCodeResponse };
    });
  }

  /** `signal` aborts the request. Throws GrantFailed. */
  refresh(client: OauthClient, refreshToken: string, signal: AbortSignal): Promise<GrantedTokens> {
    return this.#ask(client, signal, async (server, known, authentication, options) => ({
      response: await oauth.refreshTokenGrantRequest(server, known, authentication, refreshToken, options),
      read: oauth.processRefreshTokenResponse,
    }));
  }

  async #ask(
    { tokenUrl, clientId, clientSecret }: OauthClient,
    signal: AbortSignal | undefined,
    send: Send,
  ): Promise<GrantedTokens> {
    // The library requires an issuer, but compares it only with that of an id_token.
    const server = { issuer: new URL(tokenUrl).origin, token_endpoint: tokenUrl };
    const client = { client_id: clientId };
    const authentication = clientSecret === null ? oauth.None() : oauth.ClientSecretPost(clientSecret);
    let heard: ProviderError = { status: null, code: null, isTooLarge: false };
    try {
      const { response, read } = await send(server, client, authentication, {
        // The address guard decides which addresses may be requested without TLS.
        [oauth.allowInsecureRequests]: true,
        [oauth.customFetch]: async (url, { body, headers }) => {
          const response = await this.#post(url, String(body), headers, signal);
          const values = valuesIn(response);
          heard = { status: response.status, code: oauthCode(values?.error), isTooLarge: response.isCut };
          if (response.isCut) throw new Error(`the response has more than ${MAX_BYTES} bytes`);
          return responseOf(response, values);
        },
      });
      return grantedIn(await read(server, client, response));
    } catch (error) {
      throw new GrantFailed(heard, error);
    }
  }

  #post(url: string, body: string, headers: Record<string, string>, signal?: AbortSignal): Promise<OutboundResponse> {
    const wanted = { url, method: 'POST', headers, body, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES } as const;
    return this.#http.send(signal === undefined ? wanted : { ...wanted, signal });
  }
}

/**
 * The members of a JSON object; null for any other body. Members that are null are left out, because the library treats them as errors. An
 * id_token is ignored: its issuer is not configured, and the owner of the account is not needed.
 */
const valuesIn = ({ body, isCut }: OutboundResponse): Readonly<Record<string, unknown>> | null => {
  try {
    const { id_token: _unread, ...values } = isCut ? null : JSON.parse(body.toString('utf8'));
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  } catch {
    return null;
  }
};

const responseOf = ({ status, headers, body }: OutboundResponse, values: object | null): Response => {
  const text = values === null ? body.toString('utf8') : JSON.stringify(values);
  return new Response(text, { status, headers: { 'content-type': headers['content-type'] ?? '' } });
};

const grantedIn = (response: oauth.TokenEndpointResponse): GrantedTokens => ({
  accessToken: response.access_token,
  refreshToken: response.refresh_token ?? null,
  lifeSeconds: response.expires_in === undefined ? null : Math.min(response.expires_in, MAX_LIFE_SECONDS),
});
