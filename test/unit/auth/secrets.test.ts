import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { passwordSignatureOf, UserTokens } from '../../../domain/auth/credentials/user-token.ts';
import { ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';
import { HashQueue } from '../../../domain/foundation/passwords/hash-queue.ts';
import { KeyedHash } from '../../../domain/foundation/secrets/keyed-hash.ts';

const SECRET = 'a secret of at least thirty-two characters';
const NOW = new Date('2031-03-15T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const ada = { id: 'u1', username: 'ada', role: 'manager', mustChangePassword: false, passwordHash: 'stored' } as const;
const tokens = new UserTokens([SECRET]);

describe('a keyed hash', () => {
  it('is the same for the same key, purpose and secret, and differs for any other', () => {
    const hash = new KeyedHash([SECRET], 'api_key').of('x');
    expect(hash).toMatch(/^[\w-]{43}$/);
    expect(new KeyedHash([SECRET], 'api_key').of('x')).toBe(hash);
    const others = [
      new KeyedHash([SECRET], 'api_key').of('y'),
      new KeyedHash([SECRET], 'ws_ticket').of('x'),
      new KeyedHash([SECRET], 'refresh_token').of('x'),
      new KeyedHash([`${SECRET}!`], 'api_key').of('x'),
    ];
    expect(new Set([hash, ...others]).size).toBe(5);
  });
  it('is created with the current secret, and accepted with both', () => {
    const [present, previous] = [new KeyedHash(['new'], 'api_key').of('x'), new KeyedHash(['old'], 'api_key').of('x')];
    const both = new KeyedHash(['new', 'old'], 'api_key');
    expect(both.of('x')).toBe(present);
    expect(both.allOf('x')).toEqual([present, previous]);
    expect(new KeyedHash(['new'], 'api_key').allOf('x')).toEqual([present]);
  });
});

describe('the signature of a password', () => {
  it('is the first 16 hex characters of SHA-256 of its hash, or of the empty text without one', () => {
    expect(passwordSignatureOf('')).toBe('e3b0c44298fc1c14');
    expect(passwordSignatureOf(null)).toBe('e3b0c44298fc1c14');
    expect(passwordSignatureOf('abc')).toBe('ba7816bf8f01cfea');
  });
});

/** The content of ada's token. */
const userClaims = {
  iss: 'organisation-platform',
  aud: 'organisation-platform',
  sub: 'u1',
  jti: 's1',
  iat: SECONDS,
  exp: SECONDS + 60,
  username: 'ada',
  role: 'manager',
  must_change_password: false,
  pwd_sig: 'x',
};

describe('a user token', () => {
  it('states the user, the lifetime and the password signature', () => {
    const text = tokens.sign(ada, 's1', SECONDS, SECONDS + 60);
    expect(jwt.decode(text, { complete: true })).toMatchObject({
      header: { alg: 'HS256', typ: 'JWT' },
      payload: { ...userClaims, pwd_sig: passwordSignatureOf('stored') },
    });
    expect(tokens.read(text, NOW)).toEqual({
      kind: 'user',
      userId: 'u1',
      sessionId: 's1',
      passwordSignature: passwordSignatureOf('stored'),
    });
  });

  it('of a user without password has the signature of the empty text', () => {
    const { passwordHash: _, ...bob } = ada;
    expect(tokens.read(tokens.sign(bob, 's1', SECONDS, SECONDS + 60), NOW)).toMatchObject({
      passwordSignature: passwordSignatureOf(null),
    });
  });

  it('is checked against the given time, not that of the machine', () => {
    const then = 1_000_000_000;
    expect(tokens.read(tokens.sign(ada, 's', then, then + 60), new Date(then * 1000))).toMatchObject({ kind: 'user' });
  });

  it('that was verified before still expires, and a changed one is still refused', () => {
    const known = new UserTokens([SECRET]);
    const text = known.sign(ada, 's', SECONDS, SECONDS + 60);
    const at = (seconds: number) => known.read(text, new Date((SECONDS + seconds) * 1000));
    for (const seconds of [0, 59, 0]) expect(at(seconds)).toMatchObject({ sessionId: 's' });
    for (const seconds of [60, -61]) expect(at(seconds)).toBeNull();
    expect(known.read(`${text.slice(0, -2)}xx`, NOW)).toBeNull();
    for (let count = 0; count < 1_001; count += 1) known.read(known.sign(ada, `s${count}`, SECONDS, SECONDS + 60), NOW);
    expect(at(0)).toMatchObject({ sessionId: 's' });
    expect(at(60)).toBeNull();
  });

  it('has times in whole seconds', () => {
    expect(tokens.read(tokens.sign(ada, 's', SECONDS - 60, SECONDS + 0.5), NOW)).toBeNull();
    expect(tokens.read(tokens.sign(ada, 's', SECONDS - 0.5, SECONDS + 60), NOW)).toBeNull();
  });

  it.each([
    ['within its time', -60, 1, true],
    ['at its end', -60, 0, false],
    ['after its end', -60, -1, false],
    ['made a minute ahead', 60, 120, true],
    ['made more than a minute ahead', 61, 120, false],
    ['that ends when it begins', 30, 30, false],
    ['that ends before it begins', 50, 40, false],
  ])('%s is accepted: %s s to %s s: %s', (_, from, to, expected) => {
    expect(tokens.read(tokens.sign(ada, 's', SECONDS + from, SECONDS + to), NOW) !== null).toBe(expected);
  });
});

const systemClaims = {
  iss: 'organisation-platform-cli',
  aud: 'organisation-platform-backend',
  sub: 'system',
  jti: 'j',
  iat: SECONDS,
  exp: SECONDS + 60,
};
const read = (claims: object | string, secret = SECRET, algorithm: jwt.Algorithm = 'HS256') =>
  tokens.read(jwt.sign(claims, secret, { algorithm }), NOW);
const without = (claims: object, name: string): object =>
  Object.fromEntries(Object.entries(claims).filter(([known]) => known !== name));

describe('a token from another issuer', () => {
  it('is accepted with exactly the claims of a user', () => {
    expect(read(userClaims)).toEqual({ kind: 'user', userId: 'u1', sessionId: 's1', passwordSignature: 'x' });
  });

  it.each(Object.keys(userClaims))('is refused without %s', (name) => {
    expect(tokens.read(jwt.sign(without(userClaims, name), SECRET, { noTimestamp: name === 'iat' }), NOW)).toBeNull();
  });

  it.each([
    ['iss', 'someone'],
    ['aud', 'someone'],
    ['aud', ['organisation-platform']],
    ['username', 1],
    ['role', null],
    ['must_change_password', 'false'],
    ['pwd_sig', 1],
    ['admin', true],
    ['nbf', SECONDS],
  ])('is refused with %s %j', (name, value) => {
    expect(read({ ...userClaims, [name]: value })).toBeNull();
  });

  it.each([
    ['iat', '1'],
    ['exp', 1.5],
  ])('is refused with the time %s %j', (name, value) => {
    const [header, , signature] = tokens.sign(ada, 's', SECONDS, SECONDS + 60).split('.');
    const payload = Buffer.from(JSON.stringify({ ...userClaims, [name]: value })).toString('base64url');
    expect(tokens.read(`${header}.${payload}.${signature}`, NOW)).toBeNull();
  });

  it('is refused with another key, another algorithm, or without signature', () => {
    expect(read(userClaims, `${SECRET}!`)).toBeNull();
    expect(read(userClaims, SECRET, 'HS384')).toBeNull();
    expect(tokens.read(jwt.sign(userClaims, '', { algorithm: 'none' }), NOW)).toBeNull();
    expect(read('a text')).toBeNull();
    expect(tokens.read('', NOW)).toBeNull();
    expect(tokens.read('a.b.c', NOW)).toBeNull();
  });
});

describe('a system token', () => {
  it('is accepted with its claims, and with the optional ones that name the system', () => {
    expect(read(systemClaims)).toEqual({ kind: 'system' });
    expect(read({ ...systemClaims, username: 'system', role: 'system', pwd_sig: 'x' })).toEqual({ kind: 'system' });
  });

  it.each(Object.keys(systemClaims))('is refused without %s', (name) => {
    expect(tokens.read(jwt.sign(without(systemClaims, name), SECRET, { noTimestamp: name === 'iat' }), NOW)).toBeNull();
  });

  it.each([
    ['aud', 'organisation-platform'],
    ['sub', 'root'],
    ['jti', 1],
    ['username', 'root'],
    ['role', 'ceo'],
    ['pwd_sig', 1],
    ['admin', true],
  ])('is refused with %s %j', (name, value) => {
    expect(read({ ...systemClaims, [name]: value })).toBeNull();
  });

  it('is refused after it expired', () => {
    expect(read({ ...systemClaims, iat: SECONDS - 60, exp: SECONDS })).toBeNull();
  });
});

/** A job that waits for a hash; resolves with what it was rejected with. */
const jobOf = (subject: string, name = subject) => {
  const controller = new AbortController();
  const rejections: unknown[] = [];
  const job = {
    name,
    caller: { subject, signal: controller.signal },
    reject: (reason: unknown) => void rejections.push(reason),
  };
  return { job, controller, rejections };
};
type Job = ReturnType<typeof jobOf>['job'];

describe('the queue for a hash thread', () => {
  const filled = (...subjects: string[]) => {
    const queue = new HashQueue<Job>(32);
    const jobs = subjects.map((subject, index) => jobOf(subject, `${subject}${index}`));
    for (const { job } of jobs) queue.add(job);
    return { queue, jobs };
  };
  const drained = (queue: HashQueue<Job>): string[] => {
    const names: string[] = [];
    for (let job = queue.take(); job !== undefined; job = queue.take()) names.push(job.name);
    return names;
  };

  it('serves callers in turn, each in the order of arrival', () => {
    expect(drained(filled('a', 'a', 'a', 'b', 'c', 'b').queue)).toEqual(['a0', 'b3', 'c4', 'a1', 'b5', 'a2']);
  });

  it('is empty when all were taken', () => {
    const { queue } = filled('a');
    expect(queue.length).toBe(1);
    drained(queue);
    expect(queue.length).toBe(0);
    expect(queue.take()).toBeUndefined();
  });

  it('removes callers that disconnect, with the reason', () => {
    const { queue, jobs } = filled('a', 'b', 'c');
    jobs[1]?.controller.abort('gone');
    expect(jobs[1]?.rejections).toEqual(['gone']);
    expect(drained(queue)).toEqual(['a0', 'c2']);
  });

  it('reports nothing to a caller that disconnects after being served', () => {
    const { queue, jobs } = filled('a', 'b');
    queue.take();
    jobs[0]?.controller.abort('gone');
    expect(jobs[0]?.rejections).toEqual([]);
    expect(drained(queue)).toEqual(['b1']);
  });

  it('does not accept a caller that has disconnected already', () => {
    const queue = new HashQueue<Job>(32);
    const { job, controller } = jobOf('a');
    controller.abort(new Error('gone'));
    expect(() => queue.add(job)).toThrow('gone');
    expect(queue.length).toBe(0);
  });

  it('holds 32; a newcomer takes the last place of the caller with the most', () => {
    const { queue, jobs } = filled(...Array<string>(31).fill('a'), 'b');
    queue.add(jobOf('c').job);
    expect(queue.length).toBe(32);
    expect(jobs.flatMap(({ rejections }, index) => (rejections.length > 0 ? [index] : []))).toEqual([30]);
    const [failure] = jobs[30]?.rejections ?? [];
    expect(failure).toBeInstanceOf(ServiceUnavailable);
    expect(failure).toMatchObject({ detail: 'Too many sign-ins are waiting; try again later', retryAfterSeconds: 1 });
    expect(drained(queue).slice(0, 3)).toEqual(['a0', 'b31', 'c']);
  });

  it('refuses the newcomer when nobody holds more', () => {
    const { queue } = filled(...Array.from({ length: 32 }, (_, index) => `s${index}`));
    expect(() => queue.add(jobOf('new').job)).toThrow(ServiceUnavailable);
    expect(() => queue.add(jobOf('s0').job)).toThrow('Too many sign-ins are waiting; try again later');
    expect(queue.length).toBe(32);
    const { queue: greedy } = filled(...Array<string>(32).fill('a'));
    expect(() => greedy.add(jobOf('a').job)).toThrow(ServiceUnavailable);
  });
});
