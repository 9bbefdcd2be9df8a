import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interview } from '../../../../domain/llm/providers/guide/interview/interview.ts';
import type { HistoryTurn, InterviewContext } from '../../../../domain/llm/providers/guide/subjects.ts';
import type { InterviewDecision } from '../../../../domain/llm/schemas/interview-decision.ts';
import { checkReply } from '../../../../domain/llm/schemas/reply-schemas.ts';

const PROJECTS = [{ id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', name: 'Website "2031"' }];

/** Plays an interview: sends each message after the guide's reply to the previous one. */
const play = (messages: readonly string[], extra: Partial<InterviewContext> = {}): InterviewDecision[] => {
  const turns: HistoryTurn[] = [];
  return messages.map((message) => {
    const context = { turns: [...turns], message, projects: PROJECTS, projectHint: null, currency: 'USD', ...extra };
    const decision = checkReply('interview_decision', structuredClone(interview(context)));
    turns.push({ role: 'user', content: message });
    turns.push({ role: 'assistant', content: decision.next_question ?? 'The charter is drafted.' });
    return decision;
  });
};
const last = (messages: readonly string[], extra: Partial<InterviewContext> = {}) => play(messages, extra).at(-1);
const draftOf = (messages: readonly string[], extra: Partial<InterviewContext> = {}) =>
  last(messages, extra)?.draft ?? expect.fail('no draft');

const IDEA = 'Open a customer portal. It should cut calls.';
const ALL = [
  IDEA,
  'Fewer calls; Happier users',
  'none',
  'Half the calls',
  'Web; not: mobile',
  '50k by 2031-03-01',
  'Portal',
];

describe('the interview of the built-in guide', () => {
  it('asks for the six facets in order, each by its own word', () => {
    const words = ['goal', 'constraint', 'success', 'scope', 'budget', 'project'];
    const questions = play(ALL.slice(0, 6)).map(({ next_question: question }) => question?.toLowerCase() ?? '');
    questions.forEach((question, index) => {
      expect(words.filter((word) => question.includes(word))).toEqual([words[index]]);
    });
  });

  it('asks with these questions, and names the currency with the budget', () => {
    const questions = play(ALL.slice(0, 6)).map(({ next_question: question }) => question);
    expect(questions).toEqual([
      'What are the goals? One per line or separated by semicolons; "none" if the idea says it all.',
      'What are the constraints? Write "none" if there are none.',
      'What are the success criteria? Write "none" if you have none.',
      'What is in scope, and what is out of scope? Write the excluded part after "out of scope:".',
      'What is the budget? Give one amount; you may add a deadline such as "by 2031-03-01" or a horizon such as "within 3 months". The amount is in USD.',
      'Which project should it belong to? Give the id or the exact name of an existing project, a new name, or "skip".',
    ]);
  });

  it('says that it still needs a facet when it asks again, and only then', () => {
    const [first, again, next] = play([...ALL.slice(0, 5), 'plenty', '500'], { currency: 'EUR' }).slice(-3);
    expect(again?.next_question).toBe(`I still need this. ${first?.next_question}`);
    expect(first?.next_question).toMatch(/^What is the budget.* The amount is in EUR\.$/);
    expect(next?.next_question).toMatch(/^Which project/);
  });

  it('drafts once all six are known', () => {
    expect(draftOf(ALL)).toEqual({
      title: 'Open a customer portal',
      brief: expect.stringContaining(IDEA),
      goals: ['Fewer calls', 'Happier users'],
      constraints: [],
      success_criteria: ['Half the calls'],
      scope: { in_scope: ['Web'], out_of_scope: ['mobile'] },
      envelope: { amount: 50_000, currency: 'USD', deadline: '2031-03-01T23:59:59Z', time_horizon: null },
      project_id: null,
      proposed_project_name: 'Portal',
      proposed_project_description: IDEA,
    });
  });

  it('drafts immediately from a message with every label', () => {
    const message = [
      'Open a customer portal.',
      'Goals:',
      '- Fewer calls',
      '- Happier users',
      'constraints: none',
      'SUCCESS CRITERIA: Half the calls',
      'in scope: Web; Mail',
      'out of scope: Mobile',
      'budget: USD 1,250,000.50 within 3 months',
      'project: "Portal"',
    ].join('\n');
    expect(play([message])).toHaveLength(1);
    expect(draftOf([message])).toMatchObject({
      title: 'Open a customer portal',
      goals: ['Fewer calls', 'Happier users'],
      scope: { in_scope: ['Web', 'Mail'], out_of_scope: ['Mobile'] },
      envelope: { amount: 1_250_000.5, time_horizon: '3 months', deadline: null },
      proposed_project_name: 'Portal',
    });
  });

  it('drafts from labels without other text', () => {
    const message = 'goals: Grow\nconstraints: no\nsuccess criteria: no\nscope: no\nbudget: 5\nproject: skip';
    expect(draftOf([message])).toMatchObject({ title: 'Grow', proposed_project_name: 'Grow' });
  });

  it('uses the idea for missing goals, and the goals for missing success criteria', () => {
    const draft = draftOf([IDEA, 'none', 'skip', 'No.', 'none', '10', 'skip']);
    expect(draft).toMatchObject({
      goals: [IDEA],
      constraints: [],
      success_criteria: ['The stated goals are met.'],
      scope: { in_scope: [], out_of_scope: [] },
      proposed_project_name: draft.title,
    });
  });

  it('asks for the budget again until there is a positive number in the current currency', () => {
    for (const answer of ['plenty', '0', '-500', '500 EUR', '€500', 'none']) {
      expect(last([...ALL.slice(0, 5), answer])?.next_question).toMatch(/budget.*USD/i);
    }
    expect(draftOf([...ALL.slice(0, 5), 'plenty', '500', 'skip']).envelope.amount).toBe(500);
  });

  it('links an existing project by id or exact name, otherwise names a new one', () => {
    const project = (answer: string) => draftOf([...ALL.slice(0, 6), answer]);
    const [existing] = PROJECTS;
    expect(project(existing?.id ?? '').project_id).toBe(existing?.id);
    expect(project(existing?.name ?? '')).toMatchObject({ project_id: existing?.id, proposed_project_name: null });
    expect(project('call it "Acme Portal".').proposed_project_name).toBe('Acme Portal');
    expect(project('skip').proposed_project_name).toBe('Open a customer portal');
  });

  it('does not ask for the project with a hint', () => {
    expect(draftOf(ALL.slice(0, 6), { projectHint: 'p1' })).toMatchObject({
      project_id: 'p1',
      proposed_project_name: null,
    });
  });

  it('accepts a label for another facet next to the reply', () => {
    const decision = last([IDEA, 'Fewer calls\nconstraints: GDPR\nbudget: 10']);
    expect(decision?.next_question).toMatch(/success/i);
    expect(last([IDEA, 'constraints: GDPR'])?.next_question).toMatch(/goal/i);
  });

  it('drafts again in a proposed conversation: labels replace, other text is added to the brief', () => {
    const [, again] = play([...ALL, 'budget: 70k\nIt must speak French.']).slice(-2);
    expect(again?.draft).toMatchObject({ envelope: { amount: 70_000 }, goals: ['Fewer calls', 'Happier users'] });
    expect(again?.draft?.brief).toContain('It must speak French.');
  });

  it('keeps text next to a label for the requested facet as a note', () => {
    const { scope, brief } = draftOf([...ALL.slice(0, 4), 'in scope: Web\nIt must speak French.', '50k', 'Portal']);
    expect(scope).toEqual({ in_scope: ['Web'], out_of_scope: [] });
    expect(brief.split('\n\n').at(-1)).toBe('It must speak French.');
  });

  it('keeps no note of a message with nothing except labels', () => {
    const paragraphs = [
      IDEA,
      'Goals: Fewer calls; Happier users',
      'Success criteria: Half the calls',
      'In scope: Web',
      'Out of scope: mobile',
    ];
    expect(draftOf([...ALL, 'budget: 70k']).brief).toBe(paragraphs.join('\n\n'));
  });

  it('replaces one half of the scope and keeps the other', () => {
    expect(draftOf([...ALL, 'out of scope: desktop']).scope).toEqual({ in_scope: ['Web'], out_of_scope: ['desktop'] });
  });

  it('truncates a long idea to a title of 80 characters and a brief of 10000', () => {
    const draft = draftOf(['x '.repeat(2000), ...ALL.slice(1)]);
    expect([...draft.title].length).toBeLessThanOrEqual(80);
    expect(draft.goals).toEqual(['Fewer calls', 'Happier users']);
  });

  it('always keeps its contract, whatever the messages are', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        'goals:',
        'budget: 5',
        'project:',
        'in scope:',
        'not:',
        'none',
        '\n',
        ';',
        '9'.repeat(20),
        'within 3 months',
      ),
    );
    const message = fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(
        fc.array(
          message.filter((text) => text.trim() !== ''),
          { minLength: 1, maxLength: 9 },
        ),
        (messages) => {
          expect(play(messages)).toHaveLength(messages.length);
        },
      ),
    );
  });
});
