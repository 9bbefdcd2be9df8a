import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ValidationError, Validator } from '../../../../handlers/http/document/validator.ts';
import { pointerPart, ValidationErrors } from '../../../../handlers/http/steps/validation-errors.ts';

const fault = (keyword: string, params: Record<string, unknown> = {}, instancePath = ''): ValidationError => ({
  instancePath,
  schemaPath: '#',
  keyword,
  params,
});
const failing = (errors: readonly ValidationError[] | null): Validator => Object.assign(() => false, { errors });

const told = (...errors: ValidationError[]): string => {
  const faults = new ValidationErrors();
  faults.check(failing(errors), {}, 'body');
  return String(faults);
};

describe('the reason of an error as text', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['required', {}, 'is required'],
    ['additionalProperties', {}, 'is not a known field'],
    ['unevaluatedProperties', {}, 'is not a known field'],
    ['minLength', { limit: 1 }, 'must have at least 1 character'],
    ['minLength', { limit: 12 }, 'must have at least 12 characters'],
    ['maxLength', { limit: 1 }, 'must have at most 1 character'],
    ['maxLength', { limit: 64 }, 'must have at most 64 characters'],
    ['minItems', { limit: 1 }, 'must have at least 1 item'],
    ['maxItems', { limit: 2 }, 'must have at most 2 items'],
    ['minProperties', { limit: 1 }, 'must have at least 1 field'],
    ['maxProperties', { limit: 0 }, 'must have at most 0 fields'],
    ['uniqueItems', { i: 1, j: 0 }, 'must not repeat an item'],
    ['minimum', { limit: 0 }, 'must be at least 0'],
    ['maximum', { limit: 100 }, 'must be at most 100'],
    ['exclusiveMinimum', { limit: 0 }, 'must be above 0'],
    ['exclusiveMaximum', { limit: 1 }, 'must be below 1'],
    ['multipleOf', { multipleOf: 0.01 }, 'must be a multiple of 0.01'],
    ['type', { type: 'string' }, 'must be string'],
    ['type', { type: 'string,null' }, 'must be string or null'],
    ['type', { type: ['integer', 'null'] }, 'must be integer or null'],
    ['enum', { allowedValues: ['low', 'high', null] }, 'must be one of low, high, null'],
    ['const', { allowedValue: 'yes' }, 'must be "yes"'],
    ['pattern', { pattern: '\\S' }, 'must not be blank'],
    ['pattern', { pattern: '^a' }, 'does not match the required pattern'],
    ['format', { format: 'date-time' }, 'must be a date and time with an offset (RFC 3339)'],
    ['format', { format: 'uuid' }, 'must be a valid uuid'],
    ['somethingNew', {}, 'does not fit its schema'],
  ])('%s %j: %s', (keyword, params, reason) => {
    expect(told(fault(keyword, params))).toBe(`body: ${reason}`);
  });
});

describe('the path of an error', () => {
  it('is the pointer of the value, after the part of the request', () => {
    expect(told(fault('required', {}, '/scope/in_scope/0'))).toBe('body /scope/in_scope/0: is required');
  });

  it.each([
    ['missingProperty', 'required', 'is required'],
    ['additionalProperty', 'additionalProperties', 'is not a known field'],
    ['unevaluatedProperty', 'unevaluatedProperties', 'is not a known field'],
  ])('ends with the field that %s names', (param, keyword, reason) => {
    expect(told(fault(keyword, { [param]: 'a/b' }))).toBe(`body /a~1b: ${reason}`);
    expect(told(fault(keyword, { [param]: 'c' }, '/x'))).toBe(`body /x/c: ${reason}`);
  });

  it('truncates a long client-made name in the middle of a pointer, counting its original characters', () => {
    const name = `${'~1'.repeat(40)}${'~0'.repeat(40)}`;
    expect(told(fault('type', { type: 'string' }, `/${name}/x`))).toBe(
      `body /${'~1'.repeat(40)}${'~0'.repeat(24)}.../x: must be string`,
    );
  });
});

describe('a field name in a pointer', () => {
  it.each([
    ['plain', 'plain'],
    ['a/b/c', 'a~1b~1c'],
    ['a~b~c', 'a~0b~0c'],
    ['~1', '~01'],
    ['', ''],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), `${'x'.repeat(64)}...`],
    ['x'.repeat(5000), `${'x'.repeat(64)}...`],
    // A character of two units counts once and is never cut in half.
    ['😀'.repeat(64), '😀'.repeat(64)],
    ['😀'.repeat(65), `${'😀'.repeat(64)}...`],
    ['😀'.repeat(500), `${'😀'.repeat(64)}...`],
    [`${'😀'.repeat(63)}xy`, `${'😀'.repeat(63)}x...`],
    [`x${'😀'.repeat(63)}`, `x${'😀'.repeat(63)}`],
    ['a\u202Eb', 'a\\u{202E}b'],
    ['\u0000\u001B[2J', '\\u{0}\\u{1B}[2J'],
    ['a\u200Db\u2028\u2029\uFEFF', 'a\\u{200D}b\\u{2028}\\u{2029}\\u{FEFF}'],
    ['\uD800', '\\u{D800}'],
    ['\u{E0041}'.repeat(65), `${'\\u{E0041}'.repeat(64)}...`],
  ])('%j is listed as %j', (name, part) => {
    expect(pointerPart(name)).toBe(part);
  });

  it('can be read back while it is short', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 64 }), (name) => {
        const part = pointerPart(name);
        expect(part).not.toContain('/');
        expect(part.replaceAll('~1', '/').replaceAll('~0', '~')).toBe(name);
      }),
    );
  });
});

describe('the errors of a request', () => {
  it('are listed in the order they were found, each once, at most three', () => {
    const faults = new ValidationErrors();
    expect([faults.isEmpty, faults.isFull, String(faults)]).toEqual([true, false, '']);
    faults.add('a');
    expect([faults.isEmpty, faults.isFull, String(faults)]).toEqual([false, false, 'a']);
    for (const text of ['a', 'b', 'a']) faults.add(text);
    expect([faults.isFull, String(faults)]).toEqual([false, 'a; b']);
    faults.add('c');
    expect([faults.isFull, String(faults)]).toEqual([true, 'a; b; c']);
    faults.add('d');
    expect([faults.isFull, String(faults)]).toEqual([true, 'a; b; c']);
  });

  it.each(['anyOf', 'oneOf', 'allOf', 'if', 'not', '$ref', 'dependentRequired', 'propertyNames'])(
    'omit %s, which only summarises, next to a detail',
    (keyword) => {
      expect(told(fault(keyword), fault('required', { missingProperty: 'a' }))).toBe('body /a: is required');
    },
  );

  it('contain a summary if there is nothing else to report', () => {
    expect(told(fault('anyOf', {}, '/a'))).toBe('body /a: does not fit its schema');
  });

  it('are empty if the value fits, or if there is nothing to compare it with', () => {
    const faults = new ValidationErrors();
    faults.check(undefined, {}, 'body');
    faults.check(
      Object.assign(() => true, { errors: [fault('required')] }),
      {},
      'body',
    );
    faults.check(failing(null), {}, 'body');
    expect(faults.isEmpty).toBe(true);
  });

  it('are collected with the value itself, and no longer once there are enough', () => {
    const seen: unknown[] = [];
    const validator: Validator = (value) => {
      seen.push(value);
      return true;
    };
    const faults = new ValidationErrors();
    for (const text of ['a', 'b', 'c']) {
      faults.check(validator, text, 'body');
      faults.add(text);
    }
    faults.check(validator, 'd', 'body');
    expect(seen).toEqual(['a', 'b', 'c']);
  });
});
