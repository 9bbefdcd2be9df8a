import { readPrepared } from '../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { isNamedIn } from '../foundation/kernel/text/named-in.ts';
import { nameKey } from '../foundation/kernel/text/text.ts';
import { SELECT_TASKS_NAMED_IN } from './statements.ts';
import type { TaskStatus } from './task.entity.ts';

/** A task by its title, with what distinguishes it from others of the same title. */
export interface NamedTask {
  readonly id: string;
  readonly title: string;
  readonly status: TaskStatus;
  readonly projectId: string;
}

const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const MAX_IDS = 20;

/** Looks up the tasks that a text names, without their other fields. */
export class TaskDirectory {
  readonly #uow: UnitOfWork;

  constructor(uow: UnitOfWork) {
    this.#uow = uow;
  }

  /**
   * The tasks whose id the text contains, and those of the newest 1000 whose title it contains as whole words, ignoring case; newest first, at
   * most 50. A title that is part of another title that the text contains is left out.
   */
  async namedIn(text: string): Promise<readonly NamedTask[]> {
    const line = text.split(/\s+/).join(' ');
    const ids = (line.match(IDS) ?? []).slice(0, MAX_IDS).map((id) => id.toLowerCase());
    const found = await this.#uow.read((em) =>
      readPrepared<NamedTask>(em, SELECT_TASKS_NAMED_IN, [JSON.stringify(ids), line]),
    );
    const named = found.filter(({ id, title }) => ids.includes(id) || isNamedIn(line, title));
    return named.filter(({ id, title }) => ids.includes(id) || !named.some((other) => isPartOf(title, other.title)));
  }
}

const isPartOf = (title: string, other: string): boolean =>
  nameKey(title) !== nameKey(other) && isNamedIn(other, title);
