import { Duplicate, NotFound } from '../../foundation/errors/errors.ts';
import { parseUuid } from '../../foundation/kernel/ids.ts';
import { nameKey, visibleKey } from '../../foundation/kernel/text/text.ts';
import { type CeremonyPolicy, type NewCeremonyPolicy, toStoredPolicy } from '../value/ceremony-policy.ts';
import { DEPARTMENT_DEFAULTS, type Department } from '../value/department.ts';
import type { AutonomyLevel } from '../value/enumerations.ts';
import type { Organisation } from '../value/organisation.ts';
import { toStoredName } from '../value/stored-name.ts';

/** A requested department. */
export interface NewDepartment {
  /** The id of a deleted department to use again; null generates a new one. */
  readonly id: string | null;
  readonly name: string;
  readonly description: string;
  readonly head: string | null;
  readonly budgetPercent: number;
  readonly autonomyLevel: AutonomyLevel | null;
}

/**
 * The changes of a department. An absent field stays; null clears head, autonomy level and policy, and keeps the
 * others.
 */
export interface DepartmentUpdate {
  readonly name?: string | null;
  readonly description?: string | null;
  readonly head?: string | null;
  readonly budgetPercent?: number | null;
  readonly autonomyLevel?: AutonomyLevel | null;
  readonly ceremonyPolicy?: NewCeremonyPolicy | null;
}

const storedHead = (head: string | null): string | null => (head === null ? null : toStoredName(head));

const storedPolicy = (policy: NewCeremonyPolicy | null): CeremonyPolicy | null =>
  policy === null ? null : toStoredPolicy(policy);

/**
 * The department with this id, in any case; null for a malformed or unknown id
 * (spec/rules/organisation.md#order-of-checks).
 */
export const findDepartment = ({ departments }: Organisation, departmentId: string): Department | null => {
  const id = parseUuid(departmentId);
  return departments.find((department) => department.id === id) ?? null;
};

/** The department with this id. Throws NotFound. */
export const requireDepartment = (organisation: Organisation, departmentId: string): Department => {
  const department = findDepartment(organisation, departmentId);
  if (department === null) throw new NotFound('The department does not exist');
  return department;
};

/** Throws Duplicate when another department has the name. */
const requireFreeName = (departments: readonly Department[], name: string): void => {
  const key = visibleKey(name);
  if (departments.some((department) => visibleKey(department.name) === key))
    throw new Duplicate('A department with this name, or one that looks the same, already exists');
};

/**
 * Appends a department with a new id or the given one (spec/rules/organisation.md#department-create). Throws Duplicate.
 */
export const addDepartment = (
  organisation: Organisation,
  fields: NewDepartment,
  newId: string,
  now: Date,
): Organisation => {
  const { departments } = organisation;
  const id = fields.id?.toLowerCase() ?? newId;
  requireFreeName(departments, fields.name);
  if (departments.some((department) => department.id === id))
    throw new Duplicate('A department with this id already exists');
  const department: Department = {
    ...DEPARTMENT_DEFAULTS,
    id,
    name: toStoredName(fields.name),
    description: fields.description,
    head: storedHead(fields.head),
    budgetPercent: fields.budgetPercent,
    autonomyLevel: fields.autonomyLevel,
    createdAt: now,
    updatedAt: now,
  };
  return { ...organisation, departments: [...departments, department] };
};

const updatedDepartment = (department: Department, update: DepartmentUpdate): Department => ({
  ...department,
  name: update.name == null ? department.name : toStoredName(update.name),
  description: update.description ?? department.description,
  head: update.head === undefined ? department.head : storedHead(update.head),
  budgetPercent: update.budgetPercent ?? department.budgetPercent,
  autonomyLevel: update.autonomyLevel === undefined ? department.autonomyLevel : update.autonomyLevel,
  ceremonyPolicy: update.ceremonyPolicy === undefined ? department.ceremonyPolicy : storedPolicy(update.ceremonyPolicy),
});

/** Changes one department; its agents follow a new name. Throws Duplicate if another department has the name. */
export const updateDepartment = (
  organisation: Organisation,
  department: Department,
  update: DepartmentUpdate,
): Organisation => {
  const next = updatedDepartment(department, update);
  const others = organisation.departments.filter(({ id }) => id !== department.id);
  if (visibleKey(next.name) !== visibleKey(department.name)) requireFreeName(others, next.name);
  return {
    ...organisation,
    departments: organisation.departments.map((known) => (known.id === next.id ? next : known)),
    agents:
      next.name === department.name
        ? organisation.agents
        : organisation.agents.map((agent) =>
            nameKey(agent.department) === nameKey(department.name) ? { ...agent, department: next.name } : agent,
          ),
  };
};
