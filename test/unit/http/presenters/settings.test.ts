import { describe, expect, it } from 'vitest';
import { presentAgent } from '../../../../handlers/presenters/agents.ts';
import { presentBudget } from '../../../../handlers/presenters/budgets.ts';
import {
  presentCharter,
  presentCharterApproval,
  presentInterviewTurn,
} from '../../../../handlers/presenters/charters.ts';
import { presentCapabilities, presentProbe, presentReadiness } from '../../../../handlers/presenters/health.ts';
import { presentProvider } from '../../../../handlers/presenters/providers.ts';
import { presentSetting } from '../../../../handlers/presenters/settings.ts';

const [FIRST, SECOND, THIRD] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day, 3, 4, 5, 6))) as [
  Date,
  Date,
  Date,
];
const [one, two, three] = [FIRST, SECOND, THIRD].map((date) => date.toISOString());

describe('a charter', () => {
  const bare = {
    id: 'c-1',
    conversationId: 'v-1',
    createdBy: 'u-1',
    version: 2,
    status: 'draft',
    title: 'T',
    brief: 'B',
    goals: ['g'],
    constraints: ['k'],
    successCriteria: ['s'],
    scope: { in_scope: ['i'], out_of_scope: ['o'] },
    envelope: { amount: 5, currency: 'USD', deadline: null, time_horizon: 'soon', extra: 'not shown' },
    proposedProjectDescription: 'D',
    createdAt: FIRST,
    updatedAt: SECOND,
  };
  const wire = {
    id: 'c-1',
    conversation_id: 'v-1',
    created_by: 'u-1',
    version: 2,
    status: 'draft',
    title: 'T',
    brief: 'B',
    goals: ['g'],
    constraints: ['k'],
    success_criteria: ['s'],
    scope: { in_scope: ['i'], out_of_scope: ['o'] },
    envelope: { amount: 5, currency: 'USD', deadline: null, time_horizon: 'soon' },
    project_id: null,
    proposed_project_name: null,
    proposed_project_description: 'D',
    created_at: one,
    updated_at: two,
    approved_at: null,
    approved_by: null,
    forecast_id: null,
    correlation_id: null,
    task_id: null,
  };
  const approved = {
    projectId: 'p-1',
    proposedProjectName: 'N',
    approvedAt: THIRD,
    approvedBy: 'u-2',
    forecastId: 'f-1',
    correlationId: 'r-1',
    taskId: 't-1',
  };

  it('has null for what does not exist yet, and the other fields', () => {
    expect(presentCharter(bare as never)).toEqual(wire);
    expect(presentCharter({ ...bare, ...approved } as never)).toEqual({
      ...wire,
      project_id: 'p-1',
      proposed_project_name: 'N',
      approved_at: three,
      approved_by: 'u-2',
      forecast_id: 'f-1',
      correlation_id: 'r-1',
      task_id: 't-1',
    });
  });

  it.each([
    [null, null],
    [bare, wire],
  ])('may result from an interview', (charter, shown) => {
    const turn = {
      conversationId: 'v-1',
      status: 'drafted' as const,
      nextQuestion: 'What?',
      charter: charter as never,
      isConversationClosed: true,
    };
    expect(presentInterviewTurn(turn)).toEqual({
      conversation_id: 'v-1',
      status: 'drafted',
      next_question: 'What?',
      charter: shown,
      conversation_closed: true,
    });
  });

  it('that is approved has a project and a task', () => {
    const approval = { charter: bare as never, projectId: 'p-1', taskId: 't-1', isSuccess: true };
    expect(presentCharterApproval(approval)).toEqual({
      charter: wire,
      project_id: 'p-1',
      task_id: 't-1',
      is_success: true,
    });
  });
});

describe('the state of the server', () => {
  const readiness = {
    isReady: true,
    uptimeSeconds: 7,
    persistence: true,
    messageBus: false,
    messageCarrier: 'poll' as const,
    database: { areLocksHeld: true, areStatementsKept: false },
    isTraced: false,
  };

  it('is one word for public readers', () => {
    expect(presentProbe(readiness)).toEqual({ status: 'ok', uptime_seconds: 7 });
    expect(presentProbe({ ...readiness, isReady: false })).toEqual({ status: 'unavailable', uptime_seconds: 7 });
  });

  it('is reported by component to permitted readers', () => {
    expect(presentReadiness(readiness, null, '0.9.4')).toEqual({
      status: 'ok',
      uptime_seconds: 7,
      persistence: true,
      message_bus: false,
      message_carrier: 'poll',
      row_locks: true,
      prepared_statements: false,
      providers: null,
      telemetry: 'disabled',
      version: '0.9.4',
    });
  });

  const CAPABILITIES = {
    explainChat: 'explain_chat',
    propose: 'propose',
    groupChat: 'group_chat',
    invites: 'invites',
    directMcp: 'direct_mcp',
    charter: 'charter',
    concernRouting: 'concern_routing',
    multiVoice: 'multi_voice',
    webhooks: 'webhooks',
    oauth: 'oauth',
    mcpServer: 'mcp_server',
    metrics: 'metrics',
    websocket: 'websocket',
    telemetry: 'telemetry',
    durablePersistence: 'durable_persistence',
  } as const;

  it.each(Object.entries(CAPABILITIES))('reports whether %s exists, as %s and nothing else', (name, shown) => {
    const none = Object.fromEntries(Object.keys(CAPABILITIES).map((each) => [each, false]));
    const wire = Object.fromEntries(Object.values(CAPABILITIES).map((each) => [each, each === shown]));
    expect(presentCapabilities({ ...none, [name]: true } as never)).toEqual(wire);
  });
});

describe('a model provider', () => {
  const same = { id: 'm-1', tools: true, vision: false, reasoning: null, embedding: true };
  const model = { ...same, contextWindow: 1, inputPrice: 2, outputPrice: 3, latencyMs: 4, embeddingDims: 5 };
  const wire = { ...same, context_window: 1, input_price: 2, output_price: 3, latency_ms: 4, embedding_dims: 5 };

  it.each([
    [null, null],
    [FIRST, one],
  ])('checked at %j contains nothing secret', (checkedAt, shown) => {
    const provider = {
      name: 'p',
      kind: 'openai-compatible' as const,
      isDefault: true,
      isReachable: false,
      checkedAt,
      models: [model],
      apiKey: 'secret',
    };
    expect(presentProvider(provider)).toEqual({
      name: 'p',
      kind: 'openai-compatible',
      is_default: true,
      reachable: false,
      checked_at: shown,
      models: [wire],
    });
  });
});

describe('a setting', () => {
  const definition = {
    namespace: 'n',
    key: 'k',
    type: 'string',
    default: 'd',
    minimum: 1,
    maximum: 9,
    allowed: ['a', 'd'],
    description: 'D',
    environment: 'not shown',
  };
  const wire = {
    namespace: 'n',
    key: 'k',
    type: 'string',
    value: 'a',
    default: 'd',
    source: 'stored',
    minimum: 1,
    maximum: 9,
    allowed: ['a', 'd'],
    description: 'D',
    updated_at: one,
    updated_by: 'u-1',
  };

  it('is shown with its definition', () => {
    const view = { definition, value: 'a', source: 'stored', updatedAt: FIRST, updatedBy: 'u-1' };
    expect(presentSetting(view as never)).toEqual(wire);
    const untouched = { ...view, definition: { ...definition, allowed: null }, updatedAt: null, updatedBy: null };
    expect(presentSetting(untouched as never)).toEqual({ ...wire, allowed: null, updated_at: null, updated_by: null });
  });
});

describe('the budget', () => {
  it('is shown line by line', () => {
    const report = {
      currency: 'USD',
      month: '2026-01',
      company: { cap: 9, held: 1, spent: 2 },
      departments: [{ id: 'd-1', cap: 8, held: 3, spent: 4 }],
      charters: [{ id: 'c-1', cap: 7, held: 5, spent: 6 }],
    };
    const shown = presentBudget(report as never);
    expect(shown).toEqual(report);
    expect(shown.company).not.toBe(report.company);
  });
});

describe('an agent', () => {
  it('is its record, whose hash is published', () => {
    const agent = { id: 'g-1' } as never;
    expect(presentAgent(agent)).toBe(agent);
  });
});
