import type { Pool } from 'pg';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import { Conflict } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import { newId } from '../../foundation/kernel/ids.ts';
import type { OffsetPage } from '../../foundation/kernel/pages/page.ts';
import type { Precondition } from '../../foundation/kernel/precondition.ts';
import { nameKey } from '../../foundation/kernel/text/text.ts';
import { agentsOf, reorderAgents } from '../agents/agent-changes.ts';
import type { ChangeContext, OrganisationChanges } from '../changes/organisation-changes.ts';
import type { StoredOrganisation } from '../changes/organisation-rows.ts';
import type { NewCeremonyPolicy } from '../value/ceremony-policy.ts';
import { type Department, totalShareOf } from '../value/department.ts';
import type { Organisation } from '../value/organisation.ts';
import { type AgentSnapshot, type DepartmentSnapshot, snapshotOfDepartment } from '../value/snapshots/snapshot.ts';
import {
  addDepartment,
  type DepartmentUpdate,
  findDepartment,
  type NewDepartment,
  requireDepartment,
  updateDepartment,
} from './department-changes.ts';
import { listDepartments } from './department-list.ts';

interface DepartmentServiceDeps {
  readonly pool: Pool;
  readonly changes: OrganisationChanges;
  readonly audit: AuditLog;
  readonly warn: (line: string) => void;
}

/** Departments and their ceremony policies (spec/rules/organisation.md#departments). */
export class DepartmentService {
  readonly #pool: Pool;
  readonly #changes: OrganisationChanges;
  readonly #audit: AuditLog;
  readonly #warn: (line: string) => void;

  constructor({ pool, changes, audit, warn }: DepartmentServiceDeps) {
    this.#pool = pool;
    this.#changes = changes;
    this.#audit = audit;
    this.#warn = warn;
  }

  /** Newest first; `limit` null means all from `offset`. */
  list(offset: number, limit: number | null): Promise<OffsetPage<DepartmentSnapshot>> {
    return listDepartments(this.#pool, offset, limit);
  }

  /** One department. Throws NotFound. */
  async get(departmentId: string): Promise<DepartmentSnapshot> {
    const { organisation } = await this.#changes.read();
    return recordOf(organisation, requireDepartment(organisation, departmentId));
  }

  /** The department, or null for an unknown id (spec/rules/organisation.md#department-health). */
  async find(departmentId: string): Promise<Department | null> {
    const { organisation } = await this.#changes.read();
    return findDepartment(organisation, departmentId);
  }

  /** The name of the department, or null for an unknown id; for permissions that depend on it. */
  async nameOf(departmentId: string): Promise<string | null> {
    return (await this.find(departmentId))?.name ?? null;
  }

  /** Throws Duplicate if the name or id is taken. */
  async create(fields: NewDepartment, actor: Actor): Promise<DepartmentSnapshot> {
    const { organisation } = await this.#apply(actor, (context) =>
      addDepartment(context.organisation, fields, newId(), context.now),
    );
    return recordOf(organisation, organisation.departments.at(-1) as Department);
  }

  /**
   * Changes the given fields. Agents and the department scopes of users follow a new name. Throws NotFound,
   * VersionConflict or Duplicate.
   */
  async update(
    departmentId: string,
    update: DepartmentUpdate,
    actor: Actor,
    expected: Precondition<DepartmentSnapshot>,
  ): Promise<DepartmentSnapshot> {
    const { organisation } = await this.#apply(actor, (context) =>
      updateDepartment(context.organisation, this.#expect(context, departmentId, expected), update),
    );
    return recordOf(organisation, requireDepartment(organisation, departmentId));
  }

  /**
   * Deletes the department. The audit entry with actor and reason is written in the same transaction
   * (spec/rules/organisation.md#department-deletion). Throws NotFound, VersionConflict or Conflict.
   */
  async remove(
    departmentId: string,
    reason: string,
    actor: Actor,
    expected: Precondition<DepartmentSnapshot>,
  ): Promise<void> {
    await this.#changes.apply(actor.userId, (context) => {
      const { organisation, em } = context;
      const { id: targetId, name: targetName } = this.#expect(context, departmentId, expected);
      if (agentsOf(organisation, targetName).length > 0) throw new Conflict('The department still has agents');
      this.#audit.record(em, {
        action: 'department.deleted',
        actorId: actor.userId,
        targetType: 'department',
        targetId,
        targetName,
        reason: reason.trim(),
      });
      return { ...organisation, departments: organisation.departments.filter(({ id }) => id !== targetId) };
    });
  }

  /** Replaces the policy. Throws NotFound or VersionConflict. */
  setPolicy(
    departmentId: string,
    policy: NewCeremonyPolicy | null,
    actor: Actor,
    expected: Precondition<DepartmentSnapshot>,
  ): Promise<DepartmentSnapshot> {
    return this.update(departmentId, { ceremonyPolicy: policy }, actor, expected);
  }

  /** Sorts the agents of the department by name as given. Throws NotFound or ValidationFailed. */
  async reorderAgents(departmentId: string, names: readonly string[], actor: Actor): Promise<readonly AgentSnapshot[]> {
    const { organisation, snapshot } = await this.#changes.apply(actor.userId, (context) =>
      reorderAgents(context.organisation, requireDepartment(context.organisation, departmentId).name, names),
    );
    const key = nameKey(requireDepartment(organisation, departmentId).name);
    return snapshot.agents.filter(({ department }) => nameKey(department) === key);
  }

  #expect({ organisation }: ChangeContext, departmentId: string, expected: Precondition<DepartmentSnapshot>) {
    const department = requireDepartment(organisation, departmentId);
    expected(recordOf(organisation, department));
    return department;
  }

  /** A total of shares above 100 is logged, not refused. */
  async #apply(
    actor: Actor,
    transform: (context: ChangeContext) => Organisation | Promise<Organisation>,
  ): Promise<StoredOrganisation> {
    const stored = await this.#changes.apply(actor.userId, transform);
    const total = totalShareOf(stored.organisation.departments);
    if (total > 100) this.#warn(`the departments' shares of the budget add up to ${total} percent`);
    return stored;
  }
}

/** The department as sent to clients, including its position. */
const recordOf = ({ departments }: Organisation, department: Department): DepartmentSnapshot =>
  snapshotOfDepartment(department, departments.indexOf(department));
