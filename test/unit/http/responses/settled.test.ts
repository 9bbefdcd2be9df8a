import { beforeEach, describe, expect, it } from 'vitest';
import type { ClaimKey, StoredResponse } from '../../../../domain/foundation/idempotency/idempotency-claims.ts';
import type { Valid } from '../../../../handlers/http/contracts/contexts.ts';
import type { HttpResponse } from '../../../../handlers/http/contracts/http-response.ts';
import { createOnce } from '../../../../handlers/http/steps/once.ts';
import type { Perform } from '../../../../handlers/http/steps/settled.ts';
import { actorOf } from '../../../support/builders/actor.ts';
import { contextFor, identityOf, requestOf } from '../../../support/builders/contexts.ts';

const ANSWER: HttpResponse = {
  status: 200,
  headers: { 'content-type': 'application/json', 'x-model-provider': 'guided' },
  body: '{"data":{"a":1},"error":null,"error_detail":null,"success":true}',
};
const STORED: StoredResponse = {
  status: 200,
  headers: ANSWER.headers as Record<string, string>,
  body: ANSWER.body ?? '',
  secretOf: null,
};

let passed: string[];
let claimedAs: ClaimKey | null;
let kept: StoredResponse | null;
let stored: StoredResponse | null;
beforeEach(() => {
  passed = [];
  claimedAs = null;
  kept = null;
  stored = null;
});

const once = createOnce({
  idempotency: {
    claim: async (claimKey: ClaimKey, { stillRunning }: { stillRunning: () => Error }) => {
      claimedAs = claimKey;
      passed.push('claim');
      if (claimKey.key === 'busy') throw stillRunning();
      const finish = async (answer: StoredResponse) => {
        kept = answer;
        passed.push('finish');
      };
      return stored ?? { finish, abandon: async () => void passed.push('abandon') };
    },
  },
  unitOfWork: { write: async () => passed.push('transaction') },
  authorisation: {
    renew: async (context: Valid) => {
      passed.push('renew');
      return context;
    },
  },
} as never);

const asked = (operationId: 'sendTurn' | 'streamTurn' = 'sendTurn', key = 'k'): Valid =>
  contextFor(operationId, {
    request: requestOf({ headers: { 'idempotency-key': key } }),
    identity: identityOf(actorOf('ceo')),
    body: { message: 'hello' },
  });
const performing: Perform = async (_valid, keep) => {
  await keep(ANSWER, 'final');
  passed.push('perform');
  return ANSWER;
};
async function* pieces(error: Error | null = null): AsyncGenerator<string> {
  yield 'a';
  if (error !== null) throw error;
  passed.push('last piece');
}
const streaming =
  (error: Error | null = null): Perform =>
  async () => ({ status: 200, headers: {}, body: '', rest: pieces(error) });
const readToEnd = async ({ rest }: HttpResponse): Promise<void> => {
  for await (const _piece of rest ?? []);
};

describe('an operation that settles its own response', () => {
  it('runs without a transaction, and its response is stored', async () => {
    expect(await once(asked(), performing)).toBe(ANSWER);
    expect([passed, kept]).toEqual([['claim', 'renew', 'finish', 'perform', 'abandon'], STORED]);
  });

  it('shares its keys with the other operations of its bucket, for the same body only', async () => {
    await once(asked('sendTurn'), performing);
    const first = claimedAs;
    await once(asked('streamTurn'), performing);
    expect(claimedAs).toEqual(first);
    expect(first).toMatchObject({ operation: 'turn', userId: actorOf('ceo').userId, key: 'k' });
    await once({ ...asked(), body: { message: 'other' } }, performing);
    expect(claimedAs?.content).not.toBe(first?.content);
  });

  it('is checked again and not run when its response is stored', async () => {
    stored = STORED;
    expect(await once(asked(), performing)).toEqual({
      ...ANSWER,
      headers: { ...ANSWER.headers, 'idempotency-replayed': 'true' },
    });
    expect(passed).toEqual(['claim', 'renew']);
  });

  it('on an event stream replays as one frame', async () => {
    stored = STORED;
    expect(await once(asked('streamTurn'), performing)).toEqual({
      status: 200,
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-cache',
        'x-accel-buffering': 'no',
        'x-model-provider': 'guided',
        'idempotency-replayed': 'true',
      },
      body: 'event: complete\ndata: {"a":1}\n\n',
    });
  });

  it('releases its claim when it fails', async () => {
    const failure = new Error('model away');
    await expect(
      once(asked(), async () => {
        throw failure;
      }),
    ).rejects.toBe(failure);
    expect(passed).toEqual(['claim', 'renew', 'abandon']);
  });

  it('holds its claim until its stream has ended, successfully or not', async () => {
    const answer = await once(asked('streamTurn'), streaming());
    expect(passed).toEqual(['claim', 'renew']);
    await readToEnd(answer);
    expect(passed).toEqual(['claim', 'renew', 'last piece', 'abandon']);
    const failure = new Error('model away');
    await expect(readToEnd(await once(asked('streamTurn'), streaming(failure)))).rejects.toBe(failure);
    expect(passed.slice(4)).toEqual(['claim', 'renew', 'abandon']);
  });

  it('429/5002: the first one is still running', async () => {
    await expect(once(asked('sendTurn', 'busy'), performing)).rejects.toMatchObject({
      code: 5002,
      retryAfterSeconds: 1,
      detail: 'The first request with this Idempotency-Key is still running',
    });
  });

  it('without a key stores nothing', async () => {
    await once({ ...asked(), request: requestOf() }, performing);
    expect([passed, kept]).toEqual([['perform'], null]);
  });
});
