import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Body } from '../support/client/client.ts';
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
    const { body } = await server.client.call('getOpenapiJson');
    expect(body).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), info: { version: '0.9.4' } });
  });
  it('names the public address of the server as its own', async () => {
    const { servers } = (await server.client.call('getOpenapiJson')).body;
    expect(servers).toEqual([{ url: server.config.baseUrl, description: 'This server.' }]);
  });
});

describe('getAsyncapiJson', () => {
  it('200: the socket and the events, of this interface', async () => {
    const { body } = await server.client.call('getAsyncapiJson');
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
    const { body } = await server.client.call('getOpenapi32Json');
    const written = (await server.client.call('getOpenapiJson')).body;
    expect(body).toMatchObject({ openapi: '3.2.0', info: written.info, security: written.security });
    expect(operationsOf(body)).toEqual(operationsOf(written));
    expect(Object.keys(body.components.schemas)).toEqual(Object.keys(written.components.schemas));
  });

  it('describes an event stream frame by frame, each as it is parsed', async () => {
    const { paths, components } = (await server.client.call('getOpenapi32Json')).body;
    const stream = paths['/meta/chat/turn/stream'].post.responses['200'].content['text/event-stream'];
    expect(stream).toMatchObject({ itemSchema: { $ref: '#/components/schemas/TurnFrame' } });
    expect(stream).not.toHaveProperty('schema');
    expect(components.schemas.DeltaFrame.properties).toEqual({
      event: { type: 'string', const: 'delta' },
      data: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { $ref: '#/components/schemas/AnswerDelta' },
      },
    });
    expect(stream.examples.delta).toEqual({
      summary: 'A piece of the answer',
      dataValue: [{ event: 'delta', data: '{"delta":"Two tasks "}' }],
      serializedValue: 'event: delta\ndata: {"delta":"Two tasks "}\n\n',
    });
  });

  it('arranges the tags in a tree of two levels', async () => {
    const { tags } = (await server.client.call('getOpenapi32Json')).body as { readonly tags: readonly Body[] };
    const written = (await server.client.call('getOpenapiJson')).body.tags as readonly Body[];
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
    const { body } = await server.client.call('getOpenapi30Json');
    const written = (await server.client.call('getOpenapiJson')).body;
    expect(body).toMatchObject({ openapi: '3.0.3', servers: written.servers, security: written.security });
    expect(operationsOf(body)).toEqual(operationsOf(written));
    expect(Object.keys(body.components.schemas)).toEqual(Object.keys(written.components.schemas));
  });
});

describe('getOpenapiYaml', () => {
  it('200: the same as YAML', async () => {
    const { text } = await server.client.call('getOpenapiYaml');
    expect(parse(text)).toEqual((await server.client.call('getOpenapiJson')).body);
  });
});

describe('getDocs', () => {
  it('200: the reference, which loads nothing from other hosts', async () => {
    const { text } = await server.client.call('getDocs');
    expect(text).toContain('<html');
    expect(text).toContain("spec.servers = [{ url: '/' }]");
    expect(text).not.toMatch(FOREIGN);
  });
  it('200: whose try-it repeats the CSRF token under either name of its cookie', async () => {
    const { text } = await server.client.call('getDocs');
    const script = /const cookie = [\s\S]*?validatorUrl/.exec(text)?.[0] ?? '';
    const interceptor = /requestInterceptor: (\(request\) => \{[\s\S]*?return request;\s*\})/.exec(text)?.[1] ?? '';
    const [reader = ''] = script.split('\n');
    const tokenSent = (cookie: string): unknown =>
      runInNewContext(`${reader}; (${interceptor})({ headers: {} }).headers['x-csrf-token']`, { document: { cookie } });
    expect(tokenSent('csrf_token=plain; other=x')).toBe('plain');
    expect(tokenSent('other=x; __Host-csrf_token=secure')).toBe('secure');
    expect(tokenSent('other=x')).toBeUndefined();
  });
});

describe('getGuide', () => {
  it('200: what holds for every operation, where the document says it is; it loads nothing from other hosts', async () => {
    const { externalDocs, servers } = (await server.client.call('getOpenapiJson')).body;
    expect(externalDocs.url).toBe(`${servers[0].url}/docs/guide`);
    const { text } = await server.client.call('getGuide');
    for (const part of ['credentials', 'pages', 'lists-of-values']) expect(text).toContain(`<h2 id="${part}">`);
    expect(text).not.toMatch(FOREIGN);
    expect(text).not.toMatch(/`|\]\(/);
  });
});

describe('getErrorDocs', () => {
  it('200: a place for every category of errors; it loads nothing from other hosts', async () => {
    const { text } = await server.client.call('getErrorDocs');
    const { ErrorCategory } = (await server.client.call('getOpenapiJson')).body.components.schemas;
    for (const category of ErrorCategory.enum) expect(text).toContain(`id="${category}"`);
    expect(text).not.toMatch(FOREIGN);
  });
});
