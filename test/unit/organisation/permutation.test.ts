import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ValidationFailed } from '../../../domain/foundation/errors/errors.ts';
import { nameKey } from '../../../domain/foundation/kernel/text/text.ts';
import { reorderByName } from '../../../domain/organisation/value/snapshots/reorder-by-name.ts';

const named = (...names: string[]) => names.map((name, position) => ({ name, position }));

const items = fc
  .array(fc.constantFrom('Ada', 'ADA', ' ada ', 'Bo', 'Élan', 'E\u0301LAN', 'Cy'), { maxLength: 8 })
  .map((names) => named(...names));
const shuffled = items.chain((present) =>
  fc.tuple(fc.constant(present), fc.shuffledSubarray(present, { minLength: present.length })),
);

describe('reordering by names', () => {
  it('follows the order of the names, in any spelling', () => {
    expect(reorderByName(named('Design', 'Équipe', 'Sales'), [' sales ', 'DESIGN', 'e\u0301quipe'])).toEqual([
      { name: 'Sales', position: 2 },
      { name: 'Design', position: 0 },
      { name: 'Équipe', position: 1 },
    ]);
  });

  it('keeps the present order of items that share a name', () => {
    const ordered = reorderByName(named('Bo', 'Ada', 'Bo', 'Cy'), ['Cy', 'Bo', 'Ada', 'Bo']);
    expect(ordered.map(({ position }) => position)).toEqual([3, 0, 1, 2]);
  });

  it('keeps every item exactly once and follows the names', () => {
    fc.assert(
      fc.property(shuffled, ([present, wanted]) => {
        const ordered = reorderByName(
          present,
          wanted.map(({ name }) => name),
        );
        expect(ordered.map(({ name }) => nameKey(name))).toEqual(wanted.map(({ name }) => nameKey(name)));
        expect(ordered.map(({ position }) => position).sort()).toEqual(present.map(({ position }) => position));
      }),
    );
  });

  it('does not change the list it was given', () => {
    const present = named('Ada', 'Bo');
    reorderByName(present, ['Bo', 'Ada']);
    expect(present).toEqual(named('Ada', 'Bo'));
  });

  it.each([
    ['a missing name', ['Ada']],
    ['an extra name', ['Ada', 'Bo', 'Cy']],
    ['an unknown name', ['Ada', 'Cy']],
    ['a repeated name', ['Ada', 'Ada']],
    ['a repeated name beside all others', ['Ada', 'Bo', 'bo']],
    ['no names', []],
  ])('refuses %s', (_, names) => {
    expect(() => reorderByName(named('Ada', 'Bo'), names)).toThrow(ValidationFailed);
    expect(() => reorderByName(named('Ada', 'Bo'), names)).toThrow(/permutation/);
  });
});
