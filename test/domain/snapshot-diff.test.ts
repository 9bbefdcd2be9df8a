import fc from 'fast-check';
import { applyPatch, type Operation } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/foundation/kernel/canonical-json.ts';
import { diffSnapshots } from '../../domain/organisation/value/snapshot-diff.ts';

const applied = (before: JsonObject, after: JsonObject): unknown => {
  const target = structuredClone(before);
  const outcomes = applyPatch(target, structuredClone(diffSnapshots(before, after)) as Operation[]);
  expect(outcomes.filter((outcome) => outcome !== null)).toEqual([]);
  return target;
};

const configs = (fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })) as fc.Arbitrary<JsonObject>)
  // The library that applies the patch here does not write members of this name.
  .filter((config) => !JSON.stringify(config).includes('__proto__'));
const records = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    name: fc.constantFrom('Ada', 'Bo', 'a/b~c'),
    traits: fc.array(fc.constantFrom('calm', 'bold'), { maxLength: 3 }),
    personality: fc.record({ openness: fc.constantFrom(0, 0.5, 1) }),
    ceremony_policy: fc.option(fc.record({ strategy_config: configs })),
  }),
  { selector: ({ id }) => id },
);
const snapshots = fc.record({
  company_name: fc.constantFrom('One', 'Two'),
  description: fc.option(fc.string()),
  template_variables: configs,
  departments: records,
  agents: records,
}) as unknown as fc.Arbitrary<JsonObject>;

const agent = (id: string, name = id): JsonObject => ({ id, name, role: 'QA Engineer' });

describe('difference of two snapshots', () => {
  it('is a patch that turns the one into the other', () => {
    fc.assert(
      fc.property(snapshots, snapshots, (before, after) => {
        expect(applied(before, after)).toEqual(after);
      }),
    );
  });

  it('is empty for equal snapshots', () => {
    fc.assert(
      fc.property(snapshots, (snapshot) => {
        expect(diffSnapshots(snapshot, structuredClone(snapshot))).toEqual([]);
      }),
    );
  });

  it('moves a record that changed its place instead of rewriting it', () => {
    const before = { agents: [agent('a'), agent('b'), agent('c')] };
    const after = { agents: [agent('c'), agent('a'), agent('b')] };
    expect(diffSnapshots(before, after)).toEqual([{ op: 'move', from: '/agents/2', path: '/agents/0' }]);
  });

  it('names only the fields of a record that changed', () => {
    const before = { agents: [agent('a'), agent('b')] };
    const after = { agents: [agent('b', 'Bo')] };
    expect(diffSnapshots(before, after)).toEqual([
      { op: 'remove', path: '/agents/0' },
      { op: 'replace', path: '/agents/0/name', value: 'Bo' },
    ]);
  });

  it('adds the first records to an empty list', () => {
    expect(diffSnapshots({ agents: [] }, { agents: [agent('a')] })).toEqual([
      { op: 'add', path: '/agents/0', value: agent('a') },
    ]);
  });

  it('moves records of a record too', () => {
    const before = { departments: [{ id: 'd', teams: [agent('a'), agent('b')] }] };
    const after = { departments: [{ id: 'd', teams: [agent('b'), agent('a')] }] };
    expect(diffSnapshots(before, after)).toEqual([
      { op: 'move', from: '/departments/0/teams/1', path: '/departments/0/teams/0' },
    ]);
  });

  it('takes for records only what has an id that is a text, all of a list', () => {
    for (const [one, other] of [
      [{ id: 1 }, { id: 2 }],
      [agent('a'), 'b'],
    ] as const) {
      const [before, after] = [{ list: [one, other] }, { list: [other, one] }];
      expect(diffSnapshots(before, after)).toEqual([{ op: 'replace', path: '/list', value: after.list }]);
    }
  });

  it('replaces a changed strategy_config and a changed plain list as a whole', () => {
    const before = { ceremony_policy: { strategy_config: { days: [1, 2] } }, tool_access: ['git'] };
    const after = { ceremony_policy: { strategy_config: { days: [1] } }, tool_access: ['git', 'sql'] };
    expect(diffSnapshots(before, after)).toEqual([
      { op: 'replace', path: '/ceremony_policy/strategy_config', value: { days: [1] } },
      { op: 'replace', path: '/tool_access', value: ['git', 'sql'] },
    ]);
  });
});
