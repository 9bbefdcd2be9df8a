import type { Json, JsonMap } from '../shared/json.ts';
import { asMap } from '../shared/json.ts';

/** A client for the demo. It throws the response of the server for every failure. */
export interface Api {
  get(path: string): Promise<Json>;
  post(path: string, body?: JsonMap): Promise<JsonMap>;
  put(path: string, body: JsonMap): Promise<JsonMap>;
  patch(path: string, body: JsonMap): Promise<JsonMap>;
  /** Posts for a list. */
  list(path: string, body: JsonMap): Promise<Json>;
  /** Uploads a Markdown file of a run. */
  upload(path: string, text: string, leaseToken: string): Promise<JsonMap>;
}

type Headers = Readonly<Record<string, string>>;

const send = async (base: string, method: string, path: string, headers: Headers, body?: JsonMap | string) => {
  const type = typeof body === 'string' ? 'text/markdown' : 'application/json';
  const response = await fetch(base + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
  return {
    data: text === '' ? null : ((asMap(JSON.parse(text)).data ?? null) as Json),
    cookies: response.headers.getSetCookie(),
  };
};

const apiWith = (base: string, headers: Headers): Api => {
  const call = async (method: string, path: string, body?: JsonMap): Promise<Json> =>
    (await send(base, method, path, headers, body)).data;
  return {
    get: (path) => call('GET', path),
    post: async (path, body) => asMap(await call('POST', path, body)),
    put: async (path, body) => asMap(await call('PUT', path, body)),
    patch: async (path, body) => asMap(await call('PATCH', path, body)),
    list: (path, body) => call('POST', path, body),
    upload: async (path, text, leaseToken) =>
      asMap((await send(base, 'PUT', path, { ...headers, 'lease-token': leaseToken }, text)).data),
  };
};

/** The first administrator: with an API key, and with the session, which may review what the key has claimed. */
export interface Administrator {
  readonly api: Api;
  readonly session: Api;
  readonly key: string;
}

/** Creates the first administrator. The server must be empty. */
export const signUp = async (base: string, account: JsonMap): Promise<Administrator> => {
  const { cookies } = await send(base, 'POST', '/api/v1/auth/setup', {}, account);
  const pairs = cookies.map((line) => line.split(';')[0] ?? '');
  const csrf = pairs.find((pair) => /csrf_token=/.test(pair))?.split('=')[1] ?? '';
  const session = { cookie: pairs.join('; '), 'x-csrf-token': csrf };
  const made = await send(base, 'POST', '/api/v1/auth/api-keys', session, { name: 'demo', role: 'ceo' });
  const key = String(asMap(made.data).api_key);
  return { api: apiWith(base, { authorization: `Bearer ${key}` }), session: apiWith(base, session), key };
};
