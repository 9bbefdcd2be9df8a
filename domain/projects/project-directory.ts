import { readPrepared } from '../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { parseUuid } from '../foundation/kernel/ids.ts';
import { SELECT_NEWEST_PROJECTS, SELECT_PROJECT_CHOICES } from './statements.ts';

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
    const named = [JSON.stringify(ids), JSON.stringify(references), NEWEST];
    const [text, values] = references.length === 0 ? [SELECT_NEWEST_PROJECTS, []] : [SELECT_PROJECT_CHOICES, named];
    const found = await this.#uow.read((em) => readPrepared<NamedProject>(em, text, [...values, NEWEST]));
    return [...new Map(found.map((project) => [project.id, project])).values()];
  }
}
