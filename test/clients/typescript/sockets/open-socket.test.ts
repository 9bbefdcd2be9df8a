import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../../../clients/typescript/src/client.ts';
import type { PlatformEvent } from '../../../../clients/typescript/src/document.ts';
import type { PlatformClient } from '../../../../clients/typescript/src/http/path-client.ts';
import { openSocket, type SocketOptions } from '../../../../clients/typescript/src/sockets/open-socket.ts';
import { setUpCeo } from '../../../support/builders/people.ts';
import type { Client } from '../../../support/client/client.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { eventually } from '../../../support/time/eventually.ts';

let server: TestServer;
let ceo: Client;
let apiKey: string;
let client: PlatformClient;
const keyOf = async (role: 'ceo' | 'observer'): Promise<string> =>
  (await ceo.call('createApiKey', { body: { name: 'sockets', role } })).body.data.api_key;
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  apiKey = await keyOf('ceo');
  client = createClient({ baseUrl: server.baseUrl, apiKey });
});
afterAll(() => server.close());

const create = (name: string) => ceo.call('createProject', { body: { name } });
const nameOf = (event: PlatformEvent): string =>
  event.event_type === 'project.created' ? event.payload.name : event.event_type;

/** A socket that ends with its test, and the names of the projects that it reported. */
const open = (of: PlatformClient = client, options: Partial<SocketOptions> = {}) => {
  const heard: string[] = [];
  const socket = openSocket(of, { onEvent: (event) => void heard.push(nameOf(event)), ...options });
  socket.closed.catch(() => {});
  onTestFinished(() => socket.close());
  return { socket, heard };
};

/** Forwards everything to a server until it is asked to cut all connections. */
const startProxy = async ({ port, hostname }: URL): Promise<{ readonly url: string; cut(): void }> => {
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) open.add(end.on('error', () => {}));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const socket of open) socket.destroy();
    open.clear();
  };
  onTestFinished(() => {
    cut();
    proxy.close();
  });
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, cut };
};

describe('a socket', () => {
  it('delivers the events of its channels, from its subscription to its end', async () => {
    const { socket, heard } = open();
    await socket.subscribe(['projects']);
    await create('one');
    await eventually(() => heard.includes('one'));
    await socket.unsubscribe(['projects']);
    await socket.subscribe(['departments']);
    await create('two');
    await ceo.call('createDepartment', { body: { name: 'Research', budget_percent: 1 } });
    await eventually(() => heard.includes('department.created'));
    expect(heard).toEqual(['one', 'department.created']);
    socket.close();
    await socket.closed;
    await expect(socket.subscribe(['projects'])).rejects.toThrow();
  });

  it('continues with its filters after a lost connection, and misses nothing', async () => {
    const proxy = await startProxy(new URL(server.baseUrl));
    const through = createClient({ baseUrl: proxy.url, apiKey });
    const { socket, heard } = open(through);
    await socket.subscribe(['projects'], { filters: { name: 'wanted' } });
    await create('other');
    await create('wanted');
    await eventually(() => heard.length === 1);
    proxy.cut();
    await create('other');
    await create('wanted');
    await eventually(() => heard.length === 2);
    expect(heard).toEqual(['wanted', 'wanted']);
  });

  it('starts after a given event, and reports a position that it cannot start from', async () => {
    const gaps: unknown[] = [];
    const { socket, heard } = open(client, { onGap: (gap) => void gaps.push(gap) });
    await create('before');
    const { data } = (await ceo.call('listEvents', { query: { channels: 'projects', limit: 200 } })).body;
    const last = data.at(-2);
    await socket.subscribe(['projects'], { since: last?.position ?? '' });
    await eventually(() => heard.includes('before'));
    expect(gaps).toEqual([]);
    await socket.subscribe(['departments'], { since: '00000000.1' });
    expect(gaps).toEqual([{ resumeAfter: null }]);
  });

  it('refuses channels that do not exist or that the key may not read, and keeps the others', async () => {
    const { socket, heard } = open(createClient({ baseUrl: server.baseUrl, apiKey: await keyOf('observer') }));
    await socket.subscribe(['projects']);
    const refused = { name: 'ChannelsRefused' };
    await expect(socket.subscribe(['budget'])).rejects.toMatchObject({ ...refused, channels: ['budget'] });
    await expect(socket.subscribe(['nothing'])).rejects.toMatchObject(refused);
    await create('kept');
    await eventually(() => heard.includes('kept'));
  });

  it('ends with the error of a function, and with that of a refused key', async () => {
    const failing = open(client, { onEvent: () => Promise.reject(new Error('no room')) });
    await failing.socket.subscribe(['projects']);
    await create('three');
    await expect(failing.socket.closed).rejects.toThrow('no room');
    const { socket } = open(createClient({ baseUrl: server.baseUrl, apiKey: 'ok_wrong' }));
    const subscribing = socket.subscribe(['projects']);
    await expect(socket.closed).rejects.toMatchObject({ status: 401, code: 1000 });
    await expect(subscribing).rejects.toMatchObject({ status: 401 });
  });
});
