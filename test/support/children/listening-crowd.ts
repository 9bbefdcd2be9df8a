import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

/** Many sockets in a separate thread, so that their cost is not measured as time of the server in the test's thread. */
const { address, tickets, channel } = workerData as { address: string; tickets: string[]; channel: string };

let events = 0;
const codes: number[] = [];
/** Every event is one frame with an id; all other frames have none. */
const EVENT = Buffer.from('"event_id"');

const open = (ticket: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${address}?ticket=${ticket}`);
    socket.on('close', (code) => codes.push(code));
    socket.on('message', (bytes: Buffer) => {
      if (bytes.includes(EVENT)) events += 1;
      else if (bytes.includes('auth_ok')) socket.send(JSON.stringify({ action: 'subscribe', channels: [channel] }));
      else if (bytes.includes('subscribed')) resolve();
    });
  });

for (const ticket of tickets) await open(ticket);
parentPort?.postMessage({ isReady: true, events, codes });
setInterval(() => parentPort?.postMessage({ isReady: true, events, codes }), 50);
