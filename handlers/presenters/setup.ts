import type { StoredOrganisation } from '../../domain/organisation/changes/organisation-rows.ts';
import type { AgentSnapshot } from '../../domain/organisation/value/snapshots/snapshot.ts';
import type { ModelRecommendations } from '../../domain/providers/model-recommendations.ts';
import type { Completion } from '../../domain/setup/setup-completion-service.ts';
import type { SetupStatus } from '../../domain/setup/setup-status-service.ts';
import type { Template, TemplateVariable } from '../../domain/setup/template.ts';
import type { TemplateSize } from '../../domain/setup/template-catalogue.ts';
import type { Schema } from './schemas.ts';

export const presentStatus = (status: SetupStatus): Schema<'SetupStatusResponse'> => ({
  needs_admin: status.needsAdmin,
  needs_setup_token: status.needsSetupToken,
  needs_setup: status.needsSetup,
  has_providers: status.hasProviders,
  has_name_locales: status.hasNameLocales,
  has_company: status.hasCompany,
  has_agents: status.hasAgents,
  min_password_length: status.minPasswordLength,
});

const presentVariable = (variable: TemplateVariable) => ({
  name: variable.name,
  description: variable.description,
  var_type: variable.varType,
  default: variable.default,
  required: variable.required,
  hidden: variable.hidden,
});

/** A template with the counts that its default variables yield. */
export const presentTemplate = (template: Template, size: TemplateSize): Schema<'TemplateInfoResponse'> => ({
  name: template.key,
  display_name: template.displayName,
  description: template.description,
  source: template.source,
  tags: [...template.tags],
  skill_patterns: [...template.skillPatterns],
  variables: template.variables.map(presentVariable),
  agent_count: size.agentCount,
  department_count: size.departmentCount,
  autonomy_level: template.autonomyLevel,
  workflow: template.workflow,
  posture: template.posture,
});

export const presentAgentSummary = (agent: Omit<AgentSnapshot, 'position'>): Schema<'SetupAgentSummary'> => ({
  id: agent.id,
  name: agent.name,
  role: agent.role,
  department: agent.department,
  level: agent.level,
  model_provider: agent.model_provider,
  model_id: agent.model_id,
  tier: agent.tier,
  personality_preset: agent.personality_preset,
});

/** The added agent; it always has a model. */
export const presentAddedAgent = (agent: AgentSnapshot): Schema<'SetupAgentResponse'> => ({
  name: agent.name,
  role: agent.role,
  department: agent.department,
  model_provider: agent.model_provider ?? '',
  model_id: agent.model_id ?? '',
});

export const presentSetupCompany = ({ organisation }: StoredOrganisation): Schema<'SetupCompanyResponse'> => {
  const { company, departments, agents } = organisation;
  return {
    company_name: company.name ?? '',
    description: company.description,
    template_applied: company.templateApplied,
    department_count: departments.length,
    agents: agents.map((agent) => ({
      id: agent.id,
      name: agent.name,
      role: agent.role,
      department: agent.department,
      level: agent.level,
      model_provider: agent.modelProvider,
      model_id: agent.modelId,
      tier: agent.tier,
      personality_preset: agent.personalityPreset,
    })),
    agent_count: agents.length,
    currency: company.currency,
    budget: company.budgetMonthly,
    model_tier_profile: company.modelTierProfile,
  };
};

export const presentRecommendations = (models: ModelRecommendations): Schema<'SetupModelRecommendationsResponse'> => ({
  decomposition_recommended: models.decompositionRecommended,
  research_recommended: models.researchRecommended,
  propose_recommended: models.proposeRecommended,
  charter_recommended: models.charterRecommended,
  cos_recommended: models.cosRecommended,
  narrative_recommended: models.narrativeRecommended,
  routing_recommended: models.routingRecommended,
  embedding_recommended: models.embeddingRecommended,
  embedding_recommended_dims: models.embeddingRecommendedDims,
  decomposition_candidates: [...models.decompositionCandidates],
  embedding_candidates: [...models.embeddingCandidates],
});

export const presentCompletion = (completion: Completion): Schema<'SetupCompleteResponse'> => ({
  setup_complete: true,
  embedder_selected: completion.isEmbedderSelected,
  embedder_failure_reason: completion.embedderFailureReason,
});
