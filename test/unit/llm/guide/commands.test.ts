import { describe, expect, it } from 'vitest';
import { actReport, commandsIn } from '../../../../domain/llm/providers/guide/commands.ts';
import type { CommandContext } from '../../../../domain/llm/providers/guide/subjects.ts';

const CONTEXT: CommandContext = {
  instruction: '',
  departments: [
    { id: 'd1', name: 'Research' },
    { id: 'd2', name: 'd1' },
  ],
  projects: [{ id: 'p1', name: 'Portal' }],
  results: [],
};
const callsOf = (instruction: string) =>
  commandsIn({ ...CONTEXT, instruction }).map(({ name, arguments: args }) => [name, args]);
const argumentOf = (instruction: string, name: string) => commandsIn({ ...CONTEXT, instruction })[0]?.arguments?.[name];

describe('the commands of the built-in guide', () => {
  it.each([
    ['create department called X'],
    ['create the new department named X'],
    ['CREATE A NEW DEPARTMENT CALLED "X".'],
    ['Please  create a\tdepartment called X'],
  ])('%j creates the department X', (instruction) => {
    expect(callsOf(instruction)).toEqual([['departments_create', { name: 'X' }]]);
  });

  it.each([
    'recreate a department called X',
    'create a department X',
    'rename company to X',
    'list people',
    'list tasksets',
    '',
  ])('%j is not a command', (instruction) => {
    expect(callsOf(instruction)).toEqual([]);
  });

  it('are one on a line, and each call has the number of its line', () => {
    const calls = commandsIn({ ...CONTEXT, instruction: 'list tasks\nand then\nlist our projects' });
    expect(calls).toEqual([
      { id: 'guide_0', name: 'tasks_list', argumentsText: '{}', arguments: {} },
      { id: 'guide_2', name: 'projects_list', argumentsText: '{}', arguments: {} },
    ]);
  });

  it('are read in a fixed order, one on a line', () => {
    expect(callsOf('rename the company to X and list tasks')).toEqual([
      ['company_update', { company_name: 'X and list tasks' }],
    ]);
  });
});

describe('a department to delete', () => {
  it.each([
    ['delete the department Research', 'd1'],
    ['delete department named " research "', 'd1'],
    ['delete the department called RESEARCH.', 'd1'],
    ['delete the department d2', 'd2'],
    ['delete the department d1', 'd1'],
    ['delete the department D1', 'd2'],
    ['delete the department Sales', 'Sales'],
  ])('%j is %s: by its id, then by its name, otherwise as written', (instruction, id) => {
    expect(argumentOf(instruction, 'department_id')).toBe(id);
  });

  it('is deleted with the reason: the whole instruction, without surrounding white space and without credentials', () => {
    const instruction = '  Ada,\ndelete the department Research\npassword=hunter22 \n';
    expect(argumentOf(instruction, 'reason')).toBe(
      'Asked for in a conversation: Ada,\ndelete the department Research\npassword=***',
    );
  });

  it('is deleted without a reason above 500 characters', () => {
    const lead = 'Asked for in a conversation: ';
    const instruction = 'delete the department '.padEnd(500 - lead.length, 'x');
    expect(argumentOf(instruction, 'reason')).toBe(`${lead}${instruction}`);
    expect(argumentOf(`${instruction}y`, 'reason')).toBe(`${lead}${instruction}`);
  });
});

describe('a monthly budget', () => {
  it.each([
    ['12,500.50', 12_500.5],
    ['"$500".', 500],
    ['500 dollars', 500],
    ['EUR 500', 500],
    ['50k', 50_000],
    ['50 K', 50_000],
    ['1.5m', 1_500_000],
    ['2 M a month', 2_000_000],
    ['-5', -5],
    ['500kg', '500kg'],
    ['5.', 5],
    ['.5', '.5'],
    ['1.2.3', '1.2.3'],
    ['plenty', 'plenty'],
  ])('of %s is %j: a number if one is written, otherwise the words, which the tool refuses', (text, budget) => {
    expect(argumentOf(`set the monthly budget to ${text}`, 'budget_monthly')).toBe(budget);
  });
});

describe('a task to create', () => {
  it.each([
    ['create a task called Fix it in project Portal', 'p1', 'Fix it'],
    ['create a new task named "Mend the search page" in the project "portal".', 'p1', 'Mend the search page'],
    ['create task called Fix it IN PROJECT p1', 'p1', 'Fix it'],
    ['create a task called Say what is in project A in project Portal', 'p1', 'Say what is in project A'],
    ['create a task called Fix it in project Nowhere', 'Nowhere', 'Fix it'],
  ])('%j is for %s', (instruction, project_id, title) => {
    expect(callsOf(instruction)).toEqual([['tasks_create', { project_id, title }]]);
  });

  it('is ignored without a project', () => {
    expect(callsOf('create a task called Fix it')).toEqual([]);
    expect(callsOf('create a task called List and list tasks')).toEqual([['tasks_list', {}]]);
  });
});

describe('the report of the built-in guide', () => {
  const report = (results: CommandContext['results']) => actReport({ ...CONTEXT, results });

  it('lists the commands when nothing was done', () => {
    expect(report([])).toBe(
      'I am the built-in guide and did nothing. I know these commands: create a department called X; ' +
        'delete the department X; rename the company to X; set the monthly budget to N; ' +
        'create a task called T in project P; list departments, agents, tasks or projects.',
    );
  });

  it('has a line for each tool result, done or failed, with at most 2000 characters of it', () => {
    expect(
      report([
        { toolName: 'departments.create', isError: false, text: '{"name":"X"}' },
        { toolName: 'tasks.create', isError: true, text: 'Unknown project' },
        { toolName: 'tasks.list', isError: false, text: 'x'.repeat(2001) },
      ]),
    ).toBe(
      [
        'I am the built-in guide.',
        'departments.create done: {"name":"X"}',
        'tasks.create failed: Unknown project',
        `tasks.list done: ${'x'.repeat(2000)}`,
      ].join('\n'),
    );
  });
});
