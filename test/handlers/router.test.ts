import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RequestInvalid } from '../../domain/errors/errors.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import type { OperationPolicy } from '../../handlers/http/policy.ts';
import { segmentsOf, TreeRouter } from '../../handlers/http/router.ts';
import { exchangeOf } from '../support/exchange.ts';

const definition = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'));
const router = new TreeRouter({ definition });

/** The operation a request is matched to and its parameters, or what the router throws. */
const ask = (method: string, path: string): [string, Record<string, string>] => {
  const exchange = exchangeOf({ method, url: path });
  exchange.segments = segmentsOf(path);
  try {
    const operation = router.matchOperation(exchange as never);
    expect(exchange.match?.operation).toBe(operation);
    return [String(operation.operationId), exchange.params];
  } catch (error) {
    expect(exchange.match).toBe(null);
    return [(error as Error).message, exchange.params];
  }
};

describe('the segments of a path', () => {
  it.each([
    ['/', ['']],
    ['', ['']],
    ['/a', ['a']],
    ['/a/', ['a']],
    ['/a//', ['a', '']],
    ['//', ['']],
    ['/a/b%2Fc', ['a', 'b/c']],
    ['/%C3%A9', ['é']],
    ['/a+b', ['a+b']],
    ['/api/v1/company', ['company']],
    ['/api/v1/company/x', ['company', 'x']],
    ['/api/v1/company/', ['company']],
    ['/api/v1/meta/chat', ['meta', 'chat']],
    ['/api/v1/meta/chat/x', ['meta', 'chat', 'x']],
    ['/api/v1/companyx', ['api', 'v1', 'companyx']],
    ['/api/v1/meta/chats', ['api', 'v1', 'meta', 'chats']],
    ['/api/v1/meta/charters', ['api', 'v1', 'meta', 'charters']],
    ['/api/v1/users', ['api', 'v1', 'users']],
    ['/x/api/v1/company', ['x', 'api', 'v1', 'company']],
  ])('of %j are %j', (path, segments) => {
    expect(segmentsOf(path)).toEqual(segments);
  });

  it.each(['/%', '/a/%zz', '/%C3', '/ok/%ff'])('of %j cannot be decoded', (path) => {
    expect(() => segmentsOf(path)).toThrow(new RequestInvalid('path: is not valid percent-encoded UTF-8'));
  });

  it('give back what was encoded', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', '+', ' ', '/', '%', 'é', '😀'), minLength: 1 }), {
          minLength: 1,
          maxLength: 4,
        }),
        (segments) => {
          expect(segmentsOf(`/${segments.map(encodeURIComponent).join('/')}`)).toEqual(segments);
        },
      ),
    );
  });
});

describe('a request', () => {
  const all = Object.entries(operations) as [OperationId, OperationPolicy][];

  it.each(all)('for %s is matched by its method and path, with every parameter', (operationId, { method, path }) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const filled = names.reduce((filling, name, index) => filling.replace(`{${name}}`, `value%20${index}`), path);
    const params = Object.fromEntries(names.map((name, index) => [name, `value ${index}`]));
    expect(ask(method.toUpperCase(), filled)).toEqual([operationId, params]);
    expect(ask(method.toUpperCase(), `${filled}/`)).toEqual([operationId, params]);
  });

  it('carries the policy of its operation along', () => {
    const exchange = exchangeOf({});
    exchange.segments = segmentsOf('/api/v1/users');
    router.matchOperation(exchange as never);
    expect(exchange.match?.operationId).toBe('listUsers');
    expect(exchange.match?.policy).toBe(operations.listUsers);
  });

  it('with HEAD is matched like GET', () => {
    expect(ask('HEAD', '/api/v1/users')).toEqual(['listUsers', {}]);
    expect(ask('HEAD', '/api/v1/auth/login')[0]).toBe('405-methodNotAllowed');
  });

  it.each([
    ['GET', '/', '404-notFound'],
    ['GET', '/no/such', '404-notFound'],
    ['GET', '/api/v1', '404-notFound'],
    ['GET', '/api/v1/users/', 'listUsers'],
    ['GET', '/api/v1/users//', '404-notFound'],
    ['GET', '/api/v1/users/a/b/c/d', '404-notFound'],
    ['GET', '/api/v1/%7Buser_id%7D', '404-notFound'],
    ['TRACE', '/api/v1/users', '405-methodNotAllowed'],
    ['DELETE', '/api/v1/users', '405-methodNotAllowed'],
  ])('%s %s: %s', (method, path, outcome) => {
    expect(ask(method, path)[0]).toBe(outcome);
  });

  it('is handed on as it is', () => {
    const exchange = exchangeOf({}) as never;
    expect(router.parseRequest(exchange)).toBe(exchange);
  });
});

describe('the methods of a path', () => {
  it.each([
    ['/api/v1/users', 'GET, HEAD, OPTIONS, POST'],
    ['/api/v1/users/some-id', 'DELETE, GET, HEAD, OPTIONS, PATCH'],
    ['/api/v1/auth/login', 'OPTIONS, POST'],
    ['/no/such', null],
    ['/api/v1', null],
  ])('%s: %j', (path, allow) => {
    expect(router.allowed(segmentsOf(path))).toBe(allow);
  });
});

describe('a tree of paths', () => {
  const operation = (operationId: OperationId) => ({ operationId, responses: {} });
  const tree = new TreeRouter({
    definition: {
      openapi: '3.1.0',
      info: { title: '', version: '' },
      paths: {
        '/company/versions/{version}': { get: operation('getCompanyVersion') },
        '/{kind}/versions/latest': { get: operation('listUsers') },
        '/{a}/{b}/{c}/end': { get: operation('listTasks') },
      },
    } as never,
  });

  it('goes back where a literal segment leads nowhere', () => {
    expect(tree.allowed(['company', 'versions', 'latest'])).toBe('GET, HEAD, OPTIONS');
    expect(tree.allowed(['other', 'versions', 'latest'])).toBe('GET, HEAD, OPTIONS');
    expect(tree.allowed(['company', 'versions', 'x', 'end'])).toBe('GET, HEAD, OPTIONS');
    expect(tree.allowed(['other', 'versions', 'newest'])).toBe(null);
    expect(tree.allowed(['company', 'versions'])).toBe(null);
  });

  it('forgets the values of a way it came back from', () => {
    const exchange = exchangeOf({});
    exchange.segments = ['company', 'versions', '7'];
    tree.matchOperation(exchange as never);
    expect(exchange.params).toEqual({ version: '7' });
  });
});
