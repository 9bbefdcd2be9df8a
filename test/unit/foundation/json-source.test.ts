import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonFileInvalid, JsonSource } from '../../../domain/foundation/kernel/json/json-source.ts';

const faultOf = (text: string): string => {
  try {
    new JsonSource('f.json', text);
  } catch (error) {
    if (error instanceof JsonFileInvalid) return error.message;
    throw error;
  }
  return 'no fault';
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('JSON with lines', () => {
  it('reads every JSON text as JSON.parse does', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ depthSize: 'medium', noUnicodeString: false }),
        fc.constantFrom(0, 2),
        (value, indent) => {
          fc.pre(!JSON.stringify(value).includes('\\u0000'));
          const text = JSON.stringify(value, null, indent);
          expect(new JsonSource('f.json', text).value).toEqual(JSON.parse(text));
        },
      ),
    );
  });

  it('refuses what JSON.parse refuses', () => {
    const marks = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '1',
      '-',
      '.5',
      '01',
      'true',
      'nul',
      ' ',
      '\n',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        if (!isJson(text)) expect(faultOf(text)).toContain('is not valid JSON');
      }),
    );
  });

  it.each([
    ['', 'f.json:1: is not valid JSON: value expected'],
    ['{"a": 1,\n}', 'f.json:2: is not valid JSON: property name expected'],
    ['[1\n\n2]', 'f.json:3: is not valid JSON: comma expected'],
    ['{"a": 1\n"b": 2}', 'f.json:2: is not valid JSON: comma expected'],
    ['{"a"\n 1}', 'f.json:2: is not valid JSON: colon expected'],
    ['-1e999', 'f.json:1: a value is a number out of range'],
    ['{} x', 'f.json:1: is not valid JSON: invalid symbol'],
    ['{} {}', 'f.json:1: is not valid JSON: end of file expected'],
    ['["a\nb"]', 'f.json:1: is not valid JSON: unexpected end of string'],
    ['{"a": 1,\n "a": 2}', 'f.json:1: a value has a duplicate field'],
    ['{"a":\n [1e999]}', 'f.json:2: a value is a number out of range'],
    ['["\\u0000"]', 'f.json:1: a value contains U+0000 or an unpaired surrogate'],
    ['{"a":\n{"\\ud800": 1}}', 'f.json:2: a value contains U+0000 or an unpaired surrogate'],
    [`${'['.repeat(70)}${']'.repeat(70)}`, 'f.json:1: is nested too deeply'],
  ])('names the line of the error in %j', (text, expected) => {
    expect(faultOf(text)).toBe(expected);
  });

  it('names the line of a value, or of the nearest one around it', () => {
    const source = new JsonSource('f.json', '\uFEFF{\n "a/b": [\n  1,\n  {"c~": 2}\n ]\n}');
    expect(source.invalidAt({ pointer: '/a~1b/1/c~0', reason: 'is odd' }).message).toBe('f.json:4: /a~1b/1/c~0 is odd');
    expect(source.invalidAt({ pointer: '/a~1b/1/d', reason: 'is missing' }).message).toBe(
      'f.json:4: /a~1b/1/d is missing',
    );
    expect(source.invalidAt({ pointer: '', reason: 'is odd' }).message).toBe('f.json:1: the document is odd');
  });

  it('names the line of a member whose name contains the characters of a pointer', () => {
    const source = new JsonSource('f.json', '{"x": 1,\n"c~": 2,\n"a/": 3} \n');
    expect(source.invalidAt({ pointer: '/c~0', reason: 'is odd' }).message).toBe('f.json:2: /c~0 is odd');
    expect(source.invalidAt({ pointer: '/a~1', reason: 'is odd' }).message).toBe('f.json:3: /a~1 is odd');
  });

  it('skips a byte order mark only at the beginning', () => {
    expect(new JsonSource('f.json', '\uFEFF"\uFEFF"').value).toBe('\uFEFF');
    expect(new JsonSource('f.json', '"\uFEFF"').value).toBe('\uFEFF');
  });

  it('keeps a member named __proto__', () => {
    expect(Object.keys(new JsonSource('f.json', '{"__proto__": {"x": 1}}').value ?? {})).toEqual(['__proto__']);
  });
});
