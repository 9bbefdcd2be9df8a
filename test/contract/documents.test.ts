import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** What a page would load from another host. */
const FOREIGN = /<(?:script|link|img|iframe)[^>]+(?:src|href)=["']?(?:https?:)?\/\//i;

describe('getOpenapiJson', () => {
  it('200: the interface document, without a credential', async () => {
    const { body } = await server.client.call('getOpenapiJson');
    expect(body).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), info: { version: '0.9.4' } });
  });
});

describe('getOpenapiYaml', () => {
  it('200: the same as YAML', async () => {
    expect((await server.client.call('getOpenapiYaml')).text).toContain('version: 0.9.4');
  });
});

describe('getDocs', () => {
  it('200: the reference, which loads nothing from other hosts', async () => {
    const { text } = await server.client.call('getDocs');
    expect(text).toContain('<html');
    expect(text).not.toMatch(FOREIGN);
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
