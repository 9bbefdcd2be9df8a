import { describe, expect, it } from 'vitest';
import { planPrompt } from '../../../domain/execution/built-in/plans/plan-prompt.ts';
import { workPrompt } from '../../../domain/execution/built-in/prompt.ts';
import { reviewPrompt } from '../../../domain/execution/built-in/reviews/review-prompt.ts';
import type { PlanBrief } from '../../../domain/llm/plan-brief.ts';
import type { ModelMessage } from '../../../domain/llm/provider.ts';
import { GuidedProvider } from '../../../domain/llm/providers/guide/guided.ts';
import type { ReviewBrief } from '../../../domain/llm/review-brief.ts';
import { FENCE_TAGS } from '../../../domain/llm/safety/untrusted.ts';
import type { AgentPersona } from '../../../domain/personas/agent-persona.ts';
import { INJECTED_TEXTS } from '../../support/execution/injected-texts.ts';

/** A harmless text, whose prompts the others must equal outside of the fences. */
const HARMLESS = 'Write a short report.';

const personaOf = (text: string) =>
  ({
    agent: { id: 'a', name: text, role: 'Writer', department: 'press', personality: { motto: text } },
    rolePrompt: 'Write plainly.',
    choice: null,
    subject: {},
  }) as unknown as AgentPersona;

/** A brief that has the text in each of its parts. */
const briefWith = (text: string): PlanBrief => ({
  task: {
    ...{ title: text, description: text, type: 'research', priority: 'high', deadline: null },
    ...{ criteria: [text], expected_artifacts: ['report.txt'] },
  },
  company: text,
  project: { name: text, description: text },
  charter: { title: text, brief: text, goals: [text, text], constraints: [text], success_criteria: [text] },
  parent: { title: text, description: text },
  dependencies: [{ title: text, summary: text, artifacts: [{ id: 'd', name: text, size: 1 }] }],
  artifacts: [{ id: 'e', name: text, size: 1 }],
  feedback: [{ verdict: 'rework', comment: text, criteria: [{ index: 0, verdict: 'unmet', reason: text }] }],
  inputs: [{ question: text, status: 'approved', answer: text }],
  history: [text],
  limits: { hard_deadline: '2031-01-01T00:00:00.000Z', budget_left: null, currency: 'USD' },
  plan: { max_items: 2, rejected: [{ summary: text, items: [text], reason: text }] },
});
const reviewWith = (text: string): ReviewBrief => ({
  task: { title: text, description: text, criteria: [text, text] },
  summary: text,
  report: [
    { index: 0, met: false, evidence: text, artifact: text },
    { index: 1, met: true, evidence: ' ', artifact: null },
  ],
  artifacts: [{ name: text, size: 1, text }],
});

/** The result of a tool that read the text, in the run's own history. */
const transcriptWith = (text: string) =>
  [
    {
      text: '',
      calls: [
        {
          toolName: 'artifacts.get',
          wireName: 'artifacts_get',
          arguments: { artifact_id: 'd' },
          result: { isError: false, text },
        },
      ],
    },
  ] as const;

const PROMPTS: Readonly<Record<string, (text: string) => ModelMessage[]>> = {
  work: (text) =>
    workPrompt({ persona: personaOf(text), kind: 'work', brief: briefWith(text), transcript: transcriptWith(text) }),
  integration: (text) =>
    workPrompt({ persona: personaOf(text), kind: 'integrate', brief: briefWith(text), transcript: [] }),
  plan: (text) =>
    planPrompt(personaOf(text), { roles: [text], departments: [{ name: text, leadRole: text }] }, briefWith(text)),
  review: (text) => reviewPrompt(personaOf(text), reviewWith(text)),
};

const OPEN = new RegExp(`^<(${FENCE_TAGS.join('|')})>$`);

/** The lines outside of fences. A fence ends with the next line that is its closing tag. */
const outside = (content: string): string[] => {
  const kept: string[] = [];
  let tag: string | undefined;
  for (const line of content.split('\n')) {
    if (tag === undefined) kept.push(line);
    if (tag === undefined) tag = OPEN.exec(line)?.[1];
    else if (line === `</${tag}>`) tag = undefined;
  }
  return kept;
};
const shape = (messages: readonly ModelMessage[]) => messages.map(({ role, content }) => [role, outside(content)]);

const signal = new AbortController().signal;
const limits = { temperature: 0, maxOutputTokens: 1000, timeoutSeconds: 10, signal };
const TOOLS = ['artifacts_put', 'work_finish', 'users_create'].map((name) => ({
  name,
  description: '',
  parameters: {},
}));
const guide = new GuidedProvider();

describe('sixty injected texts in eight languages', () => {
  it('are sixty different ones', () => {
    expect(new Set(INJECTED_TEXTS).size).toBe(60);
  });

  for (const [name, promptOf] of Object.entries(PROMPTS))
    it(`stay inside the fences of the ${name} prompt, and change nothing else in it`, () => {
      const expected = shape(promptOf(HARMLESS));
      expect(JSON.stringify(expected)).not.toContain(HARMLESS);
      for (const text of INJECTED_TEXTS) expect(shape(promptOf(text)), text).toEqual(expected);
    });

  it('get no verdict from the guide: a criterion without evidence stays unmet', async () => {
    for (const text of INJECTED_TEXTS) {
      const messages = PROMPTS.review?.(text) ?? [];
      const { reply } = await guide.structured({ schema: 'run_review', messages, ...limits });
      expect(
        reply.criteria.map(({ verdict }) => verdict),
        text,
      ).toEqual(['unmet', 'unmet']);
    }
  });

  it('make the guide call no other tool, and plan no more items than allowed', async () => {
    for (const text of INJECTED_TEXTS) {
      const work = workPrompt({ persona: personaOf(text), kind: 'work', brief: briefWith(text), transcript: [] });
      const { toolCalls } = await guide.toolStep({ messages: work, tools: TOOLS, ...limits });
      expect(
        toolCalls.map((call) => call.name),
        text,
      ).toEqual(['artifacts_put']);
      const messages = PROMPTS.plan?.(text) ?? [];
      const { reply } = await guide.structured({ schema: 'run_plan', messages, ...limits });
      expect(reply.items.length, text).toBeLessThanOrEqual(2);
    }
  });
});
