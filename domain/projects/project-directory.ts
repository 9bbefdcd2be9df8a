import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { parseUuid } from '../foundation/kernel/ids.ts';
import { Project } from './project.entity.ts';

/** A project by its name. */
export interface NamedProject {
  readonly id: string;
  readonly name: string;
}

const NEWEST = 50;

/** Looks up projects by id or name, without their other fields. */
export class ProjectDirectory {
  readonly #uow: UnitOfWork;

  constructor(uow: UnitOfWork) {
    this.#uow = uow;
  }

  /** The projects that one of `references` names by id or exact name, then the newest others; at most 50 of each. */
  async choices(references: readonly string[]): Promise<readonly NamedProject[]> {
    const ids = references.map(parseUuid).filter((id) => id !== null);
    const fields = ['id', 'name'] as const;
    return this.#uow.read(async (em) => {
      const orderBy = { createdAt: 'desc', id: 'desc' } as const;
      const named = { $or: [{ id: { $in: ids } }, { name: { $in: [...references] } }] };
      const meant = await em.find(Project, references.length === 0 ? { id: { $in: [] } } : named, {
        fields,
        orderBy,
        limit: NEWEST,
      });
      const newest = await em.find(Project, {}, { fields, orderBy, limit: NEWEST });
      return [...new Map([...meant, ...newest].map(({ id, name }) => [id, { id, name }])).values()];
    });
  }
}
