import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, contentHash, type JsonValue } from '../../../domain/foundation/kernel/json/canonical-json.ts';

const jsonValues = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<JsonValue>;

const withMembersReversed = (value: JsonValue): JsonValue => {
  if (Array.isArray(value)) return value.map(withMembersReversed);
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).map(([name, member]) => [name, withMembersReversed(member)] as const);
  return Object.fromEntries(members.reverse());
};

describe('canonical JSON', () => {
  it('sorts members at every depth and leaves lists in order', () => {
    expect(canonicalJson({ b: [2, 1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[2,1,{"c":"x","d":null}]}');
  });

  it('is JSON that means the same value', () => {
    fc.assert(
      fc.property(jsonValues, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('does not depend on the order in which members were written', () => {
    fc.assert(
      fc.property(jsonValues, (value) => {
        expect(contentHash(withMembersReversed(value))).toBe(contentHash(value));
      }),
    );
  });

  it('hashes the canonical text with SHA-256 in hex', () => {
    // The digest of the two characters {}.
    expect(contentHash({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });
});
