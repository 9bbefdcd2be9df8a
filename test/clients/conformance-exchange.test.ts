import { expect, it } from 'vitest';
import { Exchanges } from '../../clients/conformance/exchange.ts';
import type { Wire } from '../../clients/conformance/wire.ts';

/** A deployment that refuses once with this `Retry-After`, then answers. */
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

it('a limit that the check wants is not waited for', async () => {
  expect((await afterOne('60').send(null, REQUEST, { wantsLimit: true })).status).toBe(429);
});

it('a limit is waited for no longer once the run is told to stop, but while it cleans up', async () => {
  const stop = new AbortController();
  const startedAt = performance.now();
  const waiting = afterOne('60', stop.signal).send(null, REQUEST);
  setTimeout(() => stop.abort(), 100);
  expect((await waiting).status).toBe(429);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect((await afterOne('1', stop.signal).send(null, REQUEST)).status).toBe(204);
});
