import { expect, it } from 'vitest';
import { Skipped, Stopped } from '../../../clients/conformance/protocol/endings.ts';
import { Exchanges } from '../../../clients/conformance/protocol/exchange.ts';
import type { Wire } from '../../../clients/conformance/protocol/wire.ts';

/** A deployment that refuses once with this `Retry-After`, then responds. */
const afterOne = (retryAfter: string, stop?: AbortSignal): Exchanges => {
  let sent = 0;
  const send = async () => {
    sent += 1;
    return { status: sent === 1 ? 429 : 204, headers: { 'retry-after': retryAfter }, setCookies: [], text: '' };
  };
  return new Exchanges({ send } as unknown as Wire, stop);
};
const REQUEST = { method: 'GET', path: '/', headers: {} };

it.each(['Wed, 21 Oct 2030 07:28:00 GMT', '0', '-5', '1'])(
  'a limit is waited for when it says %s',
  async (retryAfter) => {
    const exchanges = afterOne(retryAfter);
    const startedAt = performance.now();
    expect((await exchanges.send(null, REQUEST)).status).toBe(204);
    expect(exchanges.sent).toBe(2);
    // Timers may be early by a millisecond.
    expect(performance.now() - startedAt).toBeGreaterThan(990);
  },
);

it('a limit that the check expects is not waited for', async () => {
  expect((await afterOne('60').send(null, REQUEST, { wantsLimit: true })).status).toBe(429);
});

it('a limit of more than three minutes is not an error of the deployment', async () => {
  await expect(afterOne('181').send(null, REQUEST)).rejects.toBeInstanceOf(Skipped);
});

it('interrupted, it waits for no limit and sends nothing more, until it cleans up', async () => {
  const stop = new AbortController();
  const startedAt = performance.now();
  const exchanges = afterOne('60', stop.signal);
  const waiting = exchanges.send(null, REQUEST);
  setTimeout(() => stop.abort(), 100);
  await expect(waiting).rejects.toBeInstanceOf(Stopped);
  await expect(exchanges.send(null, REQUEST)).rejects.toThrow('it was stopped');
  expect([exchanges.sent, performance.now() - startedAt < 5_000]).toEqual([1, true]);
  exchanges.beginCleanup();
  expect((await exchanges.send(null, REQUEST)).status).toBe(204);
});

it('a limit is waited for during the clean-up', async () => {
  const exchanges = afterOne('1', AbortSignal.abort());
  exchanges.beginCleanup();
  expect((await exchanges.send(null, REQUEST)).status).toBe(204);
  expect(exchanges.sent).toBe(2);
});

it('a deployment that refuses five connections in a row is unavailable', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const exchanges = new Exchanges({ send: () => Promise.reject(refused) } as unknown as Wire);
  for (let sent = 0; sent < 5; sent += 1) await expect(exchanges.send(null, REQUEST)).rejects.toBe(refused);
  await expect(exchanges.send(null, REQUEST)).rejects.toThrow('the deployment no longer responds');
  expect(exchanges.sent).toBe(5);
});
