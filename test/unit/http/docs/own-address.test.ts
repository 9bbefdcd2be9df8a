import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { atAddress, eventsAtAddress, yamlAtAddress } from '../../../../handlers/http/pages/own-address.ts';

const DOCUMENT = {
  openapi: '3.1.0',
  externalDocs: { description: 'What holds.', url: 'http://localhost:3001/docs/guide' },
  servers: [{ url: '{scheme}://{host}', variables: { scheme: { default: 'https' }, host: { default: 'a' } } }],
  paths: { '/x': { get: { operationId: 'getX' } } },
};
const HERE = 'https://org.example.com/a "path" $1';

describe('the document at the address of its server', () => {
  const expected = {
    ...DOCUMENT,
    externalDocs: { description: 'What holds.', url: `${HERE}/docs/guide` },
    servers: [{ url: HERE, description: 'This server.' }],
  };
  it('has this server and its guide, and is otherwise the same, in JSON', () => {
    const text = atAddress(Buffer.from(JSON.stringify(DOCUMENT)), HERE);
    expect(JSON.parse(text)).toEqual(expected);
    expect(text.endsWith('}\n')).toBe(true);
  });
  it.each([
    ['https://org.example.com', { host: 'org.example.com', protocol: 'wss' }],
    ['https://org.example.com:8443/below', { host: 'org.example.com:8443', pathname: '/below', protocol: 'wss' }],
    ['http://localhost:3001', { host: 'localhost:3001', protocol: 'ws' }],
  ])('and the document of the events at %s', (here, server) => {
    const written = { asyncapi: '3.1.0', servers: { platform: { host: 'x', protocol: 'ws' } }, channels: {} };
    expect(JSON.parse(eventsAtAddress(Buffer.from(JSON.stringify(written)), here))).toEqual({
      ...written,
      servers: { platform: { ...server, description: 'This server.' } },
    });
  });
  it('and in YAML', () => {
    expect(parse(yamlAtAddress(Buffer.from(stringify(DOCUMENT)), HERE))).toEqual(expected);
  });
});
