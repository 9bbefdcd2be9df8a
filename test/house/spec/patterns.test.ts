import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import document from '../../../generated/openapi.json' with { type: 'json' };
import { isWithinPattern } from '../../../scripts/spec-tools/interface-diff/patterns.ts';

const OLD_TAGS = String.raw`^(\*|(W/)?"[\x21\x23-\x7E\x80-\xFF]*"([ \t]*,[ \t]*(W/)?"[\x21\x23-\x7E\x80-\xFF]*")*)?$`;
const NEW_TAGS = String.raw`^(\*|(W/)?"[^\x00-\x20"\x7F]*"([ \t]*,[ \t]*(W/)?"[^\x00-\x20"\x7F]*")*)?$`;

const matcherOf = (pattern: string): RegExp => new RegExp(pattern, 'u');
/** Texts that the pattern matches, and texts nearby. */
const textsOf = (pattern: string): readonly string[] =>
  fc.sample(fc.oneof({ weight: 4, arbitrary: fc.stringMatching(matcherOf(pattern)) }, fc.string({ unit: 'binary' })), {
    numRuns: 300,
    seed: 1,
  });

/** Every pattern of the document that is small enough to generate texts of. */
const described = (): readonly string[] => {
  const found = new Set<string>();
  JSON.stringify(document, (key, value) => {
    if (key === 'pattern' && typeof value === 'string') found.add(value);
    return value;
  });
  return [...found].toSorted();
};

describe('the comparison of patterns', () => {
  it.each([
    ['the list of tags that was rewritten', OLD_TAGS, NEW_TAGS],
    ['a class that was rewritten', '^[0-9a-f]{8}$', String.raw`^[\da-f]{8}$`],
    ['alternatives in another order', '^(?:a|bc)*$', '^(?:bc|a)*$'],
    ['a prefix that was factored out', '^(?:ab|ac)$', '^a[bc]$'],
    ['a quantifier with a higher limit', '^a{1,3}$', '^a+$'],
    ['an escaped bar and dollar', String.raw`^\|\$$`, '^[|][$]$'],
  ])('accepts %s', (_what, narrow, wide) => {
    expect(isWithinPattern(narrow, wide)).toBe(true);
    const [all, more] = [matcherOf(narrow), matcherOf(wide)];
    for (const text of [...textsOf(narrow), ...textsOf(wide)])
      expect([text, all.test(text) && !more.test(text)]).toEqual([text, false]);
  });

  it.each([
    ['the reverse, which accepts fewer characters', NEW_TAGS, OLD_TAGS, '"\u0100"'],
    ['one character less', '^[a-z]*$', '^[a-y]*$', 'z'],
    ['a quantifier with a lower limit', '^a{1,3}$', '^a{1,2}$', 'aaa'],
    ['alternatives without a group', '^a|b$', '^(?:a|b)$', 'ax'],
    ['a pattern that matches a part', '^ok_', '^ok_[a-z]*$', 'ok_1'],
    ['an assertion', String.raw`^(?!x)\w$`, String.raw`^[^x]\b$`, 'é'],
    ['a character outside of the basic plane', '^.$', '^[\u0000-\uFFFF]$', '😀'],
  ])('refuses %s', (_what, narrow, wide, witness) => {
    expect(isWithinPattern(narrow, wide)).toBe(false);
    if (witness !== 'é')
      expect([matcherOf(narrow).test(witness), matcherOf(wide).test(witness)]).toEqual([true, false]);
  });

  it('agrees with texts of every pattern of the document', () => {
    const patterns = described().filter((pattern) => pattern.length < 60);
    const texts = new Map(patterns.map((pattern) => [pattern, textsOf(pattern)]));
    expect(patterns.length).toBeGreaterThan(15);
    for (const narrow of patterns)
      for (const wide of patterns)
        if (isWithinPattern(narrow, wide))
          for (const text of texts.get(narrow) ?? [])
            expect([narrow, wide, text, matcherOf(narrow).test(text) && !matcherOf(wide).test(text)]).toEqual([
              narrow,
              wide,
              text,
              false,
            ]);
  });
});
