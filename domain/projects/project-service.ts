import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql';
import { newestFirst, newestFirstPage } from '../foundation/database/pages/newest-first.ts';
import { lockRecord, queueChanges, queueInsert, readRecord } from '../foundation/database/records.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { NotFound } from '../foundation/errors/errors.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newId, parseUuid } from '../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../foundation/kernel/pages/page.ts';
import type { Precondition } from '../foundation/kernel/precondition.ts';
import type { RecordLimit } from '../foundation/limits/record-limit.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import { agentExists } from '../organisation/agents/agent-directory.ts';
import { currencySetting } from '../organisation/value/currency-setting.ts';
import { Project, type ProjectRecord, type ProjectStatus } from './project.entity.ts';
import { projectEvents } from './project-events.ts';

export interface NewProject {
  readonly name: string;
  readonly description: string;
  readonly lead: string | null;
  readonly budget: number;
  readonly deadline: Date | null;
}

/** Only given fields change; null clears lead and deadline. */
export interface ProjectChange {
  readonly name?: string;
  readonly description?: string;
  readonly lead?: string | null;
  readonly deadline?: Date | null;
  readonly status?: ProjectStatus;
}

export interface ProjectDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly settings: LiveSettings;
  readonly limit: RecordLimit;
  /** Called after the commit of a change. */
  readonly onChange: (projectId: string) => void;
}

/** The effect of the end of a project, in the transaction of its change to a final status. It only queues statements. */
export type ProjectEndEffect = (em: EntityManager, projectId: string) => void;

/** Projects (spec/rules/conversation.md#project-update). */
export class ProjectService {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #outbox: Outbox;
  readonly #settings: LiveSettings;
  readonly #limit: RecordLimit;
  readonly #onChange: (projectId: string) => void;
  readonly #endings: ProjectEndEffect[] = [];

  constructor({ uow, clock, outbox, settings, limit, onChange }: ProjectDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#outbox = outbox;
    this.#settings = settings;
    this.#limit = limit;
    this.#onChange = onChange;
  }

  /** Registers an effect of the end of projects. */
  onEnd(ending: ProjectEndEffect): void {
    this.#endings.push(ending);
  }

  /** Newest first. A lead that is not an id matches nothing. */
  async list(filters: { status?: ProjectStatus; lead?: string }, page: PageRequest): Promise<Page<ProjectRecord>> {
    const { lead, ...rest } = filters;
    const leadId = lead === undefined ? undefined : parseUuid(lead);
    if (leadId === null) return { items: [], nextPosition: null };
    const where: FilterQuery<ProjectRecord> = {
      $and: [leadId === undefined ? rest : { ...rest, lead: leadId }, newestFirst(page.position)],
    };
    return this.#uow.read((em) => newestFirstPage(em, Project, where, page));
  }

  /** Throws NotFound. */
  async get(projectId: string): Promise<ProjectRecord> {
    return this.#uow.read((em) => findProject(em, projectId));
  }

  /**
   * Creates a project in planning, in the configured currency. Throws NotFound for an unknown lead, Conflict for too
   * many.
   */
  async create(fields: NewProject, actor: Actor): Promise<ProjectRecord> {
    return this.#uow.write(async (em) => {
      const lead = await this.#leadOf(em, fields.lead);
      const currency = this.#settings.get(currencySetting);
      return this.add(em, { ...fields, lead, currency, status: 'planning', charterId: null, createdBy: actor.userId });
    });
  }

  /** Adds a project in the caller's transaction. Throws Conflict for too many. */
  async add(
    em: EntityManager,
    fields: NewProject & {
      readonly currency: string;
      readonly status: ProjectStatus;
      readonly charterId: string | null;
      readonly planId?: string;
      readonly createdBy: string;
    },
  ): Promise<ProjectRecord> {
    await this.#limit.require(em);
    const now = this.#clock.now();
    const project: ProjectRecord = { planId: null, ...fields, id: newId(), createdAt: now, updatedAt: now };
    queueInsert(em, Project, project);
    this.#outbox.publish(em, ...projectEvents(project, null));
    return project;
  }

  /** Changes the given fields; a change without a difference stores nothing. Throws NotFound or VersionConflict. */
  async update(
    projectId: string,
    change: ProjectChange,
    expected: Precondition<ProjectRecord>,
  ): Promise<ProjectRecord> {
    return this.#uow.write(async (em) => {
      const project = await lockProject(em, projectId);
      expected(project);
      const lead = change.lead === undefined ? {} : { lead: await this.#leadOf(em, change.lead) };
      return this.apply(em, project, { ...change, ...lead });
    });
  }

  /** Applies a change to a project locked in the caller's transaction. */
  apply(em: EntityManager, project: ProjectRecord, change: ProjectChange): ProjectRecord {
    const changed = queueChanges(em, Project, project, change, { updatedAt: this.#clock.now() });
    if (changed === project) return project;
    this.#outbox.publish(em, ...projectEvents(changed, project.status));
    this.#uow.afterCommit(() => this.#onChange(project.id));
    if (hasEnded(changed) && !hasEnded(project)) for (const ending of this.#endings) ending(em, project.id);
    return changed;
  }

  async #leadOf(em: EntityManager, lead: string | null): Promise<string | null> {
    if (lead === null) return null;
    const id = parseUuid(lead);
    if (id === null || !(await agentExists(em, id))) throw new NotFound('The agent does not exist');
    return id;
  }
}

/** The project with this id under its lock; null if it does not exist or has ended. */
export const findUsableProject = async (em: EntityManager, projectId: string): Promise<ProjectRecord | null> => {
  const id = parseUuid(projectId);
  const project = id === null ? null : await lockRecord(em, Project, { id });
  return project !== null && hasEnded(project) ? null : project;
};

/** Whether the project is completed or cancelled. */
export const hasEnded = ({ status }: Pick<ProjectRecord, 'status'>): boolean =>
  status === 'completed' || status === 'cancelled';

/** Locks the projects in a fixed order to prevent deadlocks; unknown ids are ignored. */
export const lockProjects = async (em: EntityManager, projectIds: readonly (string | null)[]): Promise<void> => {
  const ids = projectIds.flatMap((id) => (id === null ? [] : (parseUuid(id) ?? [])));
  await em.find(Project, { id: { $in: ids } }, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE });
};

/** The project with this id; null if it does not exist. Its changes are not tracked. */
export const readProject = (em: EntityManager, id: string): Promise<ProjectRecord | null> =>
  readRecord(em, Project, { id });

/** The projects with these ids, in any order. */
export const readProjects = async (em: EntityManager, ids: readonly string[]): Promise<readonly ProjectRecord[]> =>
  ids.length === 0 ? [] : em.find(Project, { id: { $in: [...ids] } });

/** The names of those of the projects that exist, by id. */
export const readProjectNames = async (
  em: EntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const found = await em.find(Project, { id: { $in: [...ids] } }, { fields: ['id', 'name'] });
  return new Map(found.map(({ id, name }) => [id, name]));
};

/** The project with this id. Throws NotFound. */
export const findProject = async (em: EntityManager, projectId: string): Promise<ProjectRecord> => {
  const id = parseUuid(projectId);
  return existing(id === null ? null : await readRecord(em, Project, { id }));
};

/** The project with this id under its lock; its changes are not tracked. Throws NotFound. */
export const lockProject = async (em: EntityManager, projectId: string): Promise<ProjectRecord> => {
  const id = parseUuid(projectId);
  return existing(id === null ? null : await lockRecord(em, Project, { id }));
};

/** The error for a project that does not exist. */
export const missingProject = (): NotFound => new NotFound('The project does not exist');

const existing = (project: ProjectRecord | null): ProjectRecord => {
  if (project === null) throw missingProject();
  return project;
};
