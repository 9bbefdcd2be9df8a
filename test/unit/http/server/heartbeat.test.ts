import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Heartbeat } from '../../../../handlers/http/sockets/heartbeat.ts';

/** A socket whose peer responds to pings while `responds`. */
class PingedSocket extends EventEmitter {
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readyState = this.OPEN;
  responds = true;
  pings = 0;

  ping(): void {
    this.pings += 1;
    if (this.responds) this.emit('pong');
  }

  terminate(): void {
    this.emit('close');
  }
}

let heartbeat: Heartbeat;
const watched = (): PingedSocket => {
  const socket = new PingedSocket();
  heartbeat.watch(socket as unknown as WebSocket);
  return socket;
};
const beat = () => vi.advanceTimersByTimeAsync(30_000);

beforeEach(() => {
  vi.useFakeTimers();
  heartbeat = new Heartbeat();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the heartbeat of sockets', () => {
  it('pings every 30 s, and terminates a socket whose peer has not responded until the next ping', async () => {
    const [alive, dead] = [watched(), watched()];
    await beat();
    dead.responds = false;
    await beat();
    expect([alive.pings, dead.pings, heartbeat.size]).toEqual([2, 2, 2]);
    await beat();
    expect([alive.pings, heartbeat.size]).toEqual([3, 1]);
  });

  it('leaves a closing socket alone', async () => {
    const closing = watched();
    closing.responds = false;
    closing.readyState = closing.CLOSING;
    await beat();
    await beat();
    expect([closing.pings, heartbeat.size]).toEqual([0, 1]);
  });

  it('ends with the last socket, and begins again with the next', async () => {
    watched().terminate();
    expect(vi.getTimerCount()).toBe(0);
    const next = watched();
    await beat();
    expect(next.pings).toBe(1);
    heartbeat.terminate();
    expect([heartbeat.size, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
