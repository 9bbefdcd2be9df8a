import type { EntityManager } from '@mikro-orm/postgresql';
import { readCharters } from '../charters/charter-service.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import type { StoredOrganisation } from '../organisation/changes/organisation-rows.ts';
import { COMPANY_ID } from '../organisation/value/organisation.ts';
import { readProjects } from '../projects/project-service.ts';
import type { SpentCap } from '../tasks/execution/execution-facts.ts';
import { readTasks } from '../tasks/find-task.ts';
import type { CappedObject } from './inbox-item.ts';
import { capKey } from './waiting-budgets.ts';

/** The object with a cap, as an item shows it. */
export interface ShownObject {
  readonly capped: CappedObject;
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** The id of the user who created it; null for the company, a department and an agent. */
  readonly createdBy: string | null;
}

interface CappedObjectsDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly changes: Pick<OrganisationChanges, 'read'>;
}

/** Reads the objects that have caps. */
export class CappedObjects {
  readonly #deps: CappedObjectsDeps;

  constructor(deps: CappedObjectsDeps) {
    this.#deps = deps;
  }

  /** The objects by `capKey`; those that were deleted are left out. */
  async of(caps: readonly SpentCap[]): Promise<ReadonlyMap<string, ShownObject>> {
    const { uow, changes, clock } = this.#deps;
    const [stored, records] = await Promise.all([changes.read(), uow.read((em) => recordsOf(em, caps))]);
    const shown = [companyOf(stored, clock.now()), ...membersOf(stored, caps), ...records];
    return new Map(shown.map((one) => [capKey({ kind: one.capped.kind, id: idIn(one) }), one]));
  }
}

/** The id of the object in a cap, which is null for the company. */
const idIn = ({ capped, id }: ShownObject): string | null => (capped.kind === 'company' ? null : id);

/** The company has no creation time; its cap applies since the start of the month. */
const companyOf = ({ organisation, tag }: StoredOrganisation, now: Date): ShownObject => ({
  capped: { kind: 'company', tag },
  id: COMPANY_ID,
  name: organisation.company.name ?? 'the company',
  createdAt: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)),
  createdBy: null,
});

/** The departments and agents with one of the caps. The others are not read, because an organisation can be large. */
const membersOf = ({ snapshot }: StoredOrganisation, caps: readonly SpentCap[]): ShownObject[] => {
  const [departmentIds, agentIds] = [new Set(idsOf(caps, 'department')), new Set(idsOf(caps, 'agent'))];
  const departments = snapshot.departments.filter(({ id }) => departmentIds.has(id));
  const agents = snapshot.agents.filter(({ id }) => agentIds.has(id));
  return [
    ...departments.map((department) => ({
      capped: { kind: 'department', department } as const,
      ...memberOf(department),
    })),
    ...agents.map((agent) => ({ capped: { kind: 'agent', agent } as const, ...memberOf(agent) })),
  ];
};

const memberOf = ({
  id,
  name,
  created_at,
}: {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
}) => ({ id, name, createdAt: new Date(created_at), createdBy: null });

const idsOf = (caps: readonly SpentCap[], kind: SpentCap['kind']): string[] =>
  caps.flatMap((cap) => (cap.kind === kind && cap.id !== null ? [cap.id] : []));

const recordsOf = async (em: EntityManager, caps: readonly SpentCap[]): Promise<ShownObject[]> => {
  const [projectIds, charterIds, taskIds] = [idsOf(caps, 'project'), idsOf(caps, 'charter'), idsOf(caps, 'task')];
  const projects = await readProjects(em, projectIds);
  const charters = await readCharters(em, charterIds);
  const tasks = await readTasks(em, taskIds);
  return [
    ...projects.map((project) => {
      const { id, name, createdAt, createdBy } = project;
      return { capped: { kind: 'project', project } as const, id, name, createdAt, createdBy };
    }),
    ...charters.map((charter) => {
      const { id, title: name, createdAt, createdBy } = charter;
      return { capped: { kind: 'charter', charter } as const, id, name, createdAt, createdBy };
    }),
    ...tasks.map((task) => {
      const { id, title: name, createdAt, createdBy } = task;
      return { capped: { kind: 'task', task } as const, id, name, createdAt, createdBy };
    }),
  ];
};
