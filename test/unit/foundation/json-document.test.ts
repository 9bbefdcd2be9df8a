import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { documentReader } from '../../../domain/foundation/kernel/json/json-document.ts';
import { JsonFileInvalid } from '../../../domain/foundation/kernel/json/json-source.ts';
import { maxCodePoints, notBlank } from '../../../domain/foundation/kernel/json/schema-checks.ts';

const read = documentReader(
  z.strictObject({
    name: z.string().check(notBlank(), maxCodePoints(5)),
    size: z._default(z.nullable(z.int().check(z.minimum(1))), null),
    kind: z._default(z.enum(['big', 'small']), 'big'),
    code: z.optional(z.string().check(z.regex(/^a/, 'must start with a'))),
    most: z.optional(z.number().check(z.gt(0), z.maximum(9))),
    tags: z.optional(z.array(z.boolean()).check(z.minLength(1), z.maxLength(2))),
    one: z.optional(z.literal(1)),
  }),
  ({ name }) => (name === 'evil' ? { pointer: '/name', reason: 'must not be evil' } : null),
);

describe('a data file', () => {
  it('uses the field names of the code, and those of the file in errors', () => {
    const item = z.strictObject({ max_size: z._default(z.int(), 2) });
    const named = documentReader(z.strictObject({ list_of: z.array(item) }), ({ listOf }) =>
      listOf[0]?.maxSize === 3 ? { pointer: '/list_of/0/max_size', reason: 'must not be 3' } : null,
    );
    expect(named('f.json', '{"list_of": [{"max_size": 1}, {}]}')).toEqual({
      listOf: [{ maxSize: 1 }, { maxSize: 2 }],
    });
    expect(() => named('f.json', '{"list_of": [\n{"max_size": 3}]}')).toThrow(
      'f.json:2: /list_of/0/max_size must not be 3',
    );
  });

  it('is read with the defaults of its schema', () => {
    expect(read('f.json', '{"name": " a "}')).toEqual({ name: ' a ', size: null, kind: 'big' });
    expect(
      read('f.json', '{"name": "\u{1F600}\u{1F600}\u{1F600}\u{1F600}\u{1F600}", "size": 2, "kind": "small"}'),
    ).toMatchObject({
      size: 2,
      kind: 'small',
    });
  });

  it.each([
    ['{}', '1: /name is missing'],
    ['{"name": "a",\n"x": 1}', '2: /x is not a known field'],
    ['{"name": "a",\n"x/y~": 1}', '2: /x~1y~0 is not a known field'],
    ['{"name": 1}', '1: /name must be a string'],
    ['{"name": "a",\n\n"size": "1"}', '3: /size must be a number'],
    ['{"name": "a", "size": 1.5}', '1: /size must be a whole number'],
    ['{"name": "a", "kind": "odd"}', '1: /kind must be one of big, small'],
    ['{"name": "a", "one": 2}', '1: /one must be 1'],
    ['{"name": " \\t"}', '1: /name must not be blank'],
    ['{"name": ""}', '1: /name must not be blank'],
    ['{"name": "abcdef"}', '1: /name must have at most 5 characters'],
    ['{"name": "a", "size": 0}', '1: /size must be at least 1'],
    ['{"name": "a", "most": 0}', '1: /most must be above 0'],
    ['{"name": "a", "most": 10}', '1: /most must be at most 9'],
    ['{"name": "a", "tags": []}', '1: /tags must have at least 1 item'],
    ['{"name": "a", "tags": [true, true, true]}', '1: /tags must have at most 2 items'],
    ['{"name": "a", "tags": [1]}', '1: /tags/0 must be true or false'],
    ['{"name": "a", "code": "b"}', '1: /code must start with a'],
    ['{"name": "evil"}', '1: /name must not be evil'],
    ['[]', '1: the document must be an object'],
    ['{', '1: is not valid JSON: close brace expected'],
  ])('%j is refused with file, line, path and reason', (text, expected) => {
    expect(() => read('f.json', text)).toThrow(JsonFileInvalid);
    expect(() => read('f.json', text)).toThrow(expect.objectContaining({ message: `f.json:${expected}` }));
  });
});
