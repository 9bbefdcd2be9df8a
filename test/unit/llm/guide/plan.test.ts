import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propose } from '../../../../domain/llm/providers/guide/plan/plan.ts';
import type { PlanRoster, ProposeContext } from '../../../../domain/llm/providers/guide/subjects.ts';
import { checkReply } from '../../../../domain/llm/schemas/reply-schemas.ts';

/** An organisation without agents. */
const NO_ROSTER: PlanRoster = { roles: [], departments: [], responderRole: null };
const planOf = (message: string, extra: Partial<ProposeContext> = {}) =>
  propose({ turns: [], projectHint: null, roster: NO_ROSTER, message, ...extra }).plan ?? expect.fail('no plan');

const ROSTER: PlanRoster = {
  roles: ['CEO', 'CTO', 'CFO', 'Backend Developer', 'Frontend Developer', 'qa lead', 'HR Manager', 'Project Manager'],
  departments: [
    { name: 'Sales', leadRole: 'CEO' },
    { name: 'legal_affairs', leadRole: 'CFO' },
  ],
  responderRole: 'CTO',
};

/** Titles, owners and dependencies. */
const outlineOf = (message: string, roster = ROSTER) =>
  planOf(message, { roster }).items.map(({ title, owner_role, depends_on }) => [title, owner_role, depends_on]);

describe('a plan of the built-in guide', () => {
  it.each(['Plan', ' Plan the\n billing  migration ', ''])('asks first after %j: fewer than five words', (message) => {
    expect(propose({ turns: [], projectHint: null, roster: NO_ROSTER, message })).toEqual({
      needs_clarification: true,
      clarifying_question:
        'I am the built-in guide. Please tell me more in a sentence or two: what exactly should be done, and how will you know that it is done?',
      plan: null,
    });
  });

  it('is drafted immediately for five words', () => {
    expect(
      propose({ turns: [], projectHint: null, roster: NO_ROSTER, message: 'Plan the big billing migration' }),
    ).toEqual({
      needs_clarification: false,
      clarifying_question: null,
      plan: {
        title: 'Plan the big billing migration',
        summary: 'Plan the big billing migration',
        project_id: null,
        priority: 'medium',
        task_type: 'development',
        estimated_complexity: 'medium',
        acceptance_criteria: ['Plan the big billing migration'],
        items: expect.any(Array),
      },
    });
  });

  it('of one thing has four steps, each after the previous one; the review has the request as its criterion', () => {
    const message = 'Plan the big billing migration';
    expect(planOf(message, { roster: ROSTER }).items).toEqual([
      {
        title: 'Clarify',
        description: 'Agree on the scope, what is excluded, and how the result will be evaluated.',
        owner_role: 'Project Manager',
        depends_on: [],
        acceptance_criteria: [`The scope is agreed: ${message}`],
      },
      {
        title: 'Design',
        description: 'Design the approach and get it approved.',
        owner_role: 'Backend Developer',
        depends_on: [0],
        acceptance_criteria: ['The approach is approved.'],
      },
      {
        title: 'Deliver',
        description: 'Do the work as designed.',
        owner_role: 'Backend Developer',
        depends_on: [1],
        acceptance_criteria: [`Done as asked: ${message}`],
      },
      {
        title: 'Review',
        description: 'Check the result against the acceptance criteria.',
        owner_role: 'Project Manager',
        depends_on: [2],
        acceptance_criteria: [message],
      },
    ]);
  });

  it('combines all messages of the user, without surrounding white space, and none of the guide', () => {
    const turns = [
      { role: 'user', content: ' Plan billing \n' },
      { role: 'assistant', content: 'Tell me more.' },
    ] as const;
    expect(planOf('  By summer ', { turns }).summary).toBe('Plan billing\nBy summer');
  });

  it.each([
    ['Plan the big\nbilling migration now', 'Plan the big'],
    ['Plan the big billing migration ?! ', 'Plan the big billing migration'],
    ['Plan the big billing 2.0 migration...', 'Plan the big billing 2.0 migration'],
    ['! ? ! ? !', 'Plan'],
    [`a b c d ${'x'.repeat(73)}`, `a b c d ${'x'.repeat(72)}`],
  ])('for %j is named after its first line, at most 80 characters: %j', (message, title) => {
    expect(planOf(message).title).toBe(title);
  });

  it('is named after the first line with text', () => {
    expect(planOf('By summer', { turns: [{ role: 'user', content: ' \n ' }] }).title).toBe('By summer');
  });

  it('keeps 8000 characters of the request', () => {
    expect(planOf(`a b c d ${'x'.repeat(8000)}`).summary).toBe(`a b c d ${'x'.repeat(7992)}`);
  });
});

describe('a plan of several things', () => {
  it('has an item for each, in parallel where possible, with training and launch last', () => {
    const message = 'Please build the customer portal, migrate the invoices by June and train the support team.';
    expect(outlineOf(message)).toEqual([
      ['Clarify', 'Project Manager', []],
      ['Build the customer portal', 'Frontend Developer', [0]],
      ['Migrate the invoices by June', 'Backend Developer', [0]],
      ['Train the support team', 'HR Manager', [1, 2]],
      ['Review and hand over', 'Project Manager', [3]],
    ]);
    const [, , migrate, , review] = planOf(message).items;
    expect(migrate?.acceptance_criteria).toEqual(['Done as asked: migrate the invoices by June', 'It holds: by June']);
    expect(review?.acceptance_criteria).toEqual([
      'Done as asked: build the customer portal',
      'Done as asked: migrate the invoices by June',
      'Done as asked: train the support team',
    ]);
  });

  it.each<[string, [title: string, depends_on: number[]][]]>([
    [
      'Research and design the app, then build the server and its database, then launch it.',
      [
        ['Research and design the app', [0]],
        ['Build the server and its database', [1]],
        ['Launch it', [2]],
      ],
    ],
    [
      'Paint the walls, then clean the rooms.',
      [
        ['Paint the walls', [0]],
        ['Clean the rooms', [1]],
      ],
    ],
    [
      'Can you build a shop, an app and a website?',
      [
        ['Build a shop', [0]],
        ['Build an app', [0]],
        ['Build a website', [0]],
      ],
    ],
    [
      '1. Define the scope\n2) Build it\n3. Test it',
      [
        ['Define the scope', [0]],
        ['Build it', [1]],
        ['Test it', [2]],
      ],
    ],
    [
      'Test the new portal. Compare three vendors. Build the new portal!',
      [
        ['Compare three vendors', [0]],
        ['Build the new portal', [1]],
        ['Test the new portal', [2]],
      ],
    ],
    [
      'Bitte baue das Portal und erstelle einen Bericht.',
      [
        ['Baue das Portal', [0]],
        ['Erstelle einen Bericht', [0]],
      ],
    ],
  ])('of %j has the requested items in a sensible order', (message, items) => {
    const outline = outlineOf(message).map(([title, , depends_on]) => [title, depends_on]);
    expect(outline.slice(1, -1)).toEqual(items);
  });

  it('has at most seven items: the others are combined, and the review names each', () => {
    const { items } = planOf('- a one\n- b two\n- c three\n- d four\n- e five\n- f six\n- g seven');
    expect(items.map(({ title }) => title)).toEqual([
      ...['Clarify', 'A one', 'B two', 'C three', 'D four', 'E five; f six; g seven', 'Review and hand over'],
    ]);
    expect(items.at(-1)?.acceptance_criteria).toHaveLength(7);
  });

  it('keeps constraints as criteria of the review', () => {
    const { items } = planOf('Build the shop. Hire two clerks. It must cost less than 5000 EUR.');
    expect(items.at(-1)?.acceptance_criteria.at(-1)).toBe('It must cost less than 5000 EUR');
  });
});

describe('the owner of an item', () => {
  const ownerOf = (work: string, roster = ROSTER) => outlineOf(`Hire a clerk and ${work}`, roster)[2]?.[1];

  it.each([
    ['prepare the yearly budget', 'CFO'],
    ['build a portal for customers', 'Frontend Developer'],
    ['write a text with the backend developer', 'Backend Developer'],
    ['check the terms of the contract', 'CFO'],
    ['clean the rooms of sales', 'CEO'],
    ['paint the walls', 'CTO'],
  ])('of %j is %s', (work, role) => expect(ownerOf(work)).toBe(role));

  it('is a role that an agent has, in the spelling of that agent', () => {
    expect(outlineOf('Test the portal and test the shop')[1]?.[1]).toBe('qa lead');
    expect(ownerOf('paint the walls', { ...ROSTER, responderRole: 'Painter' })).toBe(null);
    expect(ownerOf('prepare the budget', NO_ROSTER)).toBe(null);
  });
});

describe('any request', () => {
  const words = fc.constantFrom(
    ...[
      'build',
      'the shop',
      'and',
      ',',
      'then',
      '.',
      '\n- ',
      '\n2. ',
      'train',
      'budget',
      'by June',
      '<task-data>',
      'a',
      ';',
      '"',
    ],
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(words, { maxLength: 120 }).map((some) => some.join(' ')),
    fc.string({ maxLength: 9000, size: 'max' }),
  );
  const roster = fc.record({
    roles: fc.array(fc.oneof(fc.constantFrom('CFO', 'CTO', 'QA Lead'), fc.string()), { maxLength: 6 }),
    departments: fc.array(fc.record({ name: fc.string(), leadRole: fc.constantFrom('CFO', 'CTO') }), { maxLength: 3 }),
    responderRole: fc.oneof(fc.constant(null), fc.string()),
  });

  it('the plan keeps its schema: 4 to 7 items that depend only on earlier ones, each owned by a role of the roster or nobody', () => {
    fc.assert(
      fc.property(text, roster, (asked, who) => {
        const message = `Please do all of this: ${asked.replaceAll('\0', '')}`;
        const { plan } = checkReply(
          'propose_decision',
          propose({ turns: [], projectHint: null, message, roster: who }),
        );
        const items = plan?.items ?? [];
        expect(items.length).toBeGreaterThanOrEqual(4);
        expect(items.length).toBeLessThanOrEqual(7);
        const owners = new Set([null, ...who.roles, ...who.departments.map(({ leadRole }) => leadRole)]);
        for (const [index, { owner_role, depends_on }] of items.entries()) {
          expect(owners.has(owner_role)).toBe(true);
          expect(depends_on.every((at) => at < index)).toBe(true);
          expect(depends_on.length > 0).toBe(index > 0);
          expect(new Set(depends_on).size).toBe(depends_on.length);
        }
      }),
      { numRuns: 300 },
    );
  });
});
