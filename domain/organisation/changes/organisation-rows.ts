import type { EntityManager } from '@mikro-orm/postgresql';
import type { JsonOf } from '../../foundation/kernel/text/fields.ts';
import { nameKey } from '../../foundation/kernel/text/text.ts';
import { type RecordTable, SELECT_ORGANISATION, UPDATE_COMPANY } from '../statements.ts';
import { agentFields } from '../value/agent.ts';
import { departmentFields } from '../value/department.ts';
import { type Company, companyFields, type Organisation } from '../value/organisation.ts';
import {
  type AgentSnapshot,
  type CompanySnapshot,
  type DepartmentSnapshot,
  measureSnapshot,
  snapshotOf,
} from '../value/snapshots/snapshot.ts';
import { deleteRows, saveRows } from './record-rows.ts';

/** The stored organisation with the state of the wizard. */
export interface StoredOrganisation {
  readonly organisation: Organisation;
  /** The organisation as a version snapshot; the same object until something changes. */
  readonly snapshot: CompanySnapshot;
  /** The newest version; 0 if there is none. */
  readonly version: number;
  /** The content hash of the snapshot. */
  readonly tag: string;
  /** The size of the snapshot as canonical JSON. */
  readonly bytes: number;
  readonly isSetupComplete: boolean;
  /** False if the newest version, if any, differs: nothing was saved yet, or the default currency was changed. */
  readonly isRecorded: boolean;
}

interface CompanyRow extends JsonOf<typeof companyFields> {
  readonly name: string | null;
  readonly version: number;
  readonly tag: string;
  readonly setup_completed_at: string | null;
}

interface Loaded {
  readonly company: CompanyRow;
  readonly currency: string | null;
  readonly departments: readonly DepartmentSnapshot[];
  readonly agents: readonly AgentSnapshot[];
}

/** Reads the organisation and its stored tag. `defaultCurrency` applies if none is stored. */
export const loadOrganisation = async (
  em: EntityManager,
  defaultCurrency: string,
): Promise<{ stored: StoredOrganisation; storedTag: string }> => {
  const [row] = await em.execute<{ stored: string }[]>(SELECT_ORGANISATION);
  const { company, currency, departments, agents }: Loaded = JSON.parse(row?.stored ?? '');
  const { name, version, tag: storedTag, setup_completed_at: completedAt } = company;
  const organisation: Organisation = {
    company: { ...companyFields.fromJson({ ...company, currency: currency ?? defaultCurrency }), name },
    departments: departments.map((department) => departmentFields.fromJson(department)),
    agents: agents.map((agent) => agentFields.fromJson(agent)),
  };
  const snapshot = snapshotOf(organisation);
  const measures = measureSnapshot(snapshot);
  const isSetupComplete = completedAt !== null;
  return {
    stored: { organisation, snapshot, version, ...measures, isSetupComplete, isRecorded: storedTag === measures.tag },
    storedTag,
  };
};

/** New and changed records, and the ids of deleted ones. */
export interface RecordChanges<T> {
  readonly written: readonly T[];
  readonly removedIds: readonly string[];
}

const DEPARTMENTS: RecordTable = { name: 'departments', key: 'id', columns: [...departmentFields.names, 'name_key'] };
const AGENTS: RecordTable = {
  name: 'agents',
  key: 'id',
  columns: [...agentFields.names, 'name_key', 'role_key', 'department_key'],
};

export const saveDepartments = async (
  em: EntityManager,
  { written, removedIds }: RecordChanges<DepartmentSnapshot>,
): Promise<void> => {
  await deleteRows(em, DEPARTMENTS, removedIds);
  const rows = written.map((row) => ({ ...row, name_key: nameKey(row.name) }));
  await saveRows(em, DEPARTMENTS, rows);
};

export const saveAgents = async (
  em: EntityManager,
  { written, removedIds }: RecordChanges<AgentSnapshot>,
): Promise<void> => {
  await deleteRows(em, AGENTS, removedIds);
  const rows = written.map((row) => ({
    ...row,
    name_key: nameKey(row.name),
    role_key: nameKey(row.role),
    department_key: nameKey(row.department),
  }));
  await saveRows(em, AGENTS, rows);
};

export const saveCompany = (em: EntityManager, company: Company, version: number, tag: string): Promise<unknown> =>
  em.execute(UPDATE_COMPANY, [JSON.stringify({ ...companyFields.toJson(company), name: company.name, version, tag })]);
