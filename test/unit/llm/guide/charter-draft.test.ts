import { describe, expect, it } from 'vitest';
import { draftCharter } from '../../../../domain/llm/providers/guide/interview/charter-draft.ts';
import type { InterviewState, KnownFacets } from '../../../../domain/llm/providers/guide/interview/facets.ts';
import type { InterviewContext } from '../../../../domain/llm/providers/guide/subjects.ts';

const CONTEXT: InterviewContext = { turns: [], message: '', projects: [], projectHint: null, currency: 'EUR' };
const KNOWN: KnownFacets = {
  goals: ['Fewer calls', 'Happier users'],
  constraints: ['GDPR'],
  successCriteria: ['Half the calls', 'Good marks'],
  scope: { inScope: ['Web', 'Mail'], outOfScope: ['Mobile'] },
  budget: { amount: 500, deadline: '2031-03-01T23:59:59Z', timeHorizon: '3 months' },
  project: { kind: 'new', name: 'Portal' },
};
const NOTHING: KnownFacets = {
  goals: [],
  constraints: [],
  successCriteria: [],
  scope: { inScope: [], outOfScope: [] },
  budget: { amount: 500, deadline: null, timeHorizon: null },
  project: { kind: 'titled' },
};
const draft = (state: Partial<InterviewState>) =>
  draftCharter({ idea: 'Open a customer portal. Soon.', known: KNOWN, notes: [], ...state }, CONTEXT);

describe('the charter drafted from an interview', () => {
  it('contains every reply', () => {
    expect(draft({})).toMatchObject({
      title: 'Open a customer portal',
      goals: ['Fewer calls', 'Happier users'],
      constraints: ['GDPR'],
      success_criteria: ['Half the calls', 'Good marks'],
      scope: { in_scope: ['Web', 'Mail'], out_of_scope: ['Mobile'] },
      envelope: { amount: 500, currency: 'EUR', deadline: '2031-03-01T23:59:59Z', time_horizon: '3 months' },
    });
  });

  it('leaves unknown fields empty', () => {
    expect(draft({ idea: 'Grow', known: {} })).toEqual({
      title: 'Grow',
      brief: 'Grow',
      goals: ['Grow'],
      constraints: [],
      success_criteria: ['The stated goals are met.'],
      scope: { in_scope: [], out_of_scope: [] },
      envelope: { amount: 0, currency: 'EUR', deadline: null, time_horizon: null },
      project_id: null,
      proposed_project_name: 'Grow',
      proposed_project_description: 'Grow',
    });
  });

  it('takes a missing idea from the first goal, and always has a title', () => {
    expect(draft({ idea: '' })).toMatchObject({ title: 'Fewer calls', proposed_project_description: 'Fewer calls' });
    expect(draft({ idea: '', known: NOTHING })).toMatchObject({
      title: 'A new initiative',
      brief: 'A new initiative',
      goals: ['A new initiative'],
      proposed_project_name: 'A new initiative',
    });
    expect(draft({ idea: '', known: {} }).title).toBe('A new initiative');
  });
});

describe('the title of a charter', () => {
  it.each([
    ['Open a portal. Soon.', 'Open a portal'],
    ['Open a portal! Soon', 'Open a portal'],
    ['Open a portal? Yes', 'Open a portal'],
    ['Open a portal.', 'Open a portal'],
    ['Open a portal .', 'Open a portal'],
    ['Open a portal\nSoon', 'Open a portal'],
    ['Open acme.example 2.0 now. Soon.', 'Open acme.example 2.0 now'],
    [' \n Open a portal', 'Open a portal'],
    ['. Open a portal', '. Open a portal'],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['x'.repeat(81), 'x'.repeat(80)],
    [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
    [`. ${'x'.repeat(81)}`, `. ${'x'.repeat(78)}`],
  ])('of %j is its first sentence, at most 80 characters: %j', (idea, title) => {
    expect(draft({ idea }).title).toBe(title);
  });
});

describe('the brief of a charter', () => {
  it('is the idea, a paragraph for every reply with points, and the notes', () => {
    expect(draft({ notes: ['It must speak French.', 'It is urgent.'] }).brief).toBe(
      [
        'Open a customer portal. Soon.',
        'Goals: Fewer calls; Happier users',
        'Constraints: GDPR',
        'Success criteria: Half the calls; Good marks',
        'In scope: Web; Mail',
        'Out of scope: Mobile',
        'It must speak French.',
        'It is urgent.',
      ].join('\n\n'),
    );
  });

  it('omits replies without points', () => {
    expect(draft({ known: NOTHING }).brief).toBe('Open a customer portal. Soon.');
  });

  it('is limited to 10000 characters, the description to 4000 and a goal to 1000', () => {
    const idea = 'x'.repeat(10_001);
    const cut = draft({ idea, known: NOTHING });
    expect(cut.brief).toBe('x'.repeat(10_000));
    expect(cut.proposed_project_description).toBe('x'.repeat(4000));
    expect(cut.goals).toEqual(['x'.repeat(1000)]);
  });
});

describe('the project of a charter', () => {
  it.each([
    [
      'an existing one, without a name and a description',
      { kind: 'existing', id: 'p1' },
      { project_id: 'p1', proposed_project_name: null, proposed_project_description: '' },
    ],
    [
      'a new one by its name',
      { kind: 'new', name: 'Portal' },
      {
        project_id: null,
        proposed_project_name: 'Portal',
        proposed_project_description: 'Open a customer portal. Soon.',
      },
    ],
    [
      'a new one that takes the title',
      { kind: 'titled' },
      {
        project_id: null,
        proposed_project_name: 'Open a customer portal',
        proposed_project_description: 'Open a customer portal. Soon.',
      },
    ],
  ] as const)('is %s', (_what, project, expected) => {
    expect(draft({ known: { ...KNOWN, project } })).toMatchObject(expected);
  });
});
