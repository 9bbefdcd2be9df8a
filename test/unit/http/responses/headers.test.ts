import { describe, expect, it } from 'vitest';
import { corsHeaders } from '../../../../handlers/http/cors.ts';
import { API_HEADERS, DOCUMENT_HEADERS } from '../../../../handlers/http/responses/headers.ts';

describe('the headers of every response', () => {
  it('keep responses of the interface out of caches and documents in them', () => {
    expect(API_HEADERS['cache-control']).toBe('no-store, no-cache, must-revalidate, max-age=0');
    expect(API_HEADERS.pragma).toBe('no-cache');
    expect(DOCUMENT_HEADERS['cache-control']).toBe('public, max-age=300');
    expect('pragma' in DOCUMENT_HEADERS).toBe(false);
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
