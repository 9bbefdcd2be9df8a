import { describe, expect, it } from 'vitest';
import { corsHeaders } from '../../../../handlers/http/cors.ts';
import { createCommonHeaders } from '../../../../handlers/http/responses/headers.ts';

describe('the headers of every response', () => {
  it('keep responses of the interface out of caches and documents in them', () => {
    const { api, document } = createCommonHeaders('max-age=1');
    expect(api['cache-control']).toBe('no-store, no-cache, must-revalidate, max-age=0');
    expect(api.pragma).toBe('no-cache');
    expect(document['cache-control']).toBe('public, max-age=300');
    expect('pragma' in document).toBe(false);
  });
  it('require https for as long, and for as many hosts, as the deployment says', () => {
    const { api, document } = createCommonHeaders('max-age=60; includeSubDomains');
    for (const headers of [api, document])
      expect(headers['strict-transport-security']).toBe('max-age=60; includeSubDomains');
  });
});

describe('the CORS headers', () => {
  const origins = ['https://a.example', 'https://b.example'];
  const allowed = {
    vary: 'Origin',
    'access-control-allow-origin': 'https://b.example',
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': expect.stringContaining('x-request-id, retry-after, etag'),
  };

  it.each([null, 'https://c.example', 'null', ''])('only declare that the origin matters to %j', (origin) => {
    expect(corsHeaders(origins, origin, true)).toEqual({ vary: 'Origin' });
  });
  it('allow an allowed origin, and list in a preflight what it may send', () => {
    expect(corsHeaders(origins, 'https://b.example', false)).toEqual(allowed);
    expect(corsHeaders(origins, 'https://b.example', true)).toEqual({
      ...allowed,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': expect.stringContaining('content-type, authorization'),
    });
  });
});
