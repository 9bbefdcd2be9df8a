// Uses of the package in one program, against a separate server: PLATFORM_URL names an empty one.
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer as createProxy, type Socket } from 'node:net';
import {
  createClient,
  ERROR_CODES,
  followEvents,
  hasCode,
  type PlatformClient,
  pages,
  streamTurn,
  unwrap,
  update,
  verifyWebhook,
  WebhookRefused,
} from 'organisation-platform-client';

const URL_OF_SERVER = process.env.PLATFORM_URL ?? '';
const PASSWORD = 'correct horse battery';
const say = (what: string): void => void process.stdout.write(`${what}\n`);
const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`not so: ${what}`);
  say(what);
};

/** A browser's cookies: stored and sent again. */
const jar = new Map<string, string>();
const withCookies = async (request: Request): Promise<Response> => {
  request.headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
  const response = await fetch(request);
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    jar.set(name, value);
  }
  return response;
};

const firstAccount = async (): Promise<string> => {
  const cookies = (): string => [...jar].map((pair) => pair.join('=')).join('; ');
  const page = createClient({ baseUrl: URL_OF_SERVER, session: true, fetch: withCookies, cookies });
  await unwrap(page.POST('/api/v1/auth/setup', { body: { username: 'chief', password: PASSWORD } }));
  await unwrap(page.POST('/api/v1/auth/login', { body: { username: 'chief', password: PASSWORD } }));
  const me = await unwrap(page.GET('/api/v1/auth/me'));
  must(me.role === 'ceo', 'the first account is signed in');
  const key = await unwrap(page.POST('/api/v1/auth/api-keys', { body: { name: 'flow', role: 'ceo' } }));
  return key.api_key;
};

const people = async (client: PlatformClient): Promise<void> => {
  const create = (username: string) =>
    unwrap(client.POST('/api/v1/users', { body: { username, password: PASSWORD, role: 'manager' } }));
  for (const username of ['ada', 'ben', 'cleo']) await create(username);
  const names: string[] = [];
  for await (const user of pages(client, '/api/v1/users', { params: { query: { limit: 2 } } }))
    names.push(user.username);
  must(names.sort().join() === 'ada,ben,chief,cleo', 'users come by pages');
  const conflict = await create('ada').catch((error: unknown) => error);
  if (!hasCode(conflict, ERROR_CODES.DUPLICATE_RECORD)) throw conflict;
  const code: 4001 = conflict.code;
  must(code === 4001 && conflict.name === 'DUPLICATE_RECORD' && conflict.status === 409, 'a conflict is typed');
};

const safeChange = async (client: PlatformClient): Promise<void> => {
  const body = { name: 'Research', budget_percent: 10 };
  const { id } = await unwrap(client.POST('/api/v1/departments', { body }));
  const params = { path: { department_id: id } };
  let readings = 0;
  const { data } = await update(
    client,
    'PATCH',
    '/api/v1/departments/{department_id}',
    { params },
    async (department) => {
      readings += 1;
      if (readings === 1)
        await unwrap(client.PATCH('/api/v1/departments/{department_id}', { params, body: { budget_percent: 20 } }));
      return { budget_percent: department.budget_percent + 1 };
    },
  );
  must(data.budget_percent === 21 && readings === 2, 'a change is made on what somebody else has changed');
};

/** The server executes the request, and its first response is lost. */
const lostAnswer = async (apiKey: string): Promise<void> => {
  const keys = new Set<string | null>();
  const lossy = createClient({
    ...{ baseUrl: URL_OF_SERVER, apiKey },
    fetch: async (request) => {
      const response = await fetch(request);
      keys.add(request.headers.get('idempotency-key'));
      if (request.method === 'POST' && response.headers.get('idempotency-replayed') === null)
        throw new TypeError('the response was lost');
      return response;
    },
    retry: { sleep: async () => {} },
  });
  await unwrap(lossy.POST('/api/v1/projects', { body: { name: 'once' } }));
  const projects: string[] = [];
  for await (const { name } of pages(lossy, '/api/v1/projects')) projects.push(name);
  must(projects.join() === 'once' && keys.size === 2, 'a creation whose response was lost took effect once');
};

const streamedTurn = async (client: PlatformClient): Promise<void> => {
  let answer = '';
  let whole: string | undefined;
  const body = { message: 'What is under way?', intent_override: 'explain' } as const;
  for await (const frame of streamTurn(client, body)) {
    if (frame.event === 'delta') answer += frame.data.delta;
    if (frame.event === 'complete') whole = frame.data.answer?.answer;
    if (frame.event === 'error') throw frame.data;
  }
  must(answer !== '' && answer === whole, 'a turn is streamed');
};

/** Forwards everything until it is asked to cut. */
const startProxy = async (): Promise<{ url: string; cut(): void; close(): void }> => {
  const { hostname, port } = new URL(URL_OF_SERVER);
  const open = new Set<Socket>();
  const proxy = createProxy((socket) => {
    const server = connect(Number(port), hostname);
    for (const end of [socket, server]) {
      open.add(end);
      end.on('error', () => {});
      end.on('close', () => open.delete(end));
    }
    socket.pipe(server).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const close = (): void => {
    cut();
    proxy.close();
  };
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, cut, close };
};

const resumedEvents = async (client: PlatformClient, apiKey: string): Promise<void> => {
  const proxy = await startProxy();
  const ending = new AbortController();
  const heard: string[] = [];
  let lost = 0;
  let tell: () => void = () => {};
  const next = (): Promise<void> =>
    new Promise((resolve) => {
      tell = resolve;
    });
  let come = next();
  const following = followEvents({
    ...{ baseUrl: proxy.url, apiKey, channels: ['projects'], since: null, signal: ending.signal },
    onLost: () => {
      lost += 1;
      tell();
    },
    onEvent: (event) => {
      if (event.event_type === 'project.created') heard.push(event.payload.name);
      tell();
    },
  });
  const create = (name: string) => unwrap(client.POST('/api/v1/projects', { body: { name } }));
  await come;
  come = next();
  await create('before');
  await come;
  come = next();
  proxy.cut();
  await create('while away');
  await come;
  ending.abort();
  await following;
  proxy.close();
  must(heard.join() === 'before,while away' && lost === 1, 'events continue after a lost connection');
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

const webhook = async (client: PlatformClient): Promise<void> => {
  let take: (request: { body: Buffer; headers: IncomingMessage['headers'] }) => void = () => {};
  const arrived = new Promise<{ body: Buffer; headers: IncomingMessage['headers'] }>((resolve) => {
    take = resolve;
  });
  const receiver = createHttpServer(async (request, response) => {
    take({ body: await bodyOf(request), headers: request.headers });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const endpoint = await unwrap(
    client.POST('/api/v1/webhook-endpoints', { body: { url, event_types: ['department.created'] } }),
  );
  await unwrap(client.POST('/api/v1/departments', { body: { name: 'Delivery', budget_percent: 1 } }));
  const { body, headers } = await arrived;
  receiver.close();
  const event = verifyWebhook(['whsec_b3RoZXI=', endpoint.secret], body, headers);
  if (event.type !== 'department.created') throw new Error(event.type);
  must(event.data.name === 'Delivery', 'a webhook is verified and typed');
  try {
    verifyWebhook('whsec_b3RoZXI=', body, headers);
  } catch (error) {
    must(error instanceof WebhookRefused, 'a webhook under another secret is refused');
  }
};

const apiKey = await firstAccount();
const client = createClient({ baseUrl: URL_OF_SERVER, apiKey });
await people(client);
await safeChange(client);
await lostAnswer(apiKey);
await streamedTurn(client);
await resumedEvents(client, apiKey);
await webhook(client);
