import { describe, expect, it } from 'vitest';
import type { TranscriptReply } from '../../../domain/acting/act-run.ts';
import { actPrompt } from '../../../domain/acting/prompt.ts';
import { explainPrompt } from '../../../domain/chat/explain/prompt.ts';
import { contributionPrompt } from '../../../domain/chat/group/prompt.ts';
import { type ProposalTurns, proposePrompt } from '../../../domain/chat/propose/prompt.ts';
import { chimePrompt, routingPrompt } from '../../../domain/chat/routing/concern-prompt.ts';
import { intentPrompt } from '../../../domain/chat/turn/intent-prompt.ts';
import { ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';
import type { OrganisationSnapshot } from '../../../domain/llm/organisation-snapshot.ts';
import { generatedBy, type ModelMessage, type ModelProvider } from '../../../domain/llm/provider.ts';
import { GuidedProvider } from '../../../domain/llm/providers/guide/guided.ts';
import { unconfiguredProvider } from '../../../domain/llm/providers/unconfigured.ts';
import { checkReply, type SchemaName } from '../../../domain/llm/schemas/reply-schemas.ts';
import type { Agent } from '../../../domain/organisation/value/agent.ts';
import type { AgentPersona } from '../../../domain/personas/agent-persona.ts';
import { readerOf } from '../../support/builders/chat/model-calls.ts';
import { agentNamed } from '../../support/builders/organisation/plain-organisation.ts';

const guide = new GuidedProvider();
const common = (messages: readonly ModelMessage[] = []) => ({
  messages,
  temperature: 0.3,
  maxOutputTokens: 100,
  timeoutSeconds: 1,
  signal: new AbortController().signal,
});
const ask = async <N extends SchemaName>(schema: N, messages: readonly ModelMessage[]) => {
  const result = await guide.structured({ ...common(messages), schema });
  checkReply(schema, structuredClone(result.reply));
  expect(result.usage).toEqual({ inputTokens: 0, outputTokens: 0 });
  return result;
};

const personaOf = (agent: Agent): AgentPersona => ({ agent, rolePrompt: null, choice: null, subject: {} });

const AGENTS = [
  { name: 'Ada', role: 'CTO' },
  { name: 'Ada Lovelace', role: 'CFO' },
  { name: 'Grace Hopper', role: 'Product Manager' },
];

describe('the classification of the built-in guide', () => {
  it.each([
    ['How many departments do we have?', 'explain', 0.9, []],
    ['  whose turn is it', 'explain', 0.9, []],
    ['Summarize the week', 'explain', 0.9, []],
    ['List the charters', 'explain', 0.9, []],
    ['Convene CFO and CTO to discuss pricing', 'group_convene', 0.9, ['CFO', 'CTO']],
    ['Let cto and ada lovelace debate, then CTO again', 'group_convene', 0.9, ['cto', 'ada lovelace']],
    ['Discuss it among yourselves', 'group_convene', 0.9, []],
    ['Ada, create a department called Research', 'act', 0.9, ['Ada']],
    ['Ada Lovelace: list departments', 'act', 0.9, ['Ada Lovelace']],
    ['product manager, create a department called Research', 'act', 0.9, ['product manager']],
    ['Please have the CTO rename the company to Acme', 'act', 0.9, ['CTO']],
    ['Tell Grace Hopper to list tasks', 'act', 0.9, ['Grace Hopper']],
    ['I have an idea for a new initiative', 'charter', 0.85, []],
    ['We want to launch a shop', 'charter', 0.85, []],
    ['Plan a migration of our billing system', 'propose', 0.8, []],
    ["Please, could you let's set up monitoring", 'propose', 0.8, []],
    ['We need to hire a designer', 'propose', 0.8, []],
    ['The budget is fine?', 'explain', 0.8, []],
    ['Bananas.', 'explain', 0.4, []],
    ['Whatever you plan', 'explain', 0.4, []],
    ['Adam, create a department called Research', 'explain', 0.4, []],
    ['Ideally nothing changes', 'explain', 0.4, []],
  ])('%j is %s', async (message, intent, confidence, targets) => {
    const { reply } = await ask('turn_intent', intentPrompt(message, AGENTS));
    expect(reply).toEqual({ intent, confidence, named_targets: targets });
  });

  it('finds a name after letters that become two in lower case', async () => {
    const { reply } = await ask('turn_intent', intentPrompt('İİİ! Please have Ada list tasks', AGENTS));
    expect(reply).toEqual({ intent: 'act', confidence: 0.9, named_targets: ['Ada'] });
  });

  it('takes the special characters of a name literally', async () => {
    const agents = [{ name: 'R. (Bob) [x', role: 'C++ Developer' }];
    const { reply } = await ask('turn_intent', intentPrompt('Tell the C++ Developer to list tasks', agents));
    expect(reply.named_targets).toEqual(['C++ Developer']);
  });
});

const sample = <T>(...items: readonly T[]) => ({ total: items.length, items });
const SNAPSHOT: OrganisationSnapshot = {
  companyName: 'Acme',
  autonomyLevel: 'semi',
  departments: {
    total: 12,
    items: [
      { id: 'd-engineering', name: 'Engineering' },
      { id: 'd-sales', name: 'Sales' },
    ],
  },
  agents: sample({ id: 'a-ada', name: 'Ada', role: 'CTO', department: 'Engineering' }),
  tasksInProgress: sample({ id: 't1', label: 'Fix billing', status: 'in_progress' }),
  tasksInReview: { total: 0, items: [] },
  activeProjects: { total: 3, items: [] },
  pendingApprovals: { total: 4, items: [] },
  draftedCharters: { total: 0, items: [] },
  plansInReview: { total: 0, items: [] },
  waiting: { total: 0, items: [] },
  budget: { currency: 'EUR', cap: null, held: 0, spent: 0 },
  versions: { total: 0, items: [] },
  recent: { windowDays: 7, completedTasks: 5, decidedApprovals: 6, approvedCharters: 0 },
};

const explainCall = (message: string) => ({
  ...common(explainPrompt({ message, history: [], snapshot: null, persona: null })),
  facts: async () => readerOf(SNAPSHOT),
});

describe('the replies of the built-in guide', () => {
  const explained = (question: string) => guide.complete(explainCall(question));

  it('give every total in digits and never call a working organisation idle', async () => {
    for (const question of ['How many departments do we have?', 'Is anybody idle?', 'Bananas.']) {
      const { text } = await explained(question);
      for (const part of [
        '12 departments',
        '1 agent,',
        '1 task in progress',
        '0 tasks in review',
        '3 active projects',
        '4 pending approvals',
      ]) {
        expect(text).toContain(part);
      }
      expect(text).not.toMatch(/idle/i);
    }
  });

  it('name departments and agents on request', async () => {
    expect((await explained('Which departments are there?')).text).toContain('Engineering; Sales; and 10 more');
    expect((await explained('Who works here?')).text).toContain('Ada, CTO (Engineering)');
  });

  it('have full confidence when a section fits and half otherwise', async () => {
    expect((await explained('How many departments do we have?')).confidence).toBe(0.9);
    expect((await explained('Bananas.')).confidence).toBe(0.5);
  });

  it('stream to the same text', async () => {
    const question = 'Which departments are there?';
    let text = '';
    const ends: unknown[] = [];
    for await (const part of guide.stream(explainCall(question))) {
      if (part.kind === 'delta') text += part.text;
      else ends.push(part);
    }
    const { shown, ...whole } = await explained(question);
    expect(text).toBe(whole.text);
    expect(ends).toEqual([
      { kind: 'end', confidence: 0.9, toolCalls: [], shown, usage: { inputTokens: 0, outputTokens: 0 } },
    ]);
  });
});

describe('the proposals of the built-in guide', () => {
  const decide = (conversation: Partial<ProposalTurns>) => {
    const knowledge = { projects: [], roster: { roles: [], departments: [] }, pending: null, persona: null };
    return ask(
      'propose_decision',
      proposePrompt({ turns: [], message: '', projectHint: null, ...conversation }, knowledge),
    );
  };

  it('ask once when the request has fewer than five words', async () => {
    const { reply } = await decide({ message: 'Plan the billing migration' });
    expect(reply).toMatchObject({ needs_clarification: true, plan: null });
    const turns = [
      { role: 'user', content: 'Plan billing' },
      { role: 'assistant', content: reply.clarifying_question ?? '' },
    ] as const;
    const second = await decide({ turns, message: 'ASAP' });
    expect(second.reply.plan).toMatchObject({ title: 'Plan billing', acceptance_criteria: ['Plan billing\nASAP'] });
  });

  it('have four items in order and the request as acceptance criterion', async () => {
    const message = 'Plan a migration of our billing system.';
    const { reply } = await decide({ projectHint: 'p1', message });
    expect(reply.plan).toMatchObject({
      title: 'Plan a migration of our billing system',
      project_id: 'p1',
      acceptance_criteria: [message],
    });
    expect(reply.plan?.items.map(({ title, depends_on }) => [title, depends_on])).toEqual([
      ['Clarify', []],
      ['Design', [0]],
      ['Deliver', [1]],
      ['Review', [2]],
    ]);
  });
});

describe('the routing of the built-in guide', () => {
  it.each([
    ['What does it cost?', 'CFO', 'cost'],
    ['Is our STRATEGY right?', 'CEO', 'strategy'],
    ['Improve the infrastructure', 'CTO', 'infrastructure'],
    ['Which features are next?', 'CPO', 'feature'],
    ['Who owns logistics?', 'COO', 'logistics'],
  ])('%j goes to the %s', async (message, role, topic) => {
    const { reply, remark } = await ask('concern_route', routingPrompt(message, []));
    expect(reply).toEqual({ topic, role, confidence: 1 });
    expect(remark).toBeNull();
  });

  it('reports when no word matched', async () => {
    const { reply, remark } = await ask('concern_route', routingPrompt('Bananas.', []));
    expect(reply.role).toBeNull();
    expect(remark).toBe('no_keyword_match');
  });

  it('has no chime-ins', async () => {
    expect((await ask('chime_in', chimePrompt('What does it cost?', 'Nothing.', []))).reply).toEqual({ chime_ins: [] });
  });
});

describe('a group of the built-in guide', () => {
  it('gets one line per agent, from its role, and no invite', async () => {
    const messages = contributionPrompt({
      ...{ persona: personaOf({ ...agentNamed(1, 'Ada'), role: 'CFO' }), participants: [], invitation: null },
      ...{ history: [], message: 'Convene to discuss\npricing', peerMessages: [], mayInvite: true },
    });
    const { reply } = await ask('group_contribution', messages);
    expect(reply.invite).toBeNull();
    expect(reply.message).toMatch(/^As CFO, .*costs/);
    expect(reply.message).not.toContain('\n');
    expect((await guide.complete(common(messages))).text).toBe(reply.message);
  });
});

describe('the actions of the built-in guide', () => {
  const step = (instruction: string, transcript: readonly TranscriptReply[] = []) => {
    const things = {
      departments: [{ id: 'd1', name: 'Research' }],
      projects: [{ id: 'p1', name: 'Portal' }],
      agents: [{ id: 'a1', name: 'Ada Quinn', role: 'CTO' }],
      tasks: [{ id: 't1', title: 'Fix: it, project', status: 'assigned', projectId: 'p1' } as const],
    };
    const persona = personaOf(agentNamed(1, 'Ada'));
    const messages = actPrompt({ persona, history: [], transcript, context: { instruction, ...things } });
    return guide.toolStep({ ...common(messages), tools: [] });
  };

  it.each([
    ['Ada, create a department called "Research Lab".', 'departments_create', { name: 'Research Lab' }],
    ['Tell Ada to delete the department research', 'departments_delete', { department_id: 'd1' }],
    ['delete the department Nowhere', 'departments_delete', { department_id: 'Nowhere' }],
    ['Ada: rename the company to Acme & Sons', 'company_update', { company_name: 'Acme & Sons' }],
    ['set the monthly budget to 12,500.50', 'company_update', { budget_monthly: 12_500.5 }],
    ['set the monthly budget to USD 0', 'company_update', { budget_monthly: 0 }],
    ['set the monthly budget to plenty', 'company_update', { budget_monthly: 'plenty' }],
    ['create a task called Fix it in project Portal', 'tasks_create', { title: 'Fix it', project_id: 'p1' }],
    ['list departments', 'departments_list', {}],
    ['Ada, list all the agents', 'agents_list', {}],
    ['list tasks', 'tasks_list', {}],
    ['list projects', 'projects_list', {}],
    ['start the task Fix: it, project', 'tasks_start', { task_id: 't1' }],
    ['resume the work of the CTO', 'work_resume', { scope: 'agent', id: 'a1' }],
    ['resume the project Portal', 'work_resume', { scope: 'project', id: 'p1' }],
  ])('%j is the call %s', async (instruction, name, args) => {
    const { text, toolCalls } = await step(instruction);
    expect(text).toBe('');
    expect(toolCalls).toHaveLength(1);
    expect(toolCalls[0]).toMatchObject({ name, arguments: args });
    expect(JSON.parse(toolCalls[0]?.argumentsText ?? '')).toEqual(toolCalls[0]?.arguments);
  });

  it('give a deletion its reason', async () => {
    const { toolCalls } = await step('delete the department Research');
    expect(toolCalls[0]?.arguments?.reason).toContain('delete the department Research');
  });

  it('end with the results of the tools', async () => {
    const call = { toolName: 'departments.create', wireName: 'departments_create', arguments: {} };
    const ran = { ...call, result: { isError: false, text: '{"name":"Research"}' } };
    const failed = { ...call, result: { isError: true, text: '{"error":"It exists","error_code":4001}' } };
    const { text, toolCalls } = await step('create a department called Research', [{ text: '', calls: [ran, failed] }]);
    expect(toolCalls).toEqual([]);
    expect(text).toContain('departments.create done: {"name":"Research"}');
    expect(text).toContain('departments.create failed: {"error":"It exists"');
  });

  it('list the commands when there is none, and run no tool', async () => {
    const { text, toolCalls } = await step('Ada, make us rich');
    expect(toolCalls).toEqual([]);
    expect(text).toContain('create a department called X');
    expect(text).toContain('set the monthly budget to N');
  });
});

describe('the provider of a reply', () => {
  it('is the built-in guide', () => {
    expect(generatedBy(guide)).toEqual({ provider: 'guided', model: 'guide-1', isBuiltIn: true });
  });

  it('is nobody without a provider: every call is refused as not available', async () => {
    const none: ModelProvider = unconfiguredProvider;
    await expect(none.complete(common())).rejects.toThrow(ServiceUnavailable);
    await expect(none.structured({ ...common(), schema: 'chime_in' })).rejects.toThrow(ServiceUnavailable);
    await expect(none.stream(common())[Symbol.asyncIterator]().next()).rejects.toThrow(ServiceUnavailable);
    expect(none.isHealthy).toBeNull();
  });

  it('is nobody after the request was aborted', async () => {
    const gone = { ...explainCall('x'), signal: AbortSignal.abort(new Error('gone')) };
    await expect(guide.complete(gone)).rejects.toThrow('gone');
    await expect(guide.structured({ ...gone, schema: 'chime_in' })).rejects.toThrow('gone');
    await expect(guide.stream(gone).next()).rejects.toThrow('gone');
    await expect(guide.toolStep({ ...gone, tools: [] })).rejects.toThrow('gone');
  });

  it('is nobody any more when the request is aborted in the middle of a stream', async () => {
    const request = new AbortController();
    const stream = guide.stream({ ...explainCall('x'), signal: request.signal });
    expect((await stream.next()).value).toMatchObject({ kind: 'delta' });
    request.abort(new Error('gone'));
    await expect(stream.next()).rejects.toThrow('gone');
  });
});
