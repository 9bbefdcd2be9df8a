import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RequestInvalid, VersionConflict } from '../../../../domain/foundation/errors/errors.ts';
import openapi from '../../../../generated/openapi.json' with { type: 'json' };
import { IfMatch, matchesIfNoneMatch, tagOf, tagOfText } from '../../../../handlers/http/responses/etag.ts';

/** The pattern of the header in the document, which clients and the request validator use. */
const declared = new RegExp(openapi.components.parameters.IfMatch.schema.pattern, 'u');

const same = (tag: string): string => tag;

/** The result for a record with this tag and the header: null for a pass, otherwise the message of the conflict. */
const judged = (header: string | null, tag: string | null): string | null => {
  try {
    IfMatch.of(header).precondition(same)(tag);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(VersionConflict);
    return (error as Error).message;
  }
};
const CHANGED = 'The resource has changed since it was read';
const GONE = 'The resource does not exist';

describe('the tag of a resource', () => {
  it('is the first 27 characters of the SHA-256 of its JSON, base64url', () => {
    const json = '{"a":1,"b":[null,"é"]}';
    const expected = createHash('sha256').update(json).digest('base64url').slice(0, 27);
    expect(expected).toHaveLength(27);
    expect(tagOfText(json)).toBe(expected);
    expect(tagOf({ a: 1, b: [null, 'é'] })).toBe(expected);
  });

  it('is accepted by If-Match and If-None-Match, strong or in a list', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const tag = tagOf(data);
        expect(judged(`"${tag}"`, tag)).toBe(null);
        expect(judged(`"x" , "${tag}"`, tag)).toBe(null);
        expect(judged('"x"', tag)).toBe(CHANGED);
        expect(matchesIfNoneMatch(`"x", W/"${tag}"`, tag)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

const REFUSED = 'header /if-match: must be *, or entity tags separated by commas';

describe('If-Match', () => {
  it.each([null, '', '   '])('requires nothing: %j', (header) => {
    expect(judged(header, 'a')).toBe(null);
    expect(judged(header, null)).toBe(null);
    expect(IfMatch.of(header).requiresTag).toBe(false);
  });

  it('requires nothing if it was not checked', () => {
    expect(IfMatch.NOTHING.requiresTag).toBe(false);
    expect(IfMatch.NOTHING.precondition(same)(null)).toBe(undefined);
  });

  it.each(['*', ' * '])('requires that the record exists: %j', (header) => {
    expect(judged(header, 'a')).toBe(null);
    expect(judged(header, null)).toBe(GONE);
    expect(IfMatch.of(header).requiresTag).toBe(false);
  });

  it.each([
    ['"a"', 'a'],
    [' "a" ', 'a'],
    ['"b","a"', 'a'],
    ['"b" , "a"', 'a'],
    ['"b"  ,   "a"', 'a'],
    ['"b"\t,\t"a"', 'a'],
    ['W/"a", "a"', 'a'],
    ['""', ''],
    ['"!#~"', '!#~'],
    ['"\x80\xff"', '\x80\xff'],
    ['"b", W/"c" ,W/"d", "a"', 'a'],
    ['"a,b"', 'a,b'],
  ])('%j is met by the tag %j', (header, tag) => {
    expect(judged(header, tag)).toBe(null);
    expect(IfMatch.of(header).requiresTag).toBe(true);
    expect(header.trim()).toMatch(declared);
  });

  it.each([
    ['"a"', 'b'],
    ['W/"a"', 'a'],
    ['W/"a", "b"', 'a'],
    ['"a", "b"', 'a", "b'],
    ['"W/a"', 'a'],
    ['"a"', ''],
  ])('%j is not met by the tag %j', (header, tag) => {
    expect(judged(header, tag)).toBe(CHANGED);
  });

  it('with a tag is not met by a record that does not exist', () => {
    expect(judged('"a"', null)).toBe(GONE);
  });

  it.each([
    'a',
    '"a',
    'a"',
    '"a" "b"',
    '"a",',
    ',"a"',
    '"a",,"b"',
    '"a", b',
    'b, "a"',
    '"a", *',
    '*, "a"',
    'w/"a"',
    'W "a"',
    'W/a',
    '"a b"',
    '"a\x7f"',
    '"a"b"',
    '"a", "a b"',
    '"a" ; "b"',
    'x"a"',
    '"a"x',
    '"a", W/x"b"',
  ])('%j has no known form', (header) => {
    expect(() => IfMatch.of(header)).toThrow(new RequestInvalid(REFUSED));
    expect(header).not.toMatch(declared);
  });

  it('allows the same bytes in a tag in the document and in the handler', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte));
    const taken = bytes.filter((byte) => {
      try {
        return IfMatch.of(`"a${byte}"`).requiresTag;
      } catch {
        return false;
      }
    });
    expect(bytes.filter((byte) => declared.test(`"a${byte}"`))).toEqual(taken);
    expect(taken).toHaveLength(256 - 0x21 - 2);
  });

  // No header can contain such a character, so the document need not exclude it.
  it.each(['"Ā"', '"a", "Ā"'])('%j, which does not consist of bytes, has no known form', (header) => {
    expect(() => IfMatch.of(header)).toThrow(new RequestInvalid(REFUSED));
  });
});

describe('If-None-Match', () => {
  it.each(['*', ' * ', '"a"', 'W/"a"', '"b", "a"', 'W/"b",W/"a"', ' "a"'])('%j matches the tag a', (header) => {
    expect(matchesIfNoneMatch(header, 'a')).toBe(true);
  });

  it.each([null, '', '"b"', 'a', '"a', '"aa"', '"A"', '"*"', '"b", "c"', 'W/a'])('%j does not match', (header) => {
    expect(matchesIfNoneMatch(header, 'a')).toBe(false);
  });
});
