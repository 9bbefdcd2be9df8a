import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/bench/processes.ts';
import { PASSWORD } from '../support/builders/people.ts';
import type { Body } from '../support/client/client.ts';
import { connectSocket } from '../support/client/socket.ts';
import { type ServerProcess, startServerProcess } from '../support/server/server-process.ts';
import { eventually } from '../support/time/eventually.ts';

/** The nginx configuration of docs/operating.md, between its fences. */
const documented = (): string => {
  const page = readFileSync('docs/operating.md', 'utf8');
  const [, block = ''] = /```nginx\n([\s\S]*?)```/.exec(page) ?? [];
  return block;
};

/** Replaces what differs from machine to machine. Throws if the page no longer contains it. */
const adapt = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((adapted, [from, to]) => {
    if (!adapted.includes(from)) throw new Error(`docs/operating.md no longer contains ${from}`);
    return adapted.replaceAll(from, to);
  }, text);

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
}

let folder: string;
let server: ServerProcess;
let proxy: ChildProcess;
let port: number;
let certificate: Buffer;
/** Headers of a request of the ceo. */
let asCeo: Readonly<Record<string, string>>;

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The address the request comes from. */
  readonly from?: string;
}

const open = (method: string, path: string, { headers = {}, body, from }: Sent = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const local = from === undefined ? {} : { localAddress: from };
    const options = { method, headers, ca: certificate, family: 4, ...local };
    request(`https://localhost:${port}${path}`, options, resolve).on('error', reject).end(body);
  });

const send = async (method: string, path: string, sent: Sent = {}): Promise<Answer> => {
  const response = await open(method, path, sent);
  const text = (await response.setEncoding('utf8').toArray()).join('');
  return { status: response.statusCode ?? 0, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
};

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (path: string, body: object, { headers = {}, ...more }: Sent = {}): Promise<Answer> =>
  send('POST', path, { ...more, headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) });

/** The token of the session that a response opened. */
const sessionIn = ({ headers }: Answer): string => {
  const [, token] = /session=([^;]+)/.exec(headers['set-cookie']?.join() ?? '') ?? [];
  if (token === undefined) throw new Error('no session was opened');
  return token;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'platform-proxy-'));
  port = await freePort();
  const local = await freePort();
  server = await startServerProcess({
    DATABASE_URL: 'memory:',
    BASE_URL: `https://localhost:${port}`,
    PORT: String(local),
    TRUST_PROXY: '127.0.0.1',
  });
  const [secret, pem] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', secret, '-out', pem, ...subject],
    {
      stdio: 'ignore',
    },
  );
  certificate = readFileSync(pem);
  const http = adapt(documented(), {
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    'server_name org.example.com': 'server_name localhost',
    '127.0.0.1:3001': `127.0.0.1:${local}`,
    '/etc/ssl/org.example.com.pem': pem,
    '/etc/ssl/org.example.com.key': secret,
  });
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `user root;\ndaemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${places.join('\n')}\n${http}}\n`,
  );
  proxy = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', file], { stdio: 'inherit' });
  await eventually(async () => (await send('GET', '/api/v1/readyz').catch(() => null))?.status === 200, 15);
  const account = { username: 'chief', password: PASSWORD };
  asCeo = { authorization: `Bearer ${sessionIn(await post('/api/v1/auth/setup', account))}` };
});
afterAll(async () => {
  proxy.kill('SIGTERM');
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the documented configuration of nginx', () => {
  it('passes the address of the caller, and not one that the caller claims', async () => {
    const account = { username: 'chief', password: PASSWORD };
    const claim = { headers: { 'x-forwarded-for': '192.0.2.1' }, from: '127.0.0.2' };
    expect((await post('/api/v1/auth/login', account, claim)).status).toBe(200);
    const { body } = await send('GET', '/api/v1/auth/sessions?scope=own', { headers: asCeo });
    const addresses = body.data.map((session: { ip_address: string }) => session.ip_address);
    expect(addresses).toContain('127.0.0.2');
    expect(addresses).not.toContain('192.0.2.1');
  });

  it('lets the server refuse bodies that are too large', async () => {
    const answer = await post('/api/v1/departments', { name: 'x'.repeat(1_500_000) }, { headers: asCeo });
    expect([answer.status, answer.body.error_detail.error_code]).toEqual([413, 2001]);
  });

  it('forwards event streams without a delay', async () => {
    const stream = await open('GET', '/api/v1/events/stream?channels=departments', { headers: asCeo });
    let text = '';
    stream.setEncoding('utf8').on('data', (piece) => (text += piece));
    expect((await post('/api/v1/departments', { name: 'Streamed' }, { headers: asCeo })).status).toBe(201);
    await eventually(() => text.includes('department.created'), 5);
    stream.destroy();
  });

  it('passes WebSocket upgrades', async () => {
    const { body } = await post('/api/v1/auth/ws-ticket', {}, { headers: asCeo });
    const socket = await connectSocket(`https://localhost:${port}`, { ticket: body.data.ticket }, { ca: certificate });
    expect(await socket.next()).toMatchObject({ action: 'auth_ok' });
    expect(await socket.ask({ action: 'subscribe', channels: ['departments'] })).toMatchObject({
      action: 'subscribed',
    });
    await socket.leave();
  });
});
