import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type OperationId, operations } from '../../generated/operations.ts';
import product from '../../package.json' with { type: 'json' };
import type { Body } from '../support/client/client.ts';
import { errorOf } from '../support/client/expect.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const operationsOf = ({ paths }: Body): string[] =>
  Object.values<Body>(paths).flatMap((path) => Object.values<Body>(path).map(({ operationId }) => operationId));
const namesOf = (tags: readonly Body[]): string[] => tags.map(({ name }) => name).toSorted();

/** What a page would load from another host. */
const FOREIGN = /<(?:script|link|img|iframe)[^>]+(?:src|href)=["']?(?:https?:)?\/\//i;

describe('getOpenapiJson', () => {
  it('200: the interface document, without a credential', async () => {
    const { body } = await server.client.callRaw('getOpenapiJson');
    expect(body).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), info: { version: '0.9.4' } });
    expect(body.info['x-release']).toBe(product.version);
  });
  it('contains the public address of the server as its own', async () => {
    const { servers } = (await server.client.callRaw('getOpenapiJson')).body;
    expect(servers).toEqual([{ url: server.config.baseUrl, description: 'This server.' }]);
    const { host } = new URL(server.config.baseUrl);
    const events = (await server.client.callRaw('getAsyncapiJson')).body;
    expect(events.servers).toEqual({ platform: { host, protocol: 'ws', description: 'This server.' } });
  });
});

describe('getAsyncapiJson', () => {
  it('200: the socket and the events, of this interface', async () => {
    const { body } = await server.client.callRaw('getAsyncapiJson');
    expect(body).toMatchObject({
      asyncapi: '3.1.0',
      info: { version: '0.9.4' },
      channels: { socket: { address: '/api/v1/ws' } },
    });
    expect(Object.keys(body.channels.tasks.messages)).toContain('task.assigned');
  });
});

describe('getOpenapi32Json', () => {
  it('200: the same interface in OpenAPI 3.2', async () => {
    const { body } = await server.client.callRaw('getOpenapi32Json');
    const written = (await server.client.callRaw('getOpenapiJson')).body;
    expect(body).toMatchObject({ openapi: '3.2.0', info: written.info, security: written.security });
    expect(operationsOf(body)).toEqual(operationsOf(written));
    expect(Object.keys(body.components.schemas)).toEqual(Object.keys(written.components.schemas));
  });

  it('describes an event stream frame by frame, each in parsed form', async () => {
    const { paths, components } = (await server.client.callRaw('getOpenapi32Json')).body;
    const stream = paths['/meta/chat/turn/stream'].post.responses['200'].content['text/event-stream'];
    expect(stream).toMatchObject({ itemSchema: { $ref: '#/components/schemas/TurnFrame' } });
    expect(stream).not.toHaveProperty('schema');
    expect(components.schemas.DeltaFrame.properties).toEqual({
      event: expect.objectContaining({ type: 'string', const: 'delta' }),
      data: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { $ref: '#/components/schemas/AnswerDelta' },
      },
    });
    expect(stream.examples.delta).toMatchObject({
      dataValue: [{ event: 'delta', data: '{"delta":"Two tasks "}' }],
      serializedValue: 'event: delta\ndata: {"delta":"Two tasks "}\n\n',
    });
  });

  it('arranges the tags in a tree of two levels', async () => {
    const { tags } = (await server.client.callRaw('getOpenapi32Json')).body as { readonly tags: readonly Body[] };
    const written = (await server.client.callRaw('getOpenapiJson')).body.tags as readonly Body[];
    const roots = tags.filter(({ parent }) => parent === undefined);
    expect(roots.map(({ name }) => name)).toEqual(['access', 'organisation', 'conversation', 'work', 'operation']);
    const below = tags.filter(({ parent }) => roots.some(({ name }) => name === parent));
    expect(namesOf(below)).toEqual(namesOf(written));
    for (const tag of tags)
      expect(tag).toMatchObject({ kind: 'nav', summary: expect.any(String), description: expect.any(String) });
    expect(JSON.stringify(tags)).not.toContain('x-');
  });
});

describe('getOpenapi30Json', () => {
  it('200: the same interface in OpenAPI 3.0', async () => {
    const { body } = await server.client.callRaw('getOpenapi30Json');
    const written = (await server.client.callRaw('getOpenapiJson')).body;
    expect(body).toMatchObject({ openapi: '3.0.3', servers: written.servers, security: written.security });
    expect(operationsOf(body)).toEqual(operationsOf(written));
    expect(Object.keys(body.components.schemas)).toEqual(Object.keys(written.components.schemas));
  });
});

describe('getOpenapiYaml', () => {
  it('200: the same as YAML', async () => {
    const { text } = await server.client.call('getOpenapiYaml');
    expect(parse(text)).toEqual((await server.client.callRaw('getOpenapiJson')).body);
  });
});

describe('getReleasedDocument', () => {
  const released = readdirSync(new URL('../../spec/released/', import.meta.url));

  it('200: every release, byte for byte and forever', async () => {
    expect(released).toContain('0.9.4-rc.1.json');
    for (const name of released) {
      const answer = await server.client.call('getReleasedDocument', { path: { document_name: name } });
      expect(answer.text).toBe(readFileSync(new URL(`../../spec/released/${name}`, import.meta.url), 'utf8'));
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });
  it('304: what a client has already', async () => {
    const path = { document_name: '0.9.4-rc.1.json' };
    const { etag } = (await server.client.call('getReleasedDocument', { path })).headers;
    const again = await server.client.call('getReleasedDocument', {
      path,
      headers: { 'if-none-match': String(etag) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });
  it('404/3000: versions that were never released, and other files', async () => {
    for (const name of ['9.9.9.json', '0.9.4-rc.1', '..%2F..%2Fopenapi.yaml', '__proto__', 'constructor', '.']) {
      const answer = await server.client.send('get', `/openapi/${name}`);
      expect([name, answer.status]).toEqual([name, 404]);
    }
    const path = { document_name: '9.9.9.json' };
    const refused = await server.client.call('getReleasedDocument', { path });
    expect(errorOf(refused)).toEqual([404, 3000]);
    for (const name of released) expect(refused.body.error).toContain(name);
  });
});

describe('listReleases', () => {
  it('200: every document that can be fetched, with and without a slash at the end', async () => {
    const { body } = await server.client.call('listReleases');
    const names = readdirSync(new URL('../../spec/released/', import.meta.url));
    expect(body.data.map(({ path }) => path.replace('/openapi/', '')).toSorted()).toEqual(names.toSorted());
    for (const { version, path } of body.data) {
      const answer = await server.client.send('get', path);
      expect([answer.status, JSON.parse(answer.text).openapi, path]).toEqual([
        200,
        '3.1.0',
        `/openapi/${version}.json`,
      ]);
    }
    expect((await server.client.send('get', '/openapi/')).text).toBe(
      (await server.client.send('get', '/openapi')).text,
    );
  });
});

/** What a page loads, by its element. */
const loadedBy = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);

describe('getDocs', () => {
  it('200: the reference, for this server, which loads nothing from other hosts', async () => {
    const { text } = await server.client.call('getDocs');
    expect(text).toContain(`data-base-url="${server.config.baseUrl}"`);
    expect(text).toContain(`curl '${server.config.baseUrl}/api/v1/healthz'`);
    expect(text).not.toContain('base-url.invalid');
    expect(text).not.toMatch(FOREIGN);
  });
});

describe('getDocsAsset', () => {
  const assetsOf = async (operation: 'getDocs' | 'getGuide' | 'getErrorDocs'): Promise<string[]> =>
    loadedBy((await server.client.call(operation)).text).filter((address) => !address.startsWith('data:'));

  it('200: the style and the scripts of every page, which may be cached forever', async () => {
    const addresses = await assetsOf('getDocs');
    for (const page of ['getGuide', 'getErrorDocs'] as const) expect(await assetsOf(page)).toEqual(addresses);
    expect(addresses).toHaveLength(3);
    for (const address of addresses) {
      const { headers, text } = await server.client.call('getDocsAsset', {
        path: { asset_name: address.replace('/docs/assets/', '') },
      });
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(address).toContain(hash('sha256', text, 'hex').slice(0, 16));
      expect(text).not.toMatch(/https?:\/\//);
    }
  });
  it.each(['pages.css', 'pages.0000000000000000.css', '__proto__', '..%2Fpages.css'])('404: %s', async (name) => {
    const answer = await server.client.send('get', `/docs/assets/${name}`);
    expect([answer.status, JSON.parse(answer.text).error_detail.error_code]).toEqual([404, 3000]);
    expect(answer.headers['cache-control']).toContain('no-store');
  });
  it('304: what the browser has already', async () => {
    const [address = ''] = await assetsOf('getDocs');
    const path = { asset_name: address.replace('/docs/assets/', '') };
    const { etag } = (await server.client.call('getDocsAsset', { path })).headers;
    const again = await server.client.call('getDocsAsset', { path, headers: { 'if-none-match': String(etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
  it('404/3000: files that no page of this version uses', async () => {
    expect(errorOf(await server.client.call('getDocsAsset', { path: { asset_name: 'other.js' } }))).toEqual([
      404, 3000,
    ]);
  });
});

const PAGES = ['getDocs', 'getGuide', 'getErrorDocs'];
const DOCUMENTS = [
  'getDocs',
  'getGuide',
  'getErrorDocs',
  'getOpenapiJson',
  'getOpenapi30Json',
  'getOpenapi32Json',
  'getOpenapiYaml',
  'getAsyncapiJson',
] as const;

describe('every page and document', () => {
  const fetched = async (operation: OperationId, headers: Record<string, string>) => {
    const answer = await fetch(server.baseUrl + operations[operation].path, { headers });
    return { headers: answer.headers, status: answer.status, text: await answer.text() };
  };

  it.each(DOCUMENTS)('200: %s in the coding the client prefers, each with a separate tag', async (operation) => {
    const plain = await fetched(operation, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const tags = new Set([plain.headers.get('etag')]);
    for (const coding of ['br', 'gzip']) {
      const coded = await fetched(operation, { 'accept-encoding': coding });
      expect(coded.headers.get('content-encoding')).toBe(coding);
      expect(coded.text).toBe(plain.text);
      expect(Number(coded.headers.get('content-length'))).toBeLessThan(plain.text.length / 2);
      tags.add(coded.headers.get('etag'));
    }
    expect(tags.size).toBe(3);
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  });
  it.each(DOCUMENTS)('304: %s is not sent to a client that has it', async (operation) => {
    const { headers } = await server.client.call(operation);
    const again = await server.client.call(operation, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      vary: 'Accept-Encoding',
      'cache-control': PAGES.includes(operation) ? 'no-cache' : 'public, max-age=300',
    });
    expect(again.headers['content-encoding']).toBeUndefined();
    const changed = await server.client.call(operation, { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
  });
});

describe('getGuide', () => {
  it('200: the rules of every operation, at the place the document names; it loads nothing from other hosts', async () => {
    const { externalDocs, servers } = (await server.client.callRaw('getOpenapiJson')).body;
    expect(externalDocs.url).toBe(`${servers[0].url}/docs/guide`);
    const { text } = await server.client.call('getGuide');
    for (const part of ['authentication', 'pagination', 'enums']) expect(text).toContain(`<h2 id="${part}">`);
    expect(text).not.toMatch(FOREIGN);
    expect(text).not.toMatch(/`|\]\(/);
  });
});

describe('getDocsPage', () => {
  const articles: Body = JSON.parse(readFileSync('derived/articles.json', 'utf8')).articles;
  const names = Object.keys(articles);
  const idsIn = (html: string): Set<string> => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
  const linksIn = (html: string): string[] => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);

  it.each(names)('200: %s, which the reference lists and which loads nothing from other hosts', async (name) => {
    const { text } = await server.client.call('getDocsPage', { path: { page_name: name } });
    expect(text).toContain(`<a href="/docs/${name}" aria-current="page">`);
    expect(text).toContain(articles[name].html);
    expect(text).not.toMatch(FOREIGN);
    expect((await server.client.call('getDocs')).text).toContain(`<a href="/docs/${name}">`);
  });
  it('links pages, anchors and documents that exist', async () => {
    const ids = new Map(names.map((name) => [`/docs/${name}`, idsIn(articles[name].html)]));
    ids.set('/docs/errors', idsIn((await server.client.call('getErrorDocs')).text));
    const missing = names.flatMap((name) =>
      linksIn(articles[name].html)
        .filter((href) => !/^https?:|^\/docs$|^\/openapi/.test(href))
        .filter((href) => {
          const [page, anchor] = href.startsWith('#') ? [`/docs/${name}`, href.slice(1)] : href.split('#');
          const known = ids.get(page ?? '');
          return known === undefined || (anchor !== undefined && !known.has(anchor));
        })
        .map((href) => `${name}: ${href}`),
    );
    expect(missing).toEqual([]);
  });
  it('304: a page that the caller has already', async () => {
    const path = { page_name: 'recipes' };
    const { headers } = await server.client.call('getDocsPage', { path });
    const again = await server.client.call('getDocsPage', {
      path,
      headers: { 'if-none-match': headers.etag as string },
    });
    expect(again.status).toBe(304);
  });
  it('404/3000: a page that does not exist, also one named like a property of objects', async () => {
    for (const name of ['nothing', 'constructor', '../SECURITY'])
      expect(errorOf(await server.client.call('getDocsPage', { path: { page_name: name } }))).toEqual([404, 3000]);
  });
});

describe('the example of a malformed request', () => {
  it.each(['getLiveness', 'getReadiness', 'getSetupStatus'] as const)('is what %s returns', async (operation) => {
    const { components } = (await server.client.callRaw('getOpenapiJson')).body;
    const { body } = await server.client.callRaw(operation, { query: { verbose: 'true' } });
    const { instance: _example, ...expected } = components.examples.MalformedRequest.value.error_detail;
    expect(body.error_detail).toMatchObject({ ...expected, type: expect.stringMatching(/#validation$/) });
  });
});

describe('getErrorDocs', () => {
  it('200: a section for every category of errors; it loads nothing from other hosts', async () => {
    const { text } = await server.client.call('getErrorDocs');
    const { ErrorCategory } = (await server.client.callRaw('getOpenapiJson')).body.components.schemas;
    for (const category of ErrorCategory.enum) expect(text).toContain(`id="${category}"`);
    expect(text).not.toMatch(FOREIGN);
  });
});
