import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf } from '../support/client/expect.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

/** The size of the whole console as sent: with Brotli over https and from this machine, with gzip over plain http. */
const MOST_BYTES: readonly (readonly [coding: string, bytes: number])[] = [
  ['br', 60_000],
  ['gzip', 68_200],
];

let server: TestServer;
/** Built from the present sources, before the tests begin. */
let built: string[];
beforeAll(async () => {
  built = readdirSync(new URL('../../console/dist/assets', import.meta.url));
  server = await startServer();
});
afterAll(() => server.close());

const namesIn = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="\/console\/assets\/([^"]+)"/g)].map(([, name = '']) => name);

describe('getConsole', () => {
  it('200: a page that loads its own style and scripts, calls no other host, and has no inline code', async () => {
    const { text, headers } = await server.client.call('getConsole');
    expect(namesIn(text)).toHaveLength(3);
    expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=/);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'none'; " +
        "require-trusted-types-for 'script'; base-uri 'self'; object-src 'none'; frame-ancestors 'none'",
    );
    expect(headers['cache-control']).toBe('no-cache');
  });
  it('304: what the browser has already', async () => {
    const { etag } = (await server.client.call('getConsole')).headers;
    const again = await server.client.call('getConsole', { headers: { 'if-none-match': String(etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('getHome', () => {
  it('200: the page of the console, at the bare address', async () => {
    const home = await server.client.call('getHome');
    expect(home.text).toBe((await server.client.call('getConsole')).text);
  });
  it('304: what the browser has already', async () => {
    const { etag } = (await server.client.call('getHome')).headers;
    const again = await server.client.call('getHome', { headers: { 'if-none-match': String(etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('getConsoleAsset', () => {
  it('200: the style and the scripts, which may be cached forever', async () => {
    for (const name of built) {
      const answer = await fetch(`${server.baseUrl}/console/assets/${name}`);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const plain = await server.client.call('getConsoleAsset', { path: { asset_name: name } });
      expect(await answer.text()).toBe(plain.text);
    }
  });
  it.each(MOST_BYTES)('200: all of it is small together, as %s', async (coding, most) => {
    const sizes = ['/console', ...built.map((name) => `/console/assets/${name}`)].map(async (address) => {
      const { headers } = await fetch(server.baseUrl + address, { headers: { 'accept-encoding': coding } });
      expect(headers.get('content-encoding')).toBe(coding);
      return Number(headers.get('content-length'));
    });
    const size = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(most);
  });
  it('304: what the browser has already', async () => {
    const path = { asset_name: built[0] ?? '' };
    const { etag } = (await server.client.call('getConsoleAsset', { path })).headers;
    const again = await server.client.call('getConsoleAsset', { path, headers: { 'if-none-match': String(etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
  it('404/3000: files that the page of this version does not use', async () => {
    expect(errorOf(await server.client.call('getConsoleAsset', { path: { asset_name: 'main.js' } }))).toEqual([
      404, 3000,
    ]);
  });
});
