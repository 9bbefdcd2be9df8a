import { WebSocket } from 'ws';

/**
 * Many sockets in a separate process, so that their load is not measured as that of the server. It receives commands as messages and
 * reports the events of each socket.
 */
type Order =
  | { readonly kind: 'open'; readonly url: string; readonly key: string; readonly count: number }
  | { readonly kind: 'tally'; readonly type: string };

/** The sockets, with the positions of the events that each received. */
const sockets: { readonly socket: WebSocket; readonly positions: string[] }[] = [];

const open = async (url: string, key: string): Promise<void> => {
  const response = await fetch(`${url}/api/v1/auth/ws-ticket`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  });
  if (response.status !== 200) throw new Error(`a ticket returned ${response.status}`);
  const { ticket } = ((await response.json()) as { data: { ticket: string } }).data;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/ws?ticket=${ticket}`);
  const positions: string[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`a socket was closed with ${code}`)));
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data));
      if (frame.action === 'auth_ok') socket.send(JSON.stringify({ action: 'subscribe', channels: ['projects'] }));
      else if (frame.action === 'subscribed') resolve();
      else if (frame.event_type === 'project.created') positions.push(frame.position);
    });
  });
  sockets.push({ socket, positions });
};

const openMany = async ({ url, key, count }: Extract<Order, { kind: 'open' }>): Promise<void> => {
  let left = count;
  let failure: string | null = null;
  const next = async (): Promise<void> => {
    while (left > 0 && failure === null) {
      left -= 1;
      await open(url, key).catch((error) => {
        failure = String(error);
      });
    }
  };
  await Promise.all(Array.from({ length: 4 }, next));
  process.send?.({ kind: 'opened', count: sockets.length, failure });
};

const tally = (): void => {
  const tallies = sockets.map(({ positions }) => ({
    count: positions.length,
    last: positions.at(-1) ?? '',
    distinct: new Set(positions).size,
  }));
  process.send?.({ kind: 'tallied', tallies });
};

process.on('message', (order: Order) => {
  if (order.kind === 'open') void openMany(order);
  else tally();
});
