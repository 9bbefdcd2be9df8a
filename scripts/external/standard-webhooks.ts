import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../bench/processes.ts';
import { step } from './installed.ts';
import { installPython, type RunPython } from './standard-webhooks/python.ts';

// The Standard Webhooks library for Python, which the server does not use itself, sends webhooks to a real server.

const SECRETS = { JWT_SECRET: 'judge-secret-judge-secret-judge-secret', CURSOR_SECRET: 'judge-cursor-secret' };
const CEO = { username: 'ada', password: 'correct horse battery' };

/** The status of each message, and its receipt if there is one. */
type Sent = Readonly<Record<string, readonly [number, string | null]>>;

const post = async (url: string, body: unknown, cookies: readonly string[] = []): Promise<Response> => {
  const token = cookies.find((cookie) => cookie.startsWith('csrf_token='))?.split('=')[1] ?? '';
  const headers = { 'content-type': 'application/json', cookie: cookies.join('; '), 'x-csrf-token': token };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
};

const signIn = async (api: string): Promise<readonly string[]> => {
  const response = await post(`${api}/auth/setup`, CEO);
  return response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
};

const connect = async (api: string, name: string, cookies: readonly string[]): Promise<string> => {
  const response = await post(`${api}/connections`, { name, kind: 'webhook' }, cookies);
  return ((await response.json()) as { data: { secret: string } }).data.secret;
};

const checkSender = async (python: RunPython, url: string): Promise<void> => {
  const api = `${url}/api/v1`;
  const cookies = await signIn(api);
  const [secret, other] = [await connect(api, 'shop', cookies), await connect(api, 'other', cookies)];
  await step('messages signed by the library for Python are accepted, and no others', () => {
    const sent = python('sender.py', `${api}/webhooks/shop/order.created`, secret, other) as Sent;
    const statuses = Object.values(sent).map(([status]) => status);
    if (statuses.join() !== '202,202,202,202,401,401,409') throw new Error(JSON.stringify(sent));
    if (sent.plain?.[1] !== sent.again?.[1]) throw new Error('the retry has another receipt');
  });
};

const folder = mkdtempSync(join(tmpdir(), 'standard-webhooks-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const python = installPython(folder);
const server = await startServer({ DATABASE_URL: 'memory:', LOG_LEVEL: 'fatal', ...SECRETS });
try {
  await checkSender(python, server.url);
} catch (error) {
  console.log(`failed  ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await server.stop();
}
