import { Duplex } from 'node:stream';
import { expect, it } from 'vitest';
import { offerUpgrade } from '../../../../handlers/http/contracts/upgrade-offer.ts';
import { Upgrades } from '../../../../handlers/http/sockets/upgrades.ts';

const connection = (): Duplex => new Duplex({ read: () => {}, write: (_chunk, _coding, done) => done() });
/** Requests a WebSocket on this connection; returns whether it was accepted, or its place was given back. */
const requested = (socket: Duplex, version: string): readonly string[] => {
  const key = Buffer.alloc(16).toString('base64');
  const headers = { upgrade: 'websocket', 'sec-websocket-key': key, 'sec-websocket-version': version };
  const req = { method: 'GET', headers } as never;
  offerUpgrade(req, { socket, head: Buffer.alloc(0) });
  const found: string[] = [];
  const upgrade = { accept: () => found.push('accepted'), abandon: () => found.push('given back') } as never;
  new Upgrades().carryOut({ req, res: { detachSocket: () => {} } } as never, {}, upgrade);
  return found;
};

it('a handshake that the library refuses gives its place back', () => {
  expect(requested(connection(), '1')).toEqual(['given back']);
});

it('a client that half-closes within the handshake gives its place back', async () => {
  const socket = connection();
  socket.push(null);
  socket.resume();
  await new Promise((resolve) => socket.once('end', resolve));
  expect(requested(socket, '13')).toEqual(['given back']);
});
