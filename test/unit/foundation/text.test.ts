import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codePointLength,
  nameKey,
  toNfc,
  trimEndMatching,
  truncate,
  usernameKey,
} from '../../../domain/foundation/kernel/text/text.ts';
import { toStoredName } from '../../../domain/organisation/value/stored-name.ts';

const DECOMPOSED = 'E\u0301lan';
const COMPOSED = '\u00c9lan';

describe('names', () => {
  it('are equal regardless of case, surrounding white space and Unicode form', () => {
    expect(nameKey(` ${DECOMPOSED}\t`)).toBe('\u00e9lan');
    expect(nameKey(COMPOSED)).toBe('\u00e9lan');
  });

  it('differ with other white space inside', () => {
    expect(nameKey('a b')).not.toBe(nameKey('a  b'));
  });

  it('are stored trimmed and composed, in their original case', () => {
    expect(toStoredName(` ${DECOMPOSED} `)).toBe(COMPOSED);
    expect(toNfc(` ${DECOMPOSED} `)).toBe(` ${COMPOSED} `);
  });

  it('have a key that is its own key, for user names too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(nameKey(nameKey(text))).toBe(nameKey(text));
        expect(usernameKey(usernameKey(text))).toBe(usernameKey(text));
      }),
    );
  });
});

describe('user names', () => {
  it('are equal regardless of case and Unicode form, but white space counts', () => {
    expect(usernameKey(DECOMPOSED)).toBe('\u00e9lan');
    expect(usernameKey(' Ada ')).toBe(' ada ');
  });
});

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['\u{1F600}', 1],
    ['e\u0301', 2],
    ['\ud800', 1],
  ])('%j is %i code points', (text, expected) => {
    expect(codePointLength(text)).toBe(expected);
  });
});

describe('a text without its trailing matches', () => {
  it.each([
    ['https://x//', 'https://x'],
    ['no end', 'no end'],
    ['///', ''],
    ['', ''],
    ['/a', '/a'],
  ])('%j becomes %j', (text, expected) => {
    expect(trimEndMatching(text, /\//)).toBe(expected);
  });
});

describe('a text cut to a length', () => {
  it.each([
    ['abcd', 3, 'abc'],
    ['abc', 3, 'abc'],
    ['ab', 3, 'ab'],
    ['\u{1F600}\u{1F601}\u{1F602}', 2, '\u{1F600}\u{1F601}'],
    ['\u{1F600}\u{1F601}', 3, '\u{1F600}\u{1F601}'],
    ['abc', 0, ''],
  ])('%j to %i is %j', (text, max, expected) => {
    expect(truncate(text, max)).toBe(expected);
  });
});
