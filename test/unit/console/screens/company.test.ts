import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../clients/typescript/src/index.ts';
import { failure, settle, success } from '../page.ts';
import { open } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { type Answers, example, nothing, record, sendEvent } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const COMPANY = example('getCompany');
const [DESIGN, ENGINEERING] = COMPANY.departments;
const [JON] = COMPANY.agents;
const ADDRESS = `company/departments/${ENGINEERING.id}`;
const conflict = (): Response => failure(409, ERROR_CODES.VERSION_CONFLICT);
const sentBodies = () => screen.changes().map(({ path, body, ifMatch }) => [path.split('?')[1], body, ifMatch]);
const buttons = (): readonly string[] => screen.names('button').filter((name) => /^(Edit|Delete|New|Move)/.test(name));

describe('a changed department', () => {
  const editing = async (more: Answers = {}): Promise<void> => {
    await open(ADDRESS, { getDepartment: () => record(ENGINEERING, '"shown"'), ...more });
    await screen.press('Edit');
    await screen.type('Share of the budget in %', '55');
  };

  it('is previewed, and then saved with the ETag of what was read; only what was changed is sent', async () => {
    await editing();
    await screen.press('Preview');
    expect(screen.texts('row')).toContain('Share of the budget in % 60 55');
    expect(screen.texts('columnheader')).toEqual(['Current', 'Then']);
    // Narrow screens show these before each value.
    expect(screen.attributes('tbody tr:first-child td', 'data-name')).toEqual(['Current', 'Then']);
    // Differences come first.
    const rows = screen.attributes('.diff tbody tr', 'class');
    expect([rows[0], rows.at(-1), rows.lastIndexOf('changed') < rows.indexOf('')]).toEqual(['changed', '', true]);
    await screen.press('Save');
    expect(sentBodies()).toEqual([
      ['dry_run=true', { budget_percent: 55 }, '"shown"'],
      ['dry_run=false', { budget_percent: 55 }, '"shown"'],
    ]);
    expect(screen.names('dialog')).toEqual([]);
  });

  it('is read again after it was saved', async () => {
    await editing();
    await screen.press('Preview');
    screen.answer({ getCompany: () => record({ ...COMPANY, departments: [{ ...ENGINEERING, budget_percent: 55 }] }) });
    await screen.press('Save');
    expect(screen.text()).toContain('Share of the budget in % 55');
  });

  it.each([
    [{}, ['Nothing would change.'], ['Saving', 'exceed']],
    [{ 'dry-run-version': '8' }, ['Saving creates version 8.'], ['Nothing would change.']],
    [{ 'dry-run-budget-percent': '110' }, ['110 %', 'The shares exceed 100 %.'], []],
    [{ 'dry-run-budget-percent': '100', 'dry-run-budget-monthly': '50' }, ['100 %', '€50.00'], ['exceed']],
  ])('is previewed with its effect: %j', async (headers, shown, hidden) => {
    const updated = example('updateDepartment');
    await editing({ updateDepartment: () => success(updated, {}, { etag: '"1"', ...headers }) });
    await screen.press('Preview');
    for (const text of shown) expect(screen.text()).toContain(text);
    for (const text of hidden) expect(screen.text()).not.toContain(text);
    expect(screen.attributes('p.over', 'class')).toHaveLength(shown.includes('The shares exceed 100 %.') ? 1 : 0);
  });

  it('goes back from the preview to what was typed', async () => {
    await editing();
    await screen.press('Preview');
    await screen.press('Back');
    expect(screen.valueOf('Share of the budget in %')).toBe('55');
    await screen.press('Cancel');
    expect(screen.changes()).toHaveLength(1);
  });

  it('that somebody else has changed keeps the input, shows both, and is sent with the new ETag', async () => {
    await editing();
    screen.answer({
      updateDepartment: conflict,
      getDepartment: () => record({ ...ENGINEERING, description: 'Theirs.' }, '"theirs"'),
    });
    await screen.press('Preview');
    expect(screen.texts('row')).toContain('Description Builds the product. Theirs.');
    expect([screen.valueOf('Share of the budget in %'), screen.valueOf('Description')]).toEqual(['55', 'Theirs.']);
    screen.answer({ updateDepartment: () => record(example('updateDepartment')) });
    await screen.press('Preview');
    expect(sentBodies().at(-1)).toEqual(['dry_run=true', { budget_percent: 55 }, '"theirs"']);
  });

  it('that somebody else has changed after the preview is not saved, and shows the input again', async () => {
    await editing();
    await screen.press('Preview');
    screen.answer({ updateDepartment: conflict });
    await screen.press('Save');
    expect(screen.valueOf('Share of the budget in %')).toBe('55');
    expect([screen.texts('alert').length, screen.names('button').includes('Save')]).toEqual([1, false]);
  });

  it('that is refused shows the error and keeps the input', async () => {
    await editing({ updateDepartment: () => failure(400, ERROR_CODES.VALIDATION_ERROR) });
    await screen.press('Preview');
    expect([screen.texts('alert').length, screen.valueOf('Share of the budget in %')]).toEqual([1, '55']);
  });

  it('without a head has none; an empty choice is sent as null', async () => {
    await editing();
    await screen.choose('Head', 'None');
    await screen.press('Preview');
    expect(screen.changes()[0]?.body).toEqual({ budget_percent: 55, head: null });
  });
});

describe('a record of the company', () => {
  it('is deleted with a reason, after a preview; the page then shows the company', async () => {
    await open(ADDRESS, { getDepartment: () => record(ENGINEERING, '"shown"'), deleteDepartment: nothing });
    await screen.press('Delete');
    expect(screen.texts('heading')).toEqual(['Delete \u2068engineering\u2069']);
    expect(screen.text()).toContain('Earlier versions still contain it.');
    expect([screen.fields(), screen.hintOf('Reason')]).toEqual([['Reason text required'], 'Saved in the audit log.']);
    await screen.press('Preview');
    expect(screen.changes()).toEqual([]);
    await screen.type('Reason', 'Merged');
    await screen.press('Preview');
    expect(screen.rows()).toContain('Description Builds the product. Deleted');
    await screen.press('Save');
    expect(screen.changes().map(({ path, ifMatch }) => [path.split('?')[1], ifMatch])).toEqual([
      ['dry_run=true&reason=Merged', '"shown"'],
      ['dry_run=false&reason=Merged', '"shown"'],
    ]);
    expect(screen.address()).toBe('#/company');
  });

  it('that is new is created, with the same key after a failure, and then shown', async () => {
    await open('company');
    await screen.press('New department');
    expect(screen.fields()).toEqual([
      ...['Name text required', 'Description textarea', 'Head select', 'Share of the budget in % number required'],
      'Autonomy level select',
    ]);
    expect(['min', 'max'].map((name) => screen.attributes('input[type=number]', name))).toEqual([['0'], ['100']]);
    expect(screen.names('option').slice(-5)).toEqual(['Inherited', 'Full', 'Semi', 'Supervised', 'Locked']);
    await screen.type('Name', 'research');
    await screen.press('Preview');
    const body = { name: 'research', budget_percent: 0 };
    expect(sentBodies()).toEqual([['dry_run=true', body, null]]);
    screen.answer({ createDepartment: () => failure(500, 8000) });
    await screen.press('Save');
    expect(screen.texts('alert')).toHaveLength(1);
    screen.answer({ createDepartment: () => record(example('createDepartment')) });
    await screen.press('Save');
    const saves = screen.changes().filter(({ path }) => path.endsWith('dry_run=false'));
    expect(saves.every((sent) => JSON.stringify(sent.body) === JSON.stringify(body))).toBe(true);
    expect([saves.length > 1, new Set(saves.map(({ key }) => key)).size]).toEqual([true, 1]);
    expect(screen.changes()[0]?.key).not.toBe(saves[0]?.key);
    expect(screen.address()).toBe(`#/company/departments/${example('createDepartment').id}`);
  });

  it('that is a new agent starts in the shown department', async () => {
    await open(ADDRESS);
    await screen.press('New agent');
    expect(screen.fields()).toEqual([
      ...['Name text required', 'Role text required', 'Department select', 'Level select', 'Personality select'],
      ...['Model select', 'Autonomy level select', 'Monthly budget limit number'],
    ]);
    expect(screen.hintOf('Monthly budget limit')).toBe('For information only; not enforced.');
    await screen.type('Name', 'Ida');
    await screen.type('Role', 'Tester');
    await screen.press('Preview');
    expect(screen.changes()[0]?.body).toEqual({
      ...{ name: 'Ida', role: 'Tester', department: 'engineering', level: 'mid' },
      personality_preset: 'pragmatic_builder',
    });
    await screen.press('Save');
    expect(screen.address()).toBe(`#/company/agents/${example('createAgent').id}`);
  });

  it('that is an agent is changed with its ETag, and deleted', async () => {
    await open(`company/agents/${JON.id}`, { getAgent: () => record(JON, '"jon"'), deleteAgent: nothing });
    await screen.press('Edit');
    await screen.type('Role', 'Tester');
    await screen.press('Preview');
    expect(screen.changes()).toMatchObject([{ ifMatch: '"jon"', body: { role: 'Tester' } }]);
    await screen.press('Back');
    await screen.press('Cancel');
    await screen.press('Delete');
    await screen.press('Preview');
    await screen.press('Save');
    expect(screen.changes().slice(1)).toMatchObject([
      ...[1, 2].map(() => ({ operation: 'deleteAgent', ifMatch: '"jon"' })),
    ]);
    expect(screen.address()).toBe('#/company');
  });

  it('is shown with its fields in words', async () => {
    await open(ADDRESS);
    expect(screen.facts()).toEqual([
      ...['Description: Builds the product.', 'Head: Jon Keller', 'Share of the budget in %: 60'],
      ...['Autonomy level: None', 'Ceremony policy: None', `Last changed: ${ENGINEERING.updated_at}`],
    ]);
    expect(screen.target('Jon Keller')).toBe(`#/company/agents/${JON.id}`);
    expect(screen.attributes('.structure a', 'href')).toEqual([
      ...[`#/company/departments/${DESIGN.id}`, `#/${ADDRESS}`, `#/company/agents/${JON.id}`],
    ]);
    expect(screen.attributes('.structure a[aria-current=true]', 'href')).toEqual([`#/${ADDRESS}`]);
    await open(`company/agents/${JON.id}`);
    expect(screen.facts().slice(0, 4)).toEqual([
      ...['Role: Backend Developer', 'Department: engineering', 'Level: Senior', 'Personality: Pragmatic builder'],
    ]);
    await open('company');
    expect(screen.facts()).toContain('Monthly budget: €50.00');
    await open(
      `company/agents/${JON.id}`,
      {},
      { role: 'observer', org_roles: ['department_admin'], scoped_departments: ['engineering'] },
    );
    expect(buttons().filter((name) => !name.startsWith('Move'))).toEqual([]);
    await open('company/agents/gone');
    expect(screen.text()).toContain('Not part of the company, or deleted');
  });

  it.each([
    ['healthy', 'Healthy: good'],
    ['unknown', 'Unknown: warn'],
  ])('that is a department is %s', async (status, badge) => {
    await open(ADDRESS, { getDepartmentHealth: () => record(example('getDepartmentHealth', { status })) });
    expect(screen.badges()).toEqual([badge]);
  });

  it('that is a department has its health read again when it changes', async () => {
    await open(ADDRESS);
    screen.answer({
      getCompany: () =>
        record({ ...COMPANY, departments: [{ ...ENGINEERING, updated_at: '2031-01-01T00:00:00.000Z' }] }),
      getDepartmentHealth: () => record(example('getDepartmentHealth', { status: 'unknown' })),
    });
    sendEvent('departments');
    await settle();
    expect(screen.badges()).toEqual(['Unknown: warn']);
  });

  it('that is an agent without a department is listed apart', async () => {
    await open('company', { getCompany: () => record({ ...COMPANY, agents: [{ ...JON, department: 'gone' }] }) });
    expect(screen.texts('heading')).toContain('No department');
    expect(screen.attributes('.structure a', 'href').at(-1)).toBe(`#/company/agents/${JON.id}`);
  });

  it('without departments asks for one', async () => {
    await open('company', { getCompany: () => record({ ...COMPANY, departments: [], agents: [] }) });
    expect(screen.text()).toContain('No departments yet');
    expect(buttons()).toEqual(['Edit', 'New department']);
    await open(`company/departments/${DESIGN.id}`);
    expect(screen.text()).toContain('No agents yet.');
  });

  it('without departments shows the agents that are left', async () => {
    await open('company', { getCompany: () => record({ ...COMPANY, departments: [] }) });
    expect(screen.text()).not.toContain('No departments yet');
    expect(screen.attributes('.structure a', 'href')).toEqual([`#/company/agents/${JON.id}`]);
  });

  it.each(['company', 'departments', 'agents'])('is read again after an event of %s', async (channel) => {
    await open('company');
    const before = screen.sent('getCompany').length;
    sendEvent(channel);
    await settle();
    expect(screen.sent('getCompany').length - before).toBe(1);
  });

  it('that is the company itself is changed with the ETag of its settings', async () => {
    await open('company', { getCompanySettings: () => record(example('getCompanySettings'), '"settings"') });
    await screen.press('Edit');
    expect(screen.fields()).toEqual([
      ...['Company name text required', 'Monthly budget number required', 'Autonomy level select'],
      'Communication pattern text required',
    ]);
    expect(screen.hintOf('Monthly budget')).toBe('0 means no limit.');
    await screen.type('Monthly budget', '80');
    await screen.press('Preview');
    expect(screen.rows()).toContain('Monthly budget €50.00 €120.00');
    expect(screen.changes()).toMatchObject([
      { operation: 'updateCompany', ifMatch: '"settings"', body: { budget_monthly: 80 } },
    ]);
  });

  it.each([
    ['pair_programmer', [], ['Move design up', 'Move design down', 'Edit', 'New agent', 'Delete']],
    ['observer', [], []],
    ['observer', ['department_admin'], ['Edit', 'Delete']],
  ])('is changed by a %s with the organisation roles %j: %j', async (role, org_roles, offered) => {
    await open(ADDRESS, {}, { role, org_roles, scoped_departments: ['engineering'] });
    expect(buttons().filter((name) => !/Jon|Move engineering/.test(name))).toEqual(offered);
  });

  it.each([
    ['manager', [], ['Edit', 'New department', 'New agent']],
    ['manager', ['viewer'], []],
    ['observer', ['editor'], ['Edit', 'New department', 'New agent']],
  ])('that is the company itself offers a %s with the organisation roles %j: %j', async (role, org_roles, offered) => {
    await open('company', {}, { role, org_roles });
    expect(buttons().filter((name) => !name.startsWith('Move'))).toEqual(offered);
  });
});
