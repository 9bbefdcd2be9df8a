import type { Department } from '../../domain/organisation/value/department.ts';
import type { DepartmentSnapshot } from '../../domain/organisation/value/snapshots/snapshot.ts';
import type { Schema } from './schemas.ts';

/** The record of a snapshot is that of the wire: the published content hash is one over exactly it. */
export const presentDepartment = (department: DepartmentSnapshot): Schema<'DepartmentResponse'> => department;

export const presentPolicy = ({ ceremony_policy }: DepartmentSnapshot): Schema<'CeremonyPolicyResponse'> | null =>
  ceremony_policy;

/** A department nobody knows is unknown, not missing (spec/rules/organisation.md#department-health). */
export const presentDepartmentHealth = (department: Department | null): Schema<'DepartmentHealthResponse'> =>
  department === null
    ? { status: 'unknown', reason: 'not_found' }
    : { status: 'healthy', department_id: department.id, last_update: department.updatedAt.toISOString() };
