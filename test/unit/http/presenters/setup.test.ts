import { describe, expect, it } from 'vitest';
import {
  presentAddedAgent,
  presentAgentSummary,
  presentCompletion,
  presentRecommendations,
  presentSetupCompany,
  presentStatus,
  presentTemplate,
} from '../../../../handlers/presenters/setup.ts';

const [FIRST, SECOND, THIRD] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day, 3, 4, 5, 6))) as [
  Date,
  Date,
  Date,
];
const [_one, _two, _three] = [FIRST, SECOND, THIRD].map((date) => date.toISOString());

describe('the wizard', () => {
  it('shows the remaining steps', () => {
    const flags = {
      needsAdmin: true,
      needsSetupToken: true,
      needsSetup: false,
      hasProviders: true,
      hasNameLocales: false,
    };
    expect(presentStatus({ ...flags, hasCompany: true, hasAgents: false, minPasswordLength: 12 })).toEqual({
      needs_admin: true,
      needs_setup_token: true,
      needs_setup: false,
      has_providers: true,
      has_name_locales: false,
      has_company: true,
      has_agents: false,
      min_password_length: 12,
    });
  });

  it('shows a template with the size that its defaults give', () => {
    const variable = { name: 'n', description: 'D', default: 'x', required: true, hidden: false };
    const template = {
      key: 'startup',
      displayName: 'Startup',
      description: 'D',
      source: 'builtin',
      tags: ['t'],
      skillPatterns: ['s'],
      variables: [{ ...variable, varType: 'str', minimum: 1, maximum: 2 }],
      autonomyLevel: 'full',
      workflow: 'kanban',
      posture: 'calm',
      departments: [],
    };
    expect(presentTemplate(template as never, { agentCount: 7, departmentCount: 3 })).toEqual({
      name: 'startup',
      display_name: 'Startup',
      description: 'D',
      source: 'builtin',
      tags: ['t'],
      skill_patterns: ['s'],
      variables: [{ ...variable, var_type: 'str' }],
      agent_count: 7,
      department_count: 3,
      autonomy_level: 'full',
      workflow: 'kanban',
      posture: 'calm',
    });
  });

  const summary = {
    id: 'g-1',
    name: 'Ada',
    role: 'Analyst',
    department: 'Research',
    level: 'senior',
    model_provider: 'p',
    model_id: 'm',
    tier: 'large',
    personality_preset: 'calm',
  };

  it('shows an agent without fields that the wizard does not ask for', () => {
    expect(presentAgentSummary({ ...summary, skills: ['x'] } as never)).toEqual(summary);
  });

  it.each([
    ['p', 'm', 'p', 'm'],
    [null, null, '', ''],
  ])('shows the agent just added with its model %j %j', (provider, id, shownProvider, shownId) => {
    expect(presentAddedAgent({ ...summary, model_provider: provider, model_id: id } as never)).toEqual({
      name: 'Ada',
      role: 'Analyst',
      department: 'Research',
      model_provider: shownProvider,
      model_id: shownId,
    });
  });

  it.each([
    ['Acme', 'Acme'],
    [null, ''],
  ])('shows the company called %j', (name, shown) => {
    const company = {
      name,
      description: 'D',
      templateApplied: 'startup',
      currency: 'USD',
      budgetMonthly: 5,
      modelTierProfile: 'balanced',
    };
    const agent = {
      id: 'g-1',
      name: 'Ada',
      role: 'Analyst',
      department: 'Research',
      level: 'senior',
      modelProvider: 'p',
      modelId: 'm',
      tier: 'large',
      personalityPreset: 'calm',
      position: 0,
    };
    const organisation = { company, departments: [{}, {}], agents: [agent] };
    expect(presentSetupCompany({ organisation } as never)).toEqual({
      company_name: shown,
      description: 'D',
      template_applied: 'startup',
      department_count: 2,
      agents: [summary],
      agent_count: 1,
      currency: 'USD',
      budget: 5,
      model_tier_profile: 'balanced',
    });
  });

  it('recommends a model for each task, under the name of the task', () => {
    const recommendations = {
      decompositionCandidates: ['c-1', 'c-2'],
      decompositionRecommended: 'decomposition',
      researchRecommended: 'research',
      proposeRecommended: 'propose',
      charterRecommended: 'charter',
      cosRecommended: 'cos',
      narrativeRecommended: 'narrative',
      routingRecommended: 'routing',
      embeddingCandidates: ['e-1'],
      embeddingRecommended: 'embedding',
      embeddingRecommendedDims: 768,
    };
    expect(presentRecommendations(recommendations)).toEqual({
      decomposition_candidates: ['c-1', 'c-2'],
      decomposition_recommended: 'decomposition',
      research_recommended: 'research',
      propose_recommended: 'propose',
      charter_recommended: 'charter',
      cos_recommended: 'cos',
      narrative_recommended: 'narrative',
      routing_recommended: 'routing',
      embedding_candidates: ['e-1'],
      embedding_recommended: 'embedding',
      embedding_recommended_dims: 768,
    });
  });

  it('ends with whether embeddings were selected', () => {
    expect(presentCompletion({ isEmbedderSelected: false, embedderFailureReason: 'none' })).toEqual({
      setup_complete: true,
      embedder_selected: false,
      embedder_failure_reason: 'none',
    });
  });
});
