import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderFailed } from '../../../domain/foundation/errors/errors.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import { createPerson } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { openStream } from '../../support/client/event-stream.ts';
import { countResults, errorOf, inParallel } from '../../support/client/expect.ts';
import { explained, scriptTurns } from '../../support/doubles/scripted-turns.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

let server: TestServer;
let client: Client;
let taken: number;
beforeAll(async () => {
  server = await startServer();
  client = (await createPerson(server, 'owner', 'manager')).bearer;
});
afterAll(() => server.close());
beforeEach(() => {
  taken = 0;
  const answered = ({ unitOfWork }: Store) => {
    // A model call is awaited here, and no model call is awaited inside a transaction.
    expect(unitOfWork.isOpen).toBe(false);
    taken += 1;
    return explained(`Answer ${taken}.`);
  };
  scriptTurns(server, {
    take: async (_request, _signal, settle, store) => {
      const result = answered(store);
      await store.unitOfWork.write(() => settle(result));
      return result;
    },
    stream: async function* (_request, _signal, settle, store) {
      const result = answered(store);
      yield { event: 'delta', text: `Answer ${taken}.` } as const;
      await store.unitOfWork.write(() => settle(result));
      yield { event: 'complete', result } as const;
    },
  });
});

let keys = 0;
const newKey = () => {
  keys += 1;
  return { 'idempotency-key': `turn ${keys}`.replace(' ', '-') };
};
const send = (headers: Record<string, string>, message = 'Hello') =>
  client.call('sendTurn', { body: { message }, headers });
const stream = (headers: Record<string, string>) => client.call('streamTurn', { body: { message: 'Hello' }, headers });
const claimsOf = async (headers: Record<string, string>): Promise<{ operation: string; status: number | null }[]> => {
  const text = 'select operation, status from idempotency_claims where key = $1';
  return (await server.store.pool.query(text, [headers['idempotency-key']])).rows;
};

describe('a turn with an Idempotency-Key', () => {
  it('200: a retry gets the first response byte for byte, and no turn is added', async () => {
    const headers = newKey();
    const first = await send(headers);
    const again = await send(headers);
    expect([again.text, taken]).toEqual([first.text, 1]);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
    expect(again.headers['x-model-provider']).toBe('guided');
    expect(await claimsOf(headers)).toEqual([{ operation: 'turn', status: 200 }]);
  });

  it('200: sent again as a stream is one complete frame with the first response', async () => {
    const headers = newKey();
    const first = await send(headers);
    const again = await stream(headers);
    expect(again.frames).toEqual([{ event: 'complete', data: first.body.data }]);
    expect([again.headers['idempotency-replayed'], again.headers['cache-control']]).toEqual(['true', 'no-cache']);
  });

  it('200: streamed first is replayed whole, on both operations', async () => {
    const headers = newKey();
    const first = await stream(headers);
    expect(first.frames.map(({ event }) => event)).toEqual(['delta', 'complete']);
    expect((await send(headers)).body.data).toEqual(first.frames[1]?.data);
    expect((await stream(headers)).frames).toEqual([first.frames[1]]);
    expect(taken).toBe(1);
  });

  it('200: many in parallel run once; the others wait for the response', async () => {
    const headers = newKey();
    const answers = await inParallel(6, () => send(headers));
    expect([countResults(answers), taken]).toEqual([{ 200: 6 }, 1]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('409/4000: another body under the key', async () => {
    const headers = newKey();
    await send(headers);
    expect(errorOf(await send(headers, 'Something else'))).toEqual([409, 4000]);
  });

  it('502/7000: a failure is not stored; the key is free', async () => {
    const headers = newKey();
    scriptTurns(server, { take: () => Promise.reject(new ProviderFailed('away')) });
    expect(errorOf(await send(headers))).toEqual([502, 7000]);
    expect(await claimsOf(headers)).toEqual([]);
    scriptTurns(server, { take: async () => explained('Now.') });
    expect((await send(headers, 'Corrected')).status).toBe(200);
  });

  it('whose transaction is rolled back after it was settled is not stored either', async () => {
    const headers = newKey();
    scriptTurns(server, {
      take: (_request, _signal, settle, store) =>
        store.unitOfWork.write(async () => {
          await settle(explained('Lost.'));
          throw new ProviderFailed('away');
        }),
    });
    expect(errorOf(await send(headers))).toEqual([502, 7000]);
    expect(await claimsOf(headers)).toEqual([]);
  });

  it('that was deferred, failed after the opening or was aborted stores nothing', async () => {
    const verdict = { intent: 'propose', reason: 'classified', confidence: 1, namedTargets: [] } as const;
    const [deferred, failed, left] = [newKey(), newKey(), newKey()];
    scriptTurns(server, { stream: async () => ({ kind: 'deferred', verdict }) });
    await stream(deferred);
    expect(await claimsOf(deferred)).toEqual([]);
    scriptTurns(server, {
      stream: async function* () {
        yield { event: 'delta', text: 'a' } as const;
        throw new ProviderFailed('away');
      },
    });
    expect((await stream(failed)).frames[1]?.event).toBe('error');
    expect(await claimsOf(failed)).toEqual([]);
    scriptTurns(server, {
      stream: async function* (_request, signal) {
        yield { event: 'delta', text: 'a' } as const;
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        signal.throwIfAborted();
      },
    });
    const open = await openStream(client, 'streamTurn', { message: 'Hello' }, left);
    await open.next();
    expect(await claimsOf(left)).toHaveLength(1);
    open.leave();
    await eventually(async () => (await claimsOf(left)).length === 0);
  });
});
