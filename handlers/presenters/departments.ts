import type { Department } from '../../domain/organisation/value/department.ts';
import type { DepartmentSnapshot } from '../../domain/organisation/value/snapshots/snapshot.ts';
import type { Schema } from './schemas.ts';

/** The record of a snapshot equals its wire form: the published content hash is computed from it. */
export const presentDepartment = (department: DepartmentSnapshot): Schema<'DepartmentResponse'> => department;

export const presentPolicy = ({ ceremony_policy }: DepartmentSnapshot): Schema<'CeremonyPolicyResponse'> | null =>
  ceremony_policy;

/** The health of an unknown department is `unknown`, not missing (spec/rules/organisation.md#department-health). */
export const presentDepartmentHealth = (department: Department | null): Schema<'DepartmentHealthResponse'> =>
  department === null
    ? { status: 'unknown', reason: 'not_found' }
    : { status: 'healthy', department_id: department.id, last_update: department.updatedAt.toISOString() };
