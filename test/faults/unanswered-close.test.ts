import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { Sockets } from '../../handlers/http/sockets/sockets.ts';

/** A socket whose client never responds. */
class SilentSocket extends EventEmitter {
  readonly closes: number[] = [];
  readonly bufferedAmount = 0;
  readonly readyState = 1;
  readonly CLOSING = 2;
  close(code: number): void {
    this.closes.push(code);
  }
  send(_text: string, sent: () => void): void {
    sent();
  }
  pause(): void {}
  resume(): void {}
  ping(): void {}
  terminate(): void {}
}

it('a socket that was revoked and does not respond to its close keeps its concurrency slot until it has closed', async () => {
  const release = vi.fn(async () => {});
  const subscribers = {
    onStop() {},
    isStopping: false,
    position: { epoch: 'a', number: 0 },
    subscribe: async () => null,
  };
  const sockets = new Sockets({
    tickets: { redeem: async () => ({ userId: 'u', role: 'observer', credential: {} }) },
    subscribers,
    eventHistory: {},
    capabilities: { require: async () => {} },
    limits: { takeFor: async () => release },
    authSeconds: () => 5,
    logger: { error() {} },
  } as never);
  const headers: Record<string, string> = {
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  const caller = { offersUpgrade: true, limitSubject: 'x', header: (name: string) => headers[name] ?? null };
  const { upgrade } = await sockets.open('ticket', caller as never);
  const socket = new SilentSocket();
  upgrade.accept(socket as never);
  await expect.poll(() => socket.closes).toEqual([4003]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(release).not.toHaveBeenCalled();
  socket.emit('close');
  await expect.poll(() => release.mock.calls.length).toBe(1);
});
