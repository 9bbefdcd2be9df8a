import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { parseUuid } from '../foundation/kernel/ids.ts';
import type { ProjectStatus } from './project.entity.ts';
import { missingProject } from './project-service.ts';
import { SELECT_PROJECT_STATUS } from './statements.ts';

const KNOWN_SECONDS = 1;
const MAX_KNOWN = 1000;

interface KnownProjectsDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
}

/** A project that exists. */
export interface KnownProject {
  readonly id: string;
  readonly status: ProjectStatus;
}

/**
 * Caches projects for a second, so that many tasks of one project cost one lookup: a project is deleted only by retention, long after its end.
 * A status change on another server becomes visible after that second.
 */
export class KnownProjects {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  /** Until when each project is known, by the monotonic clock. */
  readonly #known = new Map<string, { readonly project: KnownProject; readonly until: number }>();

  constructor({ uow, clock }: KnownProjectsDeps) {
    this.#uow = uow;
    this.#clock = clock;
  }

  /** The existing project with this id, in the caller's transaction. Throws NotFound. */
  async require(em: EntityManager, projectId: string): Promise<KnownProject> {
    const id = parseUuid(projectId);
    if (id === null) throw missingProject();
    const known = this.#known.get(id);
    if (known !== undefined && known.until > this.#clock.monotonicSeconds()) return known.project;
    const [row] = await readPrepared<{ status: ProjectStatus }>(em, SELECT_PROJECT_STATUS, [id]);
    if (row === undefined) throw missingProject();
    const project = { id, status: row.status };
    // After the commit: the transaction may have created it.
    this.#uow.afterCommit(() => this.#note(project));
    return project;
  }

  /** Drops the project from the cache; call it after a change. */
  forget(projectId: string): void {
    this.#known.delete(projectId);
  }

  #note(project: KnownProject): void {
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(project.id, { project, until: this.#clock.monotonicSeconds() + KNOWN_SECONDS });
  }
}
