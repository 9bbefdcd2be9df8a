import { describe, expect, it } from 'vitest';
import { RequestInvalid } from '../../domain/foundation/errors/errors.ts';
import { tagOf } from '../../handlers/http/etag.ts';
import { inputOf } from '../../handlers/http/request-input.ts';
import { actorOf } from '../support/actor.ts';
import { exchangeOf, matchOf } from '../support/exchange.ts';

describe('the input of a handler', () => {
  const conditional = matchOf('updateUserRole', { isConditional: true });
  const input = (headers: Record<string, string>, match = conditional) => {
    const exchange = exchangeOf({ headers });
    exchange.actor = actorOf('ceo');
    return inputOf(exchange, match);
  };

  it('is what the request was found to be', () => {
    const exchange = exchangeOf({});
    exchange.path = { a: 1 };
    exchange.query = { b: 2 };
    exchange.body = { c: 3 };
    exchange.page = { limit: 7, position: ['x'] };
    exchange.actor = actorOf('ceo');
    const { path, query, body, page, actor, caller } = inputOf(exchange, conditional);
    expect([path, query, body, page]).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }, { limit: 7, position: ['x'] }]);
    expect([actor, caller]).toEqual([exchange.actor, exchange]);
    expect(caller).toBe(exchange);
  });

  it('of a public operation has no actor', () => {
    expect(() => inputOf(exchangeOf({}), conditional).actor).toThrow('a public operation has no actor');
  });

  it('ends its work when the caller goes away', () => {
    const exchange = exchangeOf({});
    Object.assign(exchange.res, { closed: true });
    expect(inputOf(exchange, conditional).signal.aborted).toBe(true);
  });

  it('compares If-Match with the record as it is presented, or with its own tag', () => {
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

  it('looks at If-Match only where the operation honours it', () => {
    const unconditional = matchOf('updateUserRole', { isConditional: false });
    expect(input({ 'if-match': 'nonsense' }, unconditional).hasForeignTag).toBe(false);
    expect(() => input({ 'if-match': 'nonsense' })).toThrow(RequestInvalid);
  });
});
