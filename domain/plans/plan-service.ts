import type { FilterQuery } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { newestFirst, newestFirstPage } from '../foundation/database/pages/newest-first.ts';
import {
  oldestAfter,
  type PendingPage,
  type PendingPosition,
  readPendingPage,
} from '../foundation/database/pages/pending-page.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { NotFound } from '../foundation/errors/errors.ts';
import { parseUuid } from '../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../foundation/kernel/pages/page.ts';
import { Plan, type PlanRecord, type PlanStatus } from './plan.entity.ts';
import { SELECT_WAITING_PLANS } from './statements.ts';

const WAITING = { name: 'waiting-plans', text: SELECT_WAITING_PLANS };

interface PlanServiceDeps {
  readonly pool: Pool;
  readonly uow: UnitOfWork;
}

/** Reads plans. */
export class PlanService {
  readonly #pool: Pool;
  readonly #uow: UnitOfWork;

  constructor({ pool, uow }: PlanServiceDeps) {
    this.#pool = pool;
    this.#uow = uow;
  }

  /** Newest first. A project that is not an id matches nothing. */
  async list(filters: { status?: PlanStatus; projectId?: string }, page: PageRequest): Promise<Page<PlanRecord>> {
    const projectId = filters.projectId === undefined ? undefined : parseUuid(filters.projectId);
    if (projectId === null) return { items: [], nextPosition: null };
    const given = { ...filters, ...(projectId === undefined ? {} : { projectId }) };
    const where: FilterQuery<PlanRecord> = { $and: [given, newestFirst(page.position)] };
    return this.#uow.read((em) => newestFirstPage(em, Plan, where, page));
  }

  /** Plans that wait for review, except those that the user `except` requested; oldest first. */
  async waiting(
    position: PendingPosition | null,
    limit: number,
    except: string | null,
  ): Promise<PendingPage<PlanRecord>> {
    return readPendingPage(this.#pool, WAITING, [...oldestAfter(position), limit, except], (ids) =>
      this.#uow.read((em) => em.find(Plan, { id: { $in: ids }, status: 'pending_review' })),
    );
  }

  /** Throws NotFound. */
  async get(planId: string): Promise<PlanRecord> {
    const id = parseUuid(planId);
    const plan = id === null ? null : await this.#uow.read((em) => em.findOne(Plan, { id }));
    if (plan === null) throw new NotFound('The plan does not exist');
    return plan;
  }

  /** The plan of an approval, or null. */
  async ofApproval(approvalId: string): Promise<PlanRecord | null> {
    return this.#uow.read((em) => em.findOne(Plan, { approvalId }));
  }
}
