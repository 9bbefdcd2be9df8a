import type { EntityManager } from '@mikro-orm/postgresql';
import { nameKey } from '../../foundation/kernel/text.ts';
import { storedValue } from '../../foundation/settings/stored-settings.ts';
import type { Company, Organisation } from '../value/organisation.ts';
import {
  type AgentSnapshot,
  type CompanySnapshot,
  type DepartmentSnapshot,
  hashOf,
  readAgent,
  readDepartment,
  snapshotOf,
} from '../value/snapshot.ts';

/** The organisation as stored, with what the wizard keeps beside it. */
export interface StoredOrganisation {
  readonly organisation: Organisation;
  /** The same in the form of a version; the same object as long as nothing changes. */
  readonly snapshot: CompanySnapshot;
  /** The newest version; 0 while there is none. */
  readonly version: number;
  /** The content hash of the snapshot. */
  readonly tag: string;
  readonly isSetupComplete: boolean;
  /** False while the newest version, if any, says something else: nothing was saved yet, or the default currency was changed. */
  readonly isRecorded: boolean;
}

interface CompanyRow extends Omit<Company, 'currency'> {
  readonly currency: string | null;
  readonly version: number;
  readonly tag: string;
  readonly isSetupComplete: boolean;
}

/** One statement and one parse, however large the organisation is: the database builds the JSON. */
const LOAD = `select json_build_object(
    'company', (select json_build_object('name', name, 'description', description, 'autonomyLevel', autonomy_level,
      'budgetMonthly', budget_monthly, 'communicationPattern', communication_pattern, 'templateApplied', template_applied,
      'templateVariables', template_variables, 'modelTierProfile', model_tier_profile, 'version', version, 'tag', tag,
      'isSetupComplete', setup_completed_at is not null,
      'currency', ${storedValue('budget', 'currency')}) from company),
    'departments', (select coalesce(json_agg(d order by d.position), '[]') from departments d),
    'agents', (select coalesce(json_agg(a order by a.position), '[]') from agents a))::text as stored`;

/** Reads the organisation, and the tag that is stored with it. `defaultCurrency` is the one in force while none is stored. */
export const loadOrganisation = async (
  em: EntityManager,
  defaultCurrency: string,
): Promise<{ stored: StoredOrganisation; storedTag: string }> => {
  const [row] = await em.execute<{ stored: string }[]>(LOAD);
  const { company, departments, agents } = JSON.parse(row?.stored ?? '') as {
    company: CompanyRow;
    departments: DepartmentSnapshot[];
    agents: AgentSnapshot[];
  };
  const { version, tag: storedTag, isSetupComplete, currency, ...fields } = company;
  const organisation: Organisation = {
    company: { ...fields, currency: currency ?? defaultCurrency },
    departments: departments.map(readDepartment),
    agents: agents.map(readAgent),
  };
  const snapshot = snapshotOf(organisation);
  const tag = hashOf(snapshot);
  return {
    stored: { organisation, snapshot, version, tag, isSetupComplete, isRecorded: storedTag === tag },
    storedTag,
  };
};

/** Records that are new or changed, and ids that are gone. */
export interface RecordChanges<T> {
  readonly written: readonly T[];
  readonly removedIds: readonly string[];
}

const DEPARTMENT_COLUMNS = [
  'id',
  'name',
  'name_key',
  'description',
  'head',
  'budget_percent',
  'autonomy_level',
  'ceremony_policy',
  'position',
  'created_at',
  'updated_at',
];
const AGENT_COLUMNS = [
  'id',
  'name',
  'name_key',
  'role',
  'role_key',
  'department',
  'department_key',
  'level',
  'personality_preset',
  'personality',
  'model_provider',
  'model_id',
  'tier',
  'autonomy_level',
  'budget_limit_monthly',
  'position',
  'created_at',
  'updated_at',
];

const saveRows = async (
  em: EntityManager,
  table: string,
  columns: readonly string[],
  rows: readonly object[],
  removedIds: readonly string[],
): Promise<void> => {
  if (removedIds.length > 0)
    await em.execute(`delete from ${table} where id in (select value::uuid from jsonb_array_elements_text(?::jsonb))`, [
      JSON.stringify(removedIds),
    ]);
  if (rows.length === 0) return;
  const names = columns.join(', ');
  const updates = columns.filter((column) => column !== 'id').map((column) => `${column} = excluded.${column}`);
  await em.execute(
    `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ?::json)
     on conflict (id) do update set ${updates.join(', ')}`,
    [JSON.stringify(rows)],
  );
};

export const saveDepartments = (
  em: EntityManager,
  { written, removedIds }: RecordChanges<DepartmentSnapshot>,
): Promise<void> => {
  const rows = written.map((row) => ({ ...row, name_key: nameKey(row.name) }));
  return saveRows(em, 'departments', DEPARTMENT_COLUMNS, rows, removedIds);
};

export const saveAgents = (em: EntityManager, { written, removedIds }: RecordChanges<AgentSnapshot>): Promise<void> => {
  const rows = written.map((row) => ({
    ...row,
    name_key: nameKey(row.name),
    role_key: nameKey(row.role),
    department_key: nameKey(row.department),
  }));
  return saveRows(em, 'agents', AGENT_COLUMNS, rows, removedIds);
};

export const saveCompany = (em: EntityManager, company: Company, version: number, tag: string): Promise<unknown> =>
  em.execute(
    `update company set name = ?, description = ?, autonomy_level = ?, budget_monthly = ?, communication_pattern = ?,
       template_applied = ?, template_variables = ?::json, model_tier_profile = ?, version = ?, tag = ?`,
    [
      company.name,
      company.description,
      company.autonomyLevel,
      company.budgetMonthly,
      company.communicationPattern,
      company.templateApplied,
      JSON.stringify(company.templateVariables),
      company.modelTierProfile,
      version,
      tag,
    ],
  );
