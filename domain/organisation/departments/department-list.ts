import type { Pool } from 'pg';
import { translated } from '../../foundation/database/translate.ts';
import type { OffsetPage } from '../../foundation/kernel/pages/page.ts';
import { SELECT_DEPARTMENT_PAGE } from '../statements.ts';
import { departmentFields } from '../value/department.ts';
import type { DepartmentSnapshot } from '../value/snapshots/snapshot.ts';

/**
 * Newest first; for equal times the one that was created later comes first. The total is unfiltered
 * (spec/rules/organisation.md#department-list).
 */
const PAGE = { name: 'department-page', text: SELECT_DEPARTMENT_PAGE };

/** One page of departments; `limit` null means all from `offset`. */
export const listDepartments = async (
  pool: Pool,
  offset: number,
  limit: number | null,
): Promise<OffsetPage<DepartmentSnapshot>> => {
  const { rows } = await translated(pool.query<{ total: number; found: string }>({ ...PAGE, values: [offset, limit] }));
  const found: DepartmentSnapshot[] = JSON.parse(rows[0]?.found ?? '[]');
  const items = found.map((row) => departmentFields.toJson(departmentFields.fromJson(row), row.position));
  return { items, offset, limit, total: rows[0]?.total ?? 0 };
};
