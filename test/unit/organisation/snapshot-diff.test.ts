import fc from 'fast-check';
import { applyPatch, type Operation } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import { stepsBetween } from '../../../domain/organisation/value/snapshots/list-steps.ts';
import { diffSnapshots } from '../../../domain/organisation/value/snapshots/snapshot-diff.ts';

const applied = (before: JsonObject, after: JsonObject): unknown => {
  const target = structuredClone(before);
  const outcomes = applyPatch(target, structuredClone(diffSnapshots(before, after)) as Operation[]);
  expect(outcomes.filter((outcome) => outcome !== null)).toEqual([]);
  return target;
};

const configs = (fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })) as fc.Arbitrary<JsonObject>)
  // The library that applies the patch here does not write members with this name.
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

describe('the difference of two snapshots', () => {
  it('is a patch that turns one into the other', () => {
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

  it('treats as records only lists in which every item has a text id', () => {
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

describe('steps between two lists', () => {
  type Placed = { readonly id: string; readonly index: number };
  const placed = (ids: readonly string[]): Placed[] => ids.map((id, index) => ({ id, index }));
  const walked = (before: readonly string[], steps: ReturnType<typeof stepsBetween>): string[] => {
    const list = [...before];
    for (const step of steps) {
      const moved = step.op === 'add' ? step.id : list.splice(step.op === 'move' ? step.from : step.index, 1)[0];
      if (step.op !== 'remove') list.splice(step.index, 0, moved as string);
    }
    return list;
  };
  const lists = fc.uniqueArray(fc.nat({ max: 40 }).map(String), { maxLength: 40 });

  it('lead from any list to any other, also when records with the same index in both are left out', () => {
    fc.assert(
      fc.property(lists, lists, fc.infiniteStream(fc.boolean()), (before, after, chosen) => {
        expect(walked(before, stepsBetween(placed(before), placed(after)))).toEqual(after);
        const isLeftOut = (id: string): boolean => before.indexOf(id) === after.indexOf(id);
        const left = new Set(before.filter((id) => isLeftOut(id) && chosen.next().value));
        const given = (ids: readonly string[]): Placed[] => placed(ids).filter(({ id }) => !left.has(id));
        expect(walked(before, stepsBetween(given(before), given(after)))).toEqual(after);
      }),
      { numRuns: 1000 },
    );
  });

  it('move one record when one record moved', () => {
    const before = Array.from({ length: 100 }, (_, index) => String(index));
    const [first, ...others] = before as [string, ...string[]];
    const after = [...others, first];
    expect(stepsBetween(placed(before), placed(after))).toEqual([{ op: 'move', from: 0, index: 99 }]);
    expect(stepsBetween(placed(after), placed(before))).toEqual([{ op: 'move', from: 99, index: 0 }]);
  });

  it('grow linearly with the records', () => {
    const shuffled = (count: number): Placed[] =>
      placed(Array.from({ length: count }, (_, index) => String((index * 7919) % count)));
    // CPU time, because the machine may be busy; the same number of records each time.
    const microsecondsFor = (count: number, times: number): number => {
      const [before, after] = [placed(Array.from({ length: count }, (_, index) => String(index))), shuffled(count)];
      const start = process.threadCpuUsage();
      for (let run = 0; run < times; run += 1) expect(stepsBetween(before, after).length).toBeGreaterThan(count / 2);
      const { user, system } = process.threadCpuUsage(start);
      return user + system;
    };
    // The first run compiles. Sixteen times the records take about twenty times as long; quadratic growth would take 256 times.
    microsecondsFor(2000, 80);
    expect(microsecondsFor(32_000, 5)).toBeLessThan(microsecondsFor(2000, 80) * 5);
  });
});
