import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../../../domain/foundation/errors/domain-error.ts';
import { RequestInvalid } from '../../../../domain/foundation/errors/errors.ts';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import type { OperationPolicy } from '../../../../handlers/http/document/policy.ts';
import { type HandlerMap, Operations } from '../../../../handlers/http/openapi-backend.ts';
import { HttpError } from '../../../../handlers/http/responses/http-errors.ts';
import { PathTree, segmentsOf } from '../../../../handlers/http/router.ts';

const handlers = Object.fromEntries(Object.keys(operations).map((id) => [id, () => id])) as unknown as HandlerMap;
const router = await Operations.of(handlers);

/** The operation a request is matched to and its parameters, or the error. */
const ask = (method: string, path: string): [string, Readonly<Record<string, string>>] => {
  try {
    const found = router.match(method, segmentsOf(path));
    return [found.operationId, found.params];
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return [error instanceof HttpError ? `405 ${error.headers.allow}` : '404', {}];
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

  it('are decoded to what was encoded', () => {
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

  it('has the policy of its operation, and whether it needs a credential', () => {
    const found = router.match('GET', segmentsOf('/api/v1/users'));
    expect(found.policy).toBe(operations.listUsers);
    expect(found.policy.isProtected).toBe(true);
    expect(router.match('POST', segmentsOf('/api/v1/auth/login')).policy.isProtected).toBe(false);
  });

  it('with HEAD is matched like GET', () => {
    expect(ask('HEAD', '/api/v1/users')).toEqual(['listUsers', {}]);
    expect(ask('HEAD', '/api/v1/auth/login')[0]).toBe('405 OPTIONS, POST');
  });

  it.each([
    ['GET', '/', 'getHome'],
    ['GET', '/no/such', '404'],
    ['GET', '/api/v1', '404'],
    ['GET', '/api/v1/users/', 'listUsers'],
    ['GET', '/api/v1/users//', '404'],
    ['GET', '/api/v1/users/a/b/c/d', '404'],
    ['GET', '/api/v1/%7Buser_id%7D', '404'],
    ['TRACE', '/api/v1/users', '405 GET, HEAD, OPTIONS, POST'],
    ['DELETE', '/api/v1/users', '405 GET, HEAD, OPTIONS, POST'],
  ])('%s %s: %s', (method, path, outcome) => {
    expect(ask(method, path)[0]).toBe(outcome);
  });

  it('with another method is refused with the allowed ones', () => {
    expect(() => router.match('DELETE', segmentsOf('/api/v1/users'))).toThrow('The method is not allowed on this path');
  });

  it('reaches the handler of its operation', async () => {
    expect(await router.run('listUsers', {} as never)).toBe('listUsers');
  });

  it('cannot be served if handlers and document disagree', async () => {
    const { listUsers: _left, ...rest } = handlers;
    await expect(Operations.of(rest as HandlerMap)).rejects.toThrow('missing listUsers; surplus ');
    await expect(Operations.of({ ...handlers, other: () => 1 } as HandlerMap)).rejects.toThrow('surplus other');
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
  const tree = new PathTree(
    ['/company/versions/{version}', '/{kind}/versions/latest', '/{a}/{b}/{c}/end'].map((path) => ({
      path,
      method: 'get',
    })),
  );
  const pathOf = (...segments: string[]) => tree.find(segments)?.methods.get('get')?.path ?? null;

  it('backtracks if a literal segment leads nowhere', () => {
    expect(pathOf('company', 'versions', 'latest')).toBe('/company/versions/{version}');
    expect(pathOf('other', 'versions', 'latest')).toBe('/{kind}/versions/latest');
    expect(pathOf('company', 'versions', 'x', 'end')).toBe('/{a}/{b}/{c}/end');
    expect(pathOf('other', 'versions', 'newest')).toBe(null);
    expect(pathOf('company', 'versions')).toBe(null);
  });

  it('has no operation where a path only continues', () => {
    expect(tree.find(['company', 'versions'])).toBe(null);
    const fork = new PathTree(['/a/b/c', '/{x}/b'].map((path) => ({ path, method: 'get' })));
    expect(fork.find(['a', 'b'])?.params).toEqual({ x: 'a' });
  });

  it('drops the values of a path after backtracking', () => {
    expect(tree.find(['company', 'versions', '7'])?.params).toEqual({ version: '7' });
    expect(tree.find(['company', 'versions', 'x', 'end'])?.params).toEqual({ a: 'company', b: 'versions', c: 'x' });
  });
});
