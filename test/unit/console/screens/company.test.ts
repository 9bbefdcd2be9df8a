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
    await screen.press('Preview');
    expect(screen.changes()).toEqual([]);
    await screen.type('Reason', 'Merged');
    await screen.press('Preview');
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
    expect(screen.address()).toBe(`#/company/departments/${example('createDepartment').id}`);
  });

  it('that is a new agent starts in the shown department', async () => {
    await open(ADDRESS);
    await screen.press('New agent');
    await screen.type('Name', 'Ida');
    await screen.type('Role', 'Tester');
    await screen.press('Preview');
    expect(screen.changes()[0]?.body).toMatchObject({ department: 'engineering', name: 'Ida', level: 'mid' });
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
    expect(screen.changes()[1]).toMatchObject({ operation: 'deleteAgent', ifMatch: '"jon"' });
  });

  it('that is the company itself is changed with the ETag of its settings', async () => {
    await open('company', { getCompanySettings: () => record(example('getCompanySettings'), '"settings"') });
    await screen.press('Edit');
    await screen.type('Monthly budget', '80');
    await screen.press('Preview');
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
});

describe('the order of departments', () => {
  it('is moved, previewed and saved; the list then has it', async () => {
    await open('company');
    await expect(screen.press('Move design up')).rejects.toThrow('disabled');
    await screen.press('Move design down');
    expect(screen.text()).toContain('The new order is not saved yet.');
    await screen.press('Preview');
    expect(screen.texts('row').slice(1)).toEqual(['1 design engineering', '2 engineering design']);
    screen.answer({ getCompany: () => new Promise<Response>(() => {}) });
    await screen.press('Save');
    const department_names = ['engineering', 'design'];
    expect(screen.changes().map(({ path, body }) => [path.split('?')[1], body])).toEqual([
      ['dry_run=true', { department_names }],
      ['dry_run=false', { department_names }],
    ]);
    expect(screen.text()).not.toContain('The new order is not saved yet.');
    expect(screen.names('button').filter((name) => name.endsWith('up') && !name.includes('Jon'))).toEqual([
      'Move engineering up',
      'Move design up',
    ]);
  });

  it('is given up with Cancel', async () => {
    await open('company');
    await screen.press('Move engineering up');
    await screen.press('Cancel');
    expect(screen.text()).not.toContain('The new order is not saved yet.');
    await expect(screen.press('Move design up')).rejects.toThrow('disabled');
  });

  it('of agents is saved for their department', async () => {
    const agents = [JON, { ...JON, id: 'ida', name: 'Ida' }];
    await open('company', { getCompany: () => record({ ...COMPANY, agents, departments: [DESIGN, ENGINEERING] }) });
    await screen.press('Move Ida up');
    await screen.press('Preview');
    expect(screen.changes()).toMatchObject([
      {
        path: `/api/v1/departments/${ENGINEERING.id}/reorder-agents?dry_run=true`,
        body: { agent_names: ['Ida', JON.name] },
      },
    ]);
  });

  it('is moved by dragging; the order of agents that is stored is shown before it is read again', async () => {
    const agents = ['Ada', 'Ben', 'Cleo'].map((name) => ({ ...JON, id: name, name }));
    await open('company', {
      getCompany: () => record({ ...COMPANY, agents }),
      reorderDepartmentAgents: ({ body }) =>
        record(body.agent_names.map((name: string) => ({ ...JON, id: name, name }))),
    });
    await screen.drag('Ada', 'Cleo');
    const moves = (): readonly string[] =>
      screen.names('button').filter((name) => /^Move (Ada|Ben|Cleo) up/.test(name));
    const order = ['Move Ben up', 'Move Cleo up', 'Move Ada up'];
    expect(moves()).toEqual(order);
    await screen.press('Preview');
    screen.answer({ getCompany: () => new Promise<Response>(() => {}) });
    await screen.press('Save');
    expect(screen.changes().at(-1)?.body).toEqual({ agent_names: ['Ben', 'Cleo', 'Ada'] });
    expect([moves(), screen.text().includes('not saved yet')]).toEqual([order, false]);
  });

  it('that is not stored yet is discarded when somebody else has changed the list', async () => {
    await open('company');
    await screen.press('Move design down');
    screen.answer({ getCompany: () => record({ ...COMPANY, departments: [DESIGN] }) });
    sendEvent('departments');
    await settle();
    expect(screen.text()).toContain('Your new order was discarded.');
    expect(screen.text()).not.toContain('The new order is not saved yet.');
  });
});
