import { beforeAll, describe, expect, it, vi } from 'vitest';
import { settle } from '../page.ts';
import { open } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { example, record, sendEvent } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const COMPANY = example('getCompany');
const [DESIGN, ENGINEERING] = COMPANY.departments;
const [JON] = COMPANY.agents;
const ADDRESS = `company/departments/${ENGINEERING.id}`;

describe('the order of departments', () => {
  it('is moved, previewed and saved; the list then has it', async () => {
    await open('company');
    await expect(screen.press('Move design up')).rejects.toThrow('disabled');
    await screen.press('Move design down');
    expect(screen.text()).toContain('The new order is not saved yet.');
    await screen.press('Preview');
    expect(screen.texts('row').slice(1)).toEqual(['1 design engineering', '2 engineering design']);
    await screen.press('Back');
    expect([screen.names('dialog'), screen.text().includes('not saved yet')]).toEqual([[], true]);
    await screen.press('Preview');
    const before = screen.changes().length - 1;
    screen.answer({ getCompany: () => new Promise<Response>(() => {}) });
    await screen.press('Save');
    const department_names = ['engineering', 'design'];
    expect(
      screen
        .changes()
        .slice(before)
        .map(({ path, body }) => [path.split('?')[1], body]),
    ).toEqual([
      ['dry_run=true', { department_names }],
      ['dry_run=false', { department_names }],
    ]);
    expect(screen.text()).not.toContain('The new order is not saved yet.');
    expect(screen.text()).not.toContain('Your new order was discarded.');
    expect(screen.names('button').filter((name) => name.endsWith('up') && !name.includes('Jon'))).toEqual([
      'Move engineering up',
      'Move design up',
    ]);
  });

  it('is moved by keyboard: the focus stays with the moved one, and on its other button at the end', async () => {
    const agents = ['Ada', 'Ben', 'Cleo'].map((name) => ({ ...JON, id: name, name }));
    await open('company', { getCompany: () => record({ ...COMPANY, agents }) });
    await screen.press('Move Ada down');
    expect(screen.focused()).toBe('Move Ada down');
    expect(screen.texts('status')).toContain('Ada is now 2 of 3.');
    await screen.press('Move Ada down');
    expect(screen.focused()).toBe('Move Ada up');
    expect(screen.texts('status')).toContain('Ada is now 3 of 3.');
  });

  it('is given up with Cancel', async () => {
    await open('company');
    await screen.press('Move engineering up');
    await screen.press('Cancel');
    // The pressed button has disappeared, and the focus goes to the list.
    expect(screen.focused()).toMatch(/^design/);
    expect(screen.text()).not.toContain('The new order is not saved yet.');
    await expect(screen.press('Move design up')).rejects.toThrow('disabled');
  });

  it('of agents is saved for their department', async () => {
    const agents = [JON, { ...JON, id: 'ida', name: 'Ida' }];
    await open('company', {
      getCompany: () => record({ ...COMPANY, agents, departments: [DESIGN, ENGINEERING] }),
      reorderDepartmentAgents: () => record(agents.toReversed()),
    });
    await screen.press('Move Ida up');
    await screen.press('Preview');
    expect(screen.rows()).toEqual([`1 ${JON.name} Ida`, `2 Ida ${JON.name}`]);
    expect(screen.changes()).toMatchObject([
      {
        path: `/api/v1/departments/${ENGINEERING.id}/reorder-agents?dry_run=true`,
        body: { agent_names: ['Ida', JON.name] },
      },
    ]);
  });

  it('is only moved by those who may change it', async () => {
    const draggable = () => screen.attributes('.ordered > li', 'draggable');
    await open('company');
    expect(draggable()).toEqual(['true', 'true', 'true']);
    await screen.drag('engineering', 'engineering');
    expect(screen.text()).not.toContain('not saved yet');
    await open('company', {}, { role: 'observer' });
    expect(draggable()).not.toContain('true');
  });

  it('is moved by dragging; the order of agents that is stored is shown before it is read again', async () => {
    const agents = ['Ada', 'Ben', 'Cleo'].map((name) => ({ ...JON, id: name, name }));
    await open('company', {
      getCompany: () => record({ ...COMPANY, agents }),
      reorderDepartmentAgents: ({ body }) =>
        record(body.agent_names.map((name: string) => ({ ...JON, id: name, name }))),
    });
    await screen.drag('Ada', 'Cleo');
    expect(screen.attributes('.ordered > li.over', 'data-id')).toEqual([]);
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
    const departments = [DESIGN, ENGINEERING, { ...DESIGN, id: 'research', name: 'research' }];
    screen.answer({ getCompany: () => record({ ...COMPANY, departments }) });
    sendEvent('departments');
    await settle();
    expect(screen.text()).toContain('Your new order was discarded.');
    expect(screen.text()).not.toContain('The new order is not saved yet.');
    expect(screen.names('button').filter((name) => /^Move (?!Jon).* up$/.test(name))).toEqual([
      ...['Move design up', 'Move engineering up', 'Move research up'],
    ]);
  });
});

describe('the chart of the company', () => {
  const numbers = (selector: string, name: string): readonly number[] => screen.attributes(selector, name).map(Number);

  it('draws columns of boxes inside its frame, and a line from each box to those that belong to it', async () => {
    await open('company');
    const [x, y] = [numbers('.chart rect', 'x'), numbers('.chart rect', 'y')];
    const boxes = x.map((left, at) => [left, Number(y[at]) + 20] as const);
    expect([Math.min(...x), Math.min(...y), Math.max(...x) + 200, Math.max(...y) + 40]).toEqual([
      ...[0, 0],
      ...[
        Number(screen.attributes('.chart svg', 'width')[0]) - 2,
        Number(screen.attributes('.chart svg', 'height')[0]) - 2,
      ],
    ]);
    const lines = (screen.attributes('.chart path', 'd')[0] ?? '').split('M').slice(1);
    const ends = lines.map((line) => line.split(/[ HV]/).map(Number));
    expect(ends.map(([, , , to, at]) => [at, to])).toEqual(boxes.slice(1));
    expect(ends.every(([from, at]) => boxes.some(([left, middle]) => left + 200 === from && middle === at))).toBe(true);
    expect(new Set(x).size).toBe(3);
    expect(screen.texts('link').slice(-4)).toEqual([
      ...['Lighthouse Studio Startup', 'design 0 agents', 'engineering 1 agent', 'Jon Keller Backend Developer'],
    ]);
  });

  it('links each box to its record, and marks the selected one', async () => {
    await open(ADDRESS);
    expect(screen.attributes('.chart a[aria-current=true]', 'href')).toEqual([`#/${ADDRESS}`]);
    expect(screen.attributes('.chart a', 'href')).toContain(`#/company/agents/${JON.id}`);
    expect(screen.attributes('.chart', 'tabindex')).toEqual(['-1']);
    await open('company');
    expect(screen.attributes('.chart a[aria-current]', 'href')).toEqual([]);
  });

  it('shortens names of more than 25 characters', async () => {
    const agents = ['x'.repeat(25), 'y'.repeat(26)].map((name) => ({ ...JON, id: name, name }));
    await open('company', { getCompany: () => record({ ...COMPANY, agents }) });
    const drawn = screen.texts('link').map((text) => text.split(' ')[0]);
    expect(drawn.slice(-2)).toEqual(['x'.repeat(25), `${'y'.repeat(24)}…`]);
  });
});
