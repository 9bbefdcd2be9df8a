import { describe, expect, it } from 'vitest';
import { RequestInvalid } from '../../../../domain/foundation/errors/errors.ts';
import { tagOf } from '../../../../handlers/http/responses/etag.ts';
import { inputOf } from '../../../../handlers/http/steps/run.ts';
import { actorOf } from '../../../support/builders/actor.ts';
import { contextFor, identityOf, requestOf } from '../../../support/builders/contexts.ts';

describe('the input of a handler', () => {
  const input = (headers: Record<string, string>, isConditional = true) =>
    inputOf(
      contextFor('updateUserRole', {
        policy: { isConditional },
        request: requestOf({ headers }),
        identity: identityOf(actorOf('ceo')),
      }),
    );

  it('is the validated request', () => {
    const valid = contextFor('updateUserRole', {
      path: { a: 1 },
      query: { b: 2 },
      body: { c: 3 },
      page: { limit: 7, position: ['x'] },
      identity: identityOf(actorOf('ceo')),
    });
    const { path, query, body, page, actor, caller } = inputOf(valid);
    expect([path, query, body, page]).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }, { limit: 7, position: ['x'] }]);
    expect(actor).toBe(valid.identity?.actor);
    expect(caller).toBe(valid.request);
  });

  it('of a public operation has no actor', () => {
    expect(() => inputOf(contextFor('login')).actor).toThrow('a public operation has no actor');
  });

  it('has the bytes of its body only if the operation declares that it needs them', () => {
    const bytes = Buffer.from('{}');
    expect(inputOf(contextFor('receiveWebhook', { bytes })).bytes).toBe(bytes);
    expect(() => inputOf(contextFor('login', { body: {} })).bytes).toThrow('does not declare');
  });

  it('has such a body checked only when its handler requests it, and throws if it does not match the document', () => {
    const bodyOf = (text: string) => inputOf(contextFor('receiveWebhook', { bytes: Buffer.from(text) })).requireBody;
    expect(bodyOf('{"a":1}')()).toBe(undefined);
    for (const text of ['{', '[]', '{"a":"\\u0000"}', '{"a":1e999}']) {
      const requireBody = bodyOf(text);
      expect(requireBody).toThrow(RequestInvalid);
    }
    expect(() => inputOf(contextFor('login', { body: {} })).requireBody).toThrow('does not declare');
  });

  it('is aborted when the caller disconnects', () => {
    const valid = contextFor('updateUserRole');
    Object.assign(valid.request.res, { closed: true });
    expect(inputOf(valid).signal.aborted).toBe(true);
  });

  it('compares If-Match with the record as presented, or with its own tag', () => {
    const own = input({ 'if-match': '"own"' });
    expect(own.ifMatchTag((record: string) => record)('own')).toBe(undefined);
    expect(() => own.ifMatchTag((record: string) => record)('other')).toThrow('has changed');
    expect(() => own.ifMatch((record: string) => record)('own')).toThrow('has changed');
    const presented = input({ 'if-match': `"${tagOf({ n: 1 })}"` });
    const { ifMatch } = presented;
    expect(ifMatch((record: number) => ({ n: record }))(1)).toBe(undefined);
    expect(() => ifMatch((record: number) => ({ n: record }))(2)).toThrow('has changed');
    expect([own.hasForeignTag, input({}).hasForeignTag, input({ 'if-match': '*' }).hasForeignTag]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('checks If-Match only if the operation supports it', () => {
    expect(input({ 'if-match': 'nonsense' }, false).hasForeignTag).toBe(false);
    expect(() => input({ 'if-match': 'nonsense' })).toThrow(RequestInvalid);
  });
});
