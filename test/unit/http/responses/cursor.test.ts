import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RequestInvalid } from '../../../../domain/foundation/errors/errors.ts';
import { Cursors } from '../../../../handlers/http/responses/cursor.ts';

const SECRET = 'a secret of sixteen or more';
const cursors = new Cursors(SECRET);
const BAD = new RequestInvalid('query /cursor: is not a cursor of this list');

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signature = (list: string, position: unknown): string =>
  createHmac('sha256', SECRET)
    .update(JSON.stringify([list, position]))
    .digest('hex');

const position = fc.array(fc.string(), { maxLength: 4 });

describe('a cursor', () => {
  it('returns the position it was sealed with', () => {
    fc.assert(
      fc.property(fc.string(), position, (list, sealed) => {
        expect(cursors.open(list, cursors.seal(list, sealed))).toEqual(sealed);
      }),
    );
  });

  it('holds the position, its list and the signature of both, and opens after a restart', () => {
    const sealed = cursors.seal('listUsers', ['a', 'b']);
    expect(sealed).toBe(
      encode({ position: ['a', 'b'], list: 'listUsers', signature: signature('listUsers', ['a', 'b']) }),
    );
    expect(new Cursors(SECRET).open('listUsers', sealed)).toEqual(['a', 'b']);
  });

  it('does not open for another list, or with another secret', () => {
    expect(() => cursors.open('listTasks', cursors.seal('listUsers', ['a']))).toThrow(BAD);
    expect(() => new Cursors('another secret').open('listUsers', cursors.seal('listUsers', ['a']))).toThrow(BAD);
  });

  it('does not open with any character changed, removed or added', () => {
    const sealed = cursors.seal('listUsers', ['a']);
    for (let index = 0; index < sealed.length; index += 1) {
      const other = sealed[index] === 'A' ? 'B' : 'A';
      expect(() => cursors.open('listUsers', `${sealed.slice(0, index)}${other}${sealed.slice(index + 1)}`)).toThrow(
        BAD,
      );
      expect(() => cursors.open('listUsers', sealed.slice(0, index))).toThrow(BAD);
    }
    for (const added of ['A', '=', ' ', '\n']) {
      expect(() => cursors.open('listUsers', sealed + added)).toThrow(BAD);
      expect(() => cursors.open('listUsers', added + sealed)).toThrow(BAD);
    }
  });

  const good = { position: ['a'], list: 'listUsers', signature: signature('listUsers', ['a']) };

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'x'],
    ['a number', 1],
    ['a list', ['a', 'listUsers', 'x']],
    ['nothing', {}],
    ['a field too many', { ...good, more: 1 }],
    ['no position', { list: good.list, signature: good.signature, x: 1 }],
    ['a position that is null', { ...good, position: null, signature: signature('listUsers', null) }],
    ['a position that is a text', { ...good, position: 'a', signature: signature('listUsers', 'a') }],
    ['a position that is a list-like object', { ...good, position: { length: 0 } }],
    ['a position of numbers', { ...good, position: [1], signature: signature('listUsers', [1]) }],
    [
      'a position of one text and one number',
      { ...good, position: ['a', 1], signature: signature('listUsers', ['a', 1]) },
    ],
    ['a list that is a number', { ...good, list: 1 }],
    ['no signature', { position: ['a'], list: 'listUsers', x: 1 }],
    ['a signature that is a number', { ...good, signature: 1 }],
    ['a forged signature', { ...good, signature: 'f'.repeat(64) }],
    ['fields in another order', { list: good.list, position: good.position, signature: good.signature }],
  ])('with %s is refused', (_what, value) => {
    expect(() => cursors.open('listUsers', encode(value))).toThrow(BAD);
  });

  it.each(['', '!', 'a b', 'e30=', 'bm90IGpzb24', '%00'])('is never %j', (cursor) => {
    expect(() => cursors.open('listUsers', cursor)).toThrow(BAD);
  });

  it('in another spelling of the same JSON is refused', () => {
    const spaced = Buffer.from(JSON.stringify(good, null, 1)).toString('base64url');
    expect(() => cursors.open('listUsers', spaced)).toThrow(BAD);
    expect(cursors.open('listUsers', encode(good))).toEqual(['a']);
  });
});
