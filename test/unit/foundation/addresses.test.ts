import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAddressOf, limitSubjectOf } from '../../../handlers/http/contracts/address.ts';

describe('the part of an address that limits count', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:CB00:7107', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:FFFF:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['1::', '1:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['::203.0.113.7', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['', ''],
  ])('of %s is %s', (address, subject) => {
    expect(limitSubjectOf(address)).toBe(subject);
  });

  const group = fc.integer({ min: 0, max: 0xffff });
  const manyZeros = fc.oneof({ arbitrary: fc.constant(0), weight: 2 }, { arbitrary: group, weight: 1 });
  const groups = fc.array(manyZeros, { minLength: 8, maxLength: 8 });

  /** One of the spellings of eight groups: zeros compressed or not, leading zeros, capitals, dots at the end, a zone. */
  const spelling = fc.record({
    compressed: fc.nat(),
    padding: fc.nat(3),
    isUpper: fc.boolean(),
    endsInDots: fc.boolean(),
    zone: fc.constantFrom('', '%eth0', '%1'),
  });
  type Spelling = typeof spelling extends fc.Arbitrary<infer T> ? T : never;

  const runsOfZeros = (parts: readonly number[]): [number, number][] =>
    parts.flatMap((_, start) =>
      parts.flatMap((__, end): [number, number][] =>
        end >= start && parts.slice(start, end + 1).every((part) => part === 0) ? [[start, end + 1]] : [],
      ),
    );
  const spell = (parts: readonly number[], how: Spelling): string => {
    const hex = (part: number): string => part.toString(16).padStart(how.padding + 1, '0');
    const [high = 0, low = 0] = parts.slice(6);
    const dots = [high >> 8, high & 255, low >> 8, low & 255].join('.');
    const texts = how.endsInDots ? [...parts.slice(0, 6).map(hex), dots] : parts.map(hex);
    const runs = runsOfZeros(parts).filter(([, end]) => !how.endsInDots || end <= 6);
    const run = runs[how.compressed % (runs.length + 1)];
    const text =
      run === undefined ? texts.join(':') : `${texts.slice(0, run[0]).join(':')}::${texts.slice(run[1]).join(':')}`;
    return (how.isUpper ? text.toUpperCase() : text) + how.zone;
  };
  const isMapped = (parts: readonly number[]): boolean =>
    parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff;

  it('is the same for all spellings of all addresses of a /64, and differs for every other /64', () => {
    const property = fc.property(groups, groups, spelling, spelling, (first, second, one, other) => {
      fc.pre(!isMapped(first) && !isMapped(second));
      const neighbour = [...first.slice(0, 4), ...second.slice(4)];
      fc.pre(!isMapped(neighbour));
      const [a, b, c] = [spell(first, one), spell(neighbour, other), spell(second, other)];
      expect([a, b, c].map(isIP)).toEqual([6, 6, 6]);
      expect(limitSubjectOf(a)).toBe(limitSubjectOf(b));
      const isSame = first.slice(0, 4).join() === second.slice(0, 4).join();
      expect(limitSubjectOf(a) === limitSubjectOf(c)).toBe(isSame);
    });
    fc.assert(property, { numRuns: 2_000 });
  });
  it('is the IPv4 address for all spellings of the mapped one', () => {
    const property = fc.property(group, group, spelling, (high, low, how) => {
      const plain = [high >> 8, high & 255, low >> 8, low & 255].join('.');
      expect(limitSubjectOf(spell([0, 0, 0, 0, 0, 0xffff, high, low], how))).toBe(plain);
      expect(limitSubjectOf(plain)).toBe(plain);
    });
    fc.assert(property, { numRuns: 1_000 });
  });
});

describe('the address of a request', () => {
  const addressOf = (peer: string, forwarded: string): string =>
    createAddressOf(['10.0.0.0/8', '2001:db8:ffff::/48'])({
      socket: { remoteAddress: peer },
      headers: { 'x-forwarded-for': forwarded },
    } as never);

  it('is kept whole; a trusted proxy is recognised in every spelling', () => {
    expect(addressOf('::ffff:0a00:0001', '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2:3:4:5:6');
    expect(addressOf('2001:DB8:FFFF:0::1', '203.0.113.7, ::ffff:a00:2')).toBe('203.0.113.7');
    expect(addressOf('203.0.113.1', '203.0.113.7')).toBe('203.0.113.1');
  });
});
