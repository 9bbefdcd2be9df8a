import { describe, expect, it } from 'vitest';
import { capsFor, departmentCap, monthOf } from '../../../domain/budgets/budget-caps.ts';
import { Conflict } from '../../../domain/foundation/errors/errors.ts';
import { canonicalJson, contentHash, type JsonValue } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import type { Agent } from '../../../domain/organisation/value/agent.ts';
import { totalShareOf } from '../../../domain/organisation/value/department.ts';
import { MAX_AGENTS, requireBudget, requireCount } from '../../../domain/organisation/value/organisation-limits.ts';
import { pairing } from '../../../domain/organisation/value/snapshots/pairing.ts';
import {
  type CompanySnapshot,
  canonicalText,
  measureSnapshot,
  organisationOf,
  recordTag,
  settingsOf,
  snapshotOf,
  snapshotOfAgent,
  snapshotOfCompany,
} from '../../../domain/organisation/value/snapshots/snapshot.ts';
import {
  agentNamed,
  departmentNamed,
  idOf,
  organisationWith,
} from '../../support/builders/organisation/plain-organisation.ts';

const measuresOf = (snapshot: CompanySnapshot) => {
  const json = snapshot as unknown as JsonValue;
  return { tag: contentHash(json), bytes: Buffer.byteLength(canonicalJson(json)) };
};

const sales = departmentNamed(1, 'Sales', {
  head: 'Ada',
  budgetPercent: 25,
  ceremonyPolicy: { autoTransition: true },
});
const ada = agentNamed(2, 'Ada', {
  personalityPreset: 'visionary_leader',
  modelProvider: 'p',
  modelId: 'm',
  autonomyLevel: 'full',
  budgetLimitMonthly: 7,
});
const acme = organisationWith([sales], [ada], { templateVariables: { size: 3 }, templateApplied: 'startup' });

/** The value as a database or a client returns it. */
const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('the snapshot of an organisation', () => {
  it('contains every field under its published name', () => {
    expect(snapshotOf(acme)).toEqual({
      company_name: 'Acme',
      description: null,
      company_type: 'startup',
      autonomy_level: 'semi',
      budget_monthly: 100,
      currency: 'USD',
      communication_pattern: 'hybrid',
      template_applied: 'startup',
      template_variables: { size: 3 },
      model_tier_profile: 'balanced',
      departments: [
        {
          id: idOf(1),
          name: 'Sales',
          description: '',
          head: 'Ada',
          budget_percent: 25,
          autonomy_level: null,
          ceremony_policy: { auto_transition: true },
          position: 0,
          created_at: '2031-03-01T00:00:00.000Z',
          updated_at: '2031-03-01T00:00:00.000Z',
        },
      ],
      agents: [
        {
          id: idOf(2),
          name: 'Ada',
          role: 'Developer',
          department: 'Sales',
          level: 'mid',
          personality_preset: 'visionary_leader',
          personality: {},
          model_provider: 'p',
          model_id: 'm',
          tier: 'medium',
          autonomy_level: 'full',
          budget_limit_monthly: 7,
          position: 0,
          created_at: '2031-03-01T00:00:00.000Z',
          updated_at: '2031-03-01T00:00:00.000Z',
        },
      ],
    });
  });

  it('is parsed back to the organisation', () => {
    expect(organisationOf(copied(snapshotOf(acme)))).toEqual(acme);
  });

  it.each([null, 'Unnamed company'])('of a company named %j has the default name, which counts as none', (name) => {
    const snapshot = snapshotOf(organisationWith([], [], { name }));
    expect(snapshot.company_name).toBe('Unnamed company');
    expect(organisationOf(snapshot).company.name).toBeNull();
  });

  it.each([
    [null, 'custom'],
    ['of-our-own', 'custom'],
    ['startup', 'startup'],
  ])('from template %j has the type %s', (templateApplied, type) => {
    expect(snapshotOfCompany({ ...acme.company, templateApplied }).company_type).toBe(type);
  });

  it('has the hash of its content, and so has a record', () => {
    const snapshot = snapshotOf(acme);
    expect(measureSnapshot(snapshot)).toEqual(measuresOf(snapshot));
    const larger = snapshotOf(organisationWith([sales, departmentNamed(3, 'Büro')], [ada, agentNamed(4, 'Bó')]));
    expect(measureSnapshot(larger)).toEqual(measuresOf(larger));
    expect(recordTag(snapshotOfAgent(ada, 0))).toBe(contentHash(snapshotOfAgent(ada, 0) as unknown as JsonValue));
  });

  it('without its lists is the settings of the company', () => {
    expect(settingsOf(snapshotOf(acme))).toEqual(snapshotOfCompany(acme.company));
  });

  it('reuses the objects of unchanged records, so that comparing is cheap', () => {
    const snapshot = snapshotOf(acme);
    expect(snapshotOf(acme).agents[0]).toBe(snapshot.agents[0]);
    expect(organisationOf(snapshot).agents).toEqual([ada]);
    expect(organisationOf({ ...snapshot, agents: [snapshotOfAgent(ada, 0)] }).agents[0]).toBe(ada);
    const stored = copied(snapshot);
    expect(organisationOf({ ...stored }).departments).toBe(organisationOf(stored).departments);
  });

  it('serializes a record once', () => {
    const record = { b: 1, a: 2 };
    expect(canonicalText(record)).toBe('{"a":2,"b":1}');
    record.b = 3;
    expect(canonicalText(record)).toBe('{"a":2,"b":1}');
  });
});

describe('a pairing', () => {
  const paired = () =>
    pairing(
      ({ name }: { name: string }, position: number) => ({ label: name, position }),
      ({ label }) => ({ name: label }),
    );

  it('finds each side from the other', () => {
    const { snapshotOf: to, recordsOf } = paired();
    const back = (snapshot: Parameters<typeof recordsOf>[0][number]) => recordsOf([snapshot])[0];
    const record = { name: 'a' };
    const snapshot = to(record, 0);
    expect(snapshot).toEqual({ label: 'a', position: 0 });
    expect(to(record, 0)).toBe(snapshot);
    expect(back(snapshot)).toBe(record);
    const read = { label: 'b', position: 4 };
    expect(back(read)).toEqual({ name: 'b' });
    const again = back(read);
    expect(again && to(again, 4)).toBe(read);
  });

  it('keeps an unchanged list', () => {
    const { snapshotsOf, recordsOf } = paired();
    const records = [{ name: 'a' }, { name: 'b' }];
    const snapshots = snapshotsOf(records);
    expect(snapshots).toEqual([
      { label: 'a', position: 0 },
      { label: 'b', position: 1 },
    ]);
    expect(snapshotsOf(records)).toBe(snapshots);
    expect(recordsOf(snapshots)).toBe(records);
    const read = [...snapshots];
    expect(recordsOf(read)).toEqual(records);
    expect(snapshotsOf(recordsOf(read))).toBe(read);
  });

  it('creates another snapshot of a record that moved, which still belongs to that record', () => {
    const { snapshotOf: to, recordsOf } = paired();
    const record = { name: 'a' };
    const first = to(record, 0);
    const moved = to(record, 1);
    expect(moved).toEqual({ label: 'a', position: 1 });
    for (const found of recordsOf([first, moved])) expect(found).toBe(record);
  });
});

describe('the hash of many agents', () => {
  const many = (count: number): Agent[] => Array.from({ length: count }, (_, index) => agentNamed(index, `a${index}`));
  const expectHash = (agents: readonly Agent[]): void => {
    const snapshot = snapshotOf(organisationWith([sales], [...agents]));
    expect(measureSnapshot(snapshot)).toEqual(measuresOf(snapshot));
  };

  it('equals that of the whole text, after any change, addition or removal', () => {
    const agents = many(1_000);
    expectHash(agents);
    for (const at of [999, 0, 255, 256, 257, 511, 512, 767, 768, 900]) {
      agents[at] = agentNamed(at, `changed ${at}`);
      expectHash(agents);
      expectHash(agents.toSpliced(at, 1));
      expectHash(agents.toSpliced(at, 0, agentNamed(5_000 + at, 'new')));
      expectHash(agents.slice(0, at));
      expectHash(agents.toReversed());
      expectHash(agents);
    }
    expectHash([]);
  });
});

describe('the limits of an organisation', () => {
  it.each([
    [MAX_AGENTS - 1, MAX_AGENTS],
    [MAX_AGENTS + 5, MAX_AGENTS + 5],
    [MAX_AGENTS + 5, MAX_AGENTS + 4],
  ])('allow %i agents to become %i', (before, after) => {
    expect(() => requireCount('agents', before, after, MAX_AGENTS)).not.toThrow();
  });

  it.each([
    [MAX_AGENTS, MAX_AGENTS + 1],
    [MAX_AGENTS + 5, MAX_AGENTS + 6],
  ])('do not allow %i agents to become %i', (before, after) => {
    expect(() => requireCount('agents', before, after, MAX_AGENTS)).toThrow(
      new Conflict('There can be at most 10000 agents'),
    );
  });

  it.each([
    [0, 1e12],
    [2e12, 2e12],
    [3e12, 2e12],
  ])('allow a budget of %d to become %d', (before, after) => {
    expect(() => requireBudget(before, after)).not.toThrow();
  });

  it.each([
    [0, 1e12 + 1],
    [2e12, 3e12],
  ])('do not allow a budget of %d to become %d', (before, after) => {
    expect(() => requireBudget(before, after)).toThrow(new Conflict('A budget can be at most 1000000000000'));
  });
});

describe('the caps of spending', () => {
  const withBudget = (budgetMonthly: number, budgetPercent = 25) =>
    organisationWith(
      [departmentNamed(9, 'Other', { budgetPercent: 50 }), departmentNamed(1, 'Sales', { budgetPercent })],
      [],
      {
        budgetMonthly,
      },
    );

  it('are counted by the calendar month in UTC', () => {
    expect(monthOf(new Date('2031-03-31T23:59:59.999Z'))).toBe('2031-03');
  });

  it.each([
    ['its share of the company', 200, 25, 50],
    ['a small share', 200, 0.5, 1],
    ['none without a share', 200, 0, null],
    ['none without a company budget', 0, 25, null],
    ['none below zero', 200, -1, null],
    ['its share of the largest amount', 9e12, 50, 5e11],
  ])('of a department are %s', (_, budget, share, cap) => {
    expect(departmentCap(withBudget(budget, share), idOf(1))).toBe(cap);
  });

  it('of an unknown department are none', () => {
    expect(departmentCap(withBudget(200), idOf(99))).toBeNull();
  });

  it('apply to the company, and to department and charter if the call belongs to one', () => {
    const company = { level: 'company', subject: 'default', month: '2031-03', cap: 200 };
    const department = { level: 'department', subject: idOf(1), month: '2031-03', cap: 50 };
    const charter = { level: 'charter', subject: 'c', month: '', cap: 30 };
    const caps = (subject: Parameters<typeof capsFor>[1]) => capsFor(withBudget(200), subject, '2031-03');
    expect(caps({})).toEqual([company]);
    expect(caps({ departmentId: null, charter: null })).toEqual([company]);
    expect(caps({ departmentId: idOf(1) })).toEqual([company, department]);
    expect(caps({ charter: { id: 'c', amount: 30 } })).toEqual([company, charter]);
    expect(caps({ departmentId: idOf(1), charter: { id: 'c', amount: 30 } })).toEqual([company, department, charter]);
    expect(capsFor(withBudget(0), {}, '2031-03')).toEqual([{ ...company, cap: null }]);
  });
});

it.each([
  [[0.2, 86.9, 12.9], 100],
  [[50, 50.1], 100.1],
  [[], 0],
])('the shares %j add up to %d', (shares, total) => {
  expect(totalShareOf(shares.map((budgetPercent) => ({ budgetPercent })))).toBe(total);
});
