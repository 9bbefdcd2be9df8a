import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExplainFrame } from '../../../domain/chat/turn/service.ts';
import { ProviderFailed, ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';
import { createPerson, type Person } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { openStream } from '../../support/client/event-stream.ts';
import { errorOf, FAILURE_FORMS } from '../../support/client/expect.ts';
import { captureLog } from '../../support/doubles/captured-log.ts';
import { explained, GUIDE, scriptTurns } from '../../support/doubles/scripted-turns.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';
import { expectWithin } from '../../support/time/within.ts';

const log = captureLog();
let server: TestServer;
let person: Person;
let client: Client;
beforeAll(async () => {
  server = await startServer({ logger: log.logger, env: { RATE_LIMITS: 'on' } });
  person = await createPerson(server, 'reader', 'observer');
  client = person.bearer;
});
afterAll(() => server.close());

const BODY = { message: 'What is under way?' };
const promised = () => {
  let settle: () => void = () => {};
  const done = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { done, settle };
};
async function* answering(): AsyncGenerator<ExplainFrame> {
  yield { event: 'delta', text: 'Two ' };
  yield { event: 'delta', text: 'tasks.' };
  yield { event: 'complete', result: explained('Two tasks.') };
  yield { event: 'chime', chimeIn: { role: 'CTO', name: 'Tess', content: 'Nearly\ndone.' } };
}

describe('streamTurn', () => {
  it('200: deltas, the whole response, and remarks of specialists, with the headers of a stream', async () => {
    scriptTurns(server, { stream: answering });
    const answer = await client.call('streamTurn', { body: BODY });
    expect(answer.frames.map(({ event }) => event)).toEqual(['delta', 'delta', 'complete', 'chime']);
    expect(answer.frames[2]?.data).toMatchObject({
      intent: 'explain',
      answer: { answer: 'Two tasks.' },
      chime_ins: [],
    });
    expect(answer.frames[3]?.data).toEqual({ role: 'CTO', name: 'Tess', content: 'Nearly\ndone.' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
      'x-model-provider': 'guided',
    });
    expect(answer.headers['content-length']).toBe(undefined);
  });

  it('200: opens before the first frame, and sends each frame immediately', async () => {
    const [first, second] = [promised(), promised()];
    scriptTurns(server, {
      stream: async function* () {
        await first.done;
        yield { event: 'delta', text: 'Two ' } as const;
        await second.done;
        yield* answering();
      },
    });
    const stream = await openStream(client, 'streamTurn', BODY);
    expect(stream.status).toBe(200);
    first.settle();
    expect(await stream.next()).toBe('event: delta\ndata: {"delta":"Two "}\n\n');
    second.settle();
    expect((await stream.rest()).length).toBe(5);
  });

  it('200: an intent other than explain is deferred, in one frame', async () => {
    const verdict = { intent: 'act', reason: 'classified', confidence: 0.9, namedTargets: ['Tess'] } as const;
    scriptTurns(server, { stream: async () => ({ kind: 'deferred', verdict }) });
    const answer = await client.call('streamTurn', { body: BODY });
    expect(answer.frames).toEqual([
      {
        event: 'deferred',
        data: { intent: 'act', intent_reason: 'classified', intent_confidence: 0.9, named_targets: ['Tess'] },
      },
    ]);
  });

  it('503/8001: a failure before the opening is an ordinary error', async () => {
    const closed = new ServiceUnavailable('explanations are off');
    scriptTurns(server, { stream: () => Promise.reject(closed) });
    expect(errorOf(await client.call('streamTurn', { body: BODY }))).toEqual([503, 8001]);
  });

  it.each(FAILURE_FORMS)('a failure after the opening is the last frame, as %s, and logged', async (accept) => {
    const cause = new Error('sk-secret refused');
    scriptTurns(server, {
      stream: async function* () {
        yield { event: 'delta', text: 'Two ' } as const;
        throw new ProviderFailed('the model failed', { cause });
      },
    });
    const headers = { accept: `text/event-stream, ${accept}` };
    const answer = await client.call('streamTurn', { body: BODY, headers });
    const [, last] = answer.frames;
    expect([answer.status, answer.frames.length, last?.event]).toEqual([200, 2, 'error']);
    expect(errorOf({ status: 200, body: last?.data })).toEqual([200, 7000]);
    expect(last?.data.error_detail === undefined).toBe(accept === 'application/problem+json');
    expect(answer.text).not.toContain('sk-secret');
    const line = log.lineOf(answer.headers['x-request-id'] ?? '');
    expect(line).toMatchObject({ status: 502, code: 7000, operation: 'streamTurn' });
  });

  it('a caller who disconnects ends the work within 100 ms, also in the middle of silence; the concurrency slot is released', async () => {
    await expectWithin(100, async () => {
      let leftAt = Number.NaN;
      let endedAt = Number.NaN;
      scriptTurns(server, {
        stream: async function* (_request, signal) {
          yield { event: 'delta', text: 'Two ' } as const;
          await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
          endedAt = performance.now();
          signal.throwIfAborted();
        },
      });
      const stream = await openStream(client, 'streamTurn', BODY);
      await stream.next();
      leftAt = performance.now();
      stream.leave();
      await eventually(() => !Number.isNaN(endedAt));
      await eventually(async () => {
        const { rows } = await server.store.pool.query('select count(*)::int as held from permits');
        return rows[0].held === 0;
      });
      return endedAt - leftAt;
    });
  });

  it('a caller who disconnects before the opening ends what was prepared', async () => {
    let isBegun = false;
    let isEnded = false;
    const ready = async function* () {
      try {
        yield { event: 'delta', text: 'Two ' } as const;
      } finally {
        isEnded = true;
      }
    };
    scriptTurns(server, {
      stream: async (_request, signal) => {
        isBegun = true;
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        return { kind: 'explain', generatedBy: GUIDE, frames: ready() };
      },
    });
    const leaving = new AbortController();
    const opening = fetch(`${server.baseUrl}/meta/chat/turn/stream`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.identity.bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify(BODY),
      signal: leaving.signal,
    });
    await eventually(() => isBegun);
    leaving.abort();
    await expect(opening).rejects.toThrow();
    await eventually(() => isEnded);
  });

  it('429/5002: four parallel turns of a user, streamed or not', async () => {
    const go = promised();
    scriptTurns(server, {
      stream: async function* () {
        await go.done;
        yield* answering();
      },
      take: async () => {
        await go.done;
        return explained('Two tasks.');
      },
    });
    const streams = await Promise.all([1, 2, 3].map(() => openStream(client, 'streamTurn', BODY)));
    const buffered = client.call('sendTurn', { body: BODY });
    await eventually(async () => {
      const { rows } = await server.store.pool.query('select count(*)::int as held from permits');
      return rows[0].held === 4;
    });
    expect(errorOf(await client.call('streamTurn', { body: BODY }))).toEqual([429, 5002]);
    go.settle();
    expect((await buffered).status).toBe(200);
    for (const stream of streams) expect((await stream.rest()).length).toBe(4);
  });
});
