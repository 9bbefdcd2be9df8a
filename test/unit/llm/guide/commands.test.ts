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
  agents: [],
  tasks: [],
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

  it('are one on a line, the first: what follows is a name', () => {
    expect(callsOf('rename the company to X and list tasks')).toEqual([
      ['company_update', { company_name: 'X and list tasks' }],
    ]);
    expect(callsOf('create a task called Delete the department Research in project Portal')).toEqual([
      ['tasks_create', { project_id: 'p1', title: 'Delete the department Research' }],
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

const TASK = { id: '7c3b2e2a-1111-4a4e-8a1a-000000000001', name: 'Fix login', status: 'assigned', projectId: 'p1' };
const [SECOND, THIRD] = [2, 3].map((nth) => `7c3b2e2a-1111-4a4e-8a1a-00000000000${nth}`) as [string, string];
const WORK: CommandContext = {
  ...CONTEXT,
  projects: [
    { id: 'p1', name: 'Portal' },
    { id: 'p2', name: 'Shop' },
    { id: 'p3', name: 'Ada Quinn' },
  ],
  agents: [
    { id: 'a1', name: 'Ada Quinn', role: 'CTO' },
    { id: 'a2', name: 'Ines Roth', role: 'Developer' },
    { id: 'a3', name: 'Ines Wolf', role: 'Designer' },
  ],
  tasks: [TASK],
};
const within = (instruction: string, fields: Partial<CommandContext> = {}) => {
  const context = { ...WORK, ...fields, instruction };
  return { calls: commandsIn(context).map(({ name, arguments: args }) => [name, args]), report: actReport(context) };
};

describe('a task to start or cancel', () => {
  it.each([
    'start the task Fix login',
    'Ada, please start task "fix login".',
    'restart it, or rather start the task called Fix login in project Portal',
    `start the task ${TASK.id.toUpperCase()}`,
  ])('is found by its title, its id, or its title and project: %j', (instruction) => {
    expect(within(instruction).calls).toEqual([['tasks_start', { task_id: TASK.id }]]);
  });

  it('is cancelled with the instruction as reason', () => {
    const reason = 'Asked for in a conversation: cancel the task Fix login';
    expect(within('cancel the task Fix login').calls).toEqual([['tasks_cancel', { task_id: TASK.id, reason }]]);
  });

  it('is refused by name if no task or several open tasks have the title, and nothing is called', () => {
    const unknown = within('start the task Fix logout');
    expect([unknown.calls, unknown.report]).toEqual([
      [],
      'I am the built-in guide and did nothing.\nNo task is called "Fix logout".',
    ]);
    const tasks = [TASK, { ...TASK, id: SECOND, projectId: 'p2' }];
    const several = within('cancel the task Fix login', { tasks });
    expect(several.calls).toEqual([]);
    expect(several.report).toContain('2 open tasks are called "Fix login"; add "in project P", or use the id of one: ');
    expect(several.report).toContain(`${SECOND} (assigned, project Shop).`);
    expect(within('start the task Fix login in project Shop', { tasks }).calls).toEqual([
      ['tasks_start', { task_id: SECOND }],
    ]);
    expect(within('start the task Fix login in project Nowhere', { tasks }).calls).toEqual([]);
  });

  it('is the open one of several, and the newest if none is open', () => {
    const ended = { ...TASK, id: SECOND, status: 'completed' };
    expect(within('start the task Fix login', { tasks: [ended, TASK] }).calls).toEqual([
      ['tasks_start', { task_id: TASK.id }],
    ]);
    const older = { ...ended, id: THIRD };
    expect(within('start the task Fix login', { tasks: [ended, older] }).calls).toEqual([
      ['tasks_start', { task_id: SECOND }],
    ]);
  });

  it('has a title that may look like another command', () => {
    const tasks = [{ ...TASK, name: 'Delete the department Research' }];
    expect(within('start the task Delete the department Research', { tasks }).calls).toEqual([
      ['tasks_start', { task_id: TASK.id }],
    ]);
  });
});

describe('work to pause or resume', () => {
  it.each([
    ['resume everything', { scope: 'company' }],
    ['resume all work.', { scope: 'company' }],
    ['Resume the work of everybody', { scope: 'company' }],
    ['resume the company', { scope: 'company' }],
    ['resume the work of the CTO', { scope: 'agent', id: 'a1' }],
    ['resume the work of the agent Ada', { scope: 'agent', id: 'a1' }],
    ['resume all work on the project Portal', { scope: 'project', id: 'p1' }],
    ['resume the work in Portal', { scope: 'project', id: 'p1' }],
    ['resume the project "Ada Quinn"', { scope: 'project', id: 'p3' }],
    ['resume the task Fix login', { scope: 'task', id: TASK.id }],
    ['resume the work of p1', { scope: 'project', id: 'p1' }],
  ])('%j is %j', (instruction, args) => {
    expect(within(instruction).calls).toEqual([['work_resume', args]]);
  });

  it('is paused with the instruction as reason', () => {
    const reason = 'Asked for in a conversation: pause the work of Portal';
    expect(within('pause the work of Portal').calls).toEqual([['work_pause', { scope: 'project', id: 'p1', reason }]]);
  });

  it('is refused by name if nothing or several records have the name', () => {
    const unknown = within('pause the work of Nobody');
    expect([unknown.calls, unknown.report.split('\n')[1]]).toEqual([
      [],
      'No agent, project or task is called "Nobody".',
    ]);
    expect(within('pause the agent Portal').report).toContain('No agent is called "Portal".');
    const both = within('pause the work of Ada Quinn');
    expect(both.calls).toEqual([]);
    expect(both.report).toContain('Several records are called "Ada Quinn"; write "the agent", "the project"');
    expect(both.report).toContain('agent Ada Quinn, a1; project Ada Quinn, p3.');
    expect(within('pause the work of Ines').report).toContain('agent Ines Roth, a2; agent Ines Wolf, a3.');
  });

  it.each(['pause for a while', 'resume', 'pause Portal', 'please pausethe work'])(
    '%j is not a command',
    (instruction) => {
      expect(within(instruction).report).toContain('I know these commands');
    },
  );

  it('of some is done while others are refused, and the report has both', () => {
    const results = [{ toolName: 'work.pause', isError: false, text: '{}' }];
    const { calls, report } = within('pause the project Portal\npause the project Nowhere', { results });
    expect(calls).toHaveLength(1);
    expect(report).toBe('I am the built-in guide.\nwork.pause done: {}\nNo project is called "Nowhere".');
  });
});

describe('the report of the built-in guide', () => {
  const report = (results: CommandContext['results']) => actReport({ ...CONTEXT, results });

  it('lists the commands when nothing was done', () => {
    expect(report([])).toBe(
      'I am the built-in guide and did nothing. I know these commands: create a department called X; ' +
        'delete the department X; rename the company to X; set the monthly budget to N; ' +
        'create a task called T in project P; start or cancel the task T; ' +
        'pause or resume the work of an agent, of a project or of everything; list departments, agents, tasks or projects.',
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
