import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

interface Registered {
  readonly redirectUri: string;
  /** The lifetime of an access token. */
  readonly tokenSeconds: number;
}

export const CLIENT = { client_id: 'organisation-platform', client_secret: 'a secret of the client' } as const;
export const SCOPES = ['openid', 'calendar.read'];
const ACCOUNT = 'ada';

/** A foreign authorisation server on a loopback address: it requires PKCE, and every user it asks signs in and agrees. */
export class AuthorisationServer {
  readonly url: string;
  readonly #server: Server;
  readonly #provider: Provider;
  readonly #grants: string[] = [];
  /** The types of all grants, in order. */
  readonly granted: string[] = [];

  private constructor(server: Server, url: string, { redirectUri, tokenSeconds }: Registered) {
    this.#server = server;
    this.url = url;
    this.#provider = new Provider(url, {
      clients: [
        {
          ...CLIENT,
          redirect_uris: [redirectUri],
          grant_types: ['authorization_code', 'refresh_token'],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      scopes: SCOPES,
      pkce: { required: () => true },
      issueRefreshToken: () => true,
      rotateRefreshToken: true,
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      findAccount: (_ctx: unknown, accountId: string) => ({ accountId, claims: () => ({ sub: accountId }) }),
      ttl: { AccessToken: tokenSeconds, RefreshToken: 86_400, Session: 600, Interaction: 600, Grant: 86_400 },
      jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
      cookies: { keys: ['a key of the test'] },
    });
    this.#provider.on('grant.success', ({ oidc }) => {
      this.granted.push(String(oidc.params?.grant_type));
    });
    const callback = this.#provider.callback();
    server.on('request', (req: IncomingMessage, res: ServerResponse) => {
      if (req.url?.startsWith('/interaction/'))
        this.#agree(req, res).catch((error) => res.writeHead(500).end(`${error}`));
      else callback(req, res);
    });
  }

  static async start(registered: Registered): Promise<AuthorisationServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new AuthorisationServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, registered);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** What the browser of a user who agrees is redirected with, starting at the page of the provider. */
  async visit(authorizationUrl: string): Promise<URLSearchParams> {
    const cookies = new Map<string, string>();
    let url = new URL(authorizationUrl);
    for (let hop = 0; hop < 10; hop += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { headers: { cookie }, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (location === null) throw new Error(`${response.status} ${await response.text()}`);
      url = new URL(location, url);
      if (url.origin !== this.url) return url.searchParams;
    }
    throw new Error('the provider sends its visitor in a circle');
  }

  /** Revokes all grants. */
  async revoke(): Promise<void> {
    for (const id of this.#grants.splice(0)) await (await this.#provider.Grant.find(id))?.destroy();
  }

  async #agree(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { prompt, params } = await this.#provider.interactionDetails(req, res);
    if (prompt.name === 'login') return this.#provider.interactionFinished(req, res, { login: { accountId: ACCOUNT } });
    const grant = new this.#provider.Grant({ accountId: ACCOUNT, clientId: String(params.client_id) });
    grant.addOIDCScope(String(params.scope));
    const grantId = await grant.save();
    this.#grants.push(grantId);
    return this.#provider.interactionFinished(req, res, { consent: { grantId } });
  }
}
