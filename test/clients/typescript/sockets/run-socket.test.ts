import { afterEach, describe, expect, it, vi } from 'vitest';
import { runSocket } from '../../../../clients/typescript/src/sockets/run-socket.ts';

const MIB = 1024 * 1024;

/** A socket whose frames the test sends. */
class FakeSocket {
  static last: FakeSocket;
  closings = 0;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  close(): void {
    this.closings += 1;
    queueMicrotask(() => this.onclose?.());
  }
}

const open = (onText: () => Promise<void>) => {
  vi.stubGlobal('WebSocket', FakeSocket);
  const stop = new AbortController();
  const run = runSocket('ws://platform', { signal: stop.signal, silenceMs: 60_000, onText });
  const socket = FakeSocket.last;
  const send = (characters: number): void => socket.onmessage?.({ data: 'x'.repeat(characters) });
  const end = (): Promise<void> => {
    stop.abort();
    return run;
  };
  return { socket, send, end };
};
afterEach(() => void vi.unstubAllGlobals());

describe('the frames of a socket', () => {
  it('may have any total length while the program keeps up', async () => {
    let handled = 0;
    const { socket, send, end } = open(async () => {
      handled += 1;
    });
    for (let frame = 1; frame <= 20; frame += 1) {
      send(MIB);
      await vi.waitFor(() => expect(handled).toBe(frame));
    }
    expect(socket.closings).toBe(0);
    await end();
  });
  it('end the connection when more than 16 Mi characters wait for the program', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { socket, send, end } = open(() => held);
    send(16 * MIB);
    expect(socket.closings).toBe(0);
    send(1);
    expect(socket.closings).toBe(1);
    release();
    await end();
  });
});
