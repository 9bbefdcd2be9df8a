import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, setUpCeo } from '../../support/builders/people.ts';
import { newWebhookConnection, signedMessage } from '../../support/builders/webhooks/connections.ts';
import type { Client, Request } from '../../support/client/client.ts';
import { errorOf, outcome } from '../../support/client/expect.ts';
import { openRaw } from '../../support/client/raw.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

const MEBIBYTE = 1_048_576;
let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, replicas: 1 });
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

const headOf = (path: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n`;
const HOOK = '/api/v1/webhooks/nowhere/order.created';

describe('bodies of callers without a credential', () => {
  it('200: large ones of users are read while 64 callers without a credential announce a mebibyte each and send a byte', async () => {
    const strangers = Array.from({ length: 64 }, () => {
      const raw = openRaw(server.baseUrl);
      raw.send(`${headOf(HOOK, MEBIBYTE)}{`);
      return raw;
    });
    const note = 'x'.repeat(100_000);
    const answer = await ceo.call('classifyTurn', { body: { message: note } as never });
    // Read, and refused because of its content: 503 would mean that memory for it was missing.
    expect(errorOf(answer)).toEqual([400, 2001]);
    const ends = await Promise.all(strangers.map((raw) => raw.response));
    // Nothing arrived for two seconds.
    expect(new Set(ends.map((end) => `${outcome(end)} ${end.headers.connection}`))).toEqual(
      new Set(['400/2001 close']),
    );
  });

  it('413/2001: login and setupAdmin take 16 KiB', async () => {
    const padded = (length: number): Request => {
      const text = JSON.stringify({ username: 'chief', password: PASSWORD });
      return { raw: { text: text.padEnd(length), type: 'application/json' } };
    };
    expect(outcome(await server.client.callRaw('login', padded(16_384)))).toBe('200');
    expect(outcome(await server.client.callRaw('login', padded(16_385)))).toBe('413/2001');
    expect(outcome(await server.client.callRaw('setupAdmin', padded(16_385)))).toBe('413/2001');
    const chunked = openRaw(server.baseUrl);
    const head = headOf('/api/v1/auth/login', 0).replace('content-length: 0', 'transfer-encoding: chunked');
    chunked.send(`${head}4001\r\n${' '.repeat(16_385)}\r\n`);
    expect(outcome(await chunked.response)).toBe('413/2001');
  });
});

describe('the content of a message from an unknown sender', () => {
  const nested = `{"a":${'['.repeat(500_000)}`;
  const wide = `[${'0,'.repeat(50_000)}0]`;

  it('404, 401 and 503 before 400: it is not parsed before setting, connection and signature are checked', async () => {
    const hook = await newWebhookConnection(ceo);
    for (const text of [nested, wide, '{', '{"a":"\\u0000"}']) {
      const signed = signedMessage(hook, { text });
      expect(
        outcome(await server.client.callRaw('receiveWebhook', signedMessage({ ...hook, name: 'nowhere' }, { text }))),
      ).toBe('404/3000');
      const unsigned = { ...signed, headers: { ...signed.headers, 'webhook-signature': 'v1,AAAA' } };
      expect(outcome(await server.client.callRaw('receiveWebhook', unsigned))).toBe('401/1000');
      expect(outcome(await server.client.callRaw('receiveWebhook', signed))).toBe('400/2001');
    }
  });

  it('400/2001: every body with more than 50 000 values or 64 levels, before it is parsed', async () => {
    for (const [text, detail] of [
      [`{"a":${wide}}`, 'body: must have at most 50000 values'],
      [nested, 'body: must not nest deeper than 64 levels'],
    ] as const) {
      const answer = await ceo.callRaw('createProject', { raw: { text, type: 'application/json' } });
      expect([outcome(answer), answer.body.error]).toEqual(['400/2001', detail]);
    }
  });
});
