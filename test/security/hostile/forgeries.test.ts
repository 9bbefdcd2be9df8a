import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person, setUpCeo, withApiKey } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { type RawAnswer, sendRaw } from '../../support/client/raw.ts';
import { connectSocket, newTicket } from '../../support/client/socket.ts';
import { claimsOf, signToken } from '../../support/client/tokens.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

// Credentials that are invented, changed, moved or sent to the wrong place. The plain cases are in test/contract/auth.
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

const encode = (value: object | string): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const me = (identity: ConstructorParameters<typeof Client>[1], headers: Record<string, string> = {}) =>
  server.client.as(identity ?? {}).call('getCurrentUser', { headers });
/** A token with this head and these claims, signed with the secret of the server. */
const signedWith = (
  head: object | string,
  body: object | string = claims,
  secret = server.config.jwtSecret,
): string => {
  const text = `${encode(head)}.${encode(body)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};
const expectNobody = async (tokens: Readonly<Record<string, string>>): Promise<void> => {
  for (const [what, token] of Object.entries(tokens)) {
    expect([what, ...errorOf(await me({ bearer: token }))]).toEqual([what, 401, 1000]);
    if (/^[\x21-\x7e]*$/.test(token))
      expect([what, ...errorOf(await me({ cookies: { session: token } }))]).toEqual([what, 401, 1000]);
  }
};

describe('a forged token', () => {
  it('401/1000: another algorithm, in every spelling, or a key inside the token', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = publicKey.export({ format: 'jwk' });
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const text = `${encode({ alg: 'RS256', typ: 'JWT', jwk })}.${encode(claims)}`;
    const byRsa = `${text}.${createSign('sha256').update(text).sign(privateKey, 'base64url')}`;
    const rsaByHmac = signedWith({ alg: 'RS256', typ: 'JWT' });
    await expectNobody({
      'RS256 with its own key': byRsa,
      'RS256 signed with the secret': rsaByHmac,
      'HS256 signed with a public key': signedWith({ alg: 'HS256', typ: 'JWT', jwk }, claims, pem),
      'an empty secret': signedWith({ alg: 'HS256', typ: 'JWT' }, claims, ''),
      ...Object.fromEntries(
        ['none', 'None', 'NONE', 'nOnE', '', 'HS256 ', 'hs256', 'ES256', 'PS256', 'EdDSA', 'dir'].flatMap((alg) => [
          [`${alg} unsigned`, `${encode({ alg, typ: 'JWT' })}.${encode(claims)}.`],
          [`${alg} signed`, signedWith({ alg, typ: 'JWT' })],
        ]),
      ),
      'no algorithm': signedWith({ typ: 'JWT' }),
      'a list of algorithms': signedWith({ alg: ['HS256'], typ: 'JWT' }),
      'a head that is not an object': signedWith('"HS256"'),
      'a head that is not JSON': signedWith('{alg:HS256}'),
    });
  });

  it('401/1000: a key named by the head is never fetched or read; only the secret of the server is used', async () => {
    const own = 'a secret of somebody else, long enough';
    for (const head of [
      { kid: '../../../../dev/null' },
      { kid: "' union select 'x" },
      { jku: `${server.baseUrl}/api/v1/healthz` },
      { x5u: 'https://attacker.example/key.pem' },
      { x5c: ['MIIB'] },
      { jwk: { kty: 'oct', k: encode(own) } },
    ])
      await expectNobody({ [JSON.stringify(head)]: signedWith({ alg: 'HS256', typ: 'JWT', ...head }, claims, own) });
  });

  it('401/1000: missing, additional or empty parts, or another base 64', async () => {
    const [head = '', body = '', signature = ''] = session.split('.');
    const standard = Buffer.from(signature, 'base64url').toString('base64');
    await expectNobody({
      'two parts': `${head}.${body}`,
      'four parts': `${session}.x`,
      'an empty signature': `${head}.${body}.`,
      'no head': `.${body}.${signature}`,
      'no body': `${head}..${signature}`,
      'dots alone': '..',
      'parts in another order': `${body}.${head}.${signature}`,
      ...(standard.replace(/=+$/, '') === signature ? {} : { 'standard base 64': `${head}.${body}.${standard}` }),
      'a head with padding': `${head}=.${body}.${signature}`,
      'encrypted, five parts': `${head}.${body}.${signature}.${body}.${signature}`,
    });
  });

  it('401/1000: a body that is not an object, has duplicate claims, or an impossible time', async () => {
    const twice = JSON.stringify(claims).replace('"role":', '"role":"observer","role":');
    const exp = (value: string) => JSON.stringify(claims).replace(/"exp":\d+/, `"exp":${value}`);
    await expectNobody({
      'a list': signedWith({ alg: 'HS256', typ: 'JWT' }, [claims]),
      'a text': signedWith({ alg: 'HS256', typ: 'JWT' }, '"x"'),
      null: signedWith({ alg: 'HS256', typ: 'JWT' }, 'null'),
      'no JSON': signedWith({ alg: 'HS256', typ: 'JWT' }, '{'),
      'no end': signedWith({ alg: 'HS256', typ: 'JWT' }, exp('1e999')),
      'a text as end': signedWith({ alg: 'HS256', typ: 'JWT' }, exp('"9999999999"')),
      'a negative end': signedWith({ alg: 'HS256', typ: 'JWT' }, exp('-1')),
      'a prototype': signedWith({ alg: 'HS256', typ: 'JWT' }, JSON.stringify(claims).replace('{', '{"__proto__":{},')),
    });
    // Of a duplicate claim the last value applies, as in all JSON here; it grants nothing.
    const answer = await me({ bearer: signedWith({ alg: 'HS256', typ: 'JWT' }, twice) });
    expect(answer.body.data.role).toBe('ceo');
  });

  it('401/1000: 15 000 characters; 431/2001: more than a header block may have', async () => {
    await expectNobody({ huge: `${'a'.repeat(7_000)}.${'b'.repeat(7_000)}.c`, dots: '.'.repeat(15_000) });
    const answer = await sendRaw(
      server.baseUrl,
      `GET /api/v1/auth/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${'a.'.repeat(10_000)}\r\n\r\n`,
    );
    expect(errorOf(answer)).toEqual([431, 2001]);
  });

  it('401/1000: look-alikes and characters beyond ASCII in a key', async () => {
    const key = (await withApiKey(ceo, 'ceo')).identity.bearer ?? '';
    for (const forged of [
      key.toUpperCase(),
      key.replace('ok_', 'оk_'),
      `${key}\u00a0`,
      key.slice(0, -1),
      `${key}=`,
      `ok_${'A'.repeat(43)}`,
    ])
      expect([forged, ...errorOf(await rawMe(`Bearer ${forged}`))]).toEqual([forged, 401, 1000]);
    expect((await me({ bearer: key })).status).toBe(200);
  });
});

/** The header as bytes, in UTF-8 for characters beyond ASCII. */
const rawMe = (...authorizations: readonly string[]): Promise<RawAnswer> => {
  const lines = authorizations.map((value) => `Authorization: ${Buffer.from(value).toString('latin1')}\r\n`).join('');
  return sendRaw(
    server.baseUrl,
    `GET /api/v1/auth/me HTTP/1.1\r\nHost: localhost\r\n${lines}Connection: close\r\n\r\n`,
  );
};

describe('the Authorization header', () => {
  it('401/1000: given twice, even with the same value, in any order and case of its name', async () => {
    const key = (await withApiKey(ceo, 'ceo')).identity.bearer ?? '';
    for (const pair of [
      [key, key],
      [key, 'ok_nobody'],
      ['ok_nobody', key],
      [session, key],
      [key, session],
    ])
      expect([pair, ...errorOf(await rawMe(...pair.map((token) => `Bearer ${token}`)))]).toEqual([pair, 401, 1000]);
    const mixed = await sendRaw(
      server.baseUrl,
      `GET /api/v1/auth/me HTTP/1.1\r\nHost: localhost\r\nauthorization: Bearer ${key}\r\nAUTHORIZATION: Bearer ${key}\r\nConnection: close\r\n\r\n`,
    );
    expect(errorOf(mixed)).toEqual([401, 1000]);
  });

  it('401/1000: a list, a quoted token, a tab, parameters; 400/2001: a folded line', async () => {
    for (const value of [
      `Bearer ${session}, Bearer ${session}`,
      `Bearer "${session}"`,
      `Bearer token=${session}`,
      `Bearer\t${session}`,
      `Bearer ${session};`,
    ])
      expect([value, ...errorOf(await rawMe(value))]).toEqual([value, 401, 1000]);
    expect(errorOf(await rawMe(`Bearer\r\n ${session}`))).toEqual([400, 2001]);
  });

  it('401/1000: under another name it is ignored', async () => {
    for (const name of [
      'x-authorization',
      'proxy-authorization',
      'authorization_',
      'x-api-key',
      'x-user-id',
      'x-forwarded-user',
    ])
      expect([name, ...errorOf(await me({}, { [name]: `Bearer ${session}` }))]).toEqual([name, 401, 1000]);
  });
});

describe('cookies', () => {
  it('of two with one name the first is used, in one header or in two', async () => {
    const { bearer } = (await createPerson(server, 'other', 'observer')).bearer.identity;
    const named = async (...lines: string[]) => {
      const head = lines.map((line) => `Cookie: ${line}\r\n`).join('');
      const answer = await sendRaw(
        server.baseUrl,
        `GET /api/v1/auth/me HTTP/1.1\r\nHost: localhost\r\n${head}Connection: close\r\n\r\n`,
      );
      return answer.status === 200 ? answer.body.data.username : errorOf(answer);
    };
    expect(await named(`session=${session}; session=${bearer}`)).toBe('chief');
    expect(await named(`session=${bearer}`, `session=${session}`)).toBe('other');
    expect(await named(`session=x; session=${session}`)).toEqual([401, 1000]);
    expect(await named(`SESSION=${session}`)).toEqual([401, 1000]);
    expect(await named(`session =${session}`)).toBe('chief');
  });
});

describe('a credential of a deleted user, or from elsewhere', () => {
  it('401/1000: token, refresh token and key of a deleted user', async () => {
    const person = await createPerson(server, 'leaver', 'manager');
    const key = await withApiKey(person.client, 'manager');
    const { cookies } = person.client.identity;
    expect((await ceo.call('deleteUser', { path: { user_id: person.id } })).status).toBe(204);
    for (const client of [person.client, person.bearer, key])
      expect(errorOf(await client.call('getCurrentUser'))).toEqual([401, 1000]);
    expect(errorOf(await server.client.as({ cookies: cookies ?? {} }).call('refreshSession'))).toEqual([401, 1000]);
  });

  it('401/1000: the session of one user with the name of another in its token', async () => {
    const [one, other] = [await createPerson(server, 'one', 'observer'), await createPerson(server, 'two', 'manager')];
    const { sub, pwd_sig } = tokenOf(other);
    const bearer = signToken(server, { ...tokenOf(one), sub, pwd_sig });
    expect(errorOf(await me({ bearer }))).toEqual([401, 1000]);
  });

  it('401/1000: one kind of secret in place of another', async () => {
    const { refresh_token: refresh = '', csrf_token: csrf = '' } = ceo.identity.cookies ?? {};
    const ticket = await newTicket(ceo);
    for (const bearer of [refresh, csrf, ticket, `ok_${refresh}`])
      expect(errorOf(await me({ bearer }))).toEqual([401, 1000]);
    for (const token of [session, csrf, ticket])
      expect(errorOf(await server.client.as({ cookies: { refresh_token: token } }).call('refreshSession'))).toEqual([
        401, 1000,
      ]);
    for (const token of [session, refresh, csrf])
      expect(await (await connectSocket(server.baseUrl, { ticket: token })).closed).toBe(4001);
  });

  it('403/1001: the CSRF token of another session next to the own cookie of it', async () => {
    const other = await createPerson(server, 'neighbour', 'manager');
    const theirs = other.client.identity.cookies?.csrf_token ?? '';
    const answer = await ceo.call('createWsTicket', { headers: { 'x-csrf-token': theirs } });
    expect(errorOf(answer)).toEqual([403, 1001]);
  });
});

const tokenOf = ({ bearer }: Person): Record<string, unknown> => claimsOf(bearer.identity.bearer ?? '');
