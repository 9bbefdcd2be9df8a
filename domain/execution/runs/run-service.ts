import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { newestFirst, newestFirstPage } from '../../foundation/database/pages/newest-first.ts';
import { readRecord } from '../../foundation/database/records.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { NotFound } from '../../foundation/errors/errors.ts';
import { parseUuid } from '../../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../../foundation/kernel/pages/page.ts';
import { Run, type RunRecord, type RunStatus } from './run.entity.ts';

export interface RunFilters {
  readonly taskId?: string;
  readonly projectId?: string;
  readonly agentId?: string;
  readonly workerName?: string;
  readonly status?: RunStatus;
}

/** Reads runs (spec/rules/work.md#runs). */
export class RunService {
  readonly #uow: UnitOfWork;

  constructor(uow: UnitOfWork) {
    this.#uow = uow;
  }

  /** Newest first. A filter that is not an id matches nothing. */
  async list({ status, workerName, ...references }: RunFilters, page: PageRequest): Promise<Page<RunRecord>> {
    const ids = Object.entries(references).map(([name, text]) => [name, parseUuid(text)] as const);
    if (ids.some(([, id]) => id === null)) return { items: [], nextPosition: null };
    const plain = { ...(status === undefined ? {} : { status }), ...(workerName === undefined ? {} : { workerName }) };
    const where = { $and: [plain, Object.fromEntries(ids), newestFirst(page.position)] };
    return this.#uow.read((em) => newestFirstPage(em, Run, where as FilterQuery<RunRecord>, page));
  }

  /** Throws NotFound. */
  async get(runId: string): Promise<RunRecord> {
    return this.#uow.read((em) => findRun(em, runId));
  }
}

/** The run with this id. Throws NotFound. */
export const findRun = async (em: EntityManager, runId: string): Promise<RunRecord> => {
  const id = parseUuid(runId);
  const run = id === null ? null : await readRecord(em, Run, { id });
  if (run === null) throw new NotFound('The run does not exist');
  return run;
};
