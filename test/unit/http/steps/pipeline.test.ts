import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { Forbidden, RequestInvalid, RouteNotFound } from '../../../../domain/foundation/errors/errors.ts';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import { RequestContext } from '../../../../handlers/http/contracts/request-context.ts';
import { created } from '../../../../handlers/http/contracts/result.ts';
import { createPipeline, type PipelineDeps } from '../../../../handlers/http/pipeline.ts';
import { actorOf } from '../../../support/builders/actor.ts';

const REFUSED = new Forbidden('refused here');

let passed: string[];
let refusing: string | null;
let stored: object | null;
beforeEach(() => {
  passed = [];
  refusing = null;
  stored = null;
});

/** Records that a step was reached, and fails there if that is requested. */
const at = <T>(place: string, answer: T): T => {
  passed.push(place);
  if (place === refusing) throw REFUSED;
  return answer;
};

const pipeline = createPipeline({
  servesOnlyProbes: false,
  hosts: { require: () => at('host', undefined) },
  operations: {
    match: (_method: string, [, , ...path]: readonly string[]) => {
      const operationId: OperationId = path[0] === 'users' ? 'createUser' : 'login';
      const policy = operations[operationId];
      return at('match', { operationId, policy, params: {} });
    },
    allowed: ([, , path]: readonly string[]) => (path === 'users' ? 'GET, POST' : null),
    run: async () => at('run', created({ id: 'u' })),
  },
  authenticator: {
    identify: async () => at('identify', { actor: actorOf('ceo'), isByCookie: false, foundAt: 0 }),
  },
  authorisation: {
    require: async () => at('require', undefined),
    renew: async (context: object) => at('renew', context),
  },
  limits: {
    admit: () => at('general limit', undefined),
    admitAnonymous: async () => at('limit of the address', undefined),
    countOperation: async () => at('window', undefined),
    countMessage: async () => at('message', undefined),
    takeSlot: async () => at('permit', undefined),
  },
  unsent: { require: () => at('unsent', undefined) },
  bodySeconds: () => 15,
  cursors: {},
  idempotency: {
    claim: async () =>
      at(
        'claim',
        stored ?? { finish: async () => at('store', undefined), abandon: async () => at('abandon', undefined) },
      ),
  },
  unitOfWork: {
    write: async (work: () => unknown) => at('transaction', await work()),
    dryRun: async (work: () => unknown) => ({ result: await work(), effects: {} }),
  },
  isSecure: true,
} as unknown as PipelineDeps);

const BODY = '{"username":"grace","password":"a first password","role":"manager"}';
const send = (method: string, url: string, headers: Record<string, string> = {}, body = BODY) => {
  const req = Object.assign(Readable.from([Buffer.from(body)]), {
    method,
    url,
    headers: { 'content-type': 'application/json', 'content-length': String(body.length), ...headers },
    rawHeaders: [],
  });
  return pipeline(new RequestContext(req as never, { once: () => {} } as never, '10.0.0.1'));
};

const ORDER = [
  ...['host', 'match', 'identify', 'general limit', 'require', 'window', 'unsent', 'renew', 'message', 'permit'],
  'run',
];

describe('one request', () => {
  it('goes through every step once, in order', async () => {
    expect(await send('POST', '/api/v1/users')).toMatchObject({ status: 201 });
    expect(passed).toEqual(ORDER);
  });

  it('with a key is claimed, checked again and stored in the transaction of its run', async () => {
    await send('POST', '/api/v1/users', { 'idempotency-key': 'k' });
    expect(passed).toEqual([...ORDER.slice(0, -1), 'claim', 'renew', 'run', 'store', 'transaction']);
  });

  it('with a stored response is checked again and not run', async () => {
    stored = { status: 201, headers: { a: 'b' }, body: '{}', secretOf: null };
    const answer = await send('POST', '/api/v1/users', { 'idempotency-key': 'k' });
    expect(answer).toEqual({ status: 201, headers: { a: 'b', 'idempotency-replayed': 'true' }, body: '{}' });
    expect(passed).toEqual([...ORDER.slice(0, -1), 'claim', 'renew']);
  });

  it('whose first response contained a secret is refused, with what was created', async () => {
    stored = { status: 201, headers: {}, body: '', secretOf: 'the API key tour' };
    await expect(send('POST', '/api/v1/users', { 'idempotency-key': 'k' })).rejects.toThrow(
      'This request was completed before and created the API key tour; its secret is shown only once',
    );
  });

  it('without a credential is asked for none', async () => {
    await send('POST', '/api/v1/auth/login', {}, '{"username":"grace","password":"a first password"}');
    expect(passed).toEqual(ORDER.filter((place) => place !== 'identify'));
  });

  it.each(ORDER.slice(2))('refused at %s goes no further', async (place) => {
    refusing = place;
    await expect(send('POST', '/api/v1/users')).rejects.toBe(REFUSED);
    const limit = place === 'identify' ? ['general limit'] : [];
    expect(passed).toEqual([...ORDER.slice(0, ORDER.indexOf(place) + 1), ...limit]);
  });

  it.each(['host', 'match'])('refused at %s counts under the limit of its address', async (place) => {
    refusing = place;
    await expect(send('POST', '/api/v1/users')).rejects.toBe(REFUSED);
    expect(passed).toEqual([...ORDER.slice(0, ORDER.indexOf(place) + 1), 'limit of the address']);
  });

  it('that fails with a key releases the claim', async () => {
    refusing = 'run';
    await expect(send('POST', '/api/v1/users', { 'idempotency-key': 'k' })).rejects.toBe(REFUSED);
    expect(passed.slice(-4)).toEqual(['claim', 'renew', 'run', 'abandon']);
  });

  it('that does not match the document is never run', async () => {
    await expect(send('POST', '/api/v1/users', {}, '{"username":7}')).rejects.toThrow(RequestInvalid);
    expect(passed).toEqual(ORDER.slice(0, -1));
  });
});

describe('OPTIONS', () => {
  it('lists the methods of a path, and counts only if there are none', async () => {
    expect(await send('OPTIONS', '/api/v1/users')).toEqual({
      status: 204,
      headers: { allow: 'GET, POST' },
      body: null,
    });
    expect(passed).toEqual(['host']);
    await expect(send('OPTIONS', '/api/v1/nowhere')).rejects.toThrow(RouteNotFound);
    expect(passed.slice(1)).toEqual(['host', 'limit of the address']);
  });
});
