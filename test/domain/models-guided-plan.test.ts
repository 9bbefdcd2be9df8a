import { describe, expect, it } from 'vitest';
import { propose } from '../../domain/llm/guide/guided-plan.ts';
import type { ProposeContext } from '../../domain/llm/guide-context.ts';

const planOf = (message: string, extra: Partial<ProposeContext> = {}) =>
  propose({ turns: [], projectHint: null, message, ...extra }).plan ?? expect.fail('no plan');

describe('a plan of the built-in guide', () => {
  it.each(['Plan', ' Plan the\n billing  migration ', ''])('asks first after %j: fewer than five words', (message) => {
    expect(propose({ turns: [], projectHint: null, message })).toEqual({
      needs_clarification: true,
      clarifying_question:
        'I am the built-in guide. Please tell me more in a sentence or two: what exactly shall be done, and how will you see that it is done?',
      plan: null,
    });
  });

  it('comes at once for five words', () => {
    expect(propose({ turns: [], projectHint: null, message: 'Plan the big billing migration' })).toEqual({
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

  it('is four steps, each after the one before; the review holds the request as its criterion', () => {
    const message = 'Plan the big billing migration';
    expect(planOf(message).items).toEqual([
      {
        title: 'Clarify',
        description: 'Settle what is asked for, what is not, and how the result will be judged.',
        owner_role: null,
        depends_on: [],
        acceptance_criteria: [],
      },
      {
        title: 'Design',
        description: 'Work out how to do it and have that agreed.',
        owner_role: null,
        depends_on: [0],
        acceptance_criteria: [],
      },
      {
        title: 'Deliver',
        description: 'Do the work as designed.',
        owner_role: null,
        depends_on: [1],
        acceptance_criteria: [],
      },
      {
        title: 'Review',
        description: 'Hold the result against the acceptance criteria.',
        owner_role: null,
        depends_on: [2],
        acceptance_criteria: [message],
      },
    ]);
  });

  it('takes together all that the user said, without white space around it, and nothing the guide said', () => {
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
  ])('for %j is called by its first line, at most 80 characters: %j', (message, title) => {
    expect(planOf(message).title).toBe(title);
  });

  it('is called by the first line that says something', () => {
    expect(planOf('By summer', { turns: [{ role: 'user', content: ' \n ' }] }).title).toBe('By summer');
  });

  it('keeps 8000 characters of the request', () => {
    expect(planOf(`a b c d ${'x'.repeat(8000)}`).summary).toBe(`a b c d ${'x'.repeat(7992)}`);
  });
});
