import type { Agent } from '../agents/agent.ts';
import type { Department } from '../departments/department.ts';
import { contentHash, type JsonValue } from '../kernel/canonical-json.ts';
import { COMPANY_TYPES, type CompanyType } from './enumerations.ts';
import { type Company, DEFAULT_COMPANY_NAME, type Organisation } from './organisation.ts';

/** The records as history keeps them, and as they go over the wire: the published content hash is one over exactly this form. */
export type DepartmentSnapshot = ReturnType<typeof snapshotOfDepartment>;
export type AgentSnapshot = ReturnType<typeof snapshotOfAgent>;
export type CompanySettings = ReturnType<typeof snapshotOfCompany>;
export type CompanySnapshot = CompanySettings & {
  readonly departments: readonly DepartmentSnapshot[];
  readonly agents: readonly AgentSnapshot[];
};

const companyTypeOf = (template: string | null): CompanyType =>
  COMPANY_TYPES.find((type) => type === template) ?? 'custom';

export const snapshotOfDepartment = (department: Department, position: number) => ({
  id: department.id,
  name: department.name,
  description: department.description,
  head: department.head,
  budget_percent: department.budgetPercent,
  autonomy_level: department.autonomyLevel,
  ceremony_policy: department.ceremonyPolicy,
  position,
  created_at: department.createdAt.toISOString(),
  updated_at: department.updatedAt.toISOString(),
});

export const snapshotOfAgent = (agent: Agent, position: number) => ({
  id: agent.id,
  name: agent.name,
  role: agent.role,
  department: agent.department,
  level: agent.level,
  personality_preset: agent.personalityPreset,
  personality: agent.personality,
  model_provider: agent.modelProvider,
  model_id: agent.modelId,
  tier: agent.tier,
  autonomy_level: agent.autonomyLevel,
  budget_limit_monthly: agent.budgetLimitMonthly,
  position,
  created_at: agent.createdAt.toISOString(),
  updated_at: agent.updatedAt.toISOString(),
});

export const snapshotOfCompany = (company: Company) => ({
  company_name: company.name ?? DEFAULT_COMPANY_NAME,
  description: company.description,
  company_type: companyTypeOf(company.templateApplied),
  autonomy_level: company.autonomyLevel,
  budget_monthly: company.budgetMonthly,
  currency: company.currency,
  communication_pattern: company.communicationPattern,
  template_applied: company.templateApplied,
  template_variables: company.templateVariables,
  model_tier_profile: company.modelTierProfile,
});

/** The whole snapshot of a version (organisation sheet, 6.1). */
export const snapshotOf = ({ company, departments, agents }: Organisation): CompanySnapshot => ({
  ...snapshotOfCompany(company),
  departments: departments.map(snapshotOfDepartment),
  agents: agents.map(snapshotOfAgent),
});

/** SHA-256 in hex over the snapshot's canonical JSON; also the company tag. */
export const hashOf = (snapshot: CompanySnapshot): string => contentHash(snapshot as unknown as JsonValue);

export const departmentOf = (row: DepartmentSnapshot): Department => ({
  id: row.id,
  name: row.name,
  description: row.description,
  head: row.head,
  budgetPercent: row.budget_percent,
  autonomyLevel: row.autonomy_level,
  ceremonyPolicy: row.ceremony_policy,
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
});

export const agentOf = (row: AgentSnapshot): Agent => ({
  id: row.id,
  name: row.name,
  role: row.role,
  department: row.department,
  level: row.level,
  personalityPreset: row.personality_preset,
  personality: row.personality,
  modelProvider: row.model_provider,
  modelId: row.model_id,
  tier: row.tier,
  autonomyLevel: row.autonomy_level,
  budgetLimitMonthly: row.budget_limit_monthly,
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
});

/** The organisation a snapshot stands for. The default name counts as none. */
export const organisationOf = (snapshot: CompanySnapshot): Organisation => ({
  company: {
    name: snapshot.company_name === DEFAULT_COMPANY_NAME ? null : snapshot.company_name,
    description: snapshot.description,
    autonomyLevel: snapshot.autonomy_level,
    budgetMonthly: snapshot.budget_monthly,
    currency: snapshot.currency,
    communicationPattern: snapshot.communication_pattern,
    templateApplied: snapshot.template_applied,
    templateVariables: snapshot.template_variables,
    modelTierProfile: snapshot.model_tier_profile,
  },
  departments: snapshot.departments.map(departmentOf),
  agents: snapshot.agents.map(agentOf),
});
