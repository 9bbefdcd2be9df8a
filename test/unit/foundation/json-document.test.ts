import { describe, expect, it, vi } from 'vitest';
import { documentReader, notBlankSchema } from '../../../domain/foundation/kernel/json/json-document.ts';
import { JsonFileInvalid } from '../../../domain/foundation/kernel/json/json-source.ts';

interface Thing {
  readonly name: string;
  readonly size: number | null;
  readonly kind: string;
}

const read = documentReader<Thing>(
  {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: notBlankSchema(5),
      size: { type: ['integer', 'null'], minimum: 1, default: null },
      kind: { enum: ['big', 'small'], default: 'big' },
      code: { type: 'string', pattern: '^a' },
    },
  },
  ({ name }) => (name === 'evil' ? { pointer: '/name', reason: 'must not be evil' } : null),
);

describe('a data file', () => {
  it('may have fields of more than one type without a warning', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const schema = { type: 'object', properties: { size: { type: ['number', 'string'] } } };
    expect(await documentReader(schema, () => null)('f.json', '{"size": "1"}')).toEqual({ size: '1' });
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('uses the field names of the code, and those of the file in errors', async () => {
    const max_size = { type: 'integer', default: 2 };
    const list_of = { type: 'array', items: { type: 'object', properties: { max_size } } };
    const schema = { type: 'object', properties: { list_of } };
    const named = documentReader<{ readonly listOf: readonly { readonly maxSize: number }[] }>(schema, ({ listOf }) =>
      listOf[0]?.maxSize === 3 ? { pointer: '/list_of/0/max_size', reason: 'must not be 3' } : null,
    );
    expect(await named('f.json', '{"list_of": [{"max_size": 1}, {}]}')).toEqual({
      listOf: [{ maxSize: 1 }, { maxSize: 2 }],
    });
    await expect(named('f.json', '{"list_of": [\n{"max_size": 3}]}')).rejects.toThrow(
      'f.json:2: /list_of/0/max_size must not be 3',
    );
  });

  it('is read with the defaults of its schema', async () => {
    expect(await read('f.json', '{"name": " a "}')).toEqual({ name: ' a ', size: null, kind: 'big' });
    expect(
      await read('f.json', '{"name": "\u{1F600}\u{1F600}\u{1F600}\u{1F600}\u{1F600}", "size": 2, "kind": "small"}'),
    ).toMatchObject({
      size: 2,
      kind: 'small',
    });
  });

  it.each([
    ['{}', '1: the document must have the field name'],
    ['{"name": "a",\n"x": 1}', '2: /x is not a known field'],
    ['{"name": 1}', '1: /name must be string'],
    ['{"name": "a",\n\n"size": "1"}', '3: /size must be integer or null'],
    ['{"name": "a", "kind": "odd"}', '1: /kind must be one of big, small'],
    ['{"name": " \\t"}', '1: /name must not be blank'],
    ['{"name": ""}', '1: /name must not be blank'],
    ['{"name": "abcdef"}', '1: /name must NOT have more than 5 characters'],
    ['{"name": "a", "size": 0}', '1: /size must be >= 1'],
    ['{"name": "a", "code": "b"}', '1: /code must match pattern "^a"'],
    ['{"name": "evil"}', '1: /name must not be evil'],
    ['[]', '1: the document must be object'],
    ['{', '1: is not valid JSON, expected a string'],
  ])('%j is refused with file, line, path and reason', async (text, expected) => {
    const failure = await read('f.json', text).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(JsonFileInvalid);
    expect(failure).toMatchObject({ name: 'JsonFileInvalid', message: `f.json:${expected}` });
  });
});
