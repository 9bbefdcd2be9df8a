import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startServer } from '../../bench/processes.ts';
import { INSTALLED, step, UNAVAILABLE } from '../installed.ts';

// The Standard Webhooks library for Python verifies webhooks of the server with the secret of the endpoint and, after a rotation, with both
// secrets. It refuses them with another secret, or if they were modified.

interface Delivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
interface ReceivedResponse {
  readonly endpoint: { readonly id: string };
  readonly secret: string;
}
type Post = (path: string, body?: object) => Promise<ReceivedResponse>;

const ENVIRONMENT = `${INSTALLED}-python/outgoing`;
const PYTHON = join(ENVIRONMENT, 'bin/python');
const NO_REGISTRY = /Could not find a version|No matching distribution|Connection|Temporary failure|ENOENT/;
const SECRETS = { JWT_SECRET: 'judge-secret-judge-secret-judge-secret', CURSOR_SECRET: 'judge-cursor-secret' };
const TIMEOUT_MS = 10_000;

/** A Python interpreter with the library. Without either the process exits with one line. */
const install = (): void => {
  const requirements = join(import.meta.dirname, 'outgoing.requirements.txt');
  try {
    execFileSync('python3', ['-m', 'venv', ENVIRONMENT], { stdio: 'pipe' });
    execFileSync(PYTHON, ['-m', 'pip', 'install', '-q', '--retries', '1', '-r', requirements], { stdio: 'pipe' });
  } catch (error) {
    const failure = String((error as { stderr?: Buffer }).stderr ?? '') + String(error);
    const isAway = NO_REGISTRY.test(failure);
    console.log(isAway ? 'the library in Python cannot be installed: no Python, or no registry' : failure);
    process.exit(isAway ? UNAVAILABLE : 1);
  }
};

const checked = (deliveries: readonly (Delivery & { readonly secret: string })[]): string => {
  const input = deliveries.map((delivery) => JSON.stringify(delivery)).join('\n');
  const program = join(import.meta.dirname, 'outgoing.py');
  return execFileSync(PYTHON, [program], { input, encoding: 'utf8' }).trim().split('\n').join(' ');
};

const requireVerdict = (expected: string, ...deliveries: (Delivery & { readonly secret: string })[]): void => {
  const found = checked(deliveries);
  if (found !== expected) throw new Error(`the library said "${found}"`);
};

const signIn = async (url: string): Promise<Post> => {
  const account = { username: 'judge', password: 'a long enough password' };
  const signedIn = await fetch(`${url}/api/v1/auth/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const csrf = cookies.find((cookie) => cookie.startsWith('csrf_token='))?.slice('csrf_token='.length) ?? '';
  const headers = { cookie: cookies.join('; '), 'x-csrf-token': csrf, 'content-type': 'application/json' };
  return async (path, body) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, ...sent });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { readonly data: ReceivedResponse }).data;
  };
};

/** A receiver of deliveries; `next` waits for one. */
const openReceiver = async () => {
  const waiting: ((delivery: Delivery) => void)[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request.setEncoding('utf8')) body += piece;
    response.writeHead(204).end();
    waiting.shift()?.({ headers: request.headers as Delivery['headers'], body });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const next = (): Promise<Delivery> =>
    new Promise((resolve, reject) => {
      waiting.push(resolve);
      setTimeout(() => reject(new Error('no delivery came')), TIMEOUT_MS).unref();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, next, close: () => server.close() };
};

const check = async (url: string, receiver: Awaited<ReturnType<typeof openReceiver>>): Promise<void> => {
  const post = await signIn(url);
  const { endpoint, secret } = await post('/webhook-endpoints', { url: receiver.url });
  const path = `/webhook-endpoints/${endpoint.id}`;
  const sendTest = async (): Promise<Delivery> => {
    const delivery = receiver.next();
    await post(`${path}/test`);
    return delivery;
  };
  await step('a delivery is taken, and refused with another secret or changed', async () => {
    const sent = await sendTest();
    const other = `whsec_${Buffer.alloc(32).toString('base64')}`;
    const changed = { ...sent, body: sent.body.replace('webhook.test', 'webhook.best') };
    requireVerdict('taken refused refused', { ...sent, secret }, { ...sent, secret: other }, { ...changed, secret });
  });
  await step('after a rotation it is taken with both secrets', async () => {
    const { secret: newer } = await post(`${path}/rotate-secret`);
    const sent = await sendTest();
    requireVerdict('taken taken', { ...sent, secret }, { ...sent, secret: newer });
  });
};

install();
const receiver = await openReceiver();
const server = await startServer({
  DATABASE_URL: 'memory:',
  LOG_LEVEL: 'fatal',
  WEBHOOK_ALLOW_PRIVATE: 'on',
  ...SECRETS,
});
try {
  await check(server.url, receiver);
} catch (error) {
  console.log(`failed  ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await server.stop();
  receiver.close();
}
