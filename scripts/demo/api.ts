import type { Json, JsonMap } from '../shared/json.ts';
import { asMap } from '../shared/json.ts';

/** A client for the demo. It throws the response of the server for every failure. */
export interface Api {
  get(path: string): Promise<Json>;
  post(path: string, body?: JsonMap): Promise<JsonMap>;
  put(path: string, body: JsonMap): Promise<JsonMap>;
  patch(path: string, body: JsonMap): Promise<JsonMap>;
}

const send = async (base: string, method: string, path: string, headers: Record<string, string>, body?: JsonMap) => {
  const response = await fetch(base + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
  return {
    data: text === '' ? null : ((asMap(JSON.parse(text)).data ?? null) as Json),
    cookies: response.headers.getSetCookie(),
  };
};

/** Creates the first administrator, and an API key for all later calls. The server must be empty. */
export const signUp = async (base: string, account: JsonMap): Promise<{ readonly api: Api; readonly key: string }> => {
  const { cookies } = await send(base, 'POST', '/api/v1/auth/setup', {}, account);
  const pairs = cookies.map((line) => line.split(';')[0] ?? '');
  const csrf = pairs.find((pair) => /csrf_token=/.test(pair))?.split('=')[1] ?? '';
  const session = { cookie: pairs.join('; '), 'x-csrf-token': csrf };
  const made = await send(base, 'POST', '/api/v1/auth/api-keys', session, { name: 'demo', role: 'ceo' });
  const key = String(asMap(made.data).api_key);
  const call = async (method: string, path: string, body?: JsonMap): Promise<Json> =>
    (await send(base, method, path, { authorization: `Bearer ${key}` }, body)).data;
  const api: Api = {
    get: (path) => call('GET', path),
    post: async (path, body) => asMap(await call('POST', path, body)),
    put: async (path, body) => asMap(await call('PUT', path, body)),
    patch: async (path, body) => asMap(await call('PATCH', path, body)),
  };
  return { api, key };
};
