import { beforeAll, describe, expect, it } from 'vitest';
import { consoleModule } from './console-module.ts';

interface Field {
  readonly name: string;
  readonly kind?: string;
  readonly options?: readonly (readonly [value: string, shown: string])[];
  readonly isRequired?: boolean;
}
type Values = Readonly<Record<string, unknown>>;
interface Branch {
  readonly name: string;
  readonly address?: string;
  readonly children?: readonly Branch[];
}
interface Element<Props> {
  readonly props: Props;
}
interface Company {
  bodyOf(fields: readonly Field[], record: Values, typed: Readonly<Record<string, string>>, isNew: boolean): Values;
  typedOf(field: Field, record: Values): string;
  readonly companyFormFields: readonly Field[];
  departmentFormFields(whole: object): readonly Field[];
  agentFormFields(whole: object, presets: readonly object[], providers: readonly object[]): readonly Field[];
  FieldInput(props: object): Element<{ readonly options?: Field['options']; readonly value: string }>;
  Chart(props: { readonly whole: object; readonly id?: string }): Element<{ readonly of: Branch }>;
  groupsOf(whole: object): {
    readonly groups: readonly { readonly members: readonly object[] }[];
    readonly strays: readonly object[];
  };
  ordered(records: readonly object[], order: readonly object[]): readonly object[];
  shown(field: string, value: unknown, currency?: string): string;
}

let company: Company;
beforeAll(async () => {
  const parts = await Promise.all(
    ['fields.ts', 'input.tsx', 'chart.tsx', 'records.ts'].map((name) =>
      consoleModule<Partial<Company>>(`screens/company/${name}`),
    ),
  );
  company = Object.assign({}, ...parts);
});

const agent = (id: string, department: string) => ({ id, name: `Agent ${id}`, role: 'Engineer', department });
const department = (id: string, name: string) => ({ id, name });
const wholeOf = (departments: readonly object[], agents: readonly object[]) => ({
  company_name: 'Acme',
  settings: { company_type: 'startup', currency: 'EUR' },
  departments,
  agents,
});
const PROVIDERS = [
  {
    name: 'local',
    models: [
      { id: 'small', embedding: false },
      { id: 'vectors', embedding: true },
    ],
  },
];
const agentFields = () =>
  company.agentFormFields(wholeOf([department('d', 'Design')], []), [{ name: 'pragmatic_builder' }], PROVIDERS);
const RECORD = {
  name: 'Ada',
  role: 'Engineer',
  department: 'Design',
  level: 'mid',
  personality_preset: 'pragmatic_builder',
  model_provider: 'local',
  model_id: 'small',
  autonomy_level: 'semi',
  budget_limit_monthly: 50,
};

describe('the form of an agent', () => {
  it('sends nothing when nothing was changed', () => {
    const typed = Object.fromEntries(agentFields().map((field) => [field.name, company.typedOf(field, RECORD)]));
    expect(company.bodyOf(agentFields(), RECORD, typed, false)).toEqual({});
  });

  it.each([
    ['name', 'Bea', { name: 'Bea' }],
    ['role', '', { role: '' }],
    ['level', 'senior', { level: 'senior' }],
    ['autonomy_level', '', { autonomy_level: null }],
    ['model', '', { model_provider: null, model_id: null }],
    ['model', '["local","large"]', { model_provider: 'local', model_id: 'large' }],
    ['budget_limit_monthly', '75.5', { budget_limit_monthly: 75.5 }],
    ['budget_limit_monthly', '0', { budget_limit_monthly: 0 }],
    // Without a limit, which is not a limit of 0.
    ['budget_limit_monthly', '', { budget_limit_monthly: null }],
  ])('sends %s as %j', (name, typed, sent) => {
    expect(company.bodyOf(agentFields(), RECORD, { [name]: typed }, false)).toEqual(sent);
  });

  it('sends what was filled in of a new one, also what was given', () => {
    const typed = { name: 'Bea', role: 'Writer', budget_limit_monthly: '', autonomy_level: '', model: '' };
    expect(company.bodyOf(agentFields(), { department: 'Design', level: 'mid' }, typed, true)).toEqual({
      name: 'Bea',
      role: 'Writer',
      department: 'Design',
      level: 'mid',
    });
  });

  it('offers the models that can speak, and none', () => {
    const models = agentFields().find(({ name }) => name === 'model')?.options;
    expect(models?.map(([value]) => value)).toEqual(['', '["local","small"]']);
  });
});

describe('the forms of the company and of a department', () => {
  it('require what has no meaning when it is empty', () => {
    const required = (fields: readonly Field[]) =>
      fields.filter(({ isRequired }) => isRequired === true).map(({ name }) => name);
    expect(required(company.companyFormFields)).toEqual(['company_name', 'budget_monthly', 'communication_pattern']);
    expect(required(company.departmentFormFields(wholeOf([], [])))).toEqual(['name', 'budget_percent']);
    expect(required(agentFields())).toEqual(['name', 'role']);
  });

  it('offer every agent as the head, once, and nobody', () => {
    const agents = [agent('1', 'Design'), { ...agent('2', 'Design'), name: 'Agent 1' }, agent('3', '')];
    const head = company.departmentFormFields(wholeOf([], agents)).find(({ name }) => name === 'head');
    expect(head?.options?.map(([value]) => value)).toEqual(['', 'Agent 1', 'Agent 3']);
  });
});

describe('a choice', () => {
  const level: Field = { name: 'level', options: [['mid', 'Mid']] };
  const offered = (value: string) => company.FieldInput({ field: level, value, onChange: () => {} }).props.options;

  it('offers the stored value, also when it is no longer offered to others', () => {
    expect(offered('mid')).toEqual([['mid', 'Mid']]);
    expect(offered('wizard')).toEqual([
      ['wizard', 'wizard'],
      ['mid', 'Mid'],
    ]);
  });
});

describe('the chart', () => {
  /** The departments that are drawn with their agents. */
  const unfolded = (count: number, id?: string): string[] => {
    const departments = [department('d1', 'Design'), department('d2', 'Support')];
    const agents = Array.from({ length: count }, (_, at) => agent(`a${at}`, at % 2 === 0 ? 'design ' : 'Support'));
    const { of } = company.Chart({ whole: wholeOf(departments, agents), ...(id === undefined ? {} : { id }) }).props;
    return (of.children ?? []).filter(({ children = [] }) => children.length > 0).map(({ name }) => name);
  };

  it('shows every agent of a company of at most 150', () => {
    expect(unfolded(150)).toEqual(['Design', 'Support']);
  });

  it('of a larger one shows those of the selected department, and of the department of the selected agent', () => {
    expect(unfolded(151)).toEqual([]);
    expect(unfolded(151, 'd2')).toEqual(['Support']);
    expect(unfolded(151, 'a2')).toEqual(['Design']);
  });

  it('links every node to its record, also agents without a department', () => {
    const whole = wholeOf([department('d1', 'Design')], [agent('a1', 'Design'), agent('a2', 'Gone')]);
    const { of } = company.Chart({ whole }).props;
    const addresses = (branch: Branch): (string | undefined)[] => [
      branch.address,
      ...(branch.children ?? []).flatMap(addresses),
    ];
    expect(addresses(of)).toEqual([
      '#/company',
      '#/company/departments/d1',
      '#/company/agents/a1',
      '#/company/agents/a2',
    ]);
  });
});

it('agents belong to a department whatever the case and the spaces of its name', () => {
  const whole = wholeOf([department('d1', 'Déjà')], [agent('1', ' DE\u0301JA\u0300'), agent('2', 'Other')]);
  const { groups, strays } = company.groupsOf(whole);
  expect([groups.map(({ members }) => members), strays]).toEqual([
    [[agent('1', ' DE\u0301JA\u0300')]],
    [agent('2', 'Other')],
  ]);
});

it('a new order moves only the records that it names', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [object, object, object, object];
  expect(company.ordered([a, b, c, d], [d, b])).toEqual([a, d, c, b]);
  expect(company.ordered([a, b], [{ id: 'gone' }, b, a])).toEqual([b, a]);
});

it('values are shown as people read them', () => {
  expect(company.shown('budget_monthly', 1234.5, 'EUR')).toBe('€1,234.50');
  expect(company.shown('budget_percent', 0.1 + 0.2)).toBe('0.3');
  expect(company.shown('level', 'c_suite')).toBe('C suite');
  expect(company.shown('name', 'c_suite')).toBe('c_suite');
  expect(company.shown('head', null)).toBe(company.shown('head', ''));
  expect(company.shown('skills', ['a', 'b'])).toBe('a, b');
});
