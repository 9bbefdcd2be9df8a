import { canonicalJson, canonicalMembers, type JsonValue, sha256 } from '../../foundation/kernel/canonical-json.ts';
import type { Agent } from './agent.ts';
import type { Department } from './department.ts';
import { COMPANY_TYPES, type CompanyType } from './enumerations.ts';
import { type Company, DEFAULT_COMPANY_NAME, type Organisation } from './organisation.ts';
import { pairing } from './pairing.ts';

/** The records as history keeps them, and as they go over the wire: the published content hash is one over exactly this form. */
export type DepartmentSnapshot = ReturnType<typeof departmentFields>;
export type AgentSnapshot = ReturnType<typeof agentFields>;
export type CompanySettings = ReturnType<typeof snapshotOfCompany>;
export type CompanySnapshot = CompanySettings & {
  readonly departments: readonly DepartmentSnapshot[];
  readonly agents: readonly AgentSnapshot[];
};

const companyTypeOf = (template: string | null): CompanyType =>
  COMPANY_TYPES.find((type) => type === template) ?? 'custom';

const departmentFields = (department: Department, position: number) => ({
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

const agentFields = (agent: Agent, position: number) => ({
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

/** A department from its stored row, which names the fields as the snapshot does. */
export const readDepartment = (row: DepartmentSnapshot): Department => ({
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

/** An agent from its stored row. */
export const readAgent = (row: AgentSnapshot): Agent => ({
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

/** The two forms of a department. A record that stays the same stays the same object in both, so comparing is cheap. */
export const { snapshotOf: snapshotOfDepartment, recordOf: departmentOf } = pairing(departmentFields, readDepartment);

/** The two forms of an agent. */
export const { snapshotOf: snapshotOfAgent, recordOf: agentOf } = pairing(agentFields, readAgent);

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

/** The whole snapshot of a version (spec/rules/organisation.md#snapshot-contents). */
export const snapshotOf = ({ company, departments, agents }: Organisation): CompanySnapshot => ({
  ...snapshotOfCompany(company),
  departments: departments.map(snapshotOfDepartment),
  agents: agents.map(snapshotOfAgent),
});

/** The plain fields of a snapshot. */
export const settingsOf = ({
  departments: _departments,
  agents: _agents,
  ...settings
}: CompanySnapshot): CompanySettings => settings;

const texts = new WeakMap<object, string>();

/** The canonical JSON of a record; made once, however many versions the record goes through unchanged. */
export const textOf = (record: object): string => {
  const known = texts.get(record);
  if (known !== undefined) return known;
  const text = canonicalJson(record as JsonValue);
  texts.set(record, text);
  return text;
};

/** The tag of one record. */
export const recordTag = (record: object): string => sha256(textOf(record));

/** SHA-256 in hex over the snapshot's canonical JSON; also the company tag (spec/rules/organisation.md#content-hash). */
export const hashOf = (snapshot: CompanySnapshot): string => {
  const members = Object.entries(settingsOf(snapshot)).map(
    ([name, value]) => [name, canonicalJson(value as JsonValue)] as const,
  );
  const listOf = (records: readonly object[]): string => `[${records.map(textOf).join(',')}]`;
  const departments = listOf(snapshot.departments);
  const agents = listOf(snapshot.agents);
  return sha256(canonicalMembers([...members, ['departments', departments], ['agents', agents]]));
};

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
