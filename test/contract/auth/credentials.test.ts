import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, setUpCeo, signIn, withApiKey } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { claimsOf, signToken, systemToken } from '../../support/client/tokens.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
let session: string;
let claims: Record<string, unknown>;
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  session = ceo.identity.cookies?.session ?? '';
  claims = claimsOf(session);
});
afterAll(() => server.close());

const me = (identity: ConstructorParameters<typeof Client>[1], headers: Record<string, string> = {}) =>
  server.client.as(identity ?? {}).call('getCurrentUser', { headers });
const withHeader = (authorization: string) => me({}, { authorization });
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('getCurrentUser: which credential is used', () => {
  it('200: a valid cookie is used and the header is not checked', async () => {
    expect((await me(ceo.identity, { authorization: 'nonsense' })).status).toBe(200);
  });
  it('200: with an invalid cookie the header is used', async () => {
    const cookies = { session: 'a.b.c', csrf_token: 'x' };
    expect((await me({ cookies, bearer: session })).status).toBe(200);
  });
  it('200: the scheme is read in any case, with any number of spaces', async () => {
    for (const scheme of ['Bearer ', 'bearer ', 'BEARER   '])
      expect((await withHeader(scheme + session)).status).toBe(200);
  });
  it('401/1000: no credential, another scheme, no token, two tokens', async () => {
    expect(errorOf(await me({}))).toEqual([401, 1000]);
    for (const header of ['Basic Y2hpZWY6eA==', 'Bearer', 'Bearer ', `Bearer ${session} x`, session, 'Bearer\tx'])
      expect(errorOf(await withHeader(header))).toEqual([401, 1000]);
    // Masking replaces what follows the scheme, but not the words of this text.
    const text = 'The Authorization header must consist of "Bearer" and one token';
    expect((await withHeader('Bearer')).body.error).toBe(text);
  });
  it('401/1000: an API key is not accepted as a cookie, and neither kind of token is tried as the other', async () => {
    const key = (await withApiKey(ceo, 'ceo')).identity.bearer ?? '';
    expect(errorOf(await me({ cookies: { session: key } }))).toEqual([401, 1000]);
    expect((await me({ bearer: key })).status).toBe(200);
    expect(errorOf(await me({ bearer: `${key}.` }))).toEqual([401, 1000]);
    expect(errorOf(await me({ bearer: session.replaceAll('.', '') }))).toEqual([401, 1000]);
  });
  it('401/1002: the cookie of a revoked session; a header next to it takes precedence', async () => {
    const gone = await signIn(server.client, 'chief');
    await gone.call('logout');
    const revoked = gone.identity.cookies?.session ?? '';
    expect(errorOf(await me({ cookies: { session: revoked } }))).toEqual([401, 1002]);
    expect(errorOf(await me({ cookies: { session: revoked }, bearer: 'unknown' }))).toEqual([401, 1000]);
    expect(errorOf(await me({ cookies: { session: revoked } }, { authorization: 'Basic x' }))).toEqual([401, 1000]);
    expect(errorOf(await me({ cookies: { session: 'a.b.c' }, bearer: revoked }))).toEqual([401, 1002]);
    expect((await me({ cookies: { session: revoked }, bearer: session })).status).toBe(200);
  });
  it('public operations ignore every credential', async () => {
    const bad = server.client.as({ bearer: 'bad', cookies: { session: 'bad' } });
    expect((await bad.call('getLiveness')).status).toBe(200);
    expect((await bad.call('login', { body: { username: 'chief', password: PASSWORD } })).status).toBe(200);
  });
});

describe('getCurrentUser: which token is valid', () => {
  it('the token of a session has exactly its ten claims', () => {
    expect(Object.keys(claims).sort()).toEqual(
      ['aud', 'exp', 'iat', 'iss', 'jti', 'must_change_password', 'pwd_sig', 'role', 'sub', 'username'].sort(),
    );
    expect(claims).toMatchObject({ iss: 'organisation-platform', aud: 'organisation-platform', role: 'ceo' });
    expect(claims.jti).toMatch(/^[0-9a-f]{12}4[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
    expect(claims.pwd_sig).toMatch(/^[0-9a-f]{16}$/);
    expect(Number(claims.exp) - Number(claims.iat)).toBe(86400);
    expect(JSON.parse(Buffer.from(session.split('.')[0] ?? '', 'base64url').toString())).toEqual({
      alg: 'HS256',
      typ: 'JWT',
    });
  });
  it('200: the same claims signed again are equivalent', async () => {
    expect((await me({ bearer: signToken(server, claims) })).status).toBe(200);
  });
  it('401/1000: no algorithm or another one', async () => {
    const [, body, signature] = session.split('.');
    const forged = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`,
      signToken(server, claims, 'HS384'),
      signToken(server, claims, 'HS512'),
    ];
    for (const token of forged) expect(errorOf(await me({ bearer: token }))).toEqual([401, 1000]);
  });
  it('401/1000: a changed claim, a cut or foreign signature', async () => {
    const [head, , signature] = session.split('.');
    const forged = [
      `${head}.${encode({ ...claims, role: 'system' })}.${signature}`,
      session.slice(0, -2),
      `${session}x`,
      signToken({ config: { ...server.config, jwtSecret: 'another-secret-another-secret-another' } }, claims),
    ];
    for (const token of forged) expect(errorOf(await me({ bearer: token }))).toEqual([401, 1000]);
  });
  it.each(['iss', 'aud', 'sub', 'jti', 'iat', 'exp', 'username', 'role', 'must_change_password', 'pwd_sig'])(
    '401/1000: without the claim %s, or with one of another type',
    async (name) => {
      const { [name]: value, ...rest } = claims;
      for (const changed of [rest, { ...claims, [name]: [value] }, { ...claims, [name]: null }])
        expect(errorOf(await me({ bearer: signToken(server, changed) }))).toEqual([401, 1000]);
    },
  );
  it('401/1000: an unknown claim, the other party, another session, another password', async () => {
    const now = Math.floor(Date.now() / 1000);
    const changes = [
      { nbf: now - 5 },
      { admin: true },
      { iss: 'organisation-platform-cli' },
      { aud: 'organisation-platform-backend' },
      { jti: 'c'.repeat(32) },
      { sub: 'system' },
      { pwd_sig: '0'.repeat(16) },
    ];
    for (const change of changes)
      expect(errorOf(await me({ bearer: signToken(server, { ...claims, ...change }) }))).toEqual([401, 1000]);
  });
  it('401/1000: expired, from the future, ending before it begins, with fractional seconds', async () => {
    const now = Math.floor(Date.now() / 1000);
    const changes = [
      { iat: now - 20, exp: now - 10 },
      { iat: now - 20, exp: now - 1 },
      { iat: now + 90 },
      { iat: now + 50, exp: now + 50 },
      { iat: now - 0.5 },
      { exp: now + 600.5 },
    ];
    for (const change of changes)
      expect(errorOf(await me({ bearer: signToken(server, { ...claims, ...change }) }))).toEqual([401, 1000]);
    expect((await me({ bearer: signToken(server, { ...claims, iat: now + 50 }) })).status).toBe(200);
  });
  it('200: claims grant nothing; the user record applies', async () => {
    const answer = await me({ bearer: signToken(server, { ...claims, role: 'observer', username: 'x' }) });
    expect(answer.body.data).toMatchObject({ role: 'ceo', username: 'chief' });
  });
});

describe('the system token', () => {
  it('200: acts as the system user, which passes only the guard any', async () => {
    const system = server.client.as({ bearer: systemToken(server) });
    expect((await system.call('getCurrentUser')).body.data).toEqual({
      id: 'system',
      username: 'system',
      role: 'system',
      must_change_password: false,
      org_roles: [],
      scoped_departments: [],
    });
    expect(errorOf(await system.call('getCapabilities'))).toEqual([403, 1001]);
    expect((await system.call('logout')).status).toBe(204);
    expect((await system.call('getCurrentUser')).status).toBe(200);
  });
  it('200: its optional claims', async () => {
    const bearer = systemToken(server, { username: 'system', role: 'system', pwd_sig: 'anything' });
    expect((await me({ bearer })).status).toBe(200);
  });
  it('401/1000: another audience, subject, name or role; an unknown claim; expired', async () => {
    const changes = [
      { aud: 'organisation-platform' },
      { aud: ['organisation-platform-backend'] },
      { sub: 'someone' },
      { username: 'root' },
      { role: 'ceo' },
      { must_change_password: false },
      { exp: Math.floor(Date.now() / 1000) - 1, iat: 1 },
    ];
    for (const change of changes)
      expect(errorOf(await me({ bearer: systemToken(server, change) }))).toEqual([401, 1000]);
  });
  it('403/1001: in the cookie too, CSRF applies to it', async () => {
    const cookies = { session: systemToken(server), csrf_token: 'x' };
    const answer = await server.client.as({ cookies }).call('logout', { headers: { 'x-csrf-token': 'y' } });
    expect(errorOf(answer)).toEqual([403, 1001]);
  });
});
